/** What the pattern evaluation adds up in a position, as counts of its weights' terms. */
import { show } from "./positions.js";

/** The squares of one instance of each of `PATTERNS`, in its order: rank × 8 + file. */
const SQUARES = [
  [9, 0, 1, 2, 3, 4, 5, 6, 7, 14],
  [0, 1, 2, 3, 4, 8, 9, 10, 11, 12],
  [9, 10, 11, 17, 18, 19, 25, 26, 27],
  [0, 9, 18, 27, 36, 45, 54, 63],
  [1, 10, 19, 28, 37, 46, 55],
  [2, 11, 20, 29, 38, 47],
  [8, 9, 10, 11, 12, 13, 14, 15],
  [16, 17, 18, 19, 20, 21, 22, 23],
  [24, 25, 26, 27, 28, 29, 30, 31],
];

/** A square's image in one of the board's eight symmetries. */
function imageOf(square, symmetry) {
  let [rank, file] = [square >> 3, square & 7];
  if (symmetry & 1) file = 7 - file;
  if (symmetry & 2) rank = 7 - rank;
  if (symmetry & 4) [rank, file] = [file, rank];
  return rank * 8 + file;
}

/** All places where a pattern lies on the board, each once. */
function instancesOf(squares) {
  const images = Array.from({ length: 8 }, (_, symmetry) =>
    squares.map((square) => imageOf(square, symmetry)),
  );
  const keys = images.map((image) => image.toSorted((a, b) => a - b).join());
  return images.filter((_, index) => keys.indexOf(keys[index]) === index);
}

/**
 * For each arrangement of a pattern's discs, the terms that aren't 0 there, and whether they are 1 or −1.
 *
 * @param first - the number of its first term among all
 */
function termsByArrangement(length, terms, first) {
  const numbers = new Map();
  for (let index = 0; index < terms.length; index += 2) {
    numbers.set(terms[index], first + index / 2);
    numbers.set(terms[index + 1], first + index / 2);
  }
  const digitsOf = (number) => Array.from({ length }, (_, place) => Math.floor(number / 3 ** place) % 3);
  const keys = [...numbers.keys()].map((term) => digitsOf(term));
  const starts = [0];
  const found = [];
  const signs = [];
  const terms3 = [...numbers].map(([, number], index) => {
    const about = keys[index].flatMap((digit, place) => (digit > 0 ? [[place, digit]] : []));
    return { number, about };
  });
  for (let arrangement = 0; arrangement < 3 ** length; arrangement++) {
    const digits = digitsOf(arrangement);
    for (const { number, about } of terms3) {
      let sign = 1;
      for (const [place, digit] of about) {
        if ((digit === 2) !== (digits[place] === 0)) {
          sign = 0;
          break;
        }
        if (digits[place] === 2) sign = -sign;
      }
      if (sign === 0) continue;
      found.push(number);
      signs.push(sign);
    }
    starts.push(found.length);
  }
  return { starts: Int32Array.from(starts), found: Int32Array.from(found), signs: Int8Array.from(signs) };
}

/**
 * @returns the number of terms, in the order in which `readWeights` reads their weights; and a function that makes what
 *   `makeEquations` wants of positions
 */
export function makeReader({ PATTERNS, MOVES, listTerms, popCount }, board) {
  let count = 2 + MOVES + 1;
  const patterns = PATTERNS.map((pattern, index) => {
    const terms = listTerms(pattern);
    const table = termsByArrangement(pattern[0], terms, count);
    count += terms.length / 2;
    return { ...table, instances: instancesOf(SQUARES[index]) };
  });

  const read = (words, index, counts) => {
    counts.fill(0);
    show(board, words, index);
    const { at } = board;
    const moves = popCount(board.words[at + 4]) + popCount(board.words[at + 5]);
    board.findFlips(at + 2, at);
    const replies = popCount(board.words[at + 4]) + popCount(board.words[at + 5]);
    counts[0] = 1;
    counts[1] = board.empty & 1;
    for (let number = 0; number <= MOVES; number++) {
      counts[2 + number] = (moves >= number ? 1 : 0) - (replies >= number ? 1 : 0);
    }
    const own = 4 * index;
    const other = own + 2;
    for (const { starts, found, signs, instances } of patterns) {
      for (const squares of instances) {
        let arrangement = 0;
        for (let place = squares.length - 1; place >= 0; place--) {
          const square = squares[place];
          const part = square >> 5;
          const digit = ((words[own + part] >>> square) & 1) + 2 * ((words[other + part] >>> square) & 1);
          arrangement = 3 * arrangement + digit;
        }
        for (let term = starts[arrangement]; term < starts[arrangement + 1]; term++) {
          counts[found[term]] += signs[term];
        }
      }
    }
  };

  /** @param parts - pairs of positions and the indices of those wanted */
  const makeReadAll = (parts) => {
    const byDiscs = Array.from({ length: 65 }, () => []);
    for (const [{ words, values }, indices] of parts) {
      const all = Int32Array.from(words);
      for (const index of indices) {
        let discs = 0;
        for (let part = 0; part < 4; part++) discs += popCount(all[4 * index + part]);
        byDiscs[discs].push([all, index, values[index]]);
      }
    }
    return byDiscs.flatMap((list, discs) =>
      list.length === 0
        ? []
        : [
            {
              // From −1 with 4 discs to 1 with 68, as `readWeights` has it.
              time: (discs - 36) / 32,
              values: list.map(([, , value]) => value),
              read: (index, counts) => read(list[index][0], list[index][1], counts),
            },
          ],
    );
  };
  return { count, makeReadAll };
}
