import type { Square } from "./vocabulary.js";

/**
 * What went wrong, for programs to tell apart.
 *
 * A configuration ({@link ConfigError}, code `config`) has one of these for each of its problems:
 * - `unknown-field`: no such field
 * - `unknown-value`: not one of the field's values
 * - `not-together`: known, but not with the other fields' values
 * - `off-board`, `centre`, `handicap-corner`: this square can't be blocked, because of where it is
 *
 * A move ({@link IllegalMoveError}, also inside a transcript):
 * - `not-a-square`: not a square's name at all
 * - `off-board`: no square of this board (cut off too)
 * - `over`: the game is over
 * - `blocked`, `occupied`: nothing can be put there
 * - `centre-first`: the centre must be filled before anything else is played
 * - `turns-nothing`: the seat has a flipping move and must make one
 * - `touches-nothing`: a placement must touch a disc
 *
 * Beside these, in a transcript ({@link TranscriptError}):
 * - `unreadable`: neither a move, a pass, a move number nor a separator
 * - `no-pass`: no pass is due here
 *
 * A position ({@link PositionError}):
 * - `length`: too few or too many squares
 * - `unknown-character`: stands for nothing
 * - `no-such-colour`: nobody plays it in this game
 * - `cut-off`: a square that the board doesn't have
 * - `centre`: blocked in the centre
 * - `blocked-differ`: not the blocked squares that the configuration names
 * - `seat`: no seat to move, or none that could be
 *
 * And elsewhere: `no-such-ply` (`Game.goTo`), `json` (`Game.fromJSON`), `scatter` and `seed`
 * (`scatterBlocked`), `depth` (`perft`), `level`, `nodes`, `time-limit`, `seed` and `over` (computer players).
 */
export type ErrorCode =
  | "config"
  | ProblemCode
  | MoveErrorCode
  | "unreadable"
  | "no-pass"
  | PositionErrorCode
  | "no-such-ply"
  | "json"
  | "scatter"
  | "seed"
  | "depth"
  | "level"
  | "nodes"
  | "time-limit"
  | "exact";

export type ProblemCode =
  "unknown-field" | "unknown-value" | "not-together" | "off-board" | "centre" | "handicap-corner";

export type MoveErrorCode =
  | "not-a-square"
  | "off-board"
  | "over"
  | "blocked"
  | "occupied"
  | "centre-first"
  | "turns-nothing"
  | "touches-nothing";

export type PositionErrorCode =
  "length" | "unknown-character" | "no-such-colour" | "cut-off" | "centre" | "blocked-differ" | "seat";

/** Every error of the engine is one of these. */
export class ReversiError extends Error {
  override readonly name: string = "ReversiError";
  declare readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** One thing that is wrong with a configuration. */
export interface Problem {
  readonly code: ProblemCode;
  /** The field's name; `config` when it is no object at all. */
  readonly field: string;
  /** The value refused; of `blocked`, the one square. */
  readonly value: unknown;
  /** What may stand there instead. */
  readonly allowed: readonly (string | number)[];
  readonly message: string;
}

/** The configuration is none that the rules allow. Lists everything that is wrong with it. */
export class ConfigError extends ReversiError {
  override readonly name = "ConfigError";
  declare readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super("config", problems.map((problem) => problem.message).join(" "));
    this.problems = Object.freeze(problems);
  }
}

const REASONS: Record<MoveErrorCode, string> = {
  "not-a-square": "that is no square, as e4 is",
  "off-board": "that square is off the board",
  over: "the game is over",
  blocked: "that square is blocked",
  occupied: "a disc stands there",
  "centre-first": "the centre must be filled first",
  "turns-nothing": "it turns nothing, and another move does",
  "touches-nothing": "it touches no disc",
};

/** The move can't be played. */
export class IllegalMoveError extends ReversiError {
  override readonly name = "IllegalMoveError";
  declare readonly code: MoveErrorCode;
  /** As it was given. */
  declare readonly square: Square;
  /** Why not, in words. */
  declare readonly reason: string;

  constructor(code: MoveErrorCode, square: unknown) {
    const reason = REASONS[code];
    super(code, `Can't play ${quote(square)}: ${reason}.`);
    this.square = typeof square === "string" ? square : quote(square);
    this.reason = reason;
  }
}

/** A transcript that can't be read to its end. */
export class TranscriptError extends ReversiError {
  override readonly name = "TranscriptError";
  declare readonly code: MoveErrorCode | "unreadable" | "no-pass";
  /** The ply that should have come of it; passes count. */
  declare readonly ply: number;
  /** Where it stands in the text, counted from 0. */
  declare readonly offset: number;
  /** The text refused. */
  declare readonly text: string;

  constructor(
    code: MoveErrorCode | "unreadable" | "no-pass",
    reason: string,
    ply: number,
    offset: number,
    text: string,
  ) {
    super(code, `Ply ${ply}, ${quote(text)} at ${offset}: ${reason}.`);
    this.ply = ply;
    this.offset = offset;
    this.text = text;
  }
}

/** A position that can't be read. */
export class PositionError extends ReversiError {
  override readonly name = "PositionError";
  declare readonly code: PositionErrorCode;
  /** Where in the text, counted from 0. */
  declare readonly offset: number;

  constructor(code: PositionErrorCode, reason: string, offset: number) {
    super(code, `Position, at ${offset}: ${reason}.`);
    this.offset = offset;
  }
}

/** So many squares can't be blocked at random and fairly. */
export class ScatterError extends ReversiError {
  override readonly name = "ScatterError";
  /** Every even number up to this one can be. */
  declare readonly most: number;

  constructor(count: unknown, most: number) {
    super("scatter", `Can't block ${quote(count)} squares fairly: an even number from 0 to ${most} can be.`);
    this.most = most;
  }
}

/** A value as it may stand in a message: short, and never the cause of another error. */
export function quote(value: unknown): string {
  if (typeof value === "object" && value) return "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
