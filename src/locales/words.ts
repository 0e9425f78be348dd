import type { Content, PlyKind, Seat, Square } from "../engine/index.js";

/** All that the board says, in one language. Numbers, plurals and word order are the language's own affair. */
export interface Words {
  readonly seats: Readonly<Record<Seat, string>>;
  /** What the grid is called: its squares a side, or that it is an octagon. */
  board(side: number, octagon: boolean): string;
  /** What a square holds. */
  content(content: Content): string;
  /** A square as a screen reader names it; `flips` is null where nothing may be played now. */
  cell(square: Square, content: Content, flips: number | null): string;
  /** A seat's count in the score. */
  score(name: string, count: number): string;
  /** Beside the score of a seat that is played at this board, where others aren't. */
  you(): string;
  toMove(name: string): string;
  /** Why a placement is due. */
  placementDue(name: string): string;
  centreDue(name: string): string;
  moved(name: string, square: Square, kind: Exclude<PlyKind, "pass">, flips: number): string;
  passed(name: string): string;
  undone(square: Square): string;
  newGame(): string;
  won(name: string, scores: readonly number[]): string;
  drawn(scores: readonly number[]): string;
  /** The whole position, for a board that is one image. */
  picture(squares: readonly { readonly name: string; readonly squares: readonly Square[] }[]): string;
  /** Above what the rules have against a variant. */
  refused(): string;
}
