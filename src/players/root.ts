import type { Board } from "../engine/index.js";
import { UNIT } from "./evaluation.js";
import { movesOf } from "./moves.js";

/** More than any value. */
export const INFINITE = 1 << 20;

/** A search of whatever kind. */
export interface Search {
  readonly board: Board;
  /** Positions looked at since the last load. */
  readonly nodes: number;
  /** Takes up a position, and forgets what was found out about others, so that a search depends on its position alone. */
  load(state: Int32Array): void;
  /**
   * @param depth - plies to look ahead, the move included; as many as there are empty squares: to the end
   * @returns what a move of the present position is worth to its seat, in {@link UNIT}s, where it lies between alpha and
   *   beta, else a bound of it
   */
  play(square: number, depth: number, alpha: number, beta: number): Generator<void, number, void>;
}

/** A move of the position that is thought about. */
export interface Candidate {
  readonly square: number;
  /** By how much it is misjudged, in {@link UNIT}s. */
  readonly noise: number;
  /** What was found last, with the noise. */
  value: number;
}

/** The position that is thought about: its moves, and which of them is the best so far. */
export class Root {
  readonly candidates: Candidate[];
  readonly #search: Search;

  /** @param noise - gives for each move by how much it is misjudged, in discs */
  constructor(search: Search, noise: () => number) {
    this.#search = search;
    search.board.findMoves();
    this.candidates = movesOf(search.board).map((square) => ({
      square,
      noise: Math.round(noise() * UNIT),
      value: 0,
    }));
  }

  get best(): Candidate {
    return this.candidates[0]!;
  }

  /**
   * Looks as many plies ahead. A better move comes to the front as soon as it is found, so the best is right even when the
   * search is given up on the way.
   */
  *deepen(depth: number): Generator<void, void, void> {
    const { candidates } = this;
    let floor = -INFINITE;
    for (const candidate of candidates.slice()) {
      const value = yield* this.#valueOf(candidate, depth, floor);
      candidate.value = value;
      if (value <= floor) continue;
      floor = value;
      candidates.splice(candidates.indexOf(candidate), 1);
      candidates.unshift(candidate);
    }
  }

  /** Finds each move's own value, as many plies ahead; their order stays. */
  *weigh(depth: number): Generator<void, void, void> {
    for (const candidate of this.candidates)
      candidate.value = yield* this.#valueOf(candidate, depth, -INFINITE);
  }

  *#valueOf({ square, noise }: Candidate, depth: number, floor: number): Generator<void, number, void> {
    const search = this.#search;
    if (floor > -INFINITE) {
      const bound = yield* search.play(square, depth, floor - noise, floor - noise + 1);
      if (bound <= floor - noise) return bound + noise;
    }
    return (yield* search.play(square, depth, floor - noise, INFINITE)) + noise;
  }
}
