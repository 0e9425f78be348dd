import type { Game, Square } from "../../engine/index.js";
import { comparing, confirmed, judging, lossOf } from "../../players/advice/loss.js";
import type { Limits, Loss } from "../../players/advice/loss.js";
import { giveUp, weigh } from "./weigh.js";

/** It speaks of one in so many moves at most. */
const SELDOM = 3;

/** Judges what people play, and doesn't nag. */
export class Coach {
  /** Moves since it spoke last. */
  #silent = SELDOM;
  /** What it looks at. */
  #looking: { readonly stop: AbortController; isTrue(): boolean } | null = null;

  /** Takes up what has changed: what is no longer to be spoken of isn't looked at either. */
  attend(): void {
    if (!this.#looking || this.#looking.isTrue()) return;
    giveUp(this.#looking.stop);
    this.#looking = null;
  }

  /**
   * @param isTrue - whether the move is still to be spoken of
   * @returns what the move lost, where that is much and something may be said
   */
  async judge(before: Game, square: Square, isTrue: () => boolean): Promise<Loss | null> {
    this.#silent++;
    const limits = judging(before);
    if (this.#silent < SELDOM || !limits || before.legalMoves.length < 2) return null;
    giveUp(this.#looking?.stop ?? null);
    const stop = new AbortController();
    this.#looking = { stop, isTrue };
    const look = (how: Limits): ReturnType<typeof weigh> =>
      weigh(before, how, { signal: stop.signal, isInNoHurry: true });
    try {
      const seeming = lossOf(before, square, await look(limits));
      if (!seeming || !isTrue()) return null;
      const closely = comparing(before, [square, seeming.advice.square]);
      const loss = closely ? confirmed(seeming, square, await look(closely)) : seeming;
      if (!loss || !isTrue() || this.#silent < SELDOM) return null;
      this.#silent = 0;
      return loss;
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    }
  }
}
