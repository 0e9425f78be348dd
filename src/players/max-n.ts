import { FRAME } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { makeSeatsEvaluation, UNIT } from "./evaluation.js";
import type { EvaluateSeats } from "./evaluation.js";
import { Final } from "./final.js";
import { movesOf } from "./moves.js";
import type { Search } from "./root.js";
import { EXACT, Table } from "./table.js";

/** Positions between two pauses. */
const PAUSE = 200;
/** From so few empty squares on, neither pauses nor table pay. */
const FEW = 4;
/** So many moves of each position, the best at first sight, are looked at while the end is out of reach. */
const BREADTH = 2;
/** Numbers of a row: one for each seat. */
const ROW = 4;
/** Of the table's entries: 4 MB. */
const TABLE_BITS = 18;
/** What winning is worth beside the margin, in discs, while the end isn't searched exactly. */
const WIN = 8;
/** When it is, an outcome counts more than any margin. */
const OUTCOME = 256;
/** Bits of a standing in the table, and what is added to it there, since it may be below zero. */
const BITS = 8;
const ABOVE_ZERO = 128;

/**
 * Looks ahead with three and four seats, each of which plays for itself: *max^n* (Luckhardt and Irani, 1986). A seat maximises
 * its outcome (win, draw, loss), then its margin to the best other seat, then takes the first square in order, and knows that
 * all others do the same. Where everybody's interest is its own, hardly anything can be cut off: before the end is in reach,
 * only the best moves at first sight are looked at; at the end all are, and a table of the positions met makes it fast.
 * `TreeSearch` wins more often before; `PLAYERS.md` has the matches.
 *
 * A row of numbers holds the standings of all seats, from the one to move on.
 */
export class MaxN implements Search {
  readonly board: Board;
  /** Positions looked at. */
  nodes = 0;
  readonly #final: Final;
  readonly #table: Table;
  readonly #evaluate: EvaluateSeats;
  /** A row for each frame of the board. */
  readonly #rows: Float64Array;
  #pauseAt = 0;

  constructor(board: Board, config: Config, evaluate: EvaluateSeats = makeSeatsEvaluation(board, config)) {
    this.board = board;
    this.#final = new Final(board, config);
    this.#table = new Table(board, TABLE_BITS);
    this.#evaluate = evaluate;
    this.#rows = new Float64Array((board.words.length / FRAME) * ROW);
  }

  load(state: Int32Array): void {
    this.board.load(state);
    this.#table.clear();
    this.nodes = 0;
    this.#pauseAt = PAUSE;
  }

  /**
   * @param depth - plies to look ahead; as many as there are empty squares: to the end, and exactly
   * @returns what a move of the present position is worth to its seat, in {@link UNIT}s: margins, but exact outcomes first
   */
  *play(square: number, depth: number): Generator<void, number, void> {
    const { board } = this;
    const frame = board.at;
    const exact = depth >= board.empty;
    board.findMoves();
    board.play(square);
    if (exact) yield* this.#solve();
    else yield* this.#search(depth - 1);
    const worth = this.#worth(exact);
    board.at = frame;
    return worth * UNIT;
  }

  /** The row of the present position. */
  get #row(): number {
    return (this.board.at / FRAME) * ROW;
  }

  /** Fills the row of the present position with how the game ends. */
  *#solve(): Generator<void, void, void> {
    const { board } = this;
    if (this.nodes >= this.#pauseAt) {
      yield;
      this.#pauseAt = this.nodes + PAUSE;
    }
    this.nodes++;
    if (board.findMoves() === "over") {
      this.#end(0);
      return;
    }
    if (this.#table.find()) {
      this.#unbundle(this.#table.value);
      return;
    }
    let best = -Infinity;
    for (let part = 0; part < board.size; part++) {
      for (let left = board.legal(part); left !== 0; left &= left - 1) {
        board.play(32 * part + 31 - Math.clz32(left & -left));
        if (board.empty > FEW) yield* this.#solve();
        else this.#solveFew();
        best = this.#takeBack(true, best);
      }
    }
    this.#table.put(this.#bundle(), 0, EXACT, 0);
  }

  #solveFew(): void {
    const { board } = this;
    this.nodes++;
    if (board.findMoves() === "over") {
      this.#end(0);
      return;
    }
    let best = -Infinity;
    for (let part = 0; part < board.size; part++) {
      for (let left = board.legal(part); left !== 0; left &= left - 1) {
        board.play(32 * part + 31 - Math.clz32(left & -left));
        this.#solveFew();
        best = this.#takeBack(true, best);
      }
    }
  }

  /** Fills the row of the present position with what is expected. */
  *#search(depth: number): Generator<void, void, void> {
    const { board } = this;
    if (this.nodes >= this.#pauseAt) {
      yield;
      this.#pauseAt = this.nodes + PAUSE;
    }
    if (depth <= 0) {
      this.#look();
      return;
    }
    this.nodes++;
    if (board.findMoves() === "over") {
      this.#end(WIN);
      return;
    }
    const moves = movesOf(board);
    if (depth > 1 && moves.length > BREADTH) this.#sortAtSight(moves);
    let best = -Infinity;
    for (const square of depth > 1 ? moves.slice(0, BREADTH) : moves) {
      board.play(square);
      if (depth > 1) yield* this.#search(depth - 1);
      else this.#look();
      best = this.#takeBack(false, best);
    }
  }

  /** Best first, by a look one ply ahead. */
  #sortAtSight(moves: number[]): void {
    const { board } = this;
    const values = new Map<number, number>();
    for (const square of moves) {
      board.play(square);
      this.#look();
      values.set(square, this.#worth(false));
      board.undo();
    }
    moves.sort((a, b) => values.get(b)! - values.get(a)!);
  }

  #look(): void {
    this.nodes++;
    const due = this.board.findMoves();
    if (due === "over") this.#end(WIN);
    else this.#evaluate(due === "turn", this.#rows, this.#row);
  }

  /** @param bonus - for whoever has won */
  #end(bonus: number): void {
    const rows = this.#rows;
    const row = this.#row;
    const { seats } = this.board;
    for (let seat = 0; seat < seats; seat++) rows[row + seat] = this.#final.standing(seat);
    for (let seat = 0; seat < seats; seat++) if (this.#final.margin(seat) > 0) rows[row + seat]! += bonus;
  }

  /** Undoes a move; where it was better than the best so far, its row becomes that of the position. */
  #takeBack(exact: boolean, best: number): number {
    const worth = this.#worth(exact);
    const from = this.#row;
    this.board.undo();
    if (worth <= best) return best;
    const to = this.#row;
    const rows = this.#rows;
    const { seats } = this.board;
    rows[to] = rows[from + seats - 1]!;
    for (let seat = 1; seat < seats; seat++) rows[to + seat] = rows[from + seat - 1]!;
    return worth;
  }

  /** What the present row is worth to the seat that moved last. */
  #worth(exact: boolean): number {
    const rows = this.#rows;
    const row = this.#row;
    const last = this.board.seats - 1;
    let best = -Infinity;
    let second = -Infinity;
    for (let seat = 0; seat < last; seat++) {
      const standing = rows[row + seat]!;
      if (standing > best) {
        second = best;
        best = standing;
      } else if (standing > second) second = standing;
    }
    const margin = rows[row + last]! - best;
    if (!exact) return margin;
    return margin + OUTCOME * (margin > 0 ? 1 : margin === 0 || best === second ? 0 : -1);
  }

  /** The row in one number, for the table. */
  #bundle(): number {
    let bundle = 0;
    for (let seat = this.board.seats - 1; seat >= 0; seat--) {
      bundle = (bundle << BITS) | (this.#rows[this.#row + seat]! + ABOVE_ZERO);
    }
    return bundle;
  }

  #unbundle(bundle: number): void {
    for (let seat = 0; seat < this.board.seats; seat++) {
      this.#rows[this.#row + seat] = ((bundle >>> (BITS * seat)) & ((1 << BITS) - 1)) - ABOVE_ZERO;
    }
  }

  /** @returns the outcome of what an exact {@link MaxN.play} gave: 1 for a win, 0 for a draw, -1 for a loss */
  static outcomeOf(worth: number): number {
    return Math.round(worth / UNIT / OUTCOME) + 0;
  }

  /** @returns the margin in discs of what an exact {@link MaxN.play} gave */
  static marginOf(worth: number): number {
    const discs = worth / UNIT;
    return discs - OUTCOME * Math.round(discs / OUTCOME);
  }
}
