import type { Board } from "../engine/index.js";

/** What a kept value says of the true one. */
export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

/** Numbers of an entry: two to know the position by, two of what is known of it. */
const ENTRY = 4;

/**
 * What was found out about positions of a board. They are known by two hashes of their discs, 64 bits together, so that
 * none is taken for another. A newer entry takes the place of an older one.
 */
export class Table {
  readonly #board: Board;
  readonly #entries: Int32Array;
  readonly #mask: number;
  #first = 0;
  #second = 0;
  #slot = 0;

  /** @param bits - 2 to this power is the number of entries, of 16 bytes each */
  constructor(board: Board, bits: number) {
    this.#board = board;
    this.#entries = new Int32Array(ENTRY << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.fill(0);
  }

  /**
   * Goes to the slot of the present position.
   *
   * @returns whether it is kept there
   */
  find(): boolean {
    const { at, size, seats } = this.#board;
    this.#first = this.#second = 1;
    this.#mix(at, at + 2 * size);
    if (seats > 2) this.#mix(at + 3 * size, at + 6 * size);
    this.#slot = (this.#first & this.#mask) * ENTRY;
    return this.#entries[this.#slot] === this.#first && this.#entries[this.#slot + 1] === this.#second;
  }

  /** Each word is multiplied into both hashes, the upper bits folded back (after Murmur's finish). */
  #mix(from: number, to: number): void {
    const { words } = this.#board;
    let first = this.#first;
    let second = this.#second;
    for (let index = from; index < to; index++) {
      const word = words[index]!;
      first = Math.imul(first ^ word, 0x9e3779b1);
      first ^= first >>> 15;
      second = Math.imul(second ^ ((word << 7) | (word >>> 25)), 0x85ebca77);
      second ^= second >>> 13;
    }
    this.#first = first;
    this.#second = second;
  }

  /** Of the position found. */
  get value(): number {
    return this.#entries[this.#slot + 2]!;
  }

  /** How many plies deep it was searched. */
  get depth(): number {
    return this.#entries[this.#slot + 3]! & 255;
  }

  /** {@link EXACT}, {@link AT_LEAST} or {@link AT_MOST}. */
  get bound(): number {
    return (this.#entries[this.#slot + 3]! >> 8) & 3;
  }

  /** The best square. */
  get square(): number {
    return this.#entries[this.#slot + 3]! >> 10;
  }

  /** Keeps what is known of the present position. */
  put(value: number, depth: number, bound: number, square: number): void {
    this.find();
    const entries = this.#entries;
    const slot = this.#slot;
    entries[slot] = this.#first;
    entries[slot + 1] = this.#second;
    entries[slot + 2] = value;
    entries[slot + 3] = depth | (bound << 8) | (square << 10);
  }
}
