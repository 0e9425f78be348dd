import { squareNumber } from "./shapes.js";

/** Both tables are indexed by `square << length | line`; see {@link makeLines}. */
export interface Lines {
  /** Of the others' discs: where an own disc would enclose a run of them. */
  readonly outflank: Uint8Array | Uint16Array;
  /** Of those ends: what stands between them and the new disc. */
  readonly flipped: Uint8Array | Uint16Array;
}

/**
 * What a disc turns in a line of squares, as tables: the line is a number with a bit a square, and `square` the place
 * of the new disc in it. Chess programs know the scheme as "kindergarten bitboards".
 */
export function makeLines(length: 8 | 10): Lines {
  const Table = length === 8 ? Uint8Array : Uint16Array;
  const outflank = new Table(length << length);
  const flipped = new Table(length << length);
  for (let index = 0; index < outflank.length; index++) {
    const square = 1 << (index >> length);
    const line = index & ((1 << length) - 1);
    const before = square - 1;
    const after = -2 * square;
    // The nearest squares that no other disc holds. When they are the next ones, nothing is enclosed in between.
    outflank[index] = (lowest(~line & after) | highest(~line & before)) & ((1 << length) - 1);
    const up = lowest(line & after);
    const down = highest(line & before);
    flipped[index] = (up && up + after) | (down && square - 2 * down);
  }
  return { outflank, flipped };
}

function lowest(bits: number): number {
  return bits & -bits;
}

function highest(bits: number): number {
  return bits && 1 << (31 - Math.clz32(bits));
}

/**
 * @param width - of the board: 8 or 10 squares
 * @returns the falling diagonal through each square, one array for each word of a block, and then the rising one
 */
export function makeDiagonals(width: number): readonly Int32Array[] {
  const size = (squareNumber(0, width - 1, width) >> 5) + 1;
  const masks = Array.from({ length: 2 * size }, () => new Int32Array(128));
  for (let rank = 0; rank < width; rank++) {
    for (let file = 0; file < width; file++) {
      const through = squareNumber(file, rank, width);
      const mark = (first: number, across: number, down: number): void => {
        const square = squareNumber(across, down, width);
        if (across >= 0 && across < width) masks[first + (square >> 5)]![through]! |= 1 << square;
      };
      for (let down = 0; down < width; down++) {
        mark(0, file + down - rank, down);
        mark(size, file - down + rank, down);
      }
    }
  }
  return masks;
}
