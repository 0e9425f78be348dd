import { ConfigError, quote } from "./errors.js";
import type { Problem, ProblemCode } from "./errors.js";
import { SHAPES } from "./shapes.js";
import * as words from "./vocabulary.js";
import type {
  BoardName,
  Goal,
  Handicap,
  HandicapSeat,
  Opening,
  PlayerCount,
  Scoring,
  Square,
} from "./vocabulary.js";

/** What is played, complete (rules, section 7). */
export interface Config {
  readonly players: PlayerCount;
  readonly board: BoardName;
  /** Means nothing with three or four players. */
  readonly opening: Opening;
  readonly goal: Goal;
  readonly scoring: Scoring;
  /** Corners that {@link Config.handicapSeat} has at the start. */
  readonly handicap: Handicap;
  readonly handicapSeat: HandicapSeat;
  /** In square order. */
  readonly blocked: readonly Square[];
}

/** What may be said about a game; the rest takes its default. Blocked squares in any order, or as a set. */
export type ConfigInput = Partial<Omit<Config, "blocked">> & {
  readonly blocked?: readonly Square[] | ReadonlySet<Square>;
};

/** The values of each field that has a list of them, the default first. */
const VALUES = {
  players: words.PLAYER_COUNTS,
  board: words.BOARDS,
  opening: words.OPENINGS,
  goal: words.GOALS,
  scoring: words.SCORINGS,
  handicap: words.HANDICAPS,
  handicapSeat: words.HANDICAP_SEATS,
} as const;

/** What three and four players may choose, where that is less. */
const FOR_MANY: Partial<Record<string, readonly (string | number)[]>> = {
  board: ["8x8", "10x10", "octagon"],
  opening: ["cross"],
  scoring: ["discs"],
  handicap: [0],
};

/**
 * @returns the configuration with its defaults filled in, frozen
 * @throws {@link ConfigError} that lists everything the rules don't allow
 */
export function completeConfig(input: unknown = {}): Config {
  const problems: Problem[] = [];
  const refuse = (
    code: ProblemCode,
    field: string,
    value: unknown,
    allowed: Problem["allowed"],
    why: string,
  ): void => {
    problems.push({ code, field, value, allowed, message: `${field}: ${quote(value)} ${why}.` });
  };
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    refuse("unknown-value", "config", input, [], "is no configuration");
    throw new ConfigError(problems);
  }

  const given = input as Record<string, unknown>;
  const known = [...Object.keys(VALUES), "blocked"];
  for (const field of Object.keys(given)) {
    if (!known.includes(field)) refuse("unknown-field", field, given[field], known, "belongs to no field");
  }

  const config: Record<string, unknown> = {};
  for (const [field, allowed] of Object.entries<readonly (string | number)[]>(VALUES)) {
    const value = given[field] === undefined ? allowed[0] : given[field];
    // The list's own value, so that -0 comes out as 0; an unknown one comes out as undefined.
    config[field] = allowed.find((one) => one === value);
    if (config[field] === undefined) {
      refuse("unknown-value", field, value, allowed, `isn't one of ${allowed.join(", ")}`);
    }
  }
  const { players, board, goal, scoring, handicap } = config as unknown as Config;
  if (players > 2) {
    for (const [field, value] of Object.entries(config)) {
      const allowed = FOR_MANY[field];
      if (value === undefined || !allowed || allowed.includes(value as string)) continue;
      refuse("not-together", field, value, allowed, "needs 2 players");
    }
  } else if (scoring === "tournament" && goal === "fewest") {
    refuse("not-together", "scoring", scoring, ["discs"], "needs the goal most");
  }

  const blocked = given.blocked === undefined ? [] : given.blocked;
  if (!Array.isArray(blocked) && !(blocked instanceof Set)) {
    refuse("unknown-value", "blocked", blocked, [], "is no list of squares");
  } else if (board) {
    const { squares, centre, corners } = SHAPES[board];
    const taken = new Set(corners.slice(0, handicap ?? 0));
    const allowed = squares.filter((name) => !centre.includes(name) && !taken.has(name));
    const chosen = new Set<Square>();
    for (const value of blocked as Iterable<unknown>) {
      const name = typeof value === "string" ? value.toLowerCase() : "";
      if (centre.includes(name)) refuse("centre", "blocked", value, allowed, "is in the centre");
      else if (taken.has(name)) refuse("handicap-corner", "blocked", value, allowed, "is a handicap corner");
      else if (squares.includes(name)) chosen.add(name);
      else refuse("off-board", "blocked", value, allowed, "is no square of the board");
    }
    config.blocked = Object.freeze(allowed.filter((name) => chosen.has(name)));
  }

  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config) as unknown as Config;
}
