import type { Game } from "../../engine/index.js";
import { bestOf } from "../values.js";
import type { MoveValue } from "../values.js";
import type { Advice } from "./reason.js";
import { Reasons } from "./reasons.js";

/** From so many empty squares on all moves are weighed exactly, in well under half a second: with two seats, and with more. */
const EXACT_PAIR = 14;
const EXACT_MANY = 9;

/** @returns from how many empty squares on advice goes by exact values */
export const exactFrom = (game: Game): number => (game.seats.length === 2 ? EXACT_PAIR : EXACT_MANY);

/** @param moves - the legal moves as `analyse` gives them */
export function adviceOf(game: Game, moves: readonly MoveValue[]): Advice {
  const best = bestOf(moves)!;
  const isKnown = moves.every((move) => move.exact);
  const { square, value } = best;
  return { square, value, exact: isKnown, reasons: new Reasons(game).of(best, isKnown) };
}
