/** The course of a game as an XState machine, for hosts that bring their own view. */
export { gameMachine } from "./game-machine.js";
export { MOVERS } from "./events.js";
export type { GameEvent, GameNews, Mover, Movers, Source } from "./events.js";
export { isShowable, lastDecision, moverOf, nextDecision, shownGame } from "./table.js";
export type { Table } from "./table.js";
