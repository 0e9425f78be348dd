import type { Board, BoardClass } from "./board.js";
import type { Config } from "./config.js";
import { defineBoard10 } from "./grid10.js";
import { defineBoard8 } from "./grid8.js";
import { SHAPES } from "./shapes.js";

// Their tables take some ms to make: not before the first board that needs them.
let Board8: BoardClass | undefined;
let Board10: BoardClass | undefined;

/** @returns an empty board with its blocked squares, Black to move */
export function makeBoard(config: Config): Board {
  if (SHAPES[config.board].size > 8) return new (Board10 ??= defineBoard10())(config);
  return new (Board8 ??= defineBoard8())(config);
}
