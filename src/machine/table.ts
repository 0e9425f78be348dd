import { Game, ReversiError } from "../engine/index.js";
import type { ConfigInput, Ply, Seat } from "../engine/index.js";
import type { Mover, Movers } from "./events.js";

/** The game and who sits at it. */
export interface Table {
  /** As it stands, with what was undone; null until one has been started or loaded. */
  readonly game: Game | null;
  /** The earlier ply that is shown, while somebody browses; null: the game as it stands. */
  readonly browsed: number | null;
  /** The game that the present one took the place of in mid-game, if an undo may bring it back. */
  readonly replaced: Game | null;
  /** The game that an undo gave up for the one it had replaced, if a redo may bring it back. */
  readonly givenUp: Game | null;
  readonly movers: Movers;
  /** The number of the last `moveDue`. */
  readonly job: number;
}

/** A game of that configuration, or what the rules have against it. */
export function tryStart(config: ConfigInput | undefined): Game | ReversiError {
  try {
    return Game.start(config);
  } catch (error) {
    if (error instanceof ReversiError) return error;
    throw error;
  }
}

/** The game at the ply that is shown. */
export function shownGame({ game, browsed }: Pick<Table, "game" | "browsed">): Game | null {
  return game && browsed !== null ? game.goTo(browsed) : game;
}

/** Who moves for a seat; nobody when the game is over. */
export function moverOf(seat: Seat | null, movers: Movers): Mover | null {
  return seat && (movers[seat] ?? "person");
}

/** Whether a ply can be browsed: one of those made, or the start. */
export function isShowable(ply: number, game: Game): boolean {
  return Number.isInteger(ply) && ply >= 0 && ply <= game.ply;
}

/**
 * The game at the last decision of a person before this one: the moves of computers and hosts since then go with
 * it. Where no person sits at the table, the game one move earlier. Null when there is none.
 */
export function lastDecision(game: Game, movers: Movers): Game | null {
  return stepToDecision(game, movers, (at) => (at.canUndo ? at.undo() : null));
}

/** The other way: the game at the next decision of a person, else at its end. Null when nothing was undone. */
export function nextDecision(game: Game, movers: Movers): Game | null {
  const step = (at: Game): Game | null => (at.canRedo ? at.redo() : null);
  return stepToDecision(game, movers, step) ?? (game.canRedo ? game.goTo(game.line.ply) : null);
}

function stepToDecision(game: Game, movers: Movers, step: (game: Game) => Game | null): Game | null {
  const hasPerson = game.seats.some((seat) => moverOf(seat, movers) === "person");
  const isDecision = (at: Game): boolean => !hasPerson || moverOf(at.turn, movers) === "person";
  let at = step(game);
  while (at && !isDecision(at)) at = step(at);
  return at;
}

/** The moves, without passes, that lead from a game to a later one of its line. */
export function movesBetween(before: Game, after: Game): readonly Ply[] {
  return after.plies.slice(before.ply).filter(({ kind }) => kind !== "pass");
}
