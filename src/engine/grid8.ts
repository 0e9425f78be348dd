/**
 * The kernel of the boards up to eight squares wide: four ranks of eight bits a word, two words an owner.
 * A square's bit is `rank * 8 + file`; 6×6 lies in the top left corner.
 */
import { Board, FRAME } from "./board.js";
import type { BoardClass } from "./board.js";
import { makeDiagonals, makeLines } from "./lines.js";

type Mask = Int32Array;

/** @returns the class of the boards up to eight squares wide */
export function defineBoard8(): BoardClass {
  // All constants are in here because bundlers make variables of a module's own, and V8 compiles only constants into
  // the code that uses them: a quarter faster.
  const frame = FRAME;
  /** The files b to g: no line passes through the others. */
  const INNER = 0x7e7e7e7e;
  /** Bit 0 of each byte. */
  const FILE = 0x01010101;
  const { outflank, flipped } = makeLines(8);
  const [falling0, falling1, rising0, rising1] = makeDiagonals(8) as [Mask, Mask, Mask, Mask];

  return class extends Board {
    /**
     * Each of the four lines through the square is gathered into a byte; tables tell where the enclosing discs would have
     * to stand, and what stands between (see `makeLines`). A product with the right bits moves many bits at once.
     */
    override play(square: number): void {
      const { words, at } = this;
      const next = at + frame;
      const own0 = words[at]!;
      const own1 = words[at | 1]!;
      const other0 = words[at | 2]!;
      const other1 = words[at | 3]!;
      const file = square & 7;
      const byFile = file << 8;
      const byRank = (square >> 3) << 8;
      /** All ones when the square is in the second word. */
      const second = (square << 26) >> 31;
      const shift = square & 24;

      // The rank: a byte of one of the words.
      let line = (other0 ^ ((other0 ^ other1) & second)) >>> shift;
      let ends = outflank[byFile | (line & 255)]! & ((own0 ^ ((own0 ^ own1) & second)) >>> shift);
      let turned = flipped[byFile | ends]! << shift;
      let flips0 = turned & ~second;
      let flips1 = turned & second;

      // The file: a bit of each byte.
      line = Math.imul(((other0 >>> file) & FILE) | (((other1 >>> file) & FILE) << 4), 0x01020408) >>> 24;
      ends = Math.imul(((own0 >>> file) & FILE) | (((own1 >>> file) & FILE) << 4), 0x01020408) >>> 24;
      turned = flipped[byRank | (outflank[byRank | line]! & ends)]!;
      flips0 |= (Math.imul(turned & 15, 0x00204081) & FILE) << file;
      flips1 |= (Math.imul(turned >>> 4, 0x00204081) & FILE) << file;

      // The diagonals have at most one bit in each file: all bytes together make the line.
      let mask0 = falling0[square]!;
      let mask1 = falling1[square]!;
      line = Math.imul((other0 & mask0) | (other1 & mask1), FILE) >>> 24;
      ends = Math.imul((own0 & mask0) | (own1 & mask1), FILE) >>> 24;
      turned = Math.imul(flipped[byFile | (outflank[byFile | line]! & ends)]!, FILE);
      flips0 |= turned & mask0;
      flips1 |= turned & mask1;

      mask0 = rising0[square]!;
      mask1 = rising1[square]!;
      line = Math.imul((other0 & mask0) | (other1 & mask1), FILE) >>> 24;
      ends = Math.imul((own0 & mask0) | (own1 & mask1), FILE) >>> 24;
      turned = Math.imul(flipped[byFile | (outflank[byFile | line]! & ends)]!, FILE);
      flips0 |= turned & mask0;
      flips1 |= turned & mask1;

      const disc = 1 << square;
      words[next] = other0 & ~flips0;
      words[next | 1] = other1 & ~flips1;
      words[next | 2] = own0 | flips0 | (disc & ~second);
      words[next | 3] = own1 | flips1 | (disc & second);
      if (this.more !== 0) this.finish(next, square);
      this.at = next;
    }

    /**
     * In all eight directions at once, by parallel prefix: `up` and `down` grow along the others' discs that begin
     * beside an own one, first by one square, then by two along pairs of others.
     */
    override findFlips(own: number, other: number): number {
      const { words } = this;
      const own0 = words[own]!;
      const own1 = words[own | 1]!;
      const other0 = words[other]!;
      const other1 = words[other | 1]!;
      const inner0 = other0 & INNER;
      const inner1 = other1 & INNER;

      let mask0 = other0;
      let mask1 = other1;
      let moves0 = 0;
      let moves1 = 0;
      let up0, up1, down0, down1, pairUp0, pairUp1, pairDown0, pairDown1;

      // Four times the same, for a function would know its shifts only when it runs: a tenth slower.
      // First along the files.
      let by = 8;
      let back = 32 - by;
      let two = 2 * by;
      let backTwo = 32 - two;
      up0 = mask0 & (own0 << by);
      up1 = mask1 & ((own1 << by) | (own0 >>> back));
      down0 = mask0 & ((own0 >>> by) | (own1 << back));
      down1 = mask1 & (own1 >>> by);
      up1 |= mask1 & ((up1 << by) | (up0 >>> back));
      up0 |= mask0 & (up0 << by);
      down0 |= mask0 & ((down0 >>> by) | (down1 << back));
      down1 |= mask1 & (down1 >>> by);
      pairUp0 = mask0 & (mask0 << by);
      pairUp1 = mask1 & ((mask1 << by) | (mask0 >>> back));
      pairDown0 = (pairUp0 >>> by) | (pairUp1 << back);
      pairDown1 = pairUp1 >>> by;
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      moves0 |= (up0 << by) | (down0 >>> by) | (down1 << back);
      moves1 |= (up1 << by) | (up0 >>> back) | (down1 >>> by);

      // The rising diagonals.
      mask0 = inner0;
      mask1 = inner1;
      by = 7;
      back = 32 - by;
      two = 2 * by;
      backTwo = 32 - two;
      up0 = mask0 & (own0 << by);
      up1 = mask1 & ((own1 << by) | (own0 >>> back));
      down0 = mask0 & ((own0 >>> by) | (own1 << back));
      down1 = mask1 & (own1 >>> by);
      up1 |= mask1 & ((up1 << by) | (up0 >>> back));
      up0 |= mask0 & (up0 << by);
      down0 |= mask0 & ((down0 >>> by) | (down1 << back));
      down1 |= mask1 & (down1 >>> by);
      pairUp0 = mask0 & (mask0 << by);
      pairUp1 = mask1 & ((mask1 << by) | (mask0 >>> back));
      pairDown0 = (pairUp0 >>> by) | (pairUp1 << back);
      pairDown1 = pairUp1 >>> by;
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      moves0 |= (up0 << by) | (down0 >>> by) | (down1 << back);
      moves1 |= (up1 << by) | (up0 >>> back) | (down1 >>> by);

      // The falling diagonals.
      by = 9;
      back = 32 - by;
      two = 2 * by;
      backTwo = 32 - two;
      up0 = mask0 & (own0 << by);
      up1 = mask1 & ((own1 << by) | (own0 >>> back));
      down0 = mask0 & ((own0 >>> by) | (own1 << back));
      down1 = mask1 & (own1 >>> by);
      up1 |= mask1 & ((up1 << by) | (up0 >>> back));
      up0 |= mask0 & (up0 << by);
      down0 |= mask0 & ((down0 >>> by) | (down1 << back));
      down1 |= mask1 & (down1 >>> by);
      pairUp0 = mask0 & (mask0 << by);
      pairUp1 = mask1 & ((mask1 << by) | (mask0 >>> back));
      pairDown0 = (pairUp0 >>> by) | (pairUp1 << back);
      pairDown1 = pairUp1 >>> by;
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      moves0 |= (up0 << by) | (down0 >>> by) | (down1 << back);
      moves1 |= (up1 << by) | (up0 >>> back) | (down1 >>> by);

      // The ranks.
      by = 1;
      back = 32 - by;
      two = 2 * by;
      backTwo = 32 - two;
      up0 = mask0 & (own0 << by);
      up1 = mask1 & ((own1 << by) | (own0 >>> back));
      down0 = mask0 & ((own0 >>> by) | (own1 << back));
      down1 = mask1 & (own1 >>> by);
      up1 |= mask1 & ((up1 << by) | (up0 >>> back));
      up0 |= mask0 & (up0 << by);
      down0 |= mask0 & ((down0 >>> by) | (down1 << back));
      down1 |= mask1 & (down1 >>> by);
      pairUp0 = mask0 & (mask0 << by);
      pairUp1 = mask1 & ((mask1 << by) | (mask0 >>> back));
      pairDown0 = (pairUp0 >>> by) | (pairUp1 << back);
      pairDown1 = pairUp1 >>> by;
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      up1 |= pairUp1 & ((up1 << two) | (up0 >>> backTwo));
      up0 |= pairUp0 & (up0 << two);
      down0 |= pairDown0 & ((down0 >>> two) | (down1 << backTwo));
      down1 |= pairDown1 & (down1 >>> two);
      moves0 |= (up0 << by) | (down0 >>> by) | (down1 << back);
      moves1 |= (up1 << by) | (up0 >>> back) | (down1 >>> by);

      moves0 &= this.playable[0]! & ~(own0 | other0);
      moves1 &= this.playable[1]! & ~(own1 | other1);
      words[this.at | 4] = moves0;
      words[this.at | 5] = moves1;
      return moves0 | moves1;
    }
  };
}
