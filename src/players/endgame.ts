import { FRAME, popCount } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { UNIT } from "./evaluation.js";
import type { Final } from "./final.js";
import type { Geometry } from "./geometry.js";
import { LastSquares } from "./last-squares.js";
import { AT_LEAST, AT_MOST, EXACT } from "./table.js";
import type { Table } from "./table.js";

/** The most empty squares that are solved here. */
export const IN_ONE_GO = 10;
/** From so few on, neither the table nor sorting by mobility pays. */
const TABLED = 7;
const SORTED = 6;
const INFINITE = 1000;

/**
 * The exact end of a game of two, once so few squares are empty that it takes less than a pause. Moves are sorted *fastest
 * first* (what leaves the other side the fewest moves makes the smallest tree), and by *parity*: a quarter of the board with an odd
 * number of empty squares is one where the mover plays last.
 */
export class Endgame {
  #nodes = 0;
  readonly #last: LastSquares;
  readonly #squares = new Int8Array((IN_ONE_GO + 1) * IN_ONE_GO);
  readonly #board: Board;
  readonly #final: Final;
  readonly #table: Table;
  readonly #corners: Int32Array;
  /** The bit of each square's quarter. */
  readonly #quarterOf: Uint8Array;
  /** The squares of the quarters that are odd, for each set of them. */
  readonly #oddSquares: Int32Array;
  /** The frames after each move of the positions on the way, by their number of empty squares. */
  readonly #frames: Int32Array;
  readonly #order: Int32Array;

  constructor(
    board: Board,
    config: Config,
    final: Final,
    table: Table,
    { cornerSquares, quarters }: Geometry,
  ) {
    const { size } = board;
    this.#board = board;
    this.#final = final;
    this.#table = table;
    this.#last = new LastSquares(board, config, final);
    this.#corners = cornerSquares;
    this.#quarterOf = new Uint8Array(32 * size);
    this.#oddSquares = new Int32Array(16 * size);
    for (const [quarter, squares] of quarters.entries()) {
      for (let square = 0; square < 32 * size; square++) {
        if (((squares[square >> 5]! >>> square) & 1) === 1) this.#quarterOf[square] = 1 << quarter;
      }
      for (let set = 0; set < 16; set++) {
        for (let part = 0; part < size; part++) {
          if (((set >> quarter) & 1) === 1) this.#oddSquares[set * size + part]! |= squares[part]!;
        }
      }
    }
    this.#frames = new Int32Array((IN_ONE_GO + 1) * IN_ONE_GO * FRAME);
    this.#order = new Int32Array((IN_ONE_GO + 1) * IN_ONE_GO);
  }

  /** Positions looked at. */
  get nodes(): number {
    return this.#nodes + this.#last.nodes;
  }

  /** @returns the final margin of the seat to move, in discs, where it lies between alpha and beta; else a bound of it */
  solve(alpha: number, beta: number): number {
    const board = this.#board;
    let odd = 0;
    let empty = 0;
    for (let part = 0; part < board.size; part++) {
      for (let left = board.empties(part); left !== 0; left &= left - 1) {
        odd ^= this.#quarterOf[32 * part + 31 - Math.clz32(left & -left)]!;
        empty++;
      }
    }
    board.findFlips(board.at, board.at + board.size);
    return this.#solve(empty, odd, alpha, beta);
  }

  /** After the mover's legal squares have been found. */
  #solve(empty: number, odd: number, alpha: number, beta: number): number {
    if (empty < SORTED) return this.#few(empty, odd, alpha, beta, false);
    const board = this.#board;
    const { size, words, at } = board;
    let legal = 0;
    for (let part = 0; part < size; part++) legal |= board.legal(part);
    if (legal === 0) {
      board.pass();
      const any = board.findFlips(board.at, board.at + size);
      const value = any === 0 ? -this.#final.margin(0) : -this.#solve(empty, odd, -beta, -alpha);
      board.at = at;
      return value;
    }
    this.#nodes++;
    let first = -1;
    const tabled = empty >= TABLED;
    if (tabled && this.#table.find()) {
      const table = this.#table;
      if (table.depth >= empty) {
        const value = table.value / UNIT;
        if (table.bound === EXACT || (table.bound === AT_LEAST ? value >= beta : value <= alpha))
          return value;
      }
      first = table.square;
    }
    const base = empty * IN_ONE_GO;
    const count = this.#sort(base, odd, first);
    const next = at + FRAME;
    let best = -INFINITE;
    let square = -1;
    for (let index = 0; index < count; index++) {
      const choice = this.#order[base + index]!;
      const played = choice & 127;
      const from = (base + ((choice >> 7) & 15)) * FRAME;
      for (let word = 0; word < 3 * size; word++) words[next + word] = this.#frames[from + word]!;
      board.at = next;
      const floor = best > alpha ? best : alpha;
      let value = 0;
      if (index === 0 || beta === floor + 1) {
        value = -this.#solve(empty - 1, odd ^ this.#quarterOf[played]!, -beta, -floor);
      } else {
        value = -this.#solve(empty - 1, odd ^ this.#quarterOf[played]!, -floor - 1, -floor);
        if (value > floor && value < beta) {
          for (let word = 0; word < 3 * size; word++) words[next + word] = this.#frames[from + word]!;
          board.at = next;
          value = -this.#solve(empty - 1, odd ^ this.#quarterOf[played]!, -beta, -value);
        }
      }
      board.at = at;
      if (value > best) {
        best = value;
        square = played;
        if (value >= beta) break;
      }
    }
    if (tabled) {
      this.#table.put(best * UNIT, empty, best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST, square);
    }
    return best;
  }

  /** Keeps the frame after each move, with the other side's legal squares, and the moves' order: sorting key, number, square. */
  #sort(base: number, odd: number, first: number): number {
    const board = this.#board;
    const { size, words, at } = board;
    const order = this.#order;
    const frames = this.#frames;
    let count = 0;
    for (let part = 0; part < size; part++) {
      const legal = board.legal(part);
      const oddSquares = this.#oddSquares[odd * size + part]!;
      const corners = this.#corners[part]!;
      for (let left = legal; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const square = 32 * part + 31 - Math.clz32(bit);
        board.play(square);
        board.findFlips(board.at, board.at + size);
        let score = 0;
        for (let other = 0; other < size; other++) {
          const replies = board.legal(other);
          score += 4 * popCount(replies) + 4 * popCount(replies & this.#corners[other]!);
        }
        if ((oddSquares & bit) !== 0) score -= 3;
        if ((corners & bit) !== 0) score -= 2;
        if (square === first) score = -8;
        const to = (base + count) * FRAME;
        for (let word = 0; word < 3 * size; word++) frames[to + word] = words[board.at + word]!;
        board.at = at;
        const choice = ((score + 16) << 11) | (count << 7) | square;
        let place = base + count++;
        for (; place > base && order[place - 1]! > choice; place--) order[place] = order[place - 1]!;
        order[place] = choice;
      }
    }
    return count;
  }

  /** Few empty squares: each is tried, those of odd quarters first. */
  #few(empty: number, odd: number, alpha: number, beta: number, passed: boolean): number {
    const board = this.#board;
    const last = this.#last;
    const { size, at } = board;
    const squares = this.#squares;
    const base = empty * IN_ONE_GO;
    let count = base;
    for (let rank = 0; rank < 2; rank++) {
      for (let part = 0; part < size; part++) {
        const oddSquares = this.#oddSquares[odd * size + part]!;
        for (
          let left = board.empties(part) & (rank === 0 ? oddSquares : ~oddSquares);
          left !== 0;
          left &= left - 1
        ) {
          squares[count++] = 32 * part + 31 - Math.clz32(left & -left);
        }
      }
    }
    const a = squares[base]!;
    const b = squares[base + 1]!;
    const c = squares[base + 2]!;
    if (empty === 4) return last.four(a, b, c, squares[base + 3]!, alpha, beta, passed);
    if (empty === 3) return last.three(a, b, c, alpha, beta, passed);
    if (empty === 2) return last.two(a, b, alpha, beta, passed);
    if (empty === 1) return last.one(a);
    this.#nodes++;
    let best = -INFINITE;
    for (let index = base; index < count; index++) {
      const square = squares[index]!;
      if (!last.play(square)) continue;
      const value = -this.#few(
        empty - 1,
        odd ^ this.#quarterOf[square]!,
        -beta,
        best > alpha ? -best : -alpha,
        false,
      );
      board.at = at;
      if (value > best) {
        best = value;
        if (value >= beta) return value;
      }
    }
    if (best > -INFINITE) return best;
    if (passed) return this.#final.margin(0);
    board.pass();
    best = -this.#few(empty, odd, -beta, -alpha, true);
    board.at = at;
    return best;
  }
}
