import type { Config } from "./config.js";
import { SHAPES } from "./shapes.js";
import type { Shape } from "./shapes.js";
import { SEATS } from "./vocabulary.js";
import type { Content, Square } from "./vocabulary.js";

/** What the seat to move has to do, as {@link Board.findMoves} tells. */
export const OVER = 0;
export const FLIP = 1;
export const PLACE = 2;
export const OPEN = 3;
export const PASS = 4;
export type Due = typeof OVER | typeof FLIP | typeof PLACE | typeof OPEN | typeof PASS;

/** Words from one frame of a board to the next: six blocks of up to four. */
export const FRAME = 24;

/** The number of the neutral disc's owner, after those of the seats. */
const NEUTRAL = 4;

/**
 * The board that everything plays on: `Game`, `perft` and the computer players. It is a stack of frames; a move
 * writes the next frame, and undoing it steps back. Nothing is allocated on the way.
 *
 * A square is a number here: 32 × word + bit (see `Shape.numbers`). A frame is made of blocks with a bit for each square, a
 * block of {@link Board.size} words (in an array of words, because Chrome's objects hold only 31-bit integers):
 *
 * | block | two seats | three or four |
 * |---|---|---|
 * | 0 | the discs of the seat to move | the same |
 * | 1 | all others | the same |
 * | 2 | where it may be played, once found | the same |
 * | 3, 4 | | the next seat and the one after it |
 * | 5 | | the fourth seat, or the neutral disc |
 *
 * A square that can't be played on (blocked, cut off, outside 6×6) is in none of them, so it ends a line by itself.
 *
 * There are two kinds, made by `makeBoard`: one with four ranks of eight bits in a word, and one with three ranks of ten.
 * TODO figures
 */
export abstract class Board {
  readonly seats: number;
  /** Words a block. */
  readonly size: number;
  /** The squares in square order, by name and by number. */
  readonly names: readonly Square[];
  readonly numbers: readonly number[];
  readonly words: Int32Array;
  /** Where the present frame begins; always a multiple of eight. */
  at = 0;
  protected readonly playable: Int32Array;
  readonly #shape: Shape;
  readonly #free: boolean;
  /** Whether a move leaves nothing to do beyond what the subclass does: 0 if so. */
  protected readonly more: number;
  readonly #centre: Int32Array;
  #first = 0;
  /** The kept frame that the first frame is a copy of. */
  #loaded: Int32Array | undefined;

  /** An empty board with its blocked squares, Black to move. */
  constructor(config: Config) {
    const shape = SHAPES[config.board];
    this.#shape = shape;
    this.seats = config.players;
    this.#free = config.opening === "free" && config.players === 2;
    this.more = config.players > 2 || this.#free ? 1 : 0;
    this.size = shape.size > 8 ? 4 : 2;
    this.names = shape.squares;
    this.numbers = [...shape.numbers.values()];
    this.playable = this.#mask(shape.squares.filter((name) => !config.blocked.includes(name)));
    this.#centre = this.#mask(shape.centre);
    // As many frames as there can be moves, a pass after each, and two more.
    this.words = new Int32Array(FRAME * (shape.squares.length * (config.players === 2 ? 2 : 1) + 2));
  }

  #mask(names: readonly Square[]): Int32Array {
    const mask = new Int32Array(this.size);
    for (const name of names) {
      const square = this.number(name);
      mask[square >> 5]! |= 1 << square;
    }
    return mask;
  }

  /** @returns a square's number from its name in either case; -1 for what is no square of this board */
  number(name: unknown): number {
    return this.#shape.numbers.get(typeof name === "string" ? name.toLowerCase() : "") ?? -1;
  }

  /** The seat to move, by its number in the order of play. */
  get turn(): number {
    return (this.#first + this.at / FRAME) % this.seats;
  }

  /** Where an owner's discs stand in the frame. */
  #block(owner: number): number {
    const behind = owner === NEUTRAL ? 3 : (owner + this.seats - this.turn) % this.seats;
    return this.at + (behind > 0 && this.seats > 2 ? behind + 2 : behind) * this.size;
  }

  #has(block: number, square: number): boolean {
    return ((this.words[block + (square >> 5)]! >>> (square & 31)) & 1) === 1;
  }

  /** What stands on a square of the board. */
  content(square: number): Content {
    if (((this.playable[square >> 5]! >>> (square & 31)) & 1) === 0) return "blocked";
    for (let owner = 0; owner < this.seats; owner++) {
      if (this.#has(this.#block(owner), square)) return SEATS[owner]!;
    }
    return this.#has(this.at + this.size, square) ? "neutral" : "empty";
  }

  /** @returns how many discs a seat has */
  discs(seat: number): number {
    return this.#count(this.words, this.#block(seat));
  }

  /** @returns how many discs nobody owns */
  get neutral(): number {
    return this.seats === 3 ? this.#count(this.words, this.#block(NEUTRAL)) : 0;
  }

  /** @returns how many squares can still take a disc, reachable or not */
  get empty(): number {
    const { size } = this;
    const discs = this.#count(this.words, this.at) + this.#count(this.words, this.at + size);
    return this.#count(this.playable, 0) - discs;
  }

  #count(words: Int32Array, block: number): number {
    let count = 0;
    for (let part = 0; part < this.size; part++) count += popCount(words[block + part]!);
    return count;
  }

  /** @returns whether the seat to move may play there; after {@link Board.findMoves} */
  isLegal(square: number): boolean {
    return this.#has(this.at + 2 * this.size, square);
  }

  /** @returns one word of the squares that may be played; after {@link Board.findMoves} */
  legal(part: number): number {
    return this.words[this.at + 2 * this.size + part]!;
  }

  /** @returns whether the last {@link Board.play} turned the disc on that square */
  hasTurned(square: number): boolean {
    const mover = (this.turn + this.seats - 1) % this.seats;
    return this.#has(this.at - FRAME + this.size, square) && this.#has(this.#block(mover), square);
  }

  /**
   * Finds what the seat to move may play, by the rules' section 5 and 6, and keeps it in the frame.
   * @returns what is due; `PASS` with two seats only, and then the kept squares are the other seat's
   */
  findMoves(): Due {
    if (this.more !== 0 && this.#free && this.#openCentre(this.at + 2 * this.size)) return OPEN;
    const others = this.at + this.size;
    if (this.findFlips(this.at, others) !== 0) return FLIP;
    if (this.seats === 2) return this.findFlips(others, this.at) !== 0 ? PASS : OVER;
    return this.#findPlacements() ? PLACE : OVER;
  }

  /**
   * Finds where a disc would turn at least one, and writes it into the block 2.
   * @param own - where the mover's block begins
   * @param other - where the others' block begins
   * @returns 0 when there is no such square
   */
  protected abstract findFlips(own: number, other: number): number;

  #openCentre(out: number): boolean {
    let any = 0;
    for (let part = 0; part < this.size; part++) {
      const at = this.at + part;
      any |= this.words[out + part] = this.#centre[part]! & ~(this.words[at]! | this.words[at + this.size]!);
    }
    return any !== 0;
  }

  /** The empty squares beside a disc, by a side or a corner. */
  #findPlacements(): boolean {
    const { size, words, at } = this;
    const [width, carry, first] = size > 2 ? [10, 20, 0x40100401] : [8, 24, 0x01010101];
    // First each rank by itself, then the ranks above and below.
    let above = 0;
    let here = 0;
    let any = 0;
    for (let part = 0; part <= size; part++) {
      const discs = part < size ? words[at + part]! | words[at + size + part]! : 0;
      const below = discs | ((discs << 1) & ~first) | ((discs & ~first) >>> 1);
      const near = here | (here << width) | (here >>> width) | (above >>> carry) | (below << carry);
      if (part > 0) any |= words[at + 2 * size + part - 1] = near & this.#empties(part - 1);
      above = here;
      here = below;
    }
    return any !== 0;
  }

  #empties(part: number): number {
    return this.playable[part]! & ~(this.words[this.at + part]! | this.words[this.at + this.size + part]!);
  }

  /** Puts a disc of the seat to move on a square that may be played, turns what it encloses; the next seat's turn. */
  abstract play(square: number): void;

  /** The next seat's turn, and nothing else; with two seats only. */
  pass(): void {
    const next = this.at + FRAME;
    this.#place(next, 0, 0);
    this.at = next;
  }

  /** Back to before the last {@link Board.play} or {@link Board.pass}. */
  undo(): void {
    this.at -= FRAME;
  }

  /** Writes the next frame of a move that turns nothing; as `play8` and `play10`. */
  #place(next: number, word: number, bit: number): void {
    const { size, words } = this;
    for (let part = 0; part < size; part++) {
      words[next + part] = words[this.at + size + part]!;
      words[next + size + part] = words[this.at + part]! | (part === word ? bit : 0);
    }
  }

  /** Ends a move where {@link Board.more} says so. */
  protected finish(next: number, square: number): void {
    if (this.seats > 2) this.#share(next);
    else if (this.#openCentre(next + 2 * this.size)) this.#place(next, square >> 5, 1 << square);
  }

  /** With three and four seats, shares the others' discs out among them. */
  #share(next: number): void {
    const { size, words } = this;
    const four = this.seats === 4;
    for (let part = 0; part < size; part++) {
      const from = this.at + part;
      const to = next + part;
      const left = words[to]!;
      const mover = words[to + size]!;
      const own = words[from + 3 * size]! & left;
      const last = words[from + 5 * size]! & left;
      words[to] = own;
      words[to + size] = (left | mover) & ~own;
      words[to + 3 * size] = words[from + 4 * size]! & left;
      words[to + 4 * size] = four ? last : mover;
      words[to + 5 * size] = four ? mover : last;
    }
  }

  /** @returns the whole frame, to be kept and given back to {@link Board.load} */
  save(): Int32Array {
    const state = new Int32Array(FRAME + 1);
    state.set(this.words.subarray(this.at, this.at + FRAME));
    state[FRAME] = this.turn;
    return state;
  }

  /** Takes up a kept frame; there is nothing to undo after that. */
  load(state: Int32Array): void {
    if (this.#loaded === state && this.at === 0) return;
    this.#loaded = state;
    this.words.set(state.subarray(0, FRAME));
    this.#first = state[FRAME]!;
    this.at = 0;
  }

  /**
   * Takes up a position; there is nothing to undo after that.
   * @param owners - the owner of the disc on each square, in the order of {@link Board.names}; -1 for none
   */
  setUp(owners: readonly number[], turn: number): void {
    this.at = 0;
    this.#loaded = undefined;
    this.#first = turn;
    const { size } = this;
    const words = this.words.fill(0, 0, FRAME);
    for (const [index, owner] of owners.entries()) {
      if (owner < 0) continue;
      const word = this.numbers[index]! >> 5;
      const bit = 1 << (this.numbers[index]! & 31);
      const block = this.#block(owner);
      words[block + word]! |= bit;
      if (owner !== turn && this.seats > 2) words[size + word]! |= bit;
    }
  }
}

/** @returns how many bits of a word are set */
export function popCount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
