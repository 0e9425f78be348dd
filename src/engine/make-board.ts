import type { Board } from "./board.js";
import type { Config } from "./config.js";
import { Board10 } from "./grid10.js";
import { Board8 } from "./grid8.js";
import { SHAPES } from "./shapes.js";

/** @returns an empty board with its blocked squares, Black to move */
export function makeBoard(config: Config): Board {
  return SHAPES[config.board].size > 8 ? new Board10(config) : new Board8(config);
}
