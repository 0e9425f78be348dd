import type { Game, Square } from "../../engine/index.js";
import { bestOf } from "../values.js";
import type { MoveValue } from "../values.js";
import type { Weighing } from "../task.js";
import { adviceOf, exactFrom } from "./advice-of.js";
import type { Advice } from "./reason.js";

/** What a poor move lost: so many discs, in whole ones, against a better one. */
export interface Loss {
  readonly loss: number;
  readonly advice: Advice;
}

/** From so many empty squares on a move is called poor only by its exact value. */
const SILENT_FROM = 14;
/** Discs that are much: by exact values, and by estimates, which may be off. */
const MUCH = 4;
const MUCH_ESTIMATED = 7;
/** Plies that are looked ahead. */
const DEPTH = 6;
const TIME_LIMIT = 1500;

/** @returns how a move of this position is to be judged; null where that can't be done well enough */
export function judging(game: Game): Pick<Weighing, "depth" | "exact" | "timeLimit"> | null {
  const exact = exactFrom(game);
  if (game.empty > exact && game.empty <= SILENT_FROM) return null;
  return { depth: DEPTH, exact, timeLimit: game.empty <= exact ? Infinity : TIME_LIMIT };
}

/**
 * @param moves - what the legal moves are worth, weighed as {@link judging} says
 * @returns what the move lost, if that is much
 */
export function lossOf(game: Game, square: Square, moves: readonly MoveValue[]): Loss | null {
  const best = bestOf(moves);
  const played = moves.find((move) => move.square === square);
  if (!best || !played || best.exact !== played.exact) return null;
  const loss = Math.floor(best.value - played.value);
  if (loss < (best.exact ? MUCH : MUCH_ESTIMATED)) return null;
  return { loss, advice: adviceOf(game, moves) };
}
