import type { Game } from "../engine/index.js";
import { SLICE } from "./choose-move.js";
import { drive } from "./drive.js";
import { weighingOf } from "./options.js";
import type { AnalyseOptions } from "./options.js";
import { moveValues } from "./values.js";
import type { MoveValue } from "./values.js";
import { weighWithin } from "./weigh.js";

/**
 * Weighs each legal move. Exact values are found within a second or so from 18 empty squares on with two players, from
 * 10 with more. With three and four players perfect play means that each seat first maximises its outcome (win, draw, loss),
 * then its margin to the best other seat, then takes the first move in square order; estimates take everybody to play so.
 *
 * @returns the legal moves in square order
 * @throws ReversiError `over`, `time-limit`, `depth`, `exact`; the signal's reason
 */
export async function analyse(game: Game, options: AnalyseOptions = {}): Promise<readonly MoveValue[]> {
  const weighed = await drive(weighWithin(weighingOf(game, options)), SLICE, options.signal);
  return moveValues(weighed, game.config.board);
}
