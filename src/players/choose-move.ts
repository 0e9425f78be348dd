import { SHAPES } from "../engine/index.js";
import type { Game, Square } from "../engine/index.js";
import { drive } from "./drive.js";
import { taskOf } from "./options.js";
import type { ChooseOptions } from "./options.js";
import type { Level } from "./task.js";
import { think } from "./think.js";

/** How long a search runs before other tasks have a turn, in milliseconds. */
export const SLICE = 20;

/**
 * @returns the move that a computer of this level plays
 * @throws ReversiError `over`, `level`, `seed`, `nodes`, `time-limit`; the signal's reason
 */
export async function chooseMove(game: Game, level: Level, options: ChooseOptions = {}): Promise<Square> {
  const square = await drive(think(taskOf(game, level, options)), SLICE, options.signal);
  return SHAPES[game.config.board].names[square]!;
}
