import type { Config } from "../engine/index.js";
import type { Level } from "./task.js";

/** How a level plays. */
export interface Plan {
  /** Plies that it looks ahead, if time and nodes are enough. */
  readonly depth: number;
  /** From so many empty squares on it plays perfectly, with more than two seats where that wins, however long it takes. */
  readonly exact: number;
  /** With so many more it tries to, as long as there is time. */
  readonly tries: number;
  /** Plies that it looks ahead before an exact search. */
  readonly prepare: number;
  /** With more than two seats: how often it goes into a tree of moves instead, if time and nodes are enough. */
  readonly visits?: number;
  /** By how much it misjudges each move, in discs at most. */
  readonly noise: number;
  /** What it may take for all that it doesn't promise, in milliseconds. */
  readonly time: number;
}

/** More plies than any game has. */
const ALL = 200;

/** What a level does with two seats, and with more. */
const PLANS: Readonly<Record<Level, readonly [pair: Plan, many: Plan]>> = {
  easy: [
    { depth: 1, exact: 0, tries: 0, prepare: 0, noise: 12, time: Infinity },
    { depth: 1, exact: 0, tries: 0, prepare: 0, noise: 8, time: Infinity },
  ],
  medium: [
    { depth: 2, exact: 6, tries: 0, prepare: 2, noise: 0.3, time: Infinity },
    { depth: 2, exact: 0, tries: 0, prepare: 0, noise: 3, time: Infinity },
  ],
  hard: [
    { depth: 5, exact: 10, tries: 0, prepare: 4, noise: 0.8, time: Infinity },
    { depth: 0, exact: 6, tries: 0, prepare: 0, visits: 1600, noise: 0.2, time: Infinity },
  ],
  expert: [
    { depth: ALL, exact: 18, tries: 4, prepare: 8, noise: 0.2, time: 1000 },
    { depth: 0, exact: 10, tries: 0, prepare: 0, visits: Infinity, noise: 0.2, time: 1000 },
  ],
};

/** What is different with more than two seats where the fewest discs win: games end closer, and more of them are drawn. */
const FEWEST: Readonly<Record<Level, Partial<Plan>>> = {
  easy: { noise: 4 },
  medium: { noise: 0.85 },
  hard: {},
  expert: {},
};

/** @returns how a level plays a variant */
export function planOf(level: Level, { players, goal }: Config): Plan {
  const [pair, many] = PLANS[level];
  if (players === 2) return pair;
  return goal === "most" ? many : { ...many, ...FEWEST[level] };
}
