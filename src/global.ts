/** The global of the classic script `reversi-board.iife.js`, for pages whose scripts are typed. */
import type * as reversiBoard from "./index.js";

declare global {
  const ReversiBoard: typeof reversiBoard;
}
