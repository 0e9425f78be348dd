/** The element's class, not registered. */
export { ReversiBoardElement } from "./reversi-board.js";
export type {
  BoardElementEventMap,
  BoardEventDetails,
  BoardEventMap,
  BoardEventName,
  BoardProblem,
  CommittedMoveDetail,
  MoveDetail,
} from "./events.js";
export type { BoardAttributes, BoardListeners } from "./markup.js";
export type { Speed } from "./settings.js";
