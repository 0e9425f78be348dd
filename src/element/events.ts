import type { Config, Phase, Ply, PlyKind, Result, Seat, Square } from "../engine/index.js";
import type { Source } from "../machine/index.js";
import type { Reason } from "../players/advice/reason.js";

/** One thing that is wrong with an attribute, a text or the board itself. */
export interface BoardProblem {
  /** What kind of fault, for programs: an engine's error code, or `picture` when the board can't be painted, `worker-died`, … */
  readonly code: string;
  /** The attribute it stands in. */
  readonly field: string;
  /** What is wrong, where, and what would be right. */
  readonly message: string;
}

export interface MoveDetail {
  readonly seat: Seat;
  readonly source: Source;
  readonly square: Square;
  readonly kind: Exclude<PlyKind, "pass">;
  /** The squares that turn, outward from the new disc. */
  readonly flips: readonly Square[];
  readonly ply: number;
}

export interface CommittedMoveDetail extends MoveDetail {
  /** Right after this move. */
  readonly discs: Readonly<Partial<Record<Seat, number>>>;
  readonly scores: Readonly<Partial<Record<Seat, number>>>;
}

/**
 * The board's events and what each one's `detail` holds. They bubble and are composed, but for `ready`. From here
 * they go into `custom-elements.json`.
 */
export interface BoardEventDetails {
  /** Before a move changes anything; cancel it, and it doesn't. */
  beforemove: MoveDetail;
  /** A move is made, and the state is new. */
  move: CommittedMoveDetail;
  /** A seat had no move; it follows the move before it by itself. */
  pass: { readonly seat: Seat; readonly ply: number };
  /** Whose turn it is now; `seat` is null when the game is over. */
  turnchange: {
    readonly seat: Seat | null;
    readonly phase: Phase;
    readonly legal: readonly Square[];
    readonly ply: number;
  };
  /** What `move` told has been shown. */
  moveend: { readonly seat: Seat; readonly source: Source; readonly square: Square; readonly ply: number };
  /** A game begins, or one is loaded. */
  gamestart: { readonly config: Config };
  /** The game is over, and its last move has been shown. */
  gameover: { readonly result: Result };
  /** Before moves are taken back; cancel it, and they aren't. `from` and `to` are plies. */
  beforeundo: { readonly from: number; readonly to: number };
  /** Moves were taken back. */
  undo: { readonly from: number; readonly to: number };
  /** What was taken back has been repeated. */
  redo: { readonly from: number; readonly to: number };
  /** A computer begins to think (`active`), or has ended: it has its move, or was stopped. */
  thinking: { readonly seat: Seat; readonly active: boolean; readonly source: "computer" };
  /**
   * A hint was asked for, by a person or by the page (`user`, `host`), or the coach speaks of the move just made (`computer`):
   * `square` would have been better. `text` is what the board says, in its language.
   */
  advice: {
    readonly seat: Seat;
    readonly source: Source;
    readonly square: Square;
    readonly reasons: readonly Reason[];
    readonly text: string;
  };
  /** Another ply is shown than before, but not by a move; `last` is the game's last. */
  plychange: { readonly ply: number; readonly last: number };
  /** An attribute holds what can't be, the board can't be painted, or its workers died. */
  problem: { readonly problems: readonly BoardProblem[] };
  /** Once: it can be played. Doesn't bubble. */
  ready: null;
}

export type BoardEventName = keyof BoardEventDetails;

export type BoardEventMap = {
  [Name in BoardEventName]: CustomEvent<BoardEventDetails[Name]>;
};

/** The types that addEventListener knows on a board: its own events beside those of every element. */
export type BoardElementEventMap = Omit<HTMLElementEventMap, BoardEventName> & BoardEventMap;

const CANCELABLE: ReadonlySet<BoardEventName> = new Set(["beforemove", "beforeundo"]);

/** @returns false when a listener cancelled it */
export function dispatch<Name extends BoardEventName>(
  target: EventTarget,
  name: Name,
  detail: BoardEventDetails[Name],
): boolean {
  const apart = name !== "ready";
  return target.dispatchEvent(
    new CustomEvent(name, {
      detail: detail && Object.freeze(detail),
      bubbles: apart,
      composed: apart,
      cancelable: CANCELABLE.has(name),
    }),
  );
}

/** `detail` of a move's events, from its ply. */
export function moveDetail(ply: Ply, source: Source): MoveDetail {
  if (ply.kind === "pass" || ply.square === undefined) throw new TypeError("a pass has no move to tell of");
  return { seat: ply.seat, source, square: ply.square, kind: ply.kind, flips: ply.flips, ply: ply.ply };
}
