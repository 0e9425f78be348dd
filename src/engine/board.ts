import type { Config } from "./config.js";
import { SHAPES } from "./shapes.js";
import type { Shape } from "./shapes.js";
import { OWNERS, SEATS } from "./vocabulary.js";
import type { Content, Phase, Square } from "./vocabulary.js";

/** What the seat to move has to do: what its game's phase asks for, or nothing but a pass. */
export type Due = Phase | "pass";

/** Words from one frame of a board to the next: six blocks of up to four. */
export const FRAME = 24;

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
 * The second could hold every board, but 8×8 would then play at 0.24 of the speed of C instead of 0.52 (`npm run bench`).
 */
export abstract class Board {
  readonly seats: number;
  /** Words a block. */
  readonly size: number;
  /** All frames, for those who read the blocks themselves. */
  readonly words: Int32Array;
  /** Where the present frame begins; always a multiple of eight. */
  at = 0;
  /** The squares that can take a disc. */
  readonly playable: Int32Array;
  /** 0 when a move is done with what `play` of the two kinds does; else `finish` ends it. */
  protected readonly more: number;
  readonly #shape: Shape;
  readonly #free: boolean;
  readonly #centre: Int32Array;
  #first = 0;
  /** The kept frame that the first frame is a copy of. */
  #loaded: Int32Array | undefined;

  /** An empty board with its blocked squares, Black to move. */
  constructor({ board, players, opening, blocked }: Config) {
    const shape = SHAPES[board];
    const { squares, centre } = shape;
    this.#shape = shape;
    this.seats = players;
    this.#free = opening === "free" && players === 2;
    this.more = players > 2 || this.#free ? 1 : 0;
    this.size = shape.size > 8 ? 4 : 2;
    this.playable = this.#mask(squares.filter((name) => !blocked.includes(name)));
    this.#centre = this.#mask(centre);
    // As many frames as there can be moves, a pass after each, and two more.
    this.words = new Int32Array(FRAME * (squares.length * (players > 2 ? 1 : 2) + 2));
  }

  #mask(names: readonly Square[]): Int32Array {
    const mask = new Int32Array(this.size);
    for (const name of names) mask[this.number(name) >> 5]! |= 1 << this.number(name);
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

  /** Where an owner's discs stand: a seat's, or with three seats the neutral one's as those of a fourth. */
  #block(owner: number): number {
    const behind = owner < this.seats ? (owner + this.seats - this.turn) % this.seats : 3;
    return this.at + (behind > 0 && this.seats > 2 ? behind + 2 : behind) * this.size;
  }

  #has(block: number, square: number): boolean {
    return ((this.words[block + (square >> 5)]! >>> square) & 1) === 1;
  }

  /** What stands on a square of the board. */
  content(square: number): Content {
    if (((this.playable[square >> 5]! >>> square) & 1) === 0) return "blocked";
    const owner = SEATS.findIndex((_, seat) => seat < this.seats && this.#has(this.#block(seat), square));
    return SEATS[owner] ?? (this.#has(this.at + this.size, square) ? "neutral" : "empty");
  }

  /** @returns how many discs a seat has; the seat after the last of three: how many discs nobody owns */
  discs(seat: number): number {
    const block = this.#block(seat);
    return this.#count((part) => this.words[block + part]!);
  }

  /** @returns how many squares can still take a disc, reachable or not */
  get empty(): number {
    return this.#count((part) => this.empties(part));
  }

  #count(word: (part: number) => number): number {
    let count = 0;
    for (let part = 0; part < this.size; part++) count += popCount(word(part));
    return count;
  }

  /** @returns one word of the squares that can still take a disc */
  empties(part: number): number {
    const at = this.at + part;
    return this.playable[part]! & ~(this.words[at]! | this.words[at + this.size]!);
  }

  /** @returns one word of the squares that may be played; after {@link Board.findMoves} */
  legal(part: number): number {
    return this.words[this.at + 2 * this.size + part]!;
  }

  /** @returns whether the seat to move may play there; after {@link Board.findMoves} */
  isLegal(square: number): boolean {
    return this.#has(this.at + 2 * this.size, square);
  }

  /** @returns the names of the squares that may be played, in square order; after {@link Board.findMoves} */
  legalNames(): readonly Square[] {
    return this.#list((part) => this.legal(part));
  }

  /** @returns the names of the squares that the last {@link Board.play} turned, in square order */
  turnedNames(): readonly Square[] {
    const mover = this.#block((this.turn + this.seats - 1) % this.seats);
    const others = this.at - FRAME + this.size;
    return this.#list((part) => this.words[others + part]! & this.words[mover + part]!);
  }

  #list(word: (part: number) => number): readonly Square[] {
    const names: Square[] = [];
    for (let part = 0, last = 31; part < this.size; part++, last += 32) {
      for (let left = word(part); left !== 0; left &= left - 1) {
        names.push(this.#shape.names[last - Math.clz32(left & -left)]!);
      }
    }
    return Object.freeze(names);
  }

  /**
   * Finds what the seat to move may play, by the rules' section 5 and 6, and keeps it in the frame.
   * @returns what is due; `pass` with two seats only, and then the kept squares are the other seat's
   */
  findMoves(): Due {
    if (this.more !== 0 && this.#free && this.#openCentre(this.at + 2 * this.size)) return "opening";
    const others = this.at + this.size;
    if (this.findFlips(this.at, others) !== 0) return "turn";
    if (this.seats === 2) return this.findFlips(others, this.at) !== 0 ? "pass" : "over";
    return this.#findPlacements() ? "fallback" : "over";
  }

  /**
   * Finds where a disc would turn at least one, and writes it into the block 2.
   * @param own - where the mover's block begins
   * @param other - where the others' block begins
   * @returns 0 when there is no such square
   */
  abstract findFlips(own: number, other: number): number;

  #openCentre(out: number): boolean {
    let any = 0;
    for (let part = 0; part < this.size; part++) {
      any |= this.words[out + part] = this.#centre[part]! & this.empties(part);
    }
    return any !== 0;
  }

  /** The empty squares beside a disc, by a side or a corner. */
  #findPlacements(): boolean {
    const { size, words, at } = this;
    const out = at + 2 * size;
    for (let part = 0; part < size; part++) words[out + part] = words[at + part]! | words[at + size + part]!;
    this.spread(words, out);
    let any = 0;
    for (let part = 0; part < size; part++) any |= words[out + part]! &= this.empties(part);
    return any !== 0;
  }

  /** Adds to a set of squares all those beside them, by a side or a corner; what lies off the board, too. */
  spread(set: Int32Array, from: number): void {
    const { size } = this;
    const [width, carry, first] = size > 2 ? [10, 20, 0x40100401] : [8, 24, 0x01010101];
    // First each rank by itself, then the ranks above and below.
    let above = 0;
    let here = 0;
    for (let part = 0; part <= size; part++) {
      const squares = part < size ? set[from + part]! : 0;
      const below = squares | ((squares << 1) & ~first) | ((squares & ~first) >>> 1);
      if (part > 0) {
        set[from + part - 1] =
          here | (here << width) | (here >>> width) | (above >>> carry) | (below << carry);
      }
      above = here;
      here = below;
    }
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

  /** Writes the next frame of two seats after a move that turns nothing. */
  #place(next: number, word: number, bit: number): void {
    const { size, words } = this;
    for (let part = 0; part < size; part++) {
      words[next + part] = words[this.at + size + part]!;
      words[next + size + part] = words[this.at + part]! | (part === word ? bit : 0);
    }
  }

  /** Ends a move where {@link Board.more} says so: `play` has written the next frame as that of two seats. */
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

  /** @returns the blocks of the present frame and the seat to move, to be kept and given back to {@link Board.load} */
  save(): Int32Array {
    const length = this.size * (this.seats > 2 ? 6 : 3);
    const state = this.words.slice(this.at, this.at + length + 1);
    state[length] = this.turn;
    return state;
  }

  /** Takes up a kept frame; there is nothing to undo after that. */
  load(state: Int32Array): void {
    // The last word lands behind the frame's blocks, where nothing is kept.
    if (this.#loaded !== state) this.words.set(state);
    this.#loaded = state;
    this.#first = state.at(-1)!;
    this.at = 0;
  }

  /**
   * Takes up a position; there is nothing to undo after that.
   * @param contents - what stands on each square of the board, in square order
   * @param turn - the number of the seat to move
   */
  setUp(contents: readonly Content[], turn: number): void {
    const { size, words } = this;
    words.fill(0, 0, FRAME);
    this.#loaded = undefined;
    this.#first = turn;
    this.at = 0;
    for (const [index, content] of contents.entries()) {
      if (content === "empty" || content === "blocked") continue;
      const square = this.number(this.#shape.squares[index]);
      const block = this.#block(OWNERS.indexOf(content));
      words[block + (square >> 5)]! |= 1 << square;
      if (block > 0) words[size + (square >> 5)]! |= 1 << square;
    }
  }
}

/** One of the two kinds of board. */
export type BoardClass = new (config: Config) => Board;

/** @returns how many bits of a word are set */
export function popCount(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
