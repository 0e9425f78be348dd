import type { ConfigInput } from "../../src/engine/index.js";
import type { Entrant } from "./entrants.js";

/** A line of the table: one player against others, in one variant. */
export interface Row {
  /** `part/variant/one-other`, as it may be named on the command line. */
  readonly id: string;
  readonly config: ConfigInput;
  /** Squares blocked at random. */
  readonly blocked: number;
  /** Random plies at the beginning. */
  readonly plies: number;
  readonly one: Entrant;
  /** In all other seats. */
  readonly other: Entrant;
  /** How many games, where the command line doesn't say. */
  readonly games: number;
  /** The share of the games that `one` should win. */
  readonly goal?: number;
}

interface Variant {
  readonly config: ConfigInput;
  readonly blocked?: number;
}

/** A tenth of its time, so that the whole table takes an hour on two cores. */
const EXPERT: Entrant = { kind: "expert", timeLimit: 100 };
const HARD: Entrant = { kind: "hard" };
const MEDIUM: Entrant = { kind: "medium" };
const EASY: Entrant = { kind: "easy" };
const GREEDY: Entrant = { kind: "greedy" };
const RANDOM: Entrant = { kind: "random" };

const BOARDS: Readonly<Record<string, Variant>> = {
  "6x6": { config: { board: "6x6" } },
  "10x10": { config: { board: "10x10" } },
  octagon: { config: { board: "octagon" } },
  blocked: { config: {}, blocked: 6 },
  // Half of the games begin with White's corner instead (`fixturesOf`).
  handicap: { config: { handicap: 1 } },
  free: { config: { opening: "free" } },
};

const FOR_MANY: Readonly<Record<string, Variant>> = {
  "8x8": { config: {} },
  "10x10": { config: { board: "10x10" } },
  octagon: { config: { board: "octagon" } },
  blocked: { config: {}, blocked: 8 },
  fewest: { config: { goal: "fewest" } },
};

/** The line-ups of some variants; a line-up is `one`, `other`, how many games, and the goal. */
function rows(
  part: string,
  variants: Readonly<Record<string, Variant>>,
  plies: number,
  lineUps: readonly (readonly [one: Entrant, other: Entrant, games: number, goal?: number])[],
): Row[] {
  return Object.entries(variants).flatMap(([name, { config, blocked = 0 }]) =>
    lineUps.map(([one, other, games, goal]) => ({
      id: `${part}/${name}/${one.kind}-${other.kind}`,
      config:
        part === "three" ? { ...config, players: 3 } : part === "four" ? { ...config, players: 4 } : config,
      blocked,
      // The free opening's four discs come first.
      plies: config.opening === "free" ? plies + 4 : plies,
      one,
      other,
      games,
      ...(goal !== undefined && { goal }),
    })),
  );
}

const LEVELS_ELSEWHERE = [
  [MEDIUM, EASY, 200, 0.65],
  [HARD, MEDIUM, 60, 0.65],
  [EXPERT, HARD, 40, 0.65],
] as const;

/** The parts that `npm run matches` plays. */
export const LEVEL_ROWS: readonly Row[] = [
  ...rows("two", { "8x8": { config: {} } }, 8, [
    [EASY, RANDOM, 400, 0.75],
    [MEDIUM, EASY, 400, 0.75],
    [HARD, MEDIUM, 200, 0.75],
    [EXPERT, HARD, 100, 0.75],
  ]),
  ...rows("boards", BOARDS, 6, LEVELS_ELSEWHERE),
  ...rows("fewest", { "8x8": { config: { goal: "fewest" } } }, 8, LEVELS_ELSEWHERE),
  ...rows("three", FOR_MANY, 6, [
    [MEDIUM, GREEDY, 120, 0.5],
    [HARD, MEDIUM, 120, 0.5],
    [EXPERT, HARD, 42],
  ]),
  ...rows("four", FOR_MANY, 8, [
    [MEDIUM, GREEDY, 160, 0.42],
    [HARD, MEDIUM, 160, 0.42],
    [EXPERT, HARD, 40],
  ]),
];

/**
 * The part `rhino`: against another engine.
 * @param program - where `gtp-rhino` is
 */
export function rhinoRows(program: string): Row[] {
  const against = (one: Entrant, level: number, games: number): Row => ({
    id: `rhino/8x8/${one.kind}-l${level}`,
    // As it counts, too.
    config: { scoring: "tournament" },
    blocked: 0,
    plies: 8,
    one,
    other: { kind: "rhino", level, program },
    games,
    goal: 0.5,
  });
  return [
    against(MEDIUM, 2, 100),
    against({ kind: "hard", timeLimit: 100 }, 3, 100),
    against({ kind: "expert", timeLimit: 1000 }, 4, 40),
  ];
}
