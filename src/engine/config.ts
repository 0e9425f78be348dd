import { ConfigError, quote } from "./errors.js";
import type { Problem, ProblemCode } from "./errors.js";
import { makeSquare, parseSquare, SHAPES } from "./shapes.js";
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
    allowed: readonly (string | number)[],
    why: string,
  ): void => {
    problems.push({ code, field, value, allowed, message: `${field}: ${quote(value)} ${why}.` });
  };

  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    refuse("unknown-value", "config", input, [], "is no configuration");
    throw new ConfigError(problems);
  }
  const given = input as Record<string, unknown>;
  const fields = Object.keys(VALUES) as (keyof typeof VALUES)[];
  const known: readonly string[] = [...fields, "blocked"];
  for (const field of Object.keys(given)) {
    if (!known.includes(field)) refuse("unknown-field", field, given[field], known, "belongs to no field");
  }

  const config: Record<string, unknown> = {};
  for (const field of fields) {
    const allowed: readonly unknown[] = VALUES[field];
    const value = given[field] === undefined ? allowed[0] : given[field];
    // The list's own value, so that -0 comes out as 0; an unknown one comes out as undefined.
    config[field] = allowed[allowed.indexOf(value)];
    if (!allowed.includes(value)) {
      refuse("unknown-value", field, value, VALUES[field], `isn't one of ${allowed.join(", ")}`);
    }
  }

  const { players, board, opening, goal, scoring, handicap } = config as unknown as Config;
  if (players === 3 || players === 4) {
    const many = `needs 2 players`;
    if (board === "6x6") refuse("not-together", "board", board, ["8x8", "10x10", "octagon"], many);
    if (opening === "free") refuse("not-together", "opening", opening, ["cross"], many);
    if (handicap > 0) refuse("not-together", "handicap", handicap, [0], many);
    if (scoring === "tournament") refuse("not-together", "scoring", scoring, ["discs"], many);
  } else if (scoring === "tournament" && goal === "fewest") {
    refuse("not-together", "scoring", scoring, ["discs"], "needs the goal most");
  }

  const blocked = given.blocked === undefined ? [] : given.blocked;
  if (Array.isArray(blocked) || blocked instanceof Set) {
    const shape = board && SHAPES[board];
    const centre = shape ? shape.centre : [];
    const corners = shape && handicap ? shape.corners.slice(0, handicap) : [];
    const allowed = shape
      ? shape.squares.filter((name) => !centre.includes(name) && !corners.includes(name))
      : [];
    const chosen = new Set<Square>();
    for (const value of blocked as Iterable<unknown>) {
      const place = parseSquare(value);
      const name = place ? makeSquare(place.file, place.rank) : "";
      if (centre.includes(name)) refuse("centre", "blocked", value, allowed, "is in the centre");
      else if (corners.includes(name)) {
        refuse("handicap-corner", "blocked", value, allowed, "is a handicap corner");
      } else if (shape ? !shape.squares.includes(name) : !name) {
        refuse("off-board", "blocked", value, allowed, "is no square of the board");
      } else chosen.add(name);
    }
    config.blocked = shape && Object.freeze(shape.squares.filter((name) => chosen.has(name)));
  } else refuse("unknown-value", "blocked", blocked, [], "is no list of squares");

  if (problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(config) as unknown as Config;
}
