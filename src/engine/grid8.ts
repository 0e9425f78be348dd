/**
 * The kernel of the boards up to eight squares wide: four ranks of eight bits a word, two words an owner.
 * A square's bit is `rank * 8 + file`; 6×6 lies in the top left corner.
 */
import { FLIPPED, OUTFLANK } from "./lines.js";

/** Where a line's ends can't be jumped: the files b to g. */
const INNER = 0x7e7e7e7e;
const FILE = 0x01010101;

/** Per square, the two words of its falling (a1–h8) and of its rising (a8–h1) diagonal. */
const DIAGONALS = new Int32Array(64 * 4);
for (let square = 0; square < 64; square++) {
  for (let other = 0; other < 64; other++) {
    const files = (other & 7) - (square & 7);
    const ranks = (other >> 3) - (square >> 3);
    const word = square * 4 + (other >> 5);
    if (files === ranks) DIAGONALS[word]! |= 1 << (other & 31);
    if (files === -ranks) DIAGONALS[word + 2]! |= 1 << (other & 31);
  }
}

/**
 * Writes what follows when the mover puts a disc on a square: the others' discs without those that turn, which are the
 * own of the frame `next` with two seats, and after them the mover's.
 *
 * Each of the four lines through the square is gathered into a byte; tables tell, for its discs, where the
 * enclosing discs would have to stand, and what stands between.
 */
export function play8(words: Int32Array, at: number, next: number, square: number): void {
  const own0 = words[at]!;
  const own1 = words[at | 1]!;
  const other0 = words[at | 2]!;
  const other1 = words[at | 3]!;
  const file = square & 7;
  const atFile = file << 8;
  const atRank = (square >> 3) << 8;
  /** All ones when the square is in the second word. */
  const second = (square << 26) >> 31;

  const shift = square & 24;
  const half = at | (square >> 5);
  let ends = OUTFLANK[atFile | ((words[half | 2]! >>> shift) & 255)]! & (words[half]! >>> shift);
  const row = FLIPPED[atFile | ends]! << shift;

  ends =
    OUTFLANK[
      atRank | (Math.imul(((other0 >>> file) & FILE) | (((other1 >>> file) & FILE) << 4), 0x01020408) >>> 24)
    ]! &
    (Math.imul(((own0 >>> file) & FILE) | (((own1 >>> file) & FILE) << 4), 0x01020408) >>> 24);
  const column = FLIPPED[atRank | ends]!;

  const line = square << 2;
  const falling0 = DIAGONALS[line]!;
  const falling1 = DIAGONALS[line | 1]!;
  ends =
    OUTFLANK[atFile | (Math.imul((other0 & falling0) | (other1 & falling1), FILE) >>> 24)]! &
    (Math.imul((own0 & falling0) | (own1 & falling1), FILE) >>> 24);
  const falling = Math.imul(FLIPPED[atFile | ends]!, FILE);

  const rising0 = DIAGONALS[line | 2]!;
  const rising1 = DIAGONALS[line | 3]!;
  ends =
    OUTFLANK[atFile | (Math.imul((other0 & rising0) | (other1 & rising1), FILE) >>> 24)]! &
    (Math.imul((own0 & rising0) | (own1 & rising1), FILE) >>> 24);
  const rising = Math.imul(FLIPPED[atFile | ends]!, FILE);

  const flips0 =
    (row & ~second) |
    ((Math.imul(column & 15, 0x00204081) & FILE) << file) |
    (falling & falling0) |
    (rising & rising0);
  const flips1 =
    (row & second) |
    ((Math.imul(column >>> 4, 0x00204081) & FILE) << file) |
    (falling & falling1) |
    (rising & rising1);
  const bit = 1 << (square & 31);
  words[next] = other0 & ~flips0;
  words[next | 1] = other1 & ~flips1;
  words[next | 2] = own0 | flips0 | (bit & ~second);
  words[next | 3] = own1 | flips1 | (bit & second);
}

/**
 * Writes the empty squares on which a disc would turn at least one, and says whether there is any.
 *
 * In all eight directions at once, by parallel prefix: `up` and `down` grow along the others' discs that begin beside
 * an own one, first by one square, then by two along pairs of others.
 */
export function moves8(
  words: Int32Array,
  own: number,
  other: number,
  out: number,
  playable: Int32Array,
): number {
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
  moves0 &= playable[0]! & ~(own0 | other0);
  moves1 &= playable[1]! & ~(own1 | other1);
  words[out] = moves0;
  words[out | 1] = moves1;
  return moves0 | moves1;
}
