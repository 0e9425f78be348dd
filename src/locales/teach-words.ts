import type { Seat, Square } from "../engine/index.js";
import type { Reason, ReasonKind } from "../players/advice/reason.js";

/** Tells a reason in one sentence, or two; `names` are what the seats are called. */
export type ReasonTeller<Kind extends ReasonKind> = (
  reason: Extract<Reason, { readonly kind: Kind }>,
  names: Readonly<Record<Seat, string>>,
) => string;

/** What the teacher says, in one language, to whoever is to move: in words that a ten-year-old follows. */
export interface TeachWords {
  /** Which move is good; its reasons follow. */
  tryThis(square: Square): string;
  readonly reasons: { readonly [Kind in ReasonKind]: ReasonTeller<Kind> };
  /** After a poor move, kindly: what would have been so many discs better, from 1; about so many where it isn't `exact`. */
  better(square: Square, discs: number, exact: boolean): string;
  /** The button that takes the poor move back. */
  readonly takeBack: string;
  /** What a move is worth, as in “+3”; of an estimate it says that it is one. */
  worth(value: string, exact: boolean): string;
  readonly review: {
    /** Above all of it. */
    readonly title: string;
    /** While the game is being looked through. */
    readonly waiting: string;
    /** Above the moves that lost most. */
    readonly decided: string;
    /** No move lost much. */
    readonly even: string;
    /** One of those moves: it was so many discs worse than another. */
    move(name: string, square: Square, better: Square, discs: number): string;
    /** What the graph shows, for two seats: above the middle the first one is ahead. */
    graph(names: readonly string[]): string;
  };
}
