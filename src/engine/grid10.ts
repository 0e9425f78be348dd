/**
 * The kernel of the boards ten squares wide: three ranks of ten bits a word, four words an owner, the last of
 * which has one rank. A square is `word * 32 + bit`.
 */
import { Board, FRAME } from "./board.js";
import type { BoardClass } from "./board.js";
import { makeDiagonals, makeLines } from "./lines.js";

type Mask = Int32Array;
type Masks = [Mask, Mask, Mask, Mask];

/** @returns the class of the boards that are wider than eight squares */
export function defineBoard10(): BoardClass {
  // All constants are in here for speed, as in `grid8.ts`.
  const frame = FRAME;
  /** The files b to i: no line passes through the others. */
  const INNER = 0x1fe7f9fe;
  /** Bit 0 of each rank. */
  const FILE = 0x00100401;
  const { outflank, flipped } = makeLines(10);
  const [falling0, falling1, falling2, falling3, ...rising] = makeDiagonals(10) as [...Masks, ...Masks];
  const [rising0, rising1, rising2, rising3] = rising;
  const reached = new Int32Array(4);

  return class extends Board {
    override play(square: number): void {
      const { words, at } = this;
      const next = at + frame;
      const own0 = words[at]!;
      const own1 = words[at | 1]!;
      const own2 = words[at | 2]!;
      const own3 = words[at | 3]!;
      const other0 = words[at | 4]!;
      const other1 = words[at | 5]!;
      const other2 = words[at | 6]!;
      const other3 = words[at | 7]!;
      const part = square >> 5;
      const bit = square & 31;
      // A tenth of the bit, rounded down.
      const row = (bit * 103) >> 10;
      const shift = row * 10;
      const file = bit - shift;
      const byFile = file << 10;
      const byRank = (part * 3 + row) << 10;

      // The file: a bit of each rank.
      let line =
        ((other0 >>> file) & FILE) | (((other1 >>> file) & FILE) << 3) | (((other2 >>> file) & FILE) << 6);
      let ends = ((own0 >>> file) & FILE) | (((own1 >>> file) & FILE) << 3) | (((own2 >>> file) & FILE) << 6);
      line = ((line | (line >>> 9) | (line >>> 18)) & 511) | (((other3 >>> file) & 1) << 9);
      ends = ((ends | (ends >>> 9) | (ends >>> 18)) & 511) | (((own3 >>> file) & 1) << 9);
      let turned = flipped[byRank | (outflank[byRank | line]! & ends)]!;
      let flips0 = (Math.imul(turned & 7, 0x40201) & FILE) << file;
      let flips1 = (Math.imul((turned >>> 3) & 7, 0x40201) & FILE) << file;
      let flips2 = (Math.imul((turned >>> 6) & 7, 0x40201) & FILE) << file;
      let flips3 = (turned >>> 9) << file;

      // The diagonals have at most one bit in each file: all ranks together make the line.
      let mask0 = falling0[square]!;
      let mask1 = falling1[square]!;
      let mask2 = falling2[square]!;
      let mask3 = falling3[square]!;
      line = (other0 & mask0) | (other1 & mask1) | (other2 & mask2) | (other3 & mask3);
      ends = (own0 & mask0) | (own1 & mask1) | (own2 & mask2) | (own3 & mask3);
      line = (line | (line >>> 10) | (line >>> 20)) & 1023;
      ends |= (ends >>> 10) | (ends >>> 20);
      turned = flipped[byFile | (outflank[byFile | line]! & ends)]!;
      turned |= (turned << 10) | (turned << 20);
      flips0 |= turned & mask0;
      flips1 |= turned & mask1;
      flips2 |= turned & mask2;
      flips3 |= turned & mask3;

      mask0 = rising0[square]!;
      mask1 = rising1[square]!;
      mask2 = rising2[square]!;
      mask3 = rising3[square]!;
      line = (other0 & mask0) | (other1 & mask1) | (other2 & mask2) | (other3 & mask3);
      ends = (own0 & mask0) | (own1 & mask1) | (own2 & mask2) | (own3 & mask3);
      line = (line | (line >>> 10) | (line >>> 20)) & 1023;
      ends |= (ends >>> 10) | (ends >>> 20);
      turned = flipped[byFile | (outflank[byFile | line]! & ends)]!;
      turned |= (turned << 10) | (turned << 20);
      flips0 |= turned & mask0;
      flips1 |= turned & mask1;
      flips2 |= turned & mask2;
      flips3 |= turned & mask3;

      words[next] = other0 & ~flips0;
      words[next | 1] = other1 & ~flips1;
      words[next | 2] = other2 & ~flips2;
      words[next | 3] = other3 & ~flips3;
      words[next | 4] = own0 | flips0;
      words[next | 5] = own1 | flips1;
      words[next | 6] = own2 | flips2;
      words[next | 7] = own3 | flips3;

      // The rank: ten bits of one of the words.
      line = (words[at | 4 | part]! >>> shift) & 1023;
      ends = words[at | part]! >>> shift;
      turned = flipped[byFile | (outflank[byFile | line]! & ends)]! << shift;
      words[next | part]! &= ~turned;
      words[next | 4 | part]! |= turned | (1 << square);
      if (this.more !== 0) this.finish(next, square);
      this.at = next;
    }

    override findFlips(own: number, other: number): number {
      const { words, playable } = this;
      reached.fill(0);
      reach(words, own, other, INNER, 1, reached);
      reach(words, own, other, INNER, 9, reached);
      reach(words, own, other, -1, 10, reached);
      reach(words, own, other, INNER, 11, reached);
      let any = 0;
      for (let part = 0; part < 4; part++) {
        any |= words[this.at + 8 + part] =
          reached[part]! & playable[part]! & ~(words[own + part]! | words[other + part]!);
      }
      return any;
    }
  };
}

/** Adds what the lines of the others that begin at an own disc reach, along the two directions a shift means. */
function reach(
  words: Int32Array,
  own: number,
  other: number,
  inner: number,
  shift: number,
  out: Int32Array,
): void {
  const own0 = words[own]!;
  const own1 = words[own | 1]!;
  const own2 = words[own | 2]!;
  const own3 = words[own | 3]!;
  const other0 = words[other]! & inner;
  const other1 = words[other | 1]! & inner;
  const other2 = words[other | 2]! & inner;
  const other3 = words[other | 3]! & inner;
  const back = 30 - shift;
  let up0 = other0 & (own0 << shift);
  let up1 = other1 & ((own1 << shift) | (own0 >>> back));
  let up2 = other2 & ((own2 << shift) | (own1 >>> back));
  let up3 = other3 & ((own3 << shift) | (own2 >>> back));
  let down0 = other0 & ((own0 >>> shift) | (own1 << back));
  let down1 = other1 & ((own1 >>> shift) | (own2 << back));
  let down2 = other2 & ((own2 >>> shift) | (own3 << back));
  let down3 = other3 & (own3 >>> shift);
  up3 |= other3 & ((up3 << shift) | (up2 >>> back));
  up2 |= other2 & ((up2 << shift) | (up1 >>> back));
  up1 |= other1 & ((up1 << shift) | (up0 >>> back));
  up0 |= other0 & (up0 << shift);
  down0 |= other0 & ((down0 >>> shift) | (down1 << back));
  down1 |= other1 & ((down1 >>> shift) | (down2 << back));
  down2 |= other2 & ((down2 >>> shift) | (down3 << back));
  down3 |= other3 & (down3 >>> shift);
  // Pairs of neighbours among the others, so that the next steps go two squares at a time.
  const upPair0 = other0 & (other0 << shift);
  const upPair1 = other1 & ((other1 << shift) | (other0 >>> back));
  const upPair2 = other2 & ((other2 << shift) | (other1 >>> back));
  const upPair3 = other3 & ((other3 << shift) | (other2 >>> back));
  const downPair0 = other0 & ((other0 >>> shift) | (other1 << back));
  const downPair1 = other1 & ((other1 >>> shift) | (other2 << back));
  const downPair2 = other2 & ((other2 >>> shift) | (other3 << back));
  const downPair3 = other3 & (other3 >>> shift);
  const two = shift * 2;
  const backTwo = 30 - two;
  for (let step = 0; step < 3; step++) {
    up3 |= upPair3 & ((up3 << two) | (up2 >>> backTwo));
    up2 |= upPair2 & ((up2 << two) | (up1 >>> backTwo));
    up1 |= upPair1 & ((up1 << two) | (up0 >>> backTwo));
    up0 |= upPair0 & (up0 << two);
    down0 |= downPair0 & ((down0 >>> two) | (down1 << backTwo));
    down1 |= downPair1 & ((down1 >>> two) | (down2 << backTwo));
    down2 |= downPair2 & ((down2 >>> two) | (down3 << backTwo));
    down3 |= downPair3 & (down3 >>> two);
  }
  out[0]! |= (up0 << shift) | (down0 >>> shift) | (down1 << back);
  out[1]! |= (up1 << shift) | (up0 >>> back) | (down1 >>> shift) | (down2 << back);
  out[2]! |= (up2 << shift) | (up1 >>> back) | (down2 >>> shift) | (down3 << back);
  out[3]! |= (up3 << shift) | (up2 >>> back) | (down3 >>> shift);
}
