import { SHAPES } from "../engine/index.js";
import type { BoardName, Square } from "../engine/index.js";
import type { Weighed } from "./task.js";

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
  /** Who wins then: this seat, nobody, or another; null while it isn't known exactly. */
  readonly outcome: "win" | "draw" | "loss" | null;
}

const OUTCOMES = ["loss", "draw", "win"] as const;

/** @returns what was weighed, with the squares' names */
export function moveValues(weighed: readonly Weighed[], board: BoardName): readonly MoveValue[] {
  const { names, squares } = SHAPES[board];
  return weighed.map(({ square, value, exact, outcome }) => ({
    square: names[square]!,
    // What is learned from games may go beyond what a board can hold.
    value: exact ? value : Math.max(-squares.length, Math.min(squares.length, value)),
    exact,
    outcome: outcome === null ? null : OUTCOMES[outcome + 1]!,
  }));
}

/** @returns the move that perfect play takes, or the best by the estimates: the first in square order of those that are alike */
export function bestOf(moves: readonly MoveValue[]): MoveValue | undefined {
  const isAllExact = moves.every(({ exact }) => exact);
  const rank = ({ outcome, value }: MoveValue): number =>
    value + (isAllExact && outcome ? 1000 * OUTCOMES.indexOf(outcome) : 0);
  return moves.reduce<MoveValue | undefined>(
    (best, move) => (!best || rank(move) > rank(best) ? move : best),
    undefined,
  );
}
