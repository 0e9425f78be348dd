/**
 * Sends what there is to tell in the order in which it happened. A call made by a listener is carried out at
 * once, but what it causes is told only after what was already on its way.
 */
export class Outbox {
  readonly #waiting: (() => void)[] = [];
  #sending = false;

  add(send: () => void): void {
    this.#waiting.push(send);
  }

  /** Runs what changes several things at once; what comes of it is told when all of it is done. */
  hold(change: () => void): void {
    if (this.#sending) {
      change();
      return;
    }
    this.#sending = true;
    try {
      change();
    } finally {
      this.#sending = false;
    }
    this.flush();
  }

  flush(): void {
    if (this.#sending) return;
    this.#sending = true;
    try {
      for (let send = this.#waiting.shift(); send; send = this.#waiting.shift()) send();
    } finally {
      this.#sending = false;
    }
  }
}
