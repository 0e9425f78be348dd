import type { ConfigInput, Game, Ply, ReversiError, Seat, Square } from "../engine/index.js";

/** Who moves for a seat: a person at the board, the host page, or a computer player. */
export const MOVERS = ["person", "host", "computer"] as const;
export type Mover = (typeof MOVERS)[number];
/** Who moves for each seat; one that isn't named is a person's. */
export type Movers = Readonly<Partial<Record<Seat, Mover>>>;

/** Who caused a change: a person at the board, a computer player, or the host page's script. */
export type Source = "user" | "computer" | "host";

/** What the machine can be told. Whatever its state or its guards refuse changes nothing. */
export type GameEvent =
  /** Begins a game; what the rules refuse is told as `refused`. With `undoable`, an undo at its start brings back the one before. */
  | { readonly type: "start"; readonly config?: ConfigInput; readonly undoable?: boolean }
  /** Goes on with a game from elsewhere. */
  | { readonly type: "load"; readonly game: Game }
  /** Back to setup, without a game. */
  | { readonly type: "clear" }
  /** Says who moves for each seat from now on. */
  | { readonly type: "seat"; readonly movers: Movers }
  /** A person at the board plays, on the ply that is shown: what came after it is dropped. */
  | { readonly type: "choose"; readonly square: Square }
  /** The host's script plays for whoever is to move, at the end of the game. */
  | { readonly type: "play"; readonly square: Square }
  /** The answer to a `moveDue`; one to an old job is dropped. */
  | { readonly type: "answer"; readonly square: Square; readonly job: number }
  /** Goes back to the last decision of a person; at the start of a game, to the game that it took the place of. */
  | { readonly type: "undo" }
  /** Repeats what was undone; at the end of that, brings back the game that an undo gave up. */
  | { readonly type: "redo" }
  /** Shows another ply; the game goes on as it would. */
  | { readonly type: "goTo"; readonly ply: number };

/**
 * What the machine tells, in the order in which it happened. `game` is the game right after it, `from` the ply
 * shown before.
 */
export type GameNews =
  | { readonly type: "started"; readonly game: Game }
  | { readonly type: "loaded"; readonly game: Game }
  | { readonly type: "cleared" }
  | { readonly type: "seated"; readonly movers: Movers }
  | { readonly type: "moved"; readonly game: Game; readonly ply: Ply; readonly source: Source }
  | { readonly type: "passed"; readonly game: Game; readonly ply: Ply }
  /** `moves`: what was taken back or repeated, in the order of play. */
  | { readonly type: "undone"; readonly game: Game; readonly moves: readonly Ply[]; readonly from: number }
  | { readonly type: "redone"; readonly game: Game; readonly moves: readonly Ply[]; readonly from: number }
  | { readonly type: "browsed"; readonly game: Game; readonly from: number; readonly to: number }
  | { readonly type: "turned"; readonly game: Game }
  /** A seat that isn't a person's is to move: bring its move by an `answer` with this job number. */
  | {
      readonly type: "moveDue";
      readonly game: Game;
      readonly seat: Seat;
      readonly mover: Mover;
      readonly job: number;
    }
  | { readonly type: "ended"; readonly game: Game }
  | { readonly type: "refused"; readonly error: ReversiError };
