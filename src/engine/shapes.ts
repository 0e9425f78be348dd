import type { BoardName, Square } from "./vocabulary.js";

/** A board as it lies on the table, before anything is set up on it (rules, section 1). */
export interface Shape {
  /** Squares along a side of the bounding square. */
  readonly size: number;
  /** Every square of the board in square order; cut corners aren't among them. */
  readonly squares: readonly Square[];
  /** North-west, north-east, south-east, south-west. */
  readonly centre: readonly Square[];
  /** In the order in which a handicap takes them. */
  readonly corners: readonly Square[];
  /** The number by which a `Board` knows each of the squares: 32 × word + bit. Square order is their order. */
  readonly numbers: ReadonlyMap<Square, number>;
  /** The other way round. */
  readonly names: readonly Square[];
}

/**
 * @param file - counted from 0 at the left
 * @param rank - counted from 0 at the top
 * @returns the square's name
 */
export function makeSquare(file: number, rank: number): Square {
  return String.fromCharCode(97 + file) + (rank + 1);
}

/**
 * @param name - in either case
 * @returns file and rank, counted from 0, or `undefined` when this names no square of any board
 */
export function parseSquare(name: unknown): { file: number; rank: number } | undefined {
  if (typeof name !== "string" || !/^[a-j](10|[1-9])$/i.test(name)) return undefined;
  return { file: name.toLowerCase().charCodeAt(0) - 97, rank: Number(name.slice(1)) - 1 };
}

/**
 * A board keeps ranks of eight bits, four of them a word, or ranks of ten bits, three a word.
 *
 * @param width - of the board, in squares
 * @returns the number of a square: 32 × word + bit
 */
export function squareNumber(file: number, rank: number, width: number): number {
  const ranks = width > 8 ? 3 : 4;
  return Math.floor(rank / ranks) * 32 + (rank % ranks) * (width > 8 ? 10 : 8) + file;
}

function makeShape(size: number, cut: boolean): Shape {
  const numbers = new Map<Square, number>();
  const names: Square[] = [];
  for (let rank = 0; rank < size; rank++) {
    for (let file = 0; file < size; file++) {
      const fromSide = Math.min(file, size - 1 - file);
      const fromEnd = Math.min(rank, size - 1 - rank);
      if (cut && fromSide + fromEnd < 2) continue;
      const number = squareNumber(file, rank, size);
      names[number] = makeSquare(file, rank);
      numbers.set(names[number], number);
    }
  }
  const low = size / 2 - 1;
  const high = size / 2;
  const end = size - 1;
  return {
    size,
    squares: Object.freeze([...numbers.keys()]),
    numbers,
    names,
    centre: [makeSquare(low, low), makeSquare(high, low), makeSquare(high, high), makeSquare(low, high)],
    corners: cut
      ? ["c1", "h10", "j3", "a8"]
      : [makeSquare(0, 0), makeSquare(end, end), makeSquare(end, 0), makeSquare(0, end)],
  };
}

export const SHAPES: Readonly<Record<BoardName, Shape>> = {
  "6x6": makeShape(6, false),
  "8x8": makeShape(8, false),
  "10x10": makeShape(10, false),
  octagon: makeShape(10, true),
};
