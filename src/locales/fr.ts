import type { Square } from "../engine/index.js";
import type { RuleFacts } from "./rule-words.js";
import { addWords } from "./registry.js";
import type { Words } from "./words.js";

// With the no-break spaces that French has before them.
const colon = "\u00a0:";
const semicolon = "\u202f;";

const seats = { black: "Noir", white: "Blanc", red: "Rouge", green: "Vert" } as const;
const contents = { ...seats, neutral: "pion neutre", empty: "vide", blocked: "bloquée" } as const;

const list = new Intl.ListFormat("fr");
const number = new Intl.NumberFormat("fr");
/** Zero and one, and what lies between, are singular. */
const count = (of: number, noun: string): string => `${number.format(of)} ${noun}${of < 2 ? "" : "s"}`;
const discs = (of: number): string => count(of, "pion");
const corners = (of: number): string => count(of, "coin");
const result = (scores: readonly number[]): string => {
  const numbers = scores.map((score) => number.format(score));
  return numbers.length === 2 ? numbers.join(" à ") : list.format(numbers);
};

const boardText = (facts: RuleFacts["board"], words: Words): string =>
  `${words.setup.boards[facts.board]}${colon} ${count(facts.squares, "case")}, dont ${corners(facts.corners)}`;
const colours = (names: RuleFacts["start"]["centre"], words: Words): string =>
  list.format(names.map((name) => words.content(name)));
const handicapText = (facts: RuleFacts["handicap"], words: Words): string =>
  `${words.seats[facts.seat]} a dès le départ ${discs(facts.squares.length)} dans ${facts.squares.length === 1 ? "un coin" : "les coins"}${colon} ${list.format(facts.squares)}`;
const placedText = (facts: RuleFacts["placed"], words: Words): string => {
  if (facts.each !== null) return `Chaque joueur pose ${discs(facts.each)}`;
  if (facts.shares.length === 0) return "Qui passe en pose moins";
  const texts = facts.shares.map((share) => `${share.discs} pour ${words.seats[share.seat]}`);
  return `Pions à poser${colon} ${list.format(texts)}`;
};
const endText = (facts: RuleFacts["end"]): string => {
  if (facts.when === "stuck") return "Quand plus personne ne peut rien retourner";
  return facts.left ? "Quand aucune case vide ne touche un pion" : "Quand le plateau est plein";
};
const passText = (name: string): string => `${name} ne peut rien retourner et passe.`;
const flipText = (name: string, square: Square, flips: number): string =>
  `${name} joue en ${square} et retourne ${discs(flips)}.`;
const choices = (facts: RuleFacts["options"], words: Words): string =>
  list.format([
    ...facts.boards.map((board) => words.setup.boards[board]),
    ...(facts.free ? ["ouverture libre"] : []),
    ...(facts.handicap ? ["handicap de coins"] : []),
    ...(facts.tournament ? ["score de tournoi (pas en Anti-Reversi)"] : []),
    "Anti-Reversi",
    "cases bloquées",
  ]);

export const fr: Words = {
  language: "fr",
  stop: ".",
  gap: " ",
  seats,
  board: (side, octagon) => `Plateau de Reversi, ${octagon ? "octogone, " : ""}${side} sur ${side}`,
  content: (content) => contents[content],
  cell: (square, content, flips) =>
    `${square}, ${contents[content]}${flips === null ? "" : ", on peut y jouer"}${flips ? ` et retourner ${discs(flips)}` : ""}`,
  score: (name, of) => `${name}${colon} ${discs(of)}`,
  you: () => "toi",
  toMove: (name) => `À ${name} de jouer`,
  thinking: (name) => `${name} réfléchit`,
  placementDue: (name) => `${name} ne peut rien retourner et pose un pion à côté d’un autre`,
  centreDue: (name) => `À ${name} de jouer${colon} un pion au centre`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return flipText(name, square, flips);
    return `${name} pose un pion ${kind === "place" ? "" : "au centre, "}en ${square}.`;
  },
  passed: passText,
  undone: (square) => `Coup en ${square} annulé.`,
  won: (name, scores) => `${name} gagne${colon} ${result(scores)}`,
  drawn: (scores) => `Égalité${colon} ${result(scores)}`,
  picture: (holders) =>
    holders.map(({ name, squares }) => `${name}${colon} ${list.format(squares) || "aucune case"}.`).join(" "),
  refused: () => `Cette variante est impossible${colon}`,
  controls: {
    new: "Nouvelle partie",
    rematch: "Nouvelle partie, couleurs échangées",
    undo: "Annuler",
    redo: "Rejouer",
    pause: "Pause",
    resume: "Reprendre",
    step: "Un coup",
    rules: "Règles",
    setup: "Préparer une partie",
    share: "Copier le lien",
    exchange: "Copier ou coller",
    menu: "Menu",
    close: "Fermer",
    hint: "Apprends-moi",
    first: "Premier coup",
    previous: "Coup précédent",
    next: "Coup suivant",
    last: "Dernier coup",
    shown: (ply, last) => `${ply} sur ${last}`,
    copied: "Copié.",
  },
  setup: {
    start: "Commencer",
    cancel: "Annuler",
    players: "Joueurs",
    board: "Plateau",
    goal: "Qui gagne",
    opening: "Ouverture",
    scoring: "Score",
    handicap: "Handicap de coins",
    blocked: "Cases bloquées",
    seats: "Qui joue",
    boards: { "6x6": "6 × 6", "8x8": "8 × 8", "10x10": "10 × 10", octagon: "Octogone" },
    goals: { most: "Le plus de pions", fewest: "Le moins (Anti-Reversi)" },
    openings: { cross: "Quatre pions en croix", free: `Libre${colon} on remplit d’abord le centre` },
    scorings: { discs: "Pions", tournament: "Les cases vides comptent pour le gagnant" },
    corners: (of) => (of === 0 ? "Aucun" : corners(of)),
    forSeat: "Pour",
    blockedNone: "Aucune",
    blockedRandom: "Au hasard",
    blockedDrawn: "Choisies ici",
    blockedCount: "Combien",
    name: "Nom",
    movers: { human: "Une personne", host: "Cette page" },
    levels: ["Ordinateur, facile", "Ordinateur, moyen", "Ordinateur, difficile", "Ordinateur, expert"],
    onlyTwo: "seulement à deux joueurs",
    notFewest: "pas en Anti-Reversi",
    notThere: "Jamais bloquée",
  },
  exchange: {
    link: "Lien",
    moves: "Coups",
    position: "Position",
    copy: "Copier",
    paste: "Coups, position ou partie",
    load: "Charger",
  },
  rules: () => ({
    title: () => "Règles",
    topics: {
      players: "Joueurs",
      board: "Plateau",
      start: "Départ",
      handicap: "Handicap de coins",
      blocked: "Cases bloquées",
      order: "Ordre",
      move: "Un coup",
      nothing: "Rien à retourner",
      placed: "Pions à poser",
      end: "Fin",
      winner: "Qui gagne",
      options: "Au choix",
    },
    tell: {
      players: (facts, words) =>
        `${count(facts.seats.length, "joueur")}${colon} ${colours(facts.seats, words)}.${facts.neutral ? " Le pion neutre n’est à personne." : ""}`,
      board: (facts, words) =>
        `${boardText(facts, words)}.${facts.board === "octagon" ? " 10 × 10 sans pointes." : ""} Un pion dans un coin n’est jamais retourné.`,
      start: (facts, words) =>
        facts.each
          ? `Ouverture libre${colon} on remplit d’abord le centre à tour de rôle, ${discs(facts.each)} chacun, sans rien retourner.`
          : `Quatre pions sont au centre, dans le sens horaire depuis le haut à gauche${colon} ${colours(facts.centre, words)}.`,
      handicap: (facts, words) => `${handicapText(facts, words)}.`,
      blocked: (facts) =>
        `${count(facts.squares.length, "case")} où l’on ne peut pas jouer${colon} ${list.format(facts.squares)}. Une ligne s’y arrête, comme au bord.`,
      order: (facts, words) =>
        `${words.seats[facts.seats[0]!]} commence. On joue à tour de rôle${colon} ${colours(facts.seats, words)}.`,
      move: (facts) =>
        `On pose un pion sur une case vide pour encadrer, entre lui et un autre pion de sa couleur, une ligne de ${facts.mixed ? `pions des autres couleurs, même mélangées${facts.neutral ? ", pion neutre compris" : ""}` : "pions adverses"}. La ligne est droite et sans trou, dans n’importe quel sens. On retourne toutes les lignes encadrées. Si l’on peut retourner des pions, on doit le faire.`,
      nothing: (facts) =>
        facts.may === "pass"
          ? "On passe quand on ne peut rien retourner, sinon jamais."
          : "Personne ne passe. Si l’on ne peut rien retourner, on pose un pion à côté de n’importe quel autre, même en diagonale, sans rien retourner. Même quand on n’a plus de pion.",
      placed: (facts, words) => `${placedText(facts, words)}.`,
      end: (facts) =>
        `${endText(facts)}, la partie s’arrête.${facts.left ? ` ${count(facts.left, "case")} ${facts.left < 2 ? "restera vide" : "resteront vides"}.` : ""}`,
      winner: (facts) =>
        `${facts.goal === "most" ? "Qui a le plus de pions gagne." : `Anti-Reversi${colon} qui a le moins de pions gagne${semicolon} aucun, c’est encore mieux.`} ${facts.others ? "En cas d’égalité à la première place, la partie est nulle pour tous." : "En cas d’égalité, la partie est nulle."}${facts.scoring === "discs" ? "" : ` Score de tournoi${colon} les cases vides comptent pour le gagnant${semicolon} en cas d’égalité, moitié pour chacun.`}`,
      options: (facts, words) =>
        `À ${facts.players} joueurs, on peut choisir${colon} ${choices(facts, words)}.`,
    },
    brief: {
      players: (facts) => `${facts.seats.length}${facts.neutral ? ", et un pion neutre" : ""}`,
      board: boardText,
      start: (facts, words) =>
        facts.each
          ? `Ouverture libre, ${discs(facts.each)} chacun`
          : `Au centre${colon} ${colours(facts.centre, words)}`,
      handicap: (facts, words) => (facts.squares.length ? handicapText(facts, words) : "Aucun"),
      blocked: (facts) => (facts.squares.length ? count(facts.squares.length, "case") : "Aucune"),
      order: (facts, words) => colours(facts.seats, words),
      move: (facts) => (facts.mixed ? "Lignes d’autres couleurs" : "Lignes adverses"),
      nothing: (facts) =>
        facts.may === "pass" ? "On passe" : "On pose un pion à côté de n’importe quel autre",
      placed: placedText,
      end: endText,
      winner: (facts) =>
        `Le ${facts.goal === "most" ? "plus" : "moins"} de pions${facts.others ? `${semicolon} en cas d’égalité à la première place, la partie est nulle pour tous` : ""}${facts.scoring === "discs" ? "" : `${semicolon} les cases vides comptent pour le gagnant`}`,
      options: choices,
    },
    differences: () => "Différences",
    thisGame: () => "Cette partie",
    standard: () => "Reversi classique",
    nothingDiffers: () => "C’est le Reversi classique.",
    captions: {
      start: (name) => `Le départ.${name === null ? "" : ` ${name} peut jouer sur une case marquée.`}`,
      flip: flipText,
      place: (name, square) => `${name} ne peut rien retourner et pose un pion en ${square}.`,
      pass: (name, next) => `${passText(name)} ${next} rejoue.`,
      blocked: (name, square) =>
        `${name} peut jouer en ${square}. L’autre ligne s’arrête à une case bloquée.`,
      corners: (of) => `${corners(of)}${colon} un pion dans un coin n’est jamais retourné.`,
    },
  }),
};

addWords("fr", fr);
