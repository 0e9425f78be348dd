/** Something made once and used by many boards. */
export interface Shared {
  destroy(): void;
}

/** What a board has on loan. */
export interface Loan<T> {
  readonly key: string;
  readonly thing: T;
}

/**
 * Textures that boards share, by what they are painted from: painting is most of what a new board costs. It keeps a
 * thing as long as somebody has it on loan.
 */
export class Shelf<T extends Shared> {
  readonly #kept = new Map<string, { thing: T; users: number }>();

  /** Swaps what was on loan, if anything, for what lies under `key`; `make` makes it where nothing does. */
  swap(old: Loan<T> | null, key: string, make: () => T): Loan<T> {
    if (old?.key === key) return old;
    const kept = this.#kept.get(key) ?? { thing: make(), users: 0 };
    kept.users++;
    this.#kept.set(key, kept);
    this.giveBack(old);
    return { key, thing: kept.thing };
  }

  /** Ends a loan; the last one to give a thing back destroys it. */
  giveBack(loan: Loan<T> | null): void {
    const kept = loan && this.#kept.get(loan.key);
    if (!kept || --kept.users > 0) return;
    this.#kept.delete(loan.key);
    kept.thing.destroy();
  }
}
