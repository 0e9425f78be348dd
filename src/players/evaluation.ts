import { popCount } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { FEATURES, Features } from "./features.js";
import { makePatternEvaluation, preparePatterns } from "./patterns.js";
import { KNOTS, weightsOf } from "./weights.js";

/** Values are whole numbers of this part of a disc. */
export const UNIT = 64;

/**
 * Tells how a position is expected to end, after `Board.findMoves`.
 *
 * @param turns - whether the seat to move can turn discs, and doesn't just place one
 * @returns by how much the seat to move is expected to end before the other, in {@link UNIT}s
 */
export type Evaluate = (turns: boolean) => number;

/**
 * The same with any number of seats.
 *
 * @param out - gets what each seat is expected to have in the end, by the goal, in discs more or less than the others, from the
 *   one to move on
 * @param at - where in it
 */
export type EvaluateSeats = (turns: boolean, out: Float64Array, at: number) => void;

/** Patterns are of the plain board's lines. */
function hasPatterns({ players, board, goal, blocked }: Config): boolean {
  return players === 2 && board === "8x8" && goal === "most" && blocked.length === 0;
}

/** Gets ready what an evaluation needs; it pauses every few ms. */
export function* prepareEvaluation(config: Config): Generator<void, void, void> {
  if (hasPatterns(config)) yield* preparePatterns();
}

/** @returns the evaluation for two seats that goes with a variant */
export function makeEvaluation(board: Board, config: Config): Evaluate {
  if (hasPatterns(config)) return makePatternEvaluation(board);
  const evaluate = makeSeatsEvaluation(board, config);
  const standings = new Float64Array(2);
  return (turns) => {
    evaluate(turns, standings, 0);
    return Math.round((standings[0]! - standings[1]!) * UNIT);
  };
}

/**
 * Each seat's standing is a sum of what {@link Features} counts; its weights change with how full the board is.
 *
 * @param knots - the weights at each of {@link KNOTS}
 */
export function makeSeatsEvaluation(
  board: Board,
  config: Config,
  knots: readonly (readonly number[])[] = weightsOf(config),
): EvaluateSeats {
  const { seats } = board;
  const features = new Features(board, config);
  const { counts } = features;
  const weights = spreadOut(board, knots);
  const count = FEATURES.length;
  return (turns, out, at) => {
    features.count(turns);
    const row = board.empty * count;
    for (let seat = 0; seat < seats; seat++) {
      let standing = 0;
      for (let index = 0; index < count; index++)
        standing += weights[row + index]! * counts[seat * count + index]!;
      out[at + seat] = standing;
    }
  };
}

/** Weights for each number of empty squares, on straight lines between the knots. */
function spreadOut(board: Board, knots: readonly (readonly number[])[]): Float64Array {
  const playable = board.playable.reduce((count, word) => count + popCount(word), 0);
  const weights = new Float64Array((playable + 1) * FEATURES.length);
  for (let empty = 0; empty <= playable; empty++) {
    const full = 1 - empty / playable;
    const above = Math.max(
      1,
      KNOTS.findIndex((knot) => knot >= full),
    );
    const share = Math.max(0, (full - KNOTS[above - 1]!) / (KNOTS[above]! - KNOTS[above - 1]!));
    for (let index = 0; index < FEATURES.length; index++) {
      const low = knots[above - 1]![index]!;
      weights[empty * FEATURES.length + index] = low + (knots[above]![index]! - low) * share;
    }
  }
  return weights;
}
