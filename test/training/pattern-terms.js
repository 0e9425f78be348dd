/** What the pattern evaluation adds up in positions: which terms, and in which arrangements of discs they aren't 0. */
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

/** A table of the terms that aren't 0 in each arrangement; `termsIn` gives them as pairs of number and sign. */
function makeTable(length, termsIn) {
  const starts = [0];
  const numbers = [];
  const signs = [];
  for (let arrangement = 0; arrangement < length; arrangement++) {
    for (const [number, sign] of termsIn(arrangement)) {
      numbers.push(number);
      signs.push(sign);
    }
    starts.push(numbers.length);
  }
  return {
    length,
    starts: Int32Array.from(starts),
    numbers: Int32Array.from(numbers),
    signs: Int8Array.from(signs),
  };
}

/** Where the first so many terms of all are 1: to add up weights one by one. */
const makeSums = (first, length) =>
  makeTable(length, (last) => Array.from({ length: last + 1 }, (_, index) => [first + index, 1]));

/**
 * @param terms - as `listTerms` gives them
 * @param first - the number of the first among all
 */
function makePatternTable(length, terms, first) {
  const digitsOf = (number) => Array.from({ length }, (_, place) => Math.floor(number / 3 ** place) % 3);
  const images = new Map(terms.map((term, index) => [term, first + (index >> 1)]));
  const factors = [...images].map(([term, number]) => ({
    number,
    squares: digitsOf(term).flatMap((digit, place) => (digit > 0 ? [[place, digit]] : [])),
  }));
  return makeTable(3 ** length, (arrangement) => {
    const digits = digitsOf(arrangement);
    const found = [];
    for (const { number, squares } of factors) {
      // A factor 2 is there when the square is empty, a factor 1 when it isn't.
      if (squares.some(([place, digit]) => (digit === 2) !== (digits[place] === 0))) continue;
      const others = squares.filter(([place]) => digits[place] === 2).length;
      found.push([number, others % 2 > 0 ? -1 : 1]);
    }
    return found;
  });
}

/**
 * @param board - an 8×8 board for two, on which the positions are set up
 * @returns a function that puts positions in order of their discs, and tells of each which arrangements it has
 */
export function makeArranger({ PATTERNS, MOVES, listTerms, popCount }, board) {
  let count = 2 + MOVES + 1;
  const tempo = makeSums(0, 2);
  const moves = makeSums(2, MOVES + 1);
  const patterns = PATTERNS.map((pattern, index) => {
    const terms = listTerms(pattern);
    const table = makePatternTable(pattern[0], terms, count);
    count += terms.length / 2;
    return { table, instances: instancesOf(SQUARES[index]) };
  });
  const { words } = board;
  const pairOf = (from) => popCount(words[board.at + from]) + popCount(words[board.at + from + 1]);

  return (positions) => {
    const length = positions.values.length;
    const discs = positions.values.map((_, index) => {
      const four = positions.words.slice(4 * index, 4 * index + 4);
      return four.reduce((sum, word) => sum + popCount(word), 0);
    });
    const order = discs.map((_, index) => index).toSorted((a, b) => discs[a] - discs[b]);
    const makeColumn = (sign) => ({ sign, arrangements: new Uint16Array(length) });
    const odd = makeColumn(1);
    const own = makeColumn(1);
    const other = makeColumn(-1);
    const lying = patterns.map(({ table, instances }) =>
      Object.assign(
        { columns: instances.map((squares) => Object.assign({ squares }, makeColumn(1))) },
        table,
      ),
    );
    const lines = lying.flatMap(({ columns }) => columns);
    for (const [place, index] of order.entries()) {
      show(board, positions.words, index);
      own.arrangements[place] = Math.min(MOVES, pairOf(4));
      board.findFlips(board.at + 2, board.at);
      other.arrangements[place] = Math.min(MOVES, pairOf(4));
      odd.arrangements[place] = discs[index] & 1;
      for (const { squares, arrangements } of lines) {
        let arrangement = 0;
        for (let at = squares.length - 1; at >= 0; at--) {
          const from = board.at + (squares[at] >> 5);
          const bit = squares[at] & 31;
          arrangement = 3 * arrangement + ((words[from] >>> bit) & 1) + 2 * ((words[from + 2] >>> bit) & 1);
        }
        arrangements[place] = arrangement;
      }
    }
    return {
      count,
      values: Float64Array.from(order, (index) => positions.values[index]),
      // From −1 with 4 discs to 1 with 68, as `readWeights` has it.
      times: Float64Array.from(order, (index) => (discs[index] - 36) / 32),
      tables: [{ ...tempo, columns: [odd] }, { ...moves, columns: [own, other] }, ...lying],
    };
  };
}
