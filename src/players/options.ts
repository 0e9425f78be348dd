import { quote, ReversiError } from "../engine/errors.js";
import type { ErrorCode, Game } from "../engine/index.js";
import { LEVELS } from "./task.js";
import type { Level, Task, Weighing } from "./task.js";

/** How the analysis of a position is limited, and stopped. */
export interface AnalyseOptions {
  /** Gives the search up; the promise is then rejected with its reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds that it may take: 1000 where it is left out. */
  readonly timeLimit?: number;
  /** Plies that estimates look ahead at most; without a limit where it is left out. */
  readonly depth?: number;
  /**
   * `true`: goes on until every value is exact, or until a time limit that is given. A number: exact values are tried from so many
   * empty squares on, 0 for none; 18 with two players and 10 with more where it is left out.
   */
  readonly exact?: boolean | number;
}

/** How the search for a move is limited, and stopped. */
export interface ChooseOptions {
  /** Gives the search up; the promise is then rejected with its reason. */
  readonly signal?: AbortSignal;
  /** A whole number; the same one gives the same choice, with `nodes` from `expert` too. By chance where it is left out. */
  readonly seed?: number;
  /** Positions that may be looked at, about. `expert` doesn't look at the clock then. */
  readonly nodes?: number;
  /**
   * Milliseconds that it may take, whatever the level has promised. Where it is left out, `expert` takes up to a second, and what
   * it needs for the last 18 empty squares (10 with three and four players); the others take what their depth needs.
   */
  readonly timeLimit?: number;
}

/** What an analysis may take, in milliseconds. */
const TIME_LIMIT = 1000;

/**
 * @returns what a computer player is asked
 * @throws ReversiError `over`, `level`, `seed`, `nodes`, `time-limit`
 */
export function taskOf(game: Game, level: Level, options: ChooseOptions = {}): Task {
  if (!LEVELS.includes(level)) {
    throw new ReversiError("level", `No level ${quote(level)}: there are ${LEVELS.join(", ")}.`);
  }
  const { seed = Math.floor(Math.random() * 2 ** 31), nodes, timeLimit } = options;
  if (!Number.isInteger(seed))
    throw new ReversiError("seed", `A seed is a whole number, not ${quote(seed)}.`);
  checkLimit("nodes", "A number of nodes is", nodes);
  checkLimit("time-limit", "A time limit is, in milliseconds,", timeLimit);
  return {
    ...positionOf(game),
    level,
    seed,
    nodes: nodes ?? Infinity,
    timeLimit: timeLimit ?? Infinity,
  };
}

/**
 * @returns what an analysis is asked
 * @throws ReversiError `over`, `time-limit`, `depth`, `exact`
 */
export function weighingOf(game: Game, { timeLimit, depth, exact }: AnalyseOptions = {}): Weighing {
  checkLimit("time-limit", "A time limit is, in milliseconds,", timeLimit);
  if (typeof exact === "number") checkLimit("exact", "Exact search begins at", exact);
  if (depth !== undefined && !(depth >= 1)) {
    throw new ReversiError("depth", `A depth is a number of plies from 1, not ${quote(depth)}.`);
  }
  return {
    ...positionOf(game),
    timeLimit: timeLimit ?? (exact === true ? Infinity : TIME_LIMIT),
    depth: depth ?? Infinity,
    exact: exact === true ? Infinity : exact === false ? null : (exact ?? null),
  };
}

/**
 * @returns the position to think about
 * @throws ReversiError `over`
 */
export function positionOf(game: Game): Pick<Task, "config" | "state"> {
  if (game.turn === null) throw new ReversiError("over", "The game is over: nobody is to move.");
  return { config: game.config, state: game.toBoard().save() };
}

function checkLimit(code: ErrorCode, name: string, limit: number | undefined): void {
  if (limit !== undefined && !(limit >= 0)) {
    throw new ReversiError(code, `${name} a number from 0, not ${quote(limit)}.`);
  }
}
