import type { Content, Square } from "../engine/index.js";
import type { RuleFacts } from "./rule-words.js";
import { addWords } from "./registry.js";
import type { Words } from "./words.js";

const seats = { black: "Fekete", white: "Fehér", red: "Piros", green: "Zöld" } as const;
const contents = { ...seats, neutral: "semleges korong", empty: "üres", blocked: "zárt mező" } as const;
const boards = { "6x6": "6 × 6", "8x8": "8 × 8", "10x10": "10 × 10", octagon: "Nyolcszög" } as const;

// After a number, nouns stay in the singular. Names and squares have neither article nor suffix.
const discs = (count: number): string => `${count} korong`;
const squares = (count: number): string => `${count} mező`;
const list = (texts: readonly string[]): string => new Intl.ListFormat("hu").format(texts);
const scoreText = (scores: readonly number[]): string =>
  scores.map((score) => score.toLocaleString("hu")).join("–");
const flipText = (name: string, square: Square, flips: number): string =>
  `${name} lépése: ${square}, ${discs(flips)} fordul meg.`;

const stuckText = (name: string): string => `${name} nem tud fordítani, ezért `;
const passText = (name: string): string => `${stuckText(name)}passzol.`;
const cornersStay = "A sarokban álló korong soha nem fordul meg.";
const putsDown = (square: Square): string => `letesz egy korongot: ${square}.`;

const turnedDiscs = (mixed: boolean): string => (mixed ? "más színű korongok" : "a másik játékos korongjai");
const colours = (all: readonly Content[]): string => list(all.map((content) => contents[content]));
const boardText = ({ board, squares: all, corners }: RuleFacts["board"]): string =>
  `${boards[board]}: ${squares(all)} és ${corners} sarok`;
const cornerText = ({ seat, squares: names }: RuleFacts["handicap"]): string =>
  `${seats[seat]} sarokban kezd ${discs(names.length)}gal: ${list(names)}`;
const placedText = ({ each, shares }: RuleFacts["placed"]): string =>
  `${
    each === null
      ? list(shares.map(({ seat, discs: count }) => `${seats[seat]} ${count}`)) || "Aki passzol, kevesebb"
      : `Minden játékos ${each}`
  } korongot tesz le`;
const endText = ({ when, left }: RuleFacts["end"]): string =>
  `Ha ${when === "stuck" ? "egyik játékos sem tud fordítani" : left ? "üres mező mellett már nincs korong" : "megtelt a tábla"}`;
const choices = ({ boards: names, free, handicap, tournament }: RuleFacts["options"]): string =>
  list([
    ...names.map((name) => boards[name]),
    ...(free ? ["szabad nyitás"] : []),
    ...(handicap ? ["sarokelőny"] : []),
    ...(tournament ? ["versenypontozás (Anti-Reversiben nem)"] : []),
    "Anti-Reversi",
    "zárt mezők",
  ]);

export const hu: Words = {
  language: "hu",
  stop: ".",
  gap: " ",
  seats,
  board: (side, octagon) => `Reversitábla${octagon ? ", nyolcszög" : ""}, ${side} sor és ${side} oszlop`,
  content: (content) => contents[content],
  cell(square, content, flips) {
    const turned = flips ? `, ${discs(flips)} fordul meg` : "";
    return `${square}, ${contents[content]}${flips === null ? "" : `, ide léphetsz${turned}`}`;
  },
  score: (name, count) => `${name}: ${discs(count)}`,
  you: () => "te",
  toMove: (name) => `${name} következik`,
  thinking: (name) => `${name} gondolkodik`,
  placementDue: (name) => `${stuckText(name)}bármelyik korong mellé tehet`,
  centreDue: (name) => `${name} következik: középre kell tenni`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return flipText(name, square, flips);
    return kind === "place" ? `${name} ${putsDown(square)}` : `${name} középre tesz: ${square}.`;
  },
  passed: passText,
  undone: (square) => `Visszavonva: ${square}.`,
  won: (name, scores) => `${name} nyert, ${scoreText(scores)}`,
  drawn: (scores) => `Döntetlen, ${scoreText(scores)}`,
  picture: (holders) =>
    holders.map(({ name, squares: names }) => `${name}: ${list(names) || "nincs"}.`).join(" "),
  refused: () => "Ez a változat nem játszható:",
  controls: {
    new: "Új játék",
    rematch: "Új játék, színcserével",
    undo: "Visszavonás",
    redo: "Mégis",
    pause: "Szünet",
    resume: "Tovább",
    step: "Egy lépés",
    rules: "Szabályok",
    setup: "Beállítás",
    share: "Link másolása",
    exchange: "Másolás, beillesztés",
    menu: "Menü",
    close: "Bezárás",
    hint: "Taníts meg",
    first: "Első lépés",
    previous: "Előző lépés",
    next: "Következő lépés",
    last: "Utolsó lépés",
    shown: (ply, last) => `${ply} / ${last}`,
    copied: "Másolva.",
  },
  setup: {
    start: "Kezdés",
    cancel: "Mégse",
    players: "Játékosok",
    board: "Tábla",
    goal: "Ki nyer",
    opening: "Nyitás",
    scoring: "Pontozás",
    handicap: "Sarokelőny",
    blocked: "Zárt mezők",
    seats: "Ki játszik",
    boards,
    goals: { most: "Akié a legtöbb korong", fewest: "Akié a legkevesebb korong (Anti-Reversi)" },
    openings: { cross: "Négy korong keresztben", free: "Szabad: a tábla közepe üres" },
    scorings: { discs: "Korongok", tournament: "Az üres mezőket is a győztes kapja" },
    corners: (count) => (count ? `${count} sarok` : "Nincs"),
    forSeat: "Kinek",
    blockedNone: "Nincs",
    blockedRandom: "Véletlenül",
    blockedDrawn: "Kijelölve",
    blockedCount: "Mennyi",
    name: "Név",
    movers: { human: "Ember", host: "Ez az oldal" },
    levels: ["Gép, könnyű", "Gép, közepes", "Gép, nehéz", "Gép, mester"],
    onlyTwo: "csak két játékossal",
    notFewest: "Anti-Reversiben nem",
    notThere: "Nem zárható le",
  },
  exchange: {
    link: "Link",
    moves: "Lépések",
    position: "Állás",
    copy: "Másolás",
    paste: "Lépések, állás vagy játék",
    load: "Betöltés",
  },
  rules: () => ({
    title: () => "Szabályok",
    topics: {
      players: "Játékosok",
      board: "Tábla",
      start: "Kezdőállás",
      handicap: "Sarokelőny",
      blocked: "Zárt mezők",
      order: "Sorrend",
      move: "Lépés",
      nothing: "Ha nem tudsz fordítani",
      placed: "Korongok",
      end: "A játék vége",
      winner: "Ki nyer",
      options: "Választható",
    },
    tell: {
      players: ({ seats: all, neutral }) =>
        `${all.length} játékos: ${colours(all)}.${neutral ? " A semleges korong senkié sem." : ""}`,
      board: (facts) =>
        `${boardText(facts)}.${facts.board === "octagon" ? " Ez a 10 × 10, levágott csúcsokkal." : ""} ${cornersStay}`,
      start: ({ centre, each }) =>
        each
          ? `Szabad nyitás: a tábla közepe üres. Először ezt rakjátok ki felváltva, fejenként ${discs(each)}gal. Ezek nem fordítanak.`
          : `Középen négy korong van, a bal felsőtől az óramutató járása szerint: ${colours(centre)}.`,
      handicap: (facts) => `${cornerText(facts)}.`,
      blocked: ({ squares: names }) =>
        `${squares(names.length)}re nem lehet tenni: ${list(names)}. A sor itt véget ér, mint a tábla szélén.`,
      order: ({ seats: all }) => `${seats[all[0]!]} kezd. A sorrend végig ez: ${colours(all)}.`,
      move: ({ mixed, neutral }) =>
        `Tegyél korongot egy üres mezőre úgy, hogy közte és egy másik korongod között vízszintes, függőleges vagy átlós sorban csak ${turnedDiscs(mixed)} legyenek${mixed ? ", akár vegyesen" : ""}${neutral ? ", a semlegessel is" : ""}. Minden ilyen sor megfordul, és a tiéd lesz. Ha tudsz fordítani, fordítanod kell.`,
      nothing: ({ may }) =>
        may === "pass"
          ? "Ha nem tudsz fordítani, passzolsz, máskor nem."
          : "Senki sem passzol. Ha nem tudsz fordítani, tegyél egyet bármelyik korong mellé, akár átlósan. Ez nem fordít. Akkor is, ha már egy korongod sincs.",
      placed: (facts) => `${placedText(facts)}.`,
      end: (facts) =>
        `${endText(facts)}, vége a játéknak.${facts.left ? ` ${squares(facts.left)} üresen marad.` : ""}`,
      winner: ({ goal, scoring, others }) =>
        `${goal === "most" ? "Az nyer, akié a legtöbb korong." : "Anti-Reversi: az nyer, akié a legkevesebb korong, és a legjobb, ha egy sincs."} ${others ? "Ha többen vannak az élen, mindenkinek döntetlen." : "Egyenlőségnél döntetlen."}${scoring === "discs" ? "" : " Versenypontozás: az üres mezőket is a győztes kapja, döntetlennél fele-fele jár."}`,
      options: (facts) => `${facts.players} játékosnál választható: ${choices(facts)}.`,
    },
    brief: {
      players: ({ seats: all, neutral }) => `${all.length}${neutral ? ", és egy semleges korong" : ""}`,
      board: boardText,
      start: ({ centre, each }) =>
        each ? `Szabad nyitás, fejenként ${discs(each)}` : `Középen: ${colours(centre)}`,
      handicap: (facts) => (facts.squares.length ? cornerText(facts) : "Nincs"),
      blocked: ({ squares: names }) => (names.length ? squares(names.length) : "Nincs"),
      order: ({ seats: all }) => colours(all),
      move: ({ mixed }) => `Megfordulnak: ${turnedDiscs(mixed)}`,
      nothing: ({ may }) => (may === "pass" ? "Passzolsz" : "Bármelyik korong mellé teszel"),
      placed: placedText,
      end: endText,
      winner: ({ goal, scoring, others }) =>
        `Akié a leg${goal === "most" ? "több" : "kevesebb"} korong${others ? "; ha többen vannak az élen, mindenkinek döntetlen" : ""}${scoring === "discs" ? "" : "; az üres mezőket is a győztes kapja"}`,
      options: choices,
    },
    differences: () => "Eltérések",
    thisGame: () => "Ez a játék",
    standard: () => "A szokásos Reversi",
    nothingDiffers: () => "Ez a szokásos Reversi.",
    captions: {
      start: (name) => `Kezdőállás.${name === null ? "" : ` ${name} a megjelölt mezőkre tehet.`}`,
      flip: flipText,
      place: (name, square) => `${stuckText(name)}${putsDown(square)}`,
      pass: (name, next) => `${passText(name)} ${next} lép újra.`,
      blocked: (name, square) => `${name} ide tehet: ${square}. A másik sor egy zárt mezőnél véget ér.`,
      corners: (count) => `${count} sarok van. ${cornersStay}`,
    },
  }),
};

addWords("hu", hu);
