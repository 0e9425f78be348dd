import type { Words } from "./words.js";

const seats = { black: "Black", white: "White", red: "Red", green: "Green" } as const;
const contents = { ...seats, neutral: "Neutral disc", empty: "empty", blocked: "blocked" } as const;

const discs = (count: number): string => (count === 1 ? "1 disc" : `${count} discs`);
const list = new Intl.ListFormat("en");

export const en: Words = {
  seats,
  board: (side, octagon) =>
    octagon ? `Reversi board, octagon, ${side} by ${side}` : `Reversi board, ${side} by ${side}`,
  content: (content) => contents[content],
  cell(square, content, flips) {
    const named = `${square}, ${contents[content]}`;
    if (flips === null) return named;
    return flips === 0 ? `${named}, can be played` : `${named}, can be played, turns ${discs(flips)}`;
  },
  score: (name, count) => `${name}: ${discs(count)}`,
  you: () => "you",
  toMove: (name) => `${name} to move`,
  placementDue: (name) => `${name} has nothing to flip: place next to any disc`,
  centreDue: (name) => `${name} to move: fill the centre`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return `${name} plays ${square} and turns ${discs(flips)}.`;
    return kind === "place" ? `${name} places on ${square}.` : `${name} opens on ${square}.`;
  },
  passed: (name) => `${name} has no move and passes.`,
  undone: (square) => `Move ${square} taken back.`,
  newGame: () => "New game.",
  won: (name, scores) => `${name} wins, ${scores.join(" to ")}`,
  drawn: (scores) => `A draw, ${scores.join(" to ")}`,
  picture: (holders) =>
    holders
      .map(({ name, squares }) => `${name}: ${squares.length === 0 ? "none" : list.format(squares)}.`)
      .join(" "),
  refused: () => "This variant can’t be played:",
};
