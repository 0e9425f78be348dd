import type { Content, Seat, Square } from "../engine/index.js";
import type { RuleFacts, RuleWords } from "./rule-words.js";
import type { Words } from "./words.js";

const list = new Intl.ListFormat("en");

const discs = (count: number): string => (count === 1 ? "1 disc" : `${count} discs`);
const squares = (count: number): string => (count === 1 ? "1 square" : `${count} squares`);
const colours = (contents: readonly Content[], words: Words): string =>
  list.format(contents.map((content) => (content === "neutral" ? content : words.content(content))));
const boardText = ({ board, squares: all, corners: count }: RuleFacts["board"], words: Words): string =>
  `${words.setup.boards[board]}: ${squares(all)} and ${count} corners`;
const corners = (seat: Seat, names: readonly Square[], words: Words): string =>
  `${words.seats[seat]} starts with ${discs(names.length)} in corners: ${list.format(names)}`;
const passFewer = "Players who pass put down fewer";
const shareList = (shares: RuleFacts["placed"]["shares"], words: Words): string =>
  list.format(shares.map(({ seat, discs: count }) => `${words.seats[seat]} ${count}`));
const choices = ({ boards, free, handicap, tournament }: RuleFacts["options"], words: Words): string =>
  list.format([
    ...boards.map((board) => words.setup.boards[board]),
    ...(free ? ["free opening"] : []),
    ...(handicap ? ["corner handicap"] : []),
    ...(tournament ? ["tournament scoring (not in Anti-Reversi)"] : []),
    "Anti-Reversi",
    "blocked squares",
  ]);

export const enRules: RuleWords = {
  title: () => "Rules",
  topics: {
    players: "Players",
    board: "Board",
    start: "Start",
    handicap: "Corner handicap",
    blocked: "Blocked squares",
    order: "Turns",
    move: "A move",
    nothing: "No move",
    placed: "Discs",
    end: "End",
    winner: "Winner",
    options: "Options",
  },
  tell: {
    players: ({ seats, neutral }, words) =>
      `${seats.length} players: ${colours(seats, words)}.${neutral ? " The neutral disc is nobody’s." : ""}`,
    board: (facts, words) =>
      `${boardText(facts, words)}${facts.board === "octagon" ? ", 10 × 10 without its tips" : ""}. A disc in a corner is never turned over.`,
    start: ({ centre, each }, words) =>
      each > 0
        ? `Free opening: the middle is empty. First fill it in turns, ${discs(each)} each. These turn nothing over.`
        : `Four discs lie in the middle, clockwise from the top left: ${colours(centre, words)}.`,
    handicap: ({ seat, squares: names }, words) => `${corners(seat, names, words)}.`,
    blocked: ({ squares: names }) =>
      `${squares(names.length)} can’t be played: ${list.format(names)}. A row ends there, as at the edge.`,
    order: ({ seats }, words) => `${words.seats[seats[0]!]} begins. In turn: ${colours(seats, words)}.`,
    move: ({ mixed, neutral }) =>
      `Put a disc on an empty square so that a straight row of ${mixed ? `discs of any other colours${neutral ? ", the neutral one too," : ""}` : "the other player’s discs"} lies between it and another disc of yours: across, down or slantwise. All such rows turn over. If you can turn discs over, you must.`,
    nothing: ({ may }) =>
      may === "pass"
        ? "You pass when you can turn nothing over, and only then."
        : "Nobody passes. If you can turn nothing over, place a disc next to any disc, at its side or corner. It turns nothing over. Do so even with no disc left.",
    placed({ shares, each }, words) {
      if (each !== null) return `Each player puts down ${discs(each)}.`;
      return shares.length > 0 ? `Discs to put down: ${shareList(shares, words)}.` : `${passFewer}.`;
    },
    end({ when, left }) {
      if (when === "stuck") return "The game ends when neither player can turn anything over.";
      return left > 0
        ? `The game ends when no empty square is next to a disc. ${squares(left)} will stay empty.`
        : "The game ends when the board is full.";
    },
    winner: ({ goal, scoring, others }) =>
      `${goal === "most" ? "The most discs win." : "Anti-Reversi: the fewest discs win, and none at all is best."} ${others ? "If players share the best number, it is a draw for all." : "If both have as many, it is a draw."}${scoring === "discs" ? "" : " Tournament scoring: empty squares count for the winner; after a draw, half for each."}`,
    options: (facts, words) => `${facts.players} players can choose: ${choices(facts, words)}.`,
  },
  brief: {
    players: ({ seats, neutral }) => `${seats.length}${neutral ? ", neutral disc" : ""}`,
    board: boardText,
    start: ({ centre, each }, words) =>
      each > 0 ? `Free opening, ${discs(each)} each` : `Middle: ${colours(centre, words)}`,
    handicap: ({ seat, squares: names }, words) => (names.length > 0 ? corners(seat, names, words) : "None"),
    blocked: ({ squares: names }) => (names.length > 0 ? squares(names.length) : "None"),
    order: ({ seats }, words) => colours(seats, words),
    move: ({ mixed }) => (mixed ? "Rows of any other colours" : "Rows of the other’s discs"),
    nothing: ({ may }) => (may === "pass" ? "You pass" : "Place next to any disc"),
    placed({ shares, each }, words) {
      if (each !== null) return `${discs(each)} each`;
      return shares.length > 0 ? shareList(shares, words) : passFewer;
    },
    end({ when, left }) {
      if (when === "stuck") return "Neither player can turn anything over";
      return left > 0 ? "No empty square is next to a disc" : "The board is full";
    },
    winner: ({ goal, scoring, others }) =>
      `${goal === "most" ? "The most discs" : "The fewest discs"}${others ? "; if shared, a draw for all" : ""}${scoring === "discs" ? "" : "; empty squares count for the winner"}`,
    options: choices,
  },
  differences: () => "Differences",
  thisGame: () => "This game",
  standard: () => "Standard Reversi",
  nothingDiffers: () => "Standard Reversi.",
  captions: {
    start: (name) => (name === null ? "The start." : `The start. ${name} may play on a marked square.`),
    flip: (name, square, flips) => `${name} plays ${square} and turns over ${discs(flips)}.`,
    place: (name, square) => `${name} can turn nothing over, and places a disc on ${square}.`,
    pass: (name, next) => `${name} can turn nothing over and passes. ${next} plays again.`,
    blocked: (name, square) => `${name} may play on ${square}. The other row ends at a blocked square.`,
    corners: (count) => `A disc in one of the ${count} corners is never turned over.`,
  },
};
