import { FRAME, popCount } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { geometryOf } from "./geometry.js";
import { blockOf, countMoves } from "./moves.js";

/** What is counted of each seat, in the order of the weights. */
export const FEATURES = [
  /** Squares where it could turn discs, if it were its turn. */
  "mobility",
  /** Their square root: the first ones matter most. */
  "mobilityRoot",
  /** Discs beside an empty square, where others could turn them. */
  "frontier",
  "discs",
  "corners",
  /** Discs on an edge beside a corner that is empty. */
  "cSquares",
  /** Discs beside an empty corner that are on no edge. */
  "xSquares",
  /** Discs on edges, without those beside an empty corner. */
  "edges",
  /** Discs in the rows beside the edges, without those beside an empty corner. */
  "nextToEdges",
  /** Discs on edges that are joined to an own corner: they stay. */
  "anchored",
  /** 1 for the seat that plays last if nobody passes. */
  "last",
  /** 1 for the seat to move. */
  "toMove",
] as const;

const ROOTS = Float64Array.from({ length: 128 }, (_, count) => Math.sqrt(count));

/** Counts what {@link FEATURES} names, for each seat from the one to move. */
export class Features {
  /** One row a seat. */
  readonly counts: Float64Array;
  readonly #board: Board;
  readonly #corners: readonly { word: number; bit: number; c: Int32Array; x: Int32Array }[];
  readonly #cornerSquares: Int32Array;
  readonly #edges: Int32Array;
  readonly #nextToEdges: Int32Array;
  readonly #nearEmpty = new Int32Array(4);
  readonly #cOpen = new Int32Array(4);
  readonly #xOpen = new Int32Array(4);
  readonly #grown = new Int32Array(4);

  constructor(board: Board, config: Config) {
    const { corners, cornerSquares, edges, nextToEdges } = geometryOf(board, config);
    this.#board = board;
    this.#corners = corners.map(({ square, cSquares, xSquares }) => ({
      word: square >> 5,
      bit: 1 << square,
      c: cSquares,
      x: xSquares,
    }));
    this.#cornerSquares = cornerSquares;
    this.#edges = edges;
    this.#nextToEdges = nextToEdges;
    this.counts = new Float64Array(FEATURES.length * board.seats);
  }

  /**
   * Counts for the present position, after `Board.findMoves`; what that found is as before afterwards.
   *
   * @param turns - whether the seat to move can turn discs, and doesn't just place one
   */
  count(turns: boolean): void {
    const { seats, size, words } = this.#board;
    const nearEmpty = this.#nearEmpty;
    const cOpen = this.#cOpen;
    const xOpen = this.#xOpen;
    let empty = 0;
    for (let part = 0; part < size; part++) {
      const empties = this.#board.empties(part);
      empty += popCount(empties);
      nearEmpty[part] = empties;
      cOpen[part] = xOpen[part] = 0;
    }
    for (const { word, bit, c, x } of this.#corners) {
      if ((nearEmpty[word]! & bit) === 0) continue;
      for (let part = 0; part < size; part++) {
        cOpen[part]! |= c[part]!;
        xOpen[part]! |= x[part]!;
      }
    }
    this.#board.spread(nearEmpty, 0);

    for (let seat = 0; seat < seats; seat++) {
      const own = blockOf(this.#board, seat);
      let frontier = 0;
      let discs = 0;
      let corners = 0;
      let cs = 0;
      let xs = 0;
      let edges = 0;
      let next = 0;
      for (let part = 0; part < size; part++) {
        const word = words[own + part]!;
        const c = cOpen[part]!;
        const x = xOpen[part]!;
        frontier += popCount(word & nearEmpty[part]!);
        discs += popCount(word);
        corners += popCount(word & this.#cornerSquares[part]!);
        cs += popCount(word & c);
        xs += popCount(word & x);
        edges += popCount(word & this.#edges[part]! & ~c);
        next += popCount(word & this.#nextToEdges[part]! & ~x);
      }
      const mobility = seat === 0 ? (turns ? countMoves(this.#board) : 0) : this.#mobility(own);
      const { counts } = this;
      const row = seat * FEATURES.length;
      counts[row] = mobility;
      counts[row + 1] = ROOTS[mobility]!;
      counts[row + 2] = frontier;
      counts[row + 3] = discs;
      counts[row + 4] = corners;
      counts[row + 5] = cs;
      counts[row + 6] = xs;
      counts[row + 7] = edges;
      counts[row + 8] = next;
      counts[row + 9] = corners === 0 ? 0 : this.#anchored(own);
      counts[row + 10] = (empty - 1 - seat) % seats === 0 ? 1 : 0;
      counts[row + 11] = seat === 0 ? 1 : 0;
    }
  }

  /** Of another seat than the one to move. The next frame serves as scratch paper. */
  #mobility(own: number): number {
    const board = this.#board;
    const { words, at, size } = board;
    const all = at + FRAME;
    const legal = at + 2 * size;
    for (let part = 0; part < size; part++) {
      words[all + size + part] = words[legal + part]!;
      words[all + part] = (words[at + part]! | words[at + size + part]!) & ~words[own + part]!;
    }
    board.findFlips(own, all);
    const count = countMoves(board);
    for (let part = 0; part < size; part++) words[legal + part] = words[all + size + part]!;
    return count;
  }

  /** Grows from own corners along own discs on edges. */
  #anchored(own: number): number {
    const { words, size } = this.#board;
    const grown = this.#grown;
    for (let part = 0; part < size; part++) grown[part] = words[own + part]! & this.#cornerSquares[part]!;
    let count = 0;
    let before;
    do {
      before = count;
      count = 0;
      this.#board.spread(grown, 0);
      for (let part = 0; part < size; part++) {
        grown[part]! &= words[own + part]! & (this.#edges[part]! | this.#cornerSquares[part]!);
        count += popCount(grown[part]!);
      }
    } while (count > before);
    let anchored = 0;
    for (let part = 0; part < size; part++) anchored += popCount(grown[part]! & this.#edges[part]!);
    return anchored;
  }
}
