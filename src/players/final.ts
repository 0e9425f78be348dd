import { popCount } from "../engine/board.js";
import type { Board, Config } from "../engine/index.js";
import { blockOf } from "./moves.js";

/** What a game that is over is worth (rules, section 6). Seats are counted from the one to move. */
export class Final {
  readonly #board: Board;
  /** 1, or -1 where the fewest discs win. */
  readonly #sign: number;
  readonly #takesEmpty: boolean;

  constructor(board: Board, config: Config) {
    this.#board = board;
    this.#sign = config.goal === "most" ? 1 : -1;
    this.#takesEmpty = config.scoring === "tournament";
  }

  /** A seat's discs, by the goal: more is better. */
  standing(seat: number): number {
    const { words, size } = this.#board;
    const from = blockOf(this.#board, seat);
    let count = 0;
    for (let part = 0; part < size; part++) count += popCount(words[from + part]!);
    return this.#sign * count;
  }

  /** By how many discs a seat is before the best of the others. */
  margin(seat: number): number {
    const own = this.standing(seat);
    let best = -1000;
    for (let other = 0; other < this.#board.seats; other++) {
      if (other !== seat) best = Math.max(best, this.standing(other));
    }
    const margin = own - best;
    return this.#takesEmpty ? margin + Math.sign(margin) * this.#board.empty : margin;
  }
}
