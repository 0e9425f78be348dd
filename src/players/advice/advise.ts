import type { Game } from "../../engine/index.js";
import { analyse, bestOf } from "../analyse.js";
import type { MoveValue } from "../analyse.js";
import type { AnalyseOptions } from "../options.js";
import type { Advice } from "./reason.js";
import { Reasons } from "./reasons.js";

/**
 * Finds a good move, and why it is good.
 *
 * @param options - as for `analyse`
 * @throws ReversiError `over`, `time-limit`; the signal's reason
 */
export async function advise(game: Game, options: AnalyseOptions = {}): Promise<Advice> {
  return adviceOf(game, await analyse(game, options));
}

/** @param moves - the legal moves as `analyse` gives them */
export function adviceOf(game: Game, moves: readonly MoveValue[]): Advice {
  const best = bestOf(moves)!;
  const { square, value, exact } = best;
  return { square, value, exact, reasons: new Reasons(game).of(best) };
}
