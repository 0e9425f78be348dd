/**
 * The kernel of the boards up to eight squares wide: four ranks of eight bits a word, two words an owner.
 * A square's bit is `rank * 8 + file`; 6×6 lies in the top left corner.
 */
import { Board, FRAME } from "./board.js";
import type { Config } from "./config.js";
import { makeLines } from "./lines.js";

/** Boards up to eight squares wide. */
export const Board8 = define();

function define(): new (config: Config) => Board {
  // All constants are in here because bundlers make variables of a module's own, and only constants are compiled into
  // the code that uses them: a quarter faster.
  const frame = FRAME;
  /** The files b to g: no line passes through the others. */
  const INNER = 0x7e7e7e7e;
  /** Bit 0 of each byte. */
  const FILE = 0x01010101;
  const { outflank, flipped } = makeLines(8);
  const [falling0, falling1] = makeDiagonals(1);
  const [rising0, rising1] = makeDiagonals(-1);

  return class extends Board {
    /**
     * Each of the four lines through the square is gathered into a byte; tables tell where the enclosing discs would have
     * to stand, and what stands between.
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

      let line = (other0 ^ ((other0 ^ other1) & second)) >>> shift;
      let ends = outflank[byFile | (line & 255)]! & ((own0 ^ ((own0 ^ own1) & second)) >>> shift);
      let turned = flipped[byFile | ends]! << shift;
      let flips0 = turned & ~second;
      let flips1 = turned & second;

      line = Math.imul(((other0 >>> file) & FILE) | (((other1 >>> file) & FILE) << 4), 0x01020408) >>> 24;
      ends = Math.imul(((own0 >>> file) & FILE) | (((own1 >>> file) & FILE) << 4), 0x01020408) >>> 24;
      turned = flipped[byRank | (outflank[byRank | line]! & ends)]!;
      flips0 |= (Math.imul(turned & 15, 0x00204081) & FILE) << file;
      flips1 |= (Math.imul(turned >>> 4, 0x00204081) & FILE) << file;

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
    protected override findFlips(own: number, other: number): number {
      const { words } = this;
      const own0 = words[own]!;
      const own1 = words[own | 1]!;
      const other0 = words[other]!;
      const other1 = words[other | 1]!;
      const inner0 = other0 & INNER;
      const inner1 = other1 & INNER;

      // Up and down a file.
      let up0 = other0 & (own0 << 8);
      let up1 = other1 & ((own1 << 8) | (own0 >>> 24));
      let down0 = other0 & ((own0 >>> 8) | (own1 << 24));
      let down1 = other1 & (own1 >>> 8);
      up1 |= other1 & ((up1 << 8) | (up0 >>> 24));
      up0 |= other0 & (up0 << 8);
      down0 |= other0 & ((down0 >>> 8) | (down1 << 24));
      down1 |= other1 & (down1 >>> 8);
      let pairUp0 = other0 & (other0 << 8);
      let pairUp1 = other1 & ((other1 << 8) | (other0 >>> 24));
      let pairDown0 = (pairUp0 >>> 8) | (pairUp1 << 24);
      let pairDown1 = pairUp1 >>> 8;
      up1 |= pairUp1 & ((up1 << 16) | (up0 >>> 16));
      up0 |= pairUp0 & (up0 << 16);
      down0 |= pairDown0 & ((down0 >>> 16) | (down1 << 16));
      down1 |= pairDown1 & (down1 >>> 16);
      up1 |= pairUp1 & ((up1 << 16) | (up0 >>> 16));
      up0 |= pairUp0 & (up0 << 16);
      down0 |= pairDown0 & ((down0 >>> 16) | (down1 << 16));
      down1 |= pairDown1 & (down1 >>> 16);
      let moves0 = (up0 << 8) | (down0 >>> 8) | (down1 << 24);
      let moves1 = (up1 << 8) | (up0 >>> 24) | (down1 >>> 8);
      // The rising diagonals.
      up0 = inner0 & (own0 << 7);
      up1 = inner1 & ((own1 << 7) | (own0 >>> 25));
      down0 = inner0 & ((own0 >>> 7) | (own1 << 25));
      down1 = inner1 & (own1 >>> 7);
      up1 |= inner1 & ((up1 << 7) | (up0 >>> 25));
      up0 |= inner0 & (up0 << 7);
      down0 |= inner0 & ((down0 >>> 7) | (down1 << 25));
      down1 |= inner1 & (down1 >>> 7);
      pairUp0 = inner0 & (inner0 << 7);
      pairUp1 = inner1 & ((inner1 << 7) | (inner0 >>> 25));
      pairDown0 = (pairUp0 >>> 7) | (pairUp1 << 25);
      pairDown1 = pairUp1 >>> 7;
      up1 |= pairUp1 & ((up1 << 14) | (up0 >>> 18));
      up0 |= pairUp0 & (up0 << 14);
      down0 |= pairDown0 & ((down0 >>> 14) | (down1 << 18));
      down1 |= pairDown1 & (down1 >>> 14);
      up1 |= pairUp1 & ((up1 << 14) | (up0 >>> 18));
      up0 |= pairUp0 & (up0 << 14);
      down0 |= pairDown0 & ((down0 >>> 14) | (down1 << 18));
      down1 |= pairDown1 & (down1 >>> 14);
      moves0 |= (up0 << 7) | (down0 >>> 7) | (down1 << 25);
      moves1 |= (up1 << 7) | (up0 >>> 25) | (down1 >>> 7);
      // The falling diagonals.
      up0 = inner0 & (own0 << 9);
      up1 = inner1 & ((own1 << 9) | (own0 >>> 23));
      down0 = inner0 & ((own0 >>> 9) | (own1 << 23));
      down1 = inner1 & (own1 >>> 9);
      up1 |= inner1 & ((up1 << 9) | (up0 >>> 23));
      up0 |= inner0 & (up0 << 9);
      down0 |= inner0 & ((down0 >>> 9) | (down1 << 23));
      down1 |= inner1 & (down1 >>> 9);
      pairUp0 = inner0 & (inner0 << 9);
      pairUp1 = inner1 & ((inner1 << 9) | (inner0 >>> 23));
      pairDown0 = (pairUp0 >>> 9) | (pairUp1 << 23);
      pairDown1 = pairUp1 >>> 9;
      up1 |= pairUp1 & ((up1 << 18) | (up0 >>> 14));
      up0 |= pairUp0 & (up0 << 18);
      down0 |= pairDown0 & ((down0 >>> 18) | (down1 << 14));
      down1 |= pairDown1 & (down1 >>> 18);
      up1 |= pairUp1 & ((up1 << 18) | (up0 >>> 14));
      up0 |= pairUp0 & (up0 << 18);
      down0 |= pairDown0 & ((down0 >>> 18) | (down1 << 14));
      down1 |= pairDown1 & (down1 >>> 18);
      moves0 |= (up0 << 9) | (down0 >>> 9) | (down1 << 23);
      moves1 |= (up1 << 9) | (up0 >>> 23) | (down1 >>> 9);
      // Along a rank, where nothing crosses from word to word.
      up0 = inner0 & (own0 << 1);
      up1 = inner1 & (own1 << 1);
      down0 = inner0 & (own0 >>> 1);
      down1 = inner1 & (own1 >>> 1);
      down0 |= inner0 & (down0 >>> 1);
      down1 |= inner1 & (down1 >>> 1);
      pairDown0 = inner0 & (inner0 >>> 1);
      pairDown1 = inner1 & (inner1 >>> 1);
      down0 |= pairDown0 & (down0 >>> 2);
      down1 |= pairDown1 & (down1 >>> 2);
      down0 |= pairDown0 & (down0 >>> 2);
      down1 |= pairDown1 & (down1 >>> 2);
      // Upwards a carry runs through the others.
      moves0 |= (inner0 + up0) | (down0 >>> 1);
      moves1 |= (inner1 + up1) | (down1 >>> 1);
      moves0 &= this.playable[0]! & ~(own0 | other0);
      moves1 &= this.playable[1]! & ~(own1 | other1);
      words[this.at | 4] = moves0;
      words[this.at | 5] = moves1;
      return moves0 | moves1;
    }
  };
}

/** Per square, the first and the second word of the diagonal that falls (slope 1) or rises (-1) through it. */
function makeDiagonals(slope: number): [Int32Array, Int32Array] {
  const masks: [Int32Array, Int32Array] = [new Int32Array(64), new Int32Array(64)];
  for (let square = 0; square < 64; square++) {
    for (let other = 0; other < 64; other++) {
      const files = (other & 7) - (square & 7);
      const ranks = (other >> 3) - (square >> 3);
      if (ranks === files * slope) masks[other < 32 ? 0 : 1][square]! |= 1 << other;
    }
  }
  return masks;
}
