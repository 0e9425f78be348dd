/**
 * What a disc turns in one line of squares, as tables: the line's discs stand in the bits of a small number.
 *
 * With `square` the place of the new disc in its line,
 * - `outflank[square << bits | others]` has the bits where an own disc would enclose a run of the others',
 * - `flipped[square << bits | ends]` has the bits between the new disc and those ends.
 *
 * The scheme is the chess programmers' "kindergarten bitboards".
 */
function makeLines(
  length: number,
  outflank: Uint8Array | Uint16Array,
  flipped: Uint8Array | Uint16Array,
): void {
  for (let square = 0; square < length; square++) {
    for (let line = 0; line < 1 << length; line++) {
      const at = (square << length) | line;
      for (const step of [-1, 1]) {
        let run = square + step;
        while (run >= 0 && run < length && line & (1 << run)) run += step;
        if (run !== square + step && run >= 0 && run < length) outflank[at]! |= 1 << run;
        // As ends: everything up to the nearest one, and nothing when there is none.
        let between = 0;
        for (let end = square + step; end >= 0 && end < length; end += step) {
          if (line & (1 << end)) {
            flipped[at]! |= between;
            break;
          }
          between |= 1 << end;
        }
      }
    }
  }
}

export const OUTFLANK = new Uint8Array(8 << 8);
export const FLIPPED = new Uint8Array(8 << 8);
makeLines(8, OUTFLANK, FLIPPED);

export const OUTFLANK10 = new Uint16Array(10 << 10);
export const FLIPPED10 = new Uint16Array(10 << 10);
makeLines(10, OUTFLANK10, FLIPPED10);
