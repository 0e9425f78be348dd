import type { Board } from "./board.js";
import { SEATS } from "./vocabulary.js";
import type { Phase, PlyKind, Seat, Square } from "./vocabulary.js";

/** One entry of a game's record. */
export interface Ply {
  /** Counted from 1; passes count. */
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: PlyKind;
  /** Where the disc was put; a pass has none. */
  readonly square?: Square;
  /** The squares whose discs turned, in square order. */
  readonly flips: readonly Square[];
}

/** The game after one move and the passes that follow it; the first of a line, after the passes at its start. */
export interface Step {
  readonly state: Int32Array;
  readonly phase: Phase;
  readonly plies: readonly Ply[];
  /** Plies made so far. */
  readonly ply: number;
}

/** Makes the pass that may be due after a move, and keeps what comes then. */
export function settle(board: Board, ply: number, move: Ply | null): Step {
  const plies = move ? [move] : [];
  let due = board.findMoves();
  if (due === "pass") {
    plies.push(
      Object.freeze({ ply: ++ply, seat: SEATS[board.turn]!, kind: "pass", flips: Object.freeze([]) }),
    );
    board.pass();
    due = board.findMoves();
  }
  return { state: board.save(), phase: due as Phase, plies, ply };
}
