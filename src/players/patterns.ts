/**
 * What a position is worth with two players on the plain 8×8 board: a sum over the patterns of discs along its lines and
 * in its corners, after Michael Buro, "Improving heuristic mini-max search by supervised learning" (2002), and over the
 * moves of both sides. `test/training/fit-patterns.js` has fitted it to games.
 *
 * What a pattern is worth is kept as a polynomial instead of a table: each square is 0, 1 or −1 for empty, own and other,
 * and 1 or 0 for empty or not; the terms are products of up to {@link DEGREE} of these. A table has a number for each
 * arrangement, and most of them hardly ever come; most terms are small, and can be left out.
 */
import { popCount } from "../engine/board.js";
import type { Board } from "../engine/board.js";
import { makeDiagonals } from "../engine/lines.js";
import { WEIGHTS } from "./pattern-weights.js";

/** How many squares a term is about at most. */
const DEGREE = 3;

/** More moves than this aren't told apart. */
export const MOVES = 20;

/** A weight's character is that of 0 or so many after it, and counts so many 1/64 discs each. */
export const ZERO = 80;
export const STEP = 8;

/** Where a square of a pattern goes when the pattern is mirrored to itself. */
type Mirror = (place: number, length: number) => number;
const reversed: Mirror = (place, length) => length - 1 - place;
const transposed: Mirror = (place) => (place % 3) * 3 + Math.floor(place / 3);
const unmirrored: Mirror = (place) => place;

/**
 * The patterns' lengths and mirror images: an edge between its X-squares, two by five squares in a corner, three by three
 * from an X-square on, the three longest kinds of diagonal, and the second, third and fourth line from the edge.
 */
export const PATTERNS: readonly (readonly [number, Mirror])[] = [
  [10, reversed],
  [10, unmirrored],
  [9, transposed],
  [8, reversed],
  [7, reversed],
  [6, reversed],
  [8, reversed],
  [8, reversed],
  [8, reversed],
];

/**
 * A term is a number with a digit of base 3 for each square: 0 when it isn't about the square, 1 when about whose disc is
 * there, 2 when about whether it is empty. Only those that change their sign with the colours are wanted.
 *
 * @returns a pattern's terms, each with its mirror image behind it, which isn't smaller
 */
export function listTerms([length, mirror]: (typeof PATTERNS)[number]): number[] {
  const terms: number[] = [];
  const add = (from: number, degree: number, term: number, image: number, odd: number): void => {
    if (odd > 0 && image >= term) terms.push(term, image);
    if (degree === DEGREE) return;
    for (let place = from; place < length; place++) {
      const one = 3 ** place;
      const other = 3 ** mirror(place, length);
      add(place + 1, degree + 1, term + one, image + other, 1 - odd);
      add(place + 1, degree + 1, term + 2 * one, image + 2 * other, odd);
    }
  };
  add(0, 0, 0, 0, 0);
  return terms;
}

/** Makes the worth of each arrangement (digits: 0 empty, 1 own, 2 other) out of a polynomial's terms, in place. */
function expand(table: Int32Array): void {
  for (let step = 1; step < table.length; step *= 3) {
    for (let group = 0; group < table.length; group += 3 * step) {
      for (let empty = group; empty < group + step; empty++) {
        const always = table[empty]!;
        const owner = table[empty + step]!;
        table[empty] = always + table[empty + 2 * step]!;
        table[empty + step] = always + owner;
        table[empty + 2 * step] = always - owner;
      }
    }
  }
}

/**
 * Each weight is a mean and a growth. With 4 discs it is the mean without the growth, with 68 discs the two together, and
 * between them it changes evenly. Both are kept in one word, the first in the upper half, so that one sum gives both.
 *
 * @returns the tables: what it is worth to be the one to move, with an even and an odd number of discs; what the
 *   moves are worth by their number; and the patterns'
 */
function* readWeights(weights: string): Generator<void, Int32Array[], void> {
  let at = 0;
  const next = (): number => {
    const mean = weights.charCodeAt(at++) - ZERO;
    const growth = weights.charCodeAt(at++) - ZERO;
    return ((mean - growth) * 65536 + mean + growth) * STEP;
  };
  const sums = (length: number): Int32Array => {
    let sum = 0;
    return Int32Array.from({ length }, () => (sum += next()));
  };
  const tables = [sums(2), sums(MOVES + 1)];
  for (const pattern of PATTERNS) {
    const table = new Int32Array(3 ** pattern[0]);
    const terms = listTerms(pattern);
    for (let index = 0; index < terms.length; index += 2) {
      table[terms[index]!] = table[terms[index + 1]!] = next();
    }
    expand(table);
    tables.push(table);
    yield;
  }
  return tables;
}

/** The package's own weights: reading them takes some ms, so that is done once. */
let ownTables: Int32Array[] | undefined;

/** Reads the weights; it pauses every few ms. Without that {@link makePatternEvaluation} does so in one go. */
export function* preparePatterns(): Generator<void, void, void> {
  ownTables ??= yield* readWeights(WEIGHTS);
}

function readAll(weights: string): Int32Array[] {
  const reading = readWeights(weights);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** @returns for each set of ten squares the number with a digit 1 of base 3 for each of them, at the place given */
function makeDigits(placeOf: (bit: number) => number): Int32Array {
  const digits = new Int32Array(1024);
  for (let bit = 0; bit < 10; bit++) {
    for (let set = 0; set < 1 << bit; set++) digits[set | (1 << bit)] = digits[set]! + 3 ** placeOf(bit);
  }
  return digits;
}

/**
 * All constants are in here for the reason that `defineBoard8` gives.
 *
 * @param board - 8×8, two seats, no blocked squares, most discs win
 * @returns a function that gives the final difference of discs that the seat to move can expect, in 1/64 disc, from −64 to
 *   64 discs; it must have a move, and {@link Board.findMoves} must have been called
 */
export function makePatternEvaluation(board: Board, weights?: string): () => number {
  const { words } = board;
  const tables = weights === undefined ? (ownTables ??= readAll(WEIGHTS)) : readAll(weights);
  const tempo = tables[0]!;
  const moves = tables[1]!;
  const edge = tables[2]!;
  const corner = tables[3]!;
  const block = tables[4]!;
  const line2 = tables[8]!;
  const line3 = tables[9]!;
  const line4 = tables[10]!;

  const digits = makeDigits((bit) => bit);
  /** For what is read from the right: the five or three squares of a rank in the other order. */
  const fives = makeDigits((bit) => (bit < 5 ? 4 : 14) - bit);
  const threes = makeDigits((bit) => bit + 2 - 2 * (bit % 3));
  const FILE = 0x01010101;
  const [falling0, falling1, rising0, rising1] = makeDiagonals(8) as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  // Those from a1, b1, a2, c1, a3 to the right and down, and from h1, h2, g1, h3, f1 to the left and down.
  const falling = [0, 1, 8, 2, 16];
  const rising = [7, 15, 6, 23, 5];
  const masks0 = Int32Array.from([
    ...falling.map((square) => falling0[square]!),
    ...rising.map((square) => rising0[square]!),
  ]);
  const masks1 = Int32Array.from([
    ...falling.map((square) => falling1[square]!),
    ...rising.map((square) => rising1[square]!),
  ]);
  /** What is left of the file's byte after the files on which it has no square. */
  const shifts = Int32Array.of(24, 25, 24, 26, 24, 24, 25, 24, 26, 24);
  const starts = Int32Array.of(0, 6561, 6561, 8748, 8748, 0, 6561, 6561, 8748, 8748);
  const diagonals = new Int32Array(9477);
  diagonals.set(tables[5]!);
  diagonals.set(tables[6]!, 6561);
  diagonals.set(tables[7]!, 8748);

  return () => {
    const { at } = board;
    const own0 = words[at]!;
    const own1 = words[at | 1]!;
    const other0 = words[at | 2]!;
    const other1 = words[at | 3]!;
    const moves0 = words[at | 4]!;
    const moves1 = words[at | 5]!;
    board.findFlips(at | 2, at);
    const replies = popCount(words[at | 4]!) + popCount(words[at | 5]!);
    words[at | 4] = moves0;
    words[at | 5] = moves1;
    const discs = popCount(own0 | other0) + popCount(own1 | other1);
    let sum =
      tempo[discs & 1]! +
      moves[Math.min(popCount(moves0) + popCount(moves1), MOVES)]! -
      moves[Math.min(replies, MOVES)]!;

    sum +=
      block[
        digits[((own0 >>> 9) & 7) | ((own0 >>> 14) & 56) | ((own0 >>> 19) & 448)]! +
          2 * digits[((other0 >>> 9) & 7) | ((other0 >>> 14) & 56) | ((other0 >>> 19) & 448)]!
      ]! +
      block[
        threes[((own0 >>> 12) & 7) | ((own0 >>> 17) & 56) | ((own0 >>> 22) & 448)]! +
          2 * threes[((other0 >>> 12) & 7) | ((other0 >>> 17) & 56) | ((other0 >>> 22) & 448)]!
      ]! +
      block[
        digits[((own1 >>> 17) & 7) | ((own1 >>> 6) & 56) | ((own1 << 5) & 448)]! +
          2 * digits[((other1 >>> 17) & 7) | ((other1 >>> 6) & 56) | ((other1 << 5) & 448)]!
      ]! +
      block[
        threes[((own1 >>> 20) & 7) | ((own1 >>> 9) & 56) | ((own1 << 2) & 448)]! +
          2 * threes[((other1 >>> 20) & 7) | ((other1 >>> 9) & 56) | ((other1 << 2) & 448)]!
      ]!;

    // A diagonal has at most one square in each file: a product moves them all into the last byte.
    for (let index = 0; index < 10; index++) {
      const mask0 = masks0[index]!;
      const mask1 = masks1[index]!;
      const shift = shifts[index]!;
      const own = digits[Math.imul((own0 & mask0) | (own1 & mask1), FILE) >>> shift]!;
      const other = digits[Math.imul((other0 & mask0) | (other1 & mask1), FILE) >>> shift]!;
      sum += diagonals[starts[index]! + own + 2 * other]!;
    }

    // The ranks, then the files.
    let a0 = own0;
    let a1 = own1;
    let b0 = other0;
    let b1 = other1;
    for (let turned = 0; turned < 2; turned++) {
      sum +=
        edge[
          digits[((a0 << 1) & 510) | ((a0 >>> 9) & 1) | ((a0 >>> 5) & 512)]! +
            2 * digits[((b0 << 1) & 510) | ((b0 >>> 9) & 1) | ((b0 >>> 5) & 512)]!
        ]! +
        edge[
          digits[((a1 >>> 23) & 510) | ((a1 >>> 17) & 1) | ((a1 >>> 13) & 512)]! +
            2 * digits[((b1 >>> 23) & 510) | ((b1 >>> 17) & 1) | ((b1 >>> 13) & 512)]!
        ]! +
        corner[digits[(a0 & 31) | ((a0 >>> 3) & 992)]! + 2 * digits[(b0 & 31) | ((b0 >>> 3) & 992)]!]! +
        corner[
          fives[((a0 >>> 3) & 31) | ((a0 >>> 6) & 992)]! + 2 * fives[((b0 >>> 3) & 31) | ((b0 >>> 6) & 992)]!
        ]! +
        corner[
          digits[((a1 >>> 24) & 31) | ((a1 >>> 11) & 992)]! +
            2 * digits[((b1 >>> 24) & 31) | ((b1 >>> 11) & 992)]!
        ]! +
        corner[fives[(a1 >>> 27) | ((a1 >>> 14) & 992)]! + 2 * fives[(b1 >>> 27) | ((b1 >>> 14) & 992)]!]! +
        line2[digits[(a0 >>> 8) & 255]! + 2 * digits[(b0 >>> 8) & 255]!]! +
        line2[digits[(a1 >>> 16) & 255]! + 2 * digits[(b1 >>> 16) & 255]!]! +
        line3[digits[(a0 >>> 16) & 255]! + 2 * digits[(b0 >>> 16) & 255]!]! +
        line3[digits[(a1 >>> 8) & 255]! + 2 * digits[(b1 >>> 8) & 255]!]! +
        line4[digits[a0 >>> 24]! + 2 * digits[b0 >>> 24]!]! +
        line4[digits[a1 & 255]! + 2 * digits[b1 & 255]!]!;
      if (turned > 0) break;

      // The board mirrored at the falling diagonal: squares, blocks of four, and of sixteen change places. Henry S. Warren,
      // "Hacker's Delight" (2nd edition, 2012), 7-3.
      let moved = (a0 ^ (a0 >>> 7)) & 0x00aa00aa;
      a0 ^= moved ^ (moved << 7);
      moved = (a1 ^ (a1 >>> 7)) & 0x00aa00aa;
      a1 ^= moved ^ (moved << 7);
      moved = (a0 ^ (a0 >>> 14)) & 0x0000cccc;
      a0 ^= moved ^ (moved << 14);
      moved = (a1 ^ (a1 >>> 14)) & 0x0000cccc;
      a1 ^= moved ^ (moved << 14);
      moved = ((a0 >>> 4) ^ a1) & 0x0f0f0f0f;
      a0 ^= moved << 4;
      a1 ^= moved;
      moved = (b0 ^ (b0 >>> 7)) & 0x00aa00aa;
      b0 ^= moved ^ (moved << 7);
      moved = (b1 ^ (b1 >>> 7)) & 0x00aa00aa;
      b1 ^= moved ^ (moved << 7);
      moved = (b0 ^ (b0 >>> 14)) & 0x0000cccc;
      b0 ^= moved ^ (moved << 14);
      moved = (b1 ^ (b1 >>> 14)) & 0x0000cccc;
      b1 ^= moved ^ (moved << 14);
      moved = ((b0 >>> 4) ^ b1) & 0x0f0f0f0f;
      b0 ^= moved << 4;
      b1 ^= moved;
    }

    const late = (sum << 16) >> 16;
    const early = (sum - late) >> 16;
    const value = (early * (68 - discs) + late * (discs - 4)) >> 6;
    return Math.max(-4096, Math.min(4096, value));
  };
}
