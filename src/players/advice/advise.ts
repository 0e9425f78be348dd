import type { Game } from "../../engine/index.js";
import { analyse } from "../analyse.js";
import type { AnalyseOptions } from "../options.js";
import { adviceOf, exactFrom } from "./advice-of.js";
import type { Advice } from "./reason.js";

/**
 * Finds a good move, and why it is good.
 *
 * @param options - as for `analyse`, but exact values are tried from 14 empty squares on with two players, 9 with more, so that all of
 *   them are there in time
 * @throws ReversiError `over`, `time-limit`, `depth`, `exact`; the signal's reason
 */
export async function advise(game: Game, options: AnalyseOptions = {}): Promise<Advice> {
  return adviceOf(game, await analyse(game, { exact: exactFrom(game), ...options }));
}
