import type { BoardName, Content, Seat } from "../engine/index.js";

/** A square of the bounding square as it is seen; `cut` is a corner that the octagon doesn't have. */
export type Cell = Content | "cut";

/** Everything the board shows, as plain data. Indices count the bounding square in square order. */
export interface Scene {
  readonly board: BoardName;
  /** Squares a side of the bounding square. */
  readonly side: number;
  readonly cells: readonly Cell[];
  /** Squares marked as legal, for `turn`. */
  readonly legal: readonly number[];
  /** The last move's square, marked. */
  readonly last: number | null;
  readonly turn: Seat | null;
  /** The pointed-at or focused legal move, and the squares that are marked as those that it would turn. */
  readonly preview: { readonly square: number; readonly flips: readonly number[] } | null;
  /** Numbers of moves, in the order of play, by the square that each was played on. */
  readonly numbers: ReadonlyMap<number, number>;
}

/** How a scene comes about from the one before. Without one it is simply there. */
export interface Motion {
  /** The disc played (or, running backwards, taken back): changes spread outward from its square. */
  readonly from: number;
  readonly backwards: boolean;
  /** Length of one disc's turn, in milliseconds; a later ring starts a fifth of it later. */
  readonly turn: number;
}
