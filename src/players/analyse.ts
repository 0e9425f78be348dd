import { SHAPES } from "../engine/index.js";
import type { Game, Square } from "../engine/index.js";
import { SLICE } from "./choose-move.js";
import { drive } from "./drive.js";
import { analysisTime, positionOf } from "./options.js";
import type { AnalyseOptions } from "./options.js";
import { weigh } from "./weigh.js";
import type { Weighed } from "./weigh.js";

/** What a legal move is worth. */
export interface MoveValue {
  readonly square: Square;
  /**
   * By how many discs its seat ends before the best of the others, by the goal: a loss is below zero. With scoring
   * `tournament` the empty squares are the winner's. Estimates are in fractions of a disc.
   */
  readonly value: number;
  /** Whether that is the result of perfect play by everybody, not an estimate. */
  readonly exact: boolean;
}

/**
 * Weighs each legal move. Exact values are found within a second or so from 18 empty squares on with two players, from
 * 10 with more. With three and four players perfect play means that each seat first maximises its outcome (win, draw, loss),
 * then its margin to the best other seat, then takes the first move in square order; estimates take all others to
 * play against the seat to move.
 *
 * @returns the legal moves in square order
 * @throws ReversiError `over`, `time-limit`; the signal's reason
 */
export async function analyse(game: Game, options: AnalyseOptions = {}): Promise<readonly MoveValue[]> {
  const position = positionOf(game);
  const timeLimit = analysisTime(options);
  const weighed = await drive(
    within(weigh(position, options.exact ?? false), timeLimit),
    SLICE,
    options.signal,
  );
  const { names } = SHAPES[game.config.board];
  return weighed.map(({ square, value, exact }) => ({ square: names[square]!, value, exact }));
}

/** Ends what goes on when its time is up, but not before it has found something. */
function* within(
  weighing: Generator<readonly Weighed[], readonly Weighed[], void>,
  timeLimit: number,
): Generator<void, readonly Weighed[], void> {
  const end = performance.now() + timeLimit;
  for (;;) {
    const { value, done } = weighing.next();
    if (done || (value.length > 0 && performance.now() >= end)) return value;
    yield;
  }
}
