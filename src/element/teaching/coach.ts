import type { Game, Square } from "../../engine/index.js";
import { judging, lossOf } from "../../players/advice/loss.js";
import type { Loss } from "../../players/advice/loss.js";
import { weigh } from "./weigh.js";

/** It speaks of one in so many moves at most. */
const SELDOM = 3;

/** Judges what people play, and doesn't nag. */
export class Coach {
  /** Moves since it spoke last. */
  #silent = SELDOM;

  /**
   * @param isTrue - whether the move is still to be spoken of
   * @returns what the move lost, where that is much and something may be said
   */
  async judge(before: Game, square: Square, isTrue: () => boolean): Promise<Loss | null> {
    this.#silent++;
    const limits = judging(before);
    if (this.#silent < SELDOM || !limits || before.legalMoves.length < 2) return null;
    const loss = lossOf(before, square, await weigh(before, limits));
    if (!loss || !isTrue() || this.#silent < SELDOM) return null;
    this.#silent = 0;
    return loss;
  }
}
