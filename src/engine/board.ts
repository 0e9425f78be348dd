import type { Config } from "./config.js";
import { moves10, play10 } from "./grid10.js";
import { moves8, play8 } from "./grid8.js";
import { parseSquare, SHAPES } from "./shapes.js";
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

/** Words from one frame to the next: six blocks of four. */
export const FRAME = 32;

/** The number of the neutral disc's owner, after those of the seats. */
const NEUTRAL = 4;

/**
 * The board that everything plays on: `Game`, `perft` and the computer players. It is a stack of frames; a move
 * writes the next frame, and undoing it steps back. Nothing is allocated on the way.
 *
 * Squares are numbers here (see {@link Board.number}): 32 × word + bit. A frame is made of blocks with one bit a
 * square, each a few 32-bit words (an array of words, because Chrome keeps only 31-bit integers in objects):
 *
 * | block | two seats | three or four |
 * |---|---|---|
 * | 0 | the discs of the seat to move | the same |
 * | 1 | all others | the same |
 * | 2, 3 | | the second and third seat in turn |
 * | 4 | | the fourth seat in turn, or the neutral disc |
 * | last | where it may be played, once found | the same |
 *
 * A square that can't be played on (blocked, cut off) is in none of them, so it ends a line by itself.
 */
export class Board {
  readonly seats: number;
  /** Words a block. */
  readonly size: number;
  /** The squares in square order, by name and by number. */
  readonly names: readonly Square[];
  readonly numbers: readonly number[];

  readonly #wide: boolean;
  readonly #free: boolean;
  readonly #kind: number;
  readonly #words: Int32Array;
  readonly #playable: Int32Array;
  readonly #centre: Int32Array;
  readonly #legal: number;
  #at = 0;
  #first = 0;
  /** The kept frame that the first frame is a copy of. */
  #loaded: Int32Array | undefined;

  /** An empty board with its blocked squares, Black to move. */
  constructor(config: Config) {
    const shape: Shape = SHAPES[config.board];
    this.seats = config.players;
    this.#wide = shape.size > 8;
    this.#free = config.opening === "free" && config.players === 2;
    this.#kind = config.players === 2 && !this.#free ? 0 : 1;
    this.size = this.#wide ? 4 : 2;
    const blocks = config.players === 2 ? 2 : 5;
    this.#legal = blocks * this.size;
    this.names = shape.squares;
    this.numbers = shape.squares.map((name) => this.number(name));
    this.#playable = this.#mask(shape.squares.filter((name) => !config.blocked.includes(name)));
    this.#centre = this.#mask(shape.centre);
    // As many frames as there can be moves, a pass after each, and two more.
    this.#words = new Int32Array(FRAME * (shape.squares.length * (config.players === 2 ? 2 : 1) + 2));
  }

  #mask(names: readonly Square[]): Int32Array {
    const mask = new Int32Array(this.size);
    for (const name of names) mask[this.number(name) >> 5]! |= 1 << (this.number(name) & 31);
    return mask;
  }

  /** @returns a square's number from its name, whether or not the board has it; -1 for what is no name */
  number(name: unknown): number {
    const place = parseSquare(name);
    if (!place) return -1;
    const { file, rank } = place;
    if (this.#wide) return Math.floor(rank / 3) * 32 + (rank % 3) * 10 + file;
    return file < 8 && rank < 8 ? rank * 8 + file : -1;
  }

  /** The seat to move, by its number in the order of play. */
  get turn(): number {
    return (this.#first + this.#at / FRAME) % this.seats;
  }

  /** Where an owner's discs stand in the frame. */
  #block(owner: number): number {
    if (owner === NEUTRAL) return this.#at + 4 * this.size;
    const behind = (owner + this.seats - this.turn) % this.seats;
    return this.#at + (behind > 0 && this.seats > 2 ? behind + 1 : behind) * this.size;
  }

  #has(block: number, square: number): boolean {
    return ((this.#words[block + (square >> 5)]! >>> (square & 31)) & 1) === 1;
  }

  /** What stands on a square of the board. */
  content(square: number): Content {
    if (((this.#playable[square >> 5]! >>> (square & 31)) & 1) === 0) return "blocked";
    for (let owner = 0; owner < this.seats; owner++) {
      if (this.#has(this.#block(owner), square)) return SEATS[owner]!;
    }
    return this.#has(this.#at + this.size, square) ? "neutral" : "empty";
  }

  /** @returns how many discs a seat has */
  discs(seat: number): number {
    return this.#count(this.#words, this.#block(seat));
  }

  /** @returns how many discs nobody owns */
  get neutral(): number {
    return this.seats === 3 ? this.#count(this.#words, this.#block(NEUTRAL)) : 0;
  }

  /** @returns how many squares can still take a disc, reachable or not */
  get empty(): number {
    const { size } = this;
    const discs = this.#count(this.#words, this.#at) + this.#count(this.#words, this.#at + size);
    return this.#count(this.#playable, 0) - discs;
  }

  #count(words: Int32Array, block: number): number {
    let count = 0;
    for (let part = 0; part < this.size; part++) count += popCount(words[block + part]!);
    return count;
  }

  /** @returns whether the seat to move may play there; after {@link Board.findMoves} */
  isLegal(square: number): boolean {
    return this.#has(this.#at + this.#legal, square);
  }

  /** @returns one word of the squares that may be played; after {@link Board.findMoves} */
  legal(part: number): number {
    return this.#words[this.#at + this.#legal + part]!;
  }

  /** @returns whether the last {@link Board.play} turned the disc on that square */
  hasTurned(square: number): boolean {
    const mover = (this.turn + this.seats - 1) % this.seats;
    return this.#has(this.#at - FRAME + this.size, square) && this.#has(this.#block(mover), square);
  }

  /**
   * Finds what the seat to move may play, by the rules' section 5 and 6, and keeps it in the frame.
   * @returns what is due; `PASS` with two seats only, and then the kept squares are the other seat's
   */
  findMoves(): Due {
    const at = this.#at;
    const legal = at + this.#legal;
    if (this.#kind !== 0 && this.#free && this.#openCentre(legal)) return OPEN;
    const others = at + this.size;
    if (this.#flipping(at, others, legal) !== 0) return FLIP;
    if (this.seats === 2) return this.#flipping(others, at, legal) !== 0 ? PASS : OVER;
    return this.#placements(legal) ? PLACE : OVER;
  }

  #flipping(own: number, other: number, out: number): number {
    return this.size > 2
      ? moves10(this.#words, own, other, out, this.#playable)
      : moves8(this.#words, own, other, out, this.#playable);
  }

  #openCentre(out: number): boolean {
    let any = 0;
    for (let part = 0; part < this.size; part++) {
      const at = this.#at + part;
      any |= this.#words[out + part] =
        this.#centre[part]! & ~(this.#words[at]! | this.#words[at + this.size]!);
    }
    return any !== 0;
  }

  /** The empty squares beside a disc, by a side or a corner. */
  #placements(out: number): boolean {
    const { size } = this;
    const words = this.#words;
    const width = this.#wide ? 10 : 8;
    const carry = (this.#wide ? 30 : 32) - width;
    const first = this.#wide ? 0x40100401 : 0x01010101;
    // First each rank by itself, then the ranks above and below.
    let above = 0;
    let here = 0;
    let any = 0;
    for (let part = 0; part <= size; part++) {
      const at = this.#at + part;
      const discs = part < size ? words[at]! | words[at + size]! : 0;
      const below = discs | ((discs << 1) & ~first) | ((discs & ~first) >>> 1);
      const near = here | (here << width) | (here >>> width) | (above >>> carry) | (below << carry);
      if (part > 0) {
        any |= words[out + part - 1] =
          near & this.#playable[part - 1]! & ~(words[at - 1]! | words[at - 1 + size]!);
      }
      above = here;
      here = below;
    }
    return any !== 0;
  }

  /** Puts a disc of the seat to move on a square that may be played, turns what it encloses; the next seat's turn. */
  play(square: number): void {
    const next = this.#at + FRAME;
    if (this.size > 2) play10(this.#words, this.#at, next, square);
    else play8(this.#words, this.#at, next, square);
    if (this.#kind === 0) this.#at = next;
    else this.#amend(next, square);
  }

  /** The next seat's turn, and nothing else; with two seats only. */
  pass(): void {
    const next = this.#at + FRAME;
    this.#place(next, 0, 0);
    this.#at = next;
  }

  /** Back to before the last {@link Board.play} or {@link Board.pass}. */
  undo(): void {
    this.#at -= FRAME;
  }

  /** Writes the next frame of a move that turns nothing; as `play8` and `play10`. */
  #place(next: number, word: number, bit: number): void {
    const { size } = this;
    const words = this.#words;
    for (let part = 0; part < size; part++) {
      words[next + part] = words[this.#at + size + part]!;
      words[next + size + part] = words[this.#at + part]! | (part === word ? bit : 0);
    }
  }

  #amend(next: number, square: number): void {
    if (this.seats > 2) this.#share(next);
    else if (this.#openCentre(next + this.#legal)) this.#place(next, square >> 5, 1 << (square & 31));
    this.#at = next;
  }

  /** With three and four seats, shares the others' discs of a frame just written out among them. */
  #share(next: number): void {
    const { size } = this;
    const words = this.#words;
    const four = this.seats === 4;
    for (let part = 0; part < size; part++) {
      const from = this.#at + part;
      const to = next + part;
      const left = words[to]!;
      const mover = words[to + size]!;
      const own = words[from + 2 * size]! & left;
      const last = words[from + 4 * size]! & left;
      words[to] = own;
      words[to + size] = (left | mover) & ~own;
      words[to + 2 * size] = words[from + 3 * size]! & left;
      words[to + 3 * size] = four ? last : mover;
      words[to + 4 * size] = four ? mover : last;
    }
  }

  /** @returns the whole frame, to be kept and given back to {@link Board.load} */
  save(): Int32Array {
    const state = new Int32Array(FRAME + 1);
    state.set(this.#words.subarray(this.#at, this.#at + FRAME));
    state[FRAME] = this.turn;
    return state;
  }

  /** Takes up a kept frame; there is nothing to undo after that. */
  load(state: Int32Array): void {
    if (this.#loaded === state && this.#at === 0) return;
    this.#loaded = state;
    this.#words.set(state.subarray(0, FRAME));
    this.#first = state[FRAME]!;
    this.#at = 0;
  }

  /**
   * Takes up a position; there is nothing to undo after that.
   * @param owners - the owner of the disc on each square, in the order of {@link Board.names}; -1 for none
   */
  setUp(owners: readonly number[], turn: number): void {
    this.#at = 0;
    this.#loaded = undefined;
    this.#first = turn;
    const { size } = this;
    const words = this.#words.fill(0, 0, FRAME);
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
