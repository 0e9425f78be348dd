import type { Game } from "../../engine/index.js";
import { bestOf } from "../values.js";
import type { MoveValue } from "../values.js";
import type { Advice } from "./reason.js";
import { Reasons } from "./reasons.js";

/** @param moves - the legal moves as `analyse` gives them */
export function adviceOf(game: Game, moves: readonly MoveValue[]): Advice {
  const best = bestOf(moves)!;
  const { square, value, exact } = best;
  return { square, value, exact, reasons: new Reasons(game).of(best) };
}
