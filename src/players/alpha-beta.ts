import { FRAME } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { Endgame, IN_ONE_GO } from "./endgame.js";
import { makeEvaluation, UNIT } from "./evaluation.js";
import type { Evaluate } from "./evaluation.js";
import { Final } from "./final.js";
import { geometryOf } from "./geometry.js";
import type { Squares } from "./geometry.js";
import { countMoves } from "./moves.js";
import { INFINITE } from "./root.js";
import type { Search } from "./root.js";
import { AT_LEAST, AT_MOST, EXACT, Table } from "./table.js";

/** Positions between two pauses. */
const PAUSE = 200;
/** Plies from the leaves that are searched without table and sorting. */
const PLAIN = 2;
/** Of the table's entries: 4 MB. */
const TABLE_BITS = 18;
/** From this depth on moves are sorted by a look two plies ahead instead of one. */
const SORT_DEEPER = 12;
/** Room for the moves of a position. */
const MOVES = 96;

/**
 * Looks ahead with two seats, by principal variation search (alpha-beta with null windows). Values are of the seat to move, in
 * {@link UNIT}s of a disc.
 */
export class AlphaBeta implements Search {
  readonly board: Board;
  readonly #final: Final;
  /** Positions looked at. */
  nodes = 0;
  readonly #table: Table;
  readonly #evaluate: Evaluate;
  readonly #endgame: Endgame;
  readonly #cornerSquares: Squares;
  readonly #besideCorners: Squares;
  readonly #squares: Int16Array;
  readonly #scores: Int32Array;
  #pauseAt = 0;

  constructor(board: Board, config: Config, evaluate: Evaluate = makeEvaluation(board, config)) {
    this.board = board;
    this.#final = new Final(board, config);
    this.#table = new Table(board, TABLE_BITS);
    this.#evaluate = evaluate;
    const geometry = geometryOf(board, config);
    const { corners, cornerSquares } = geometry;
    this.#endgame = new Endgame(board, config, this.#final, this.#table, geometry);
    this.#cornerSquares = cornerSquares;
    this.#besideCorners = new Int32Array(board.size);
    for (const { cSquares, xSquares } of corners) {
      for (let part = 0; part < board.size; part++) {
        this.#besideCorners[part]! |= (cSquares[part]! | xSquares[part]!) & ~cornerSquares[part]!;
      }
    }
    const frames = board.words.length / FRAME;
    this.#squares = new Int16Array(frames * MOVES);
    this.#scores = new Int32Array(frames * MOVES);
  }

  load(state: Int32Array): void {
    this.board.load(state);
    this.#table.clear();
    this.nodes = 0;
    this.#pauseAt = PAUSE;
  }

  /** @returns the value of a move of the present position, for its seat, where it lies between alpha and beta, else a bound */
  *play(square: number, depth: number, alpha: number, beta: number): Generator<void, number, void> {
    const { board } = this;
    const frame = board.at;
    board.findMoves();
    board.play(square);
    const value = depth > 1 ? yield* this.#search(depth - 1, -beta, -alpha) : this.#shallow(0, -beta, -alpha);
    board.at = frame;
    return -value;
  }

  /**
   * @param depth - plies to look ahead, passes not counted; as many as there are empty squares: to the end
   * @returns the value where it lies between alpha and beta, else a bound of it
   */
  *#search(depth: number, alpha: number, beta: number): Generator<void, number, void> {
    const { board } = this;
    if (this.nodes >= this.#pauseAt) {
      yield;
      this.#pauseAt = this.nodes + PAUSE;
    }
    this.nodes++;
    const due = board.findMoves();
    if (due === "over") return this.#final.margin(0) * UNIT;
    if (due === "pass") {
      board.pass();
      const value = -(yield* this.#search(depth, -beta, -alpha));
      board.undo();
      return value;
    }
    let square = -1;
    if (this.#table.find()) {
      const { value, bound } = this.#table;
      if (this.#table.depth >= depth) {
        if (bound === EXACT || (bound === AT_LEAST ? value >= beta : value <= alpha)) return value;
      }
      square = this.#table.square;
    }
    const toEnd = depth >= board.empty;
    const base = this.#order(square, depth, toEnd);
    const count = this.#squares[base]!;
    let best = -INFINITE;
    let floor = alpha;
    for (let index = 1; index <= count; index++) {
      const next = this.#squares[base + index]!;
      board.play(next);
      let value = 0;
      if (depth - 1 <= (toEnd ? IN_ONE_GO : PLAIN)) {
        value = -this.#plain(depth - 1, -beta, -floor, toEnd);
      } else if (index === 1) {
        value = -(yield* this.#search(depth - 1, -beta, -floor));
      } else {
        value = -(yield* this.#search(depth - 1, -floor - 1, -floor));
        if (value > floor && value < beta) value = -(yield* this.#search(depth - 1, -beta, -value));
      }
      board.undo();
      if (value > best) {
        best = value;
        square = next;
        if (value > floor) floor = value;
        if (value >= beta) break;
      }
    }
    this.#table.put(best, depth, best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST, square);
    return best;
  }

  #plain(depth: number, alpha: number, beta: number, toEnd: boolean): number {
    if (!toEnd) return this.#shallow(depth, alpha, beta);
    const before = this.#endgame.nodes;
    const value = this.#endgame.solve(Math.floor(alpha / UNIT), Math.ceil(beta / UNIT)) * UNIT;
    this.nodes += this.#endgame.nodes - before;
    return value;
  }

  /**
   * Sorts the moves of the present position: that of the table first, then by a look at what comes of them; where the search
   * goes to the end, by how little is left to the other side, since that makes a small tree.
   *
   * @returns where they begin: their number, then the squares, best first
   */
  #order(first: number, depth: number, toEnd: boolean): number {
    const { board } = this;
    const base = (board.at / FRAME) * MOVES;
    const squares = this.#squares;
    const scores = this.#scores;
    let count = 0;
    for (let part = 0, last = 31; part < board.size; part++, last += 32) {
      for (let left = board.legal(part); left !== 0; left &= left - 1) {
        const square = last - Math.clz32(left & -left);
        let score = INFINITE;
        if (square !== first) {
          board.play(square);
          score = -this.#shallow(depth > SORT_DEEPER ? 1 : 0, -INFINITE, INFINITE);
          if (toEnd) score -= this.#movesNow() * 6 * UNIT;
          board.undo();
        }
        // Insertion: there are few moves.
        let place = ++count;
        for (; place > 1 && scores[base + place - 1]! < score; place--) {
          squares[base + place] = squares[base + place - 1]!;
          scores[base + place] = scores[base + place - 1]!;
        }
        squares[base + place] = square;
        scores[base + place] = score;
      }
    }
    squares[base] = count;
    return base;
  }

  /** How many moves the seat to move has; 0 where it must pass. */
  #movesNow(): number {
    return this.board.findMoves() === "turn" ? countMoves(this.board) : 0;
  }

  /** The last plies before the leaves: corners first, what is beside them last. */
  #shallow(depth: number, alpha: number, beta: number): number {
    const { board } = this;
    this.nodes++;
    const due = board.findMoves();
    if (due === "over") return this.#final.margin(0) * UNIT;
    if (due === "pass") {
      board.pass();
      const value = -this.#shallow(depth, -beta, -alpha);
      board.undo();
      return value;
    }
    if (depth === 0) return this.#evaluate(due === "turn");
    let best = -INFINITE;
    for (let rank = 0; rank < 3; rank++) {
      for (let part = 0, last = 31; part < board.size; part++, last += 32) {
        const corners = this.#cornerSquares[part]!;
        const beside = this.#besideCorners[part]!;
        const among = rank === 0 ? corners : rank === 1 ? ~(corners | beside) : beside;
        for (let left = board.legal(part) & among; left !== 0; left &= left - 1) {
          board.play(last - Math.clz32(left & -left));
          const floor = best > alpha ? best : alpha;
          const value = -this.#shallow(depth - 1, -beta, -floor);
          board.undo();
          if (value > best) {
            best = value;
            if (value >= beta) return value;
          }
        }
      }
    }
    return best;
  }
}
