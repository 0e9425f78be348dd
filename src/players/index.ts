/** Computer players without a board, in Node and in pages. */
export { advise } from "./advice/advise.js";
export type { Advice, Reason, ReasonKind } from "./advice/reason.js";
export { analyse } from "./analyse.js";
export { chooseMove } from "./choose-move.js";
export type { AnalyseOptions, ChooseOptions } from "./options.js";
export { LEVELS } from "./task.js";
export type { Level } from "./task.js";
export type { MoveValue } from "./values.js";
