import { parseSquare, SHAPES } from "../../engine/index.js";
import type { Config, Content, Square } from "../../engine/index.js";

/** The four axes of lines, as steps of file and rank. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** By their configuration, which all games of a line share. */
const known = new WeakMap<Config, Ground>();

type At = (square: Square) => Content | undefined;

/** A board's squares by their names: what lies beside what, and along which axis. */
export class Ground {
  readonly playable: readonly Square[];
  readonly corners: ReadonlySet<Square>;
  /** For each square and axis, the two beside it; undefined where a line ends. */
  readonly #beside: ReadonlyMap<Square, readonly (readonly (Square | undefined)[])[]>;

  /** The ground of a game, made once. */
  static of(config: Config): Ground {
    const ground = known.get(config) ?? new Ground(config);
    known.set(config, ground);
    return ground;
  }

  private constructor({ board, blocked }: Config) {
    this.playable = SHAPES[board].squares.filter((square) => !blocked.includes(square));
    const places = new Map(this.playable.map((square) => [square, parseSquare(square)!]));
    const byPlace = new Map([...places].map(([square, { file, rank }]) => [16 * rank + file, square]));
    this.#beside = new Map(
      [...places].map(([square, { file, rank }]) => [
        square,
        AXES.map(([across, down]) =>
          [1, -1].map((way) => byPlace.get(16 * (rank + way * down) + file + way * across)),
        ),
      ]),
    );
    this.corners = new Set(this.playable.filter((square) => this.#axes(square).every(isEnd)));
  }

  /** The empty squares that are joined to this one, itself among them. */
  region(square: Square, at: At): readonly Square[] {
    const found = new Set([square]);
    for (const member of found) {
      for (const other of this.#axes(member).flat()) if (other && at(other) === "empty") found.add(other);
    }
    return [...found];
  }

  /**
   * @returns of some discs those that surely can't be turned any more: along each axis they are at the end of all lines, or all of
   *   the line is full, or beside them is one of the same colour that can't be turned either
   */
  stable(discs: readonly Square[], at: At): readonly Square[] {
    const stable = new Set<Square>();
    const isHeld = (square: Square, axis: number): boolean => {
      const pair = this.#axes(square)[axis]!;
      return (
        isEnd(pair) ||
        pair.some((other) => other && stable.has(other) && at(other) === at(square)) ||
        this.#isFull(square, axis, at)
      );
    };
    const isDisc = (square: Square): boolean => at(square) !== "empty";
    let count;
    do {
      count = stable.size;
      for (const square of this.playable) {
        if (isDisc(square) && AXES.every((_, axis) => isHeld(square, axis))) stable.add(square);
      }
    } while (stable.size > count);
    return discs.filter((square) => stable.has(square));
  }

  #isFull(square: Square, axis: number, at: At): boolean {
    return [0, 1].every((way) => {
      for (let one: Square | undefined = square; one; one = this.#axes(one)[axis]![way]) {
        if (at(one) === "empty") return false;
      }
      return true;
    });
  }

  #axes(square: Square): readonly (readonly (Square | undefined)[])[] {
    return this.#beside.get(square) ?? [];
  }
}

const isEnd = (pair: readonly (Square | undefined)[]): boolean => pair.includes(undefined);
