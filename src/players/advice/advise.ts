import type { Game } from "../../engine/index.js";
import { analyse } from "../analyse.js";
import type { AnalyseOptions } from "../options.js";
import { adviceOf } from "./advice-of.js";
import type { Advice } from "./reason.js";

/**
 * Finds a good move, and why it is good.
 *
 * @param options - as for `analyse`
 * @throws ReversiError `over`, `time-limit`; the signal's reason
 */
export async function advise(game: Game, options: AnalyseOptions = {}): Promise<Advice> {
  return adviceOf(game, await analyse(game, options));
}
