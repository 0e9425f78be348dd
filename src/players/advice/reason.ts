import type { Seat, Square } from "../../engine/index.js";

/**
 * Why a move is good: something that is true of the position, and can be seen on the board. `next` is the seat after the one to
 * move, in the order of play. `ADVICE.md` says exactly when each of them is true.
 */
export type Reason =
  /** It is the only legal move. */
  | { readonly kind: "only" }
  /** A free opening: only the centre may be played. */
  | { readonly kind: "opening" }
  /** How it ends with perfect play: by so many discs, by the goal. */
  | { readonly kind: "result"; readonly outcome: "win" | "draw" | "loss"; readonly count: number }
  /** A corner is taken. */
  | { readonly kind: "corner"; readonly squares: readonly Square[] }
  /** `next` could have taken these corners, and now can't. */
  | { readonly kind: "guards"; readonly seat: Seat; readonly squares: readonly Square[] }
  /** After so many other moves `next` could take one of these corners; not after this one. */
  | {
      readonly kind: "noCorner";
      readonly seat: Seat;
      readonly count: number;
      readonly squares: readonly Square[];
    }
  /** Whatever `next` plays, a corner can be taken then: these are the corners. */
  | { readonly kind: "opens"; readonly seat: Seat; readonly squares: readonly Square[] }
  /** `next` has no move and passes. */
  | { readonly kind: "passes"; readonly seat: Seat }
  /** `next` has only so many moves, and fewer after no other move. */
  | { readonly kind: "fewMoves"; readonly seat: Seat; readonly count: number }
  /** These discs, among them the new one and those that turn, can't be turned any more. */
  | { readonly kind: "stable"; readonly count: number; readonly squares: readonly Square[] }
  /** Early: few discs turn, as with no other move or hardly any. */
  | { readonly kind: "quiet"; readonly count: number }
  /** Late: so many discs turn, more with no other move. */
  | { readonly kind: "many"; readonly count: number }
  /** An odd number of empty squares lie together here, away from the rest: whoever begins plays last, if nobody goes elsewhere. */
  | { readonly kind: "region"; readonly count: number; readonly squares: readonly Square[] }
  /** `next` can turn back none of the discs that turn, nor the new one. */
  | { readonly kind: "holds"; readonly seat: Seat; readonly count: number }
  /** Whatever `next` plays, there will be at least so many moves to choose from. */
  | { readonly kind: "freedom"; readonly seat: Seat; readonly count: number }
  /** `next` can turn no more than so many discs; after other moves up to `most`. */
  | { readonly kind: "calms"; readonly seat: Seat; readonly count: number; readonly most: number }
  /** So many of the discs that turn belong to the seat that has most, more with no other move. */
  | { readonly kind: "leader"; readonly seat: Seat; readonly count: number }
  /** Nothing to flip: this disc is placed where `next` can turn the fewest. */
  | { readonly kind: "place"; readonly seat: Seat; readonly count: number }
  /** Goal `fewest`: so few discs turn, fewer with no other move. */
  | { readonly kind: "few"; readonly count: number }
  /** Goal `fewest`: these corners could be taken, and aren't. */
  | { readonly kind: "leavesCorner"; readonly squares: readonly Square[] }
  /** Goal `fewest`: whatever `next` plays, it must turn at least so many discs. */
  | { readonly kind: "burdens"; readonly seat: Seat; readonly count: number }
  /** Goal `fewest`: `next` can turn so many discs of the seat to move, more after no other move. */
  | { readonly kind: "offers"; readonly seat: Seat; readonly count: number }
  /** Nothing of that: looking ahead finds no better move. */
  | { readonly kind: "best" };

export type ReasonKind = Reason["kind"];

/** A good move, and why. */
export interface Advice {
  readonly square: Square;
  /** In discs, as `analyse` gives it. */
  readonly value: number;
  /** Whether the value is that of perfect play. */
  readonly exact: boolean;
  /** One to three, the most telling first. */
  readonly reasons: readonly Reason[];
}
