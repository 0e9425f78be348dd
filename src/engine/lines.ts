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
  for (let square = 0; square < length; square++) {
    for (let line = 0; line < 1 << length; line++) {
      const at = (square << length) | line;
      for (const step of [-1, 1]) {
        const gap = nearest(~line, square, step, length);
        if (gap.passed) outflank[at]! |= gap.bit;
        const end = nearest(line, square, step, length);
        if (end.bit) flipped[at]! |= end.passed;
      }
    }
  }
  return { outflank, flipped };
}

/** The first set bit from a square on, 0 for none, and the bits passed on the way. */
function nearest(
  line: number,
  square: number,
  step: number,
  length: number,
): { bit: number; passed: number } {
  let passed = 0;
  for (let place = square + step; place >= 0 && place < length; place += step) {
    const bit = 1 << place;
    if (line & bit) return { bit, passed };
    passed |= bit;
  }
  return { bit: 0, passed };
}
