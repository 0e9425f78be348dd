/**
 * The kernel of the boards ten squares wide: three ranks of ten bits a word, four words an owner, the last of
 * which has one rank. A square is `word * 32 + bit`.
 */
import { FLIPPED10, OUTFLANK10 } from "./lines.js";

/** Where a line's ends can't be jumped: the files b to i. */
const INNER = 0x1fe7f9fe;
const RANK = 0x3ff;
const FILE = 0x100401;

/** Per square, the four words of its falling (a1–j10) and of its rising (a10–j1) diagonal. */
const DIAGONALS = new Int32Array(128 * 8);
/** Per square: file, rank. */
const FILES = new Uint8Array(128);
const RANKS = new Uint8Array(128);
for (let place = 0; place < 100; place++) {
  const rank = Math.floor(place / 10);
  const square = Math.floor(rank / 3) * 32 + (place % 30);
  FILES[square] = place % 10;
  RANKS[square] = rank;
  for (let other = 0; other < 100; other++) {
    const files = (other % 10) - (place % 10);
    const ranks = Math.floor(other / 10) - rank;
    const word = square * 8 + Math.floor(other / 30);
    if (files === ranks) DIAGONALS[word]! |= 1 << (other % 30);
    if (files === -ranks) DIAGONALS[word + 4]! |= 1 << (other % 30);
  }
}

/** Writes what follows when the mover puts a disc on a square; as `play8`. */
export function play10(words: Int32Array, at: number, next: number, square: number): void {
  const own0 = words[at]!;
  const own1 = words[at | 1]!;
  const own2 = words[at | 2]!;
  const own3 = words[at | 3]!;
  const other0 = words[at | 4]!;
  const other1 = words[at | 5]!;
  const other2 = words[at | 6]!;
  const other3 = words[at | 7]!;
  const file = FILES[square]!;
  const atFile = file << 10;
  const atRank = RANKS[square]! << 10;

  const part = square >> 5;
  const shift = (square & 31) - file;
  let ends = OUTFLANK10[atFile | ((words[at | 4 | part]! >>> shift) & RANK)]! & (words[at | part]! >>> shift);
  const row = FLIPPED10[atFile | ends]! << shift;

  let own = ((own0 >>> file) & FILE) | (((own1 >>> file) & FILE) << 3) | (((own2 >>> file) & FILE) << 6);
  let other =
    ((other0 >>> file) & FILE) | (((other1 >>> file) & FILE) << 3) | (((other2 >>> file) & FILE) << 6);
  own = ((own | (own >>> 9) | (own >>> 18)) & 0x1ff) | (((own3 >>> file) & 1) << 9);
  other = ((other | (other >>> 9) | (other >>> 18)) & 0x1ff) | (((other3 >>> file) & 1) << 9);
  const column = FLIPPED10[atRank | (OUTFLANK10[atRank | other]! & own)]!;

  const line = square << 3;
  const falling0 = DIAGONALS[line]!;
  const falling1 = DIAGONALS[line | 1]!;
  const falling2 = DIAGONALS[line | 2]!;
  const falling3 = DIAGONALS[line | 3]!;
  own = (own0 & falling0) | (own1 & falling1) | (own2 & falling2) | (own3 & falling3);
  other = (other0 & falling0) | (other1 & falling1) | (other2 & falling2) | (other3 & falling3);
  own |= (own >>> 10) | (own >>> 20);
  other |= (other >>> 10) | (other >>> 20);
  let falling = FLIPPED10[atFile | (OUTFLANK10[atFile | (other & RANK)]! & own)]!;
  falling |= (falling << 10) | (falling << 20);

  const rising0 = DIAGONALS[line | 4]!;
  const rising1 = DIAGONALS[line | 5]!;
  const rising2 = DIAGONALS[line | 6]!;
  const rising3 = DIAGONALS[line | 7]!;
  own = (own0 & rising0) | (own1 & rising1) | (own2 & rising2) | (own3 & rising3);
  other = (other0 & rising0) | (other1 & rising1) | (other2 & rising2) | (other3 & rising3);
  own |= (own >>> 10) | (own >>> 20);
  other |= (other >>> 10) | (other >>> 20);
  let rising = FLIPPED10[atFile | (OUTFLANK10[atFile | (other & RANK)]! & own)]!;
  rising |= (rising << 10) | (rising << 20);

  let flips = (falling & falling0) | (rising & rising0) | ((Math.imul(column & 7, 0x40201) & FILE) << file);
  words[next] = other0 & ~flips;
  words[next | 4] = own0 | flips;
  flips =
    (falling & falling1) | (rising & rising1) | ((Math.imul((column >>> 3) & 7, 0x40201) & FILE) << file);
  words[next | 1] = other1 & ~flips;
  words[next | 5] = own1 | flips;
  flips =
    (falling & falling2) | (rising & rising2) | ((Math.imul((column >>> 6) & 7, 0x40201) & FILE) << file);
  words[next | 2] = other2 & ~flips;
  words[next | 6] = own2 | flips;
  flips = (falling & falling3) | (rising & rising3) | ((column >>> 9) << file);
  words[next | 3] = other3 & ~flips;
  words[next | 7] = own3 | flips;
  words[next | part]! &= ~row;
  words[next | 4 | part]! |= row | (1 << (square & 31));
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

const reached = new Int32Array(4);

/** Writes the empty squares on which a disc would turn at least one, and says whether there is any. */
export function moves10(
  words: Int32Array,
  own: number,
  other: number,
  out: number,
  playable: Int32Array,
): number {
  reached.fill(0);
  reach(words, own, other, INNER, 1, reached);
  reach(words, own, other, INNER, 9, reached);
  reach(words, own, other, -1, 10, reached);
  reach(words, own, other, INNER, 11, reached);
  let any = 0;
  for (let part = 0; part < 4; part++) {
    any |= words[out + part] =
      reached[part]! & playable[part]! & ~(words[own + part]! | words[other + part]!);
  }
  return any;
}
