import { FRAME, popCount } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { SHAPES } from "../engine/index.js";
import type { Final } from "./final.js";

/** Less than any margin. */
const NONE = -1000;

/**
 * The last four empty squares of a game of two, without any search for moves: each square is tried in the order given. Nearly
 * all positions of an exact search are of this kind.
 *
 * Values are margins of the seat to move in discs, where they lie between alpha and beta; else bounds.
 */
export class LastSquares {
  /** Positions looked at. */
  nodes = 0;
  readonly #board: Board;
  readonly #final: Final;
  readonly #sign: number;
  readonly #playable: number;
  /** For each square those beside it. */
  readonly #beside: Int32Array;

  constructor(board: Board, config: Config, final: Final) {
    const { size } = board;
    const { numbers, squares } = SHAPES[config.board];
    this.#board = board;
    this.#final = final;
    this.#sign = config.goal === "most" ? 1 : -1;
    this.#playable = squares.length - config.blocked.length;
    this.#beside = new Int32Array(32 * size * size);
    for (const square of numbers.values()) {
      const near = new Int32Array(size);
      near[square >> 5] = 1 << square;
      board.spread(near, 0);
      this.#beside.set(near, square * size);
    }
  }

  /** Plays there if that turns something. */
  play(square: number): boolean {
    const board = this.#board;
    const { words, at, size } = board;
    const other = at + size;
    if (!this.#touches(square, other)) return false;
    board.play(square);
    const next = at + FRAME;
    if (words[next] !== words[other] || words[next + 1] !== words[other + 1]) return true;
    if (size > 2 && (words[next + 2] !== words[other + 2] || words[next + 3] !== words[other + 3]))
      return true;
    board.at = at;
    return false;
  }

  /** Whether a square is beside a disc of the block that begins there: otherwise it can turn none of them. */
  #touches(square: number, block: number): boolean {
    const { words, size } = this.#board;
    const beside = this.#beside;
    const row = square * size;
    if (((words[block]! & beside[row]!) | (words[block + 1]! & beside[row + 1]!)) !== 0) return true;
    return (
      size > 2 && ((words[block + 2]! & beside[row + 2]!) | (words[block + 3]! & beside[row + 3]!)) !== 0
    );
  }

  four(a: number, b: number, c: number, d: number, alpha: number, beta: number, passed: boolean): number {
    const board = this.#board;
    const { at } = board;
    this.nodes++;
    let best = NONE;
    if (this.play(a)) {
      best = -this.three(b, c, d, -beta, -alpha, false);
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(b)) {
      best = Math.max(best, -this.three(a, c, d, -beta, best > alpha ? -best : -alpha, false));
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(c)) {
      best = Math.max(best, -this.three(a, b, d, -beta, best > alpha ? -best : -alpha, false));
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(d)) {
      best = Math.max(best, -this.three(a, b, c, -beta, best > alpha ? -best : -alpha, false));
      board.at = at;
    }
    if (best > NONE) return best;
    if (passed) return this.#final.margin(0);
    board.pass();
    best = -this.four(a, b, c, d, -beta, -alpha, true);
    board.at = at;
    return best;
  }

  three(a: number, b: number, c: number, alpha: number, beta: number, passed: boolean): number {
    const board = this.#board;
    const { at } = board;
    this.nodes++;
    let best = NONE;
    if (this.play(a)) {
      best = -this.two(b, c, -beta, -alpha, false);
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(b)) {
      best = Math.max(best, -this.two(a, c, -beta, best > alpha ? -best : -alpha, false));
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(c)) {
      best = Math.max(best, -this.two(a, b, -beta, best > alpha ? -best : -alpha, false));
      board.at = at;
    }
    if (best > NONE) return best;
    if (passed) return this.#final.margin(0);
    board.pass();
    best = -this.three(a, b, c, -beta, -alpha, true);
    board.at = at;
    return best;
  }

  two(a: number, b: number, alpha: number, beta: number, passed: boolean): number {
    const board = this.#board;
    const { at } = board;
    this.nodes++;
    let best = NONE;
    if (this.play(a)) {
      best = -this.one(b);
      board.at = at;
      if (best >= beta) return best;
    }
    if (this.play(b)) {
      best = Math.max(best, -this.one(a));
      board.at = at;
    }
    if (best > NONE) return best;
    if (passed) return this.#final.margin(0);
    board.pass();
    best = -this.two(a, b, -beta, -alpha, true);
    board.at = at;
    return best;
  }

  one(square: number): number {
    const board = this.#board;
    const { at } = board;
    this.nodes++;
    if (this.play(square)) {
      const others = this.#count();
      board.at = at;
      return this.#sign * (this.#playable - 2 * others);
    }
    if (this.#touches(square, at)) {
      board.pass();
      const played = this.play(square);
      const own = this.#count();
      board.at = at;
      if (played) return this.#sign * (2 * own - this.#playable);
    }
    return this.#final.margin(0);
  }

  /** The discs of the seat to move. */
  #count(): number {
    const { words, at, size } = this.#board;
    const count = popCount(words[at]!) + popCount(words[at + 1]!);
    return size > 2 ? count + popCount(words[at + 2]!) + popCount(words[at + 3]!) : count;
  }
}
