import type { Square } from "../engine/index.js";
import type { RuleFacts } from "./rule-words.js";
import { addWords } from "./registry.js";
import type { Words } from "./words.js";

const seats = { black: "Schwarz", white: "Weiß", red: "Rot", green: "Grün" } as const;
const contents = { ...seats, neutral: "neutraler Stein", empty: "leer", blocked: "gesperrt" } as const;

const list = new Intl.ListFormat("de");
const number = new Intl.NumberFormat("de");
/** Both nominative and accusative, but for the one of them. */
const discs = (of: number, one = "einen Stein"): string => (of === 1 ? one : `${number.format(of)} Steine`);
const squaresText = (of: number): string => (of === 1 ? "1 Feld" : `${of} Felder`);
const corners = (of: number): string => (of === 1 ? "1 Ecke" : `${of} Ecken`);
const result = (scores: readonly number[]): string =>
  scores.map((score) => number.format(score)).join(" zu ");

const boardText = (facts: RuleFacts["board"], words: Words): string =>
  `${words.setup.boards[facts.board]}: ${squaresText(facts.squares)}, davon ${corners(facts.corners)}`;
const colours = (names: RuleFacts["start"]["centre"], words: Words): string =>
  list.format(names.map((name) => words.content(name)));
const handicapText = (facts: RuleFacts["handicap"], words: Words): string =>
  `${words.seats[facts.seat]} hat von Anfang an ${discs(facts.squares.length)} in ${facts.squares.length === 1 ? "einer Ecke" : "den Ecken"}: ${list.format(facts.squares)}`;
const placedText = (facts: RuleFacts["placed"], words: Words): string => {
  if (facts.each !== null) return `Jeder Spieler setzt ${discs(facts.each)}`;
  if (facts.shares.length === 0) return "Wer passt, setzt weniger Steine";
  const texts = facts.shares.map((share) => `${words.seats[share.seat]} ${share.discs}`);
  return `Es setzen ${list.format(texts)} Steine`;
};
const endText = (facts: RuleFacts["end"]): string => {
  if (facts.when === "stuck") return "Wenn niemand mehr etwas umdrehen kann";
  return facts.left ? "Wenn kein leeres Feld neben einem Stein liegt" : "Wenn das Brett voll ist";
};
const passText = (name: string): string => `${name} kann nichts umdrehen und muss passen.`;
const flipText = (name: string, square: Square, flips: number): string =>
  `${name} setzt auf ${square} und dreht ${discs(flips)} um.`;
const choices = (facts: RuleFacts["options"], words: Words): string =>
  list.format([
    ...facts.boards.map((board) => words.setup.boards[board]),
    ...(facts.free ? ["freie Eröffnung"] : []),
    ...(facts.handicap ? ["Eckvorgabe"] : []),
    ...(facts.tournament ? ["Turnierwertung (nicht bei Anti-Reversi)"] : []),
    "Anti-Reversi",
    "gesperrte Felder",
  ]);

export const de: Words = {
  language: "de",
  stop: ".",
  gap: " ",
  seats,
  board: (side, octagon) => `Reversi-Brett, ${octagon ? "Achteck, " : ""}${side} mal ${side}`,
  content: (content) => contents[content],
  cell: (square, content, flips) =>
    `${square}, ${contents[content]}${flips === null ? "" : ", spielbar"}${flips ? `, dreht ${discs(flips)} um` : ""}`,
  score: (name, of) => `${name}: ${discs(of, "ein Stein")}`,
  you: () => "du",
  toMove: (name) => `${name} ist am Zug`,
  thinking: (name) => `${name} überlegt`,
  placementDue: (name) => `${name} kann nichts umdrehen und setzt einen Stein neben einen anderen`,
  centreDue: (name) => `${name} ist am Zug: Stein in die Mitte setzen`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return flipText(name, square, flips);
    return `${name} setzt ${kind === "place" ? "einen Stein" : "in die Mitte,"} auf ${square}.`;
  },
  passed: passText,
  undone: (square) => `Zug auf ${square} zurückgenommen.`,
  won: (name, scores) => `${name} gewinnt mit ${result(scores)}`,
  drawn: (scores) => `Unentschieden, ${result(scores)}`,
  picture: (holders) =>
    holders.map(({ name, squares }) => `${name}: ${list.format(squares) || "kein Feld"}.`).join(" "),
  refused: () => "Diese Variante ist nicht spielbar:",
  controls: {
    new: "Neues Spiel",
    rematch: "Neues Spiel, Farben getauscht",
    undo: "Zug zurück",
    redo: "Zug wiederholen",
    pause: "Pause",
    resume: "Weiter",
    step: "Ein Zug",
    rules: "Regeln",
    setup: "Spiel einrichten",
    share: "Link kopieren",
    exchange: "Kopieren, einfügen",
    menu: "Menü",
    close: "Schließen",
    hint: "Hilf mir",
    first: "Erster Zug",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Letzter Zug",
    shown: (ply, last) => `${ply} von ${last}`,
    copied: "Kopiert.",
  },
  setup: {
    start: "Starten",
    cancel: "Abbrechen",
    players: "Spieler",
    board: "Brett",
    goal: "Wer gewinnt",
    opening: "Eröffnung",
    scoring: "Wertung",
    handicap: "Eckvorgabe",
    blocked: "Gesperrte Felder",
    seats: "Wer spielt",
    boards: { "6x6": "6 × 6", "8x8": "8 × 8", "10x10": "10 × 10", octagon: "Achteck" },
    goals: { most: "Die meisten Steine", fewest: "Die wenigsten Steine (Anti-Reversi)" },
    openings: { cross: "Vier Steine über Kreuz", free: "Frei: zuerst die Mitte füllen" },
    scorings: { discs: "Steine", tournament: "Leere Felder zählen für den Gewinner" },
    corners: (of) => (of === 0 ? "Keine" : corners(of)),
    forSeat: "Für",
    blockedNone: "Keine",
    blockedRandom: "Zufällig",
    blockedDrawn: "Hier wählen",
    blockedCount: "Wie viele",
    name: "Name",
    movers: { human: "Mensch", host: "Diese Seite" },
    levels: ["Computer, leicht", "Computer, mittel", "Computer, schwer", "Computer, Experte"],
    onlyTwo: "nur zu zweit",
    notFewest: "nicht bei Anti-Reversi",
    notThere: "Nicht sperrbar",
  },
  exchange: {
    link: "Link",
    moves: "Züge",
    position: "Stellung",
    copy: "Kopieren",
    paste: "Züge, Stellung oder Spiel einfügen",
    load: "Laden",
  },
  rules: () => ({
    title: () => "Regeln für dieses Spiel",
    topics: {
      players: "Spieler",
      board: "Brett",
      start: "Anfang",
      handicap: "Eckvorgabe",
      blocked: "Gesperrte Felder",
      order: "Reihenfolge",
      move: "Ein Zug",
      nothing: "Nichts umzudrehen",
      placed: "Zahl der Steine",
      end: "Ende",
      winner: "Wer gewinnt",
      options: "Zur Wahl",
    },
    tell: {
      players: (facts, words) =>
        `${facts.seats.length} Spieler: ${colours(facts.seats, words)}.${facts.neutral ? " Der neutrale Stein gehört niemandem." : ""}`,
      board: (facts, words) =>
        `${boardText(facts, words)}.${facts.board === "octagon" ? " 10 × 10 ohne Spitzen." : ""} Ein Stein in einer Ecke wird nie umgedreht.`,
      start: (facts, words) =>
        facts.each
          ? `Freie Eröffnung: Zuerst füllt ihr abwechselnd die Mitte, jeder setzt ${discs(facts.each)}. Sie drehen nichts um.`
          : `In der Mitte liegen vier Steine, im Uhrzeigersinn von oben links: ${colours(facts.centre, words)}.`,
      handicap: (facts, words) => `${handicapText(facts, words)}.`,
      blocked: (facts) =>
        `${squaresText(facts.squares.length)} ${facts.squares.length === 1 ? "ist" : "sind"} nicht spielbar: ${list.format(facts.squares)}. Eine Reihe endet dort wie am Rand.`,
      order: (facts, words) =>
        `${words.seats[facts.seats[0]!]} beginnt. Es geht reihum: ${colours(facts.seats, words)}.`,
      move: (facts) =>
        `Setze einen Stein auf ein leeres Feld und schließe zwischen ihm und einem anderen Stein deiner Farbe eine Reihe von ${facts.mixed ? `Steinen der anderen Farben ein, auch gemischt${facts.neutral ? " und mit dem neutralen Stein" : ""}` : "Steinen des anderen Spielers ein"}. Die Reihe ist gerade, ohne Lücke, in jeder Richtung. Alle diese Reihen werden umgedreht. Wenn du Steine umdrehen kannst, musst du es tun.`,
      nothing: (facts) =>
        facts.may === "pass"
          ? "Wenn du nichts umdrehen kannst, musst du passen (aussetzen), sonst nicht."
          : "Niemand passt. Wenn du nichts umdrehen kannst, setze einen Stein neben irgendeinen anderen, auch schräg. Er dreht nichts um. Auch dann, wenn du keinen Stein mehr hast.",
      placed: (facts, words) => `${placedText(facts, words)}.`,
      end: (facts) =>
        `${endText(facts)}, endet das Spiel.${facts.left ? ` ${squaresText(facts.left)} ${facts.left === 1 ? "bleibt" : "bleiben"} leer.` : ""}`,
      winner: (facts) =>
        `${facts.goal === "most" ? "Wer die meisten Steine hat, gewinnt." : "Anti-Reversi: Wer die wenigsten Steine hat, gewinnt. Am besten ist gar keiner."} ${facts.others ? "Bei Gleichstand an der Spitze ist es für alle unentschieden." : "Bei Gleichstand ist es unentschieden."}${facts.scoring === "discs" ? "" : " Turnierwertung: Leere Felder zählen für den Gewinner; bei Gleichstand für jeden die Hälfte."}`,
      options: (facts, words) => `Mit ${facts.players} Spielern kann man wählen: ${choices(facts, words)}.`,
    },
    brief: {
      players: (facts) => `${facts.seats.length}${facts.neutral ? ", dazu ein neutraler Stein" : ""}`,
      board: boardText,
      start: (facts, words) =>
        facts.each
          ? `Freie Eröffnung, jeder setzt ${discs(facts.each)}`
          : `In der Mitte: ${colours(facts.centre, words)}`,
      handicap: (facts, words) => (facts.squares.length ? handicapText(facts, words) : "Keine"),
      blocked: (facts) => (facts.squares.length ? squaresText(facts.squares.length) : "Keine"),
      order: (facts, words) => colours(facts.seats, words),
      move: (facts) =>
        facts.mixed ? "Reihen von Steinen der anderen Farben" : "Reihen von Steinen des anderen Spielers",
      nothing: (facts) =>
        facts.may === "pass" ? "Man passt" : "Man setzt einen Stein neben irgendeinen anderen",
      placed: placedText,
      end: endText,
      winner: (facts) =>
        `Die ${facts.goal === "most" ? "meisten" : "wenigsten"} Steine${facts.others ? "; bei Gleichstand an der Spitze für alle unentschieden" : ""}${facts.scoring === "discs" ? "" : "; leere Felder zählen für den Gewinner"}`,
      options: choices,
    },
    differences: () => "Was anders ist",
    thisGame: () => "Dieses Spiel",
    standard: () => "Normales Reversi",
    nothingDiffers: () => "Das ist normales Reversi.",
    captions: {
      start: (name) => `Der Anfang.${name === null ? "" : ` ${name} kann auf ein markiertes Feld setzen.`}`,
      flip: flipText,
      place: (name, square) => `${name} kann nichts umdrehen und setzt einen Stein auf ${square}.`,
      pass: (name, next) => `${passText(name)} ${next} ist wieder am Zug.`,
      blocked: (name, square) =>
        `${name} kann auf ${square} setzen. Die andere Reihe endet an einem gesperrten Feld.`,
      corners: (of) => `${corners(of)}: Ein Stein in einer Ecke wird nie umgedreht.`,
    },
  }),
};

addWords("de", de);
