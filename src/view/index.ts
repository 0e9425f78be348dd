/** What people see and touch. */
export { BoardView } from "./board-view.js";
export type { BoardViewHandlers, ViewOptions } from "./board-view.js";
export { changeOf } from "./change.js";
export type { Change } from "./change.js";
export { copyText } from "./panels/copy.js";
