import { parseSquare, SHAPES } from "../engine/index.js";
import type { Board, Config } from "../engine/index.js";

/** The four axes of lines, as steps of file and rank. */
const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Sets of squares are words as a board's blocks have them. */
export type Squares = Int32Array;

/** A corner and those beside it. */
export interface Corner {
  readonly square: number;
  /** Beside it, along an edge. */
  readonly cSquares: Squares;
  /** Beside it, not on an edge. */
  readonly xSquares: Squares;
}

/**
 * What the shape of a board makes of its squares. A line turns a disc only if it goes on at both sides of it: a square is a
 * *corner* if that is so along none of the four axes, and on an *edge* if along one. So the octagon has eight corners, and a
 * blocked square makes new ones.
 */
export interface Geometry {
  readonly corners: readonly Corner[];
  readonly cornerSquares: Squares;
  /** Without the corners. */
  readonly edges: Squares;
  /** Beside an edge, on none. */
  readonly nextToEdges: Squares;
  /** The quarters of the board, for the parity of their empty squares. */
  readonly quarters: readonly Squares[];
}

/** @returns the geometry of a board with its blocked squares */
export function geometryOf(board: Board, config: Config): Geometry {
  const { squares, numbers, size } = SHAPES[config.board];
  const mask = (names: readonly string[]): Squares => {
    const words = new Int32Array(board.size);
    for (const name of names) words[numbers.get(name)! >> 5]! |= 1 << numbers.get(name)!;
    return words;
  };
  const playable = squares.filter((name) => !config.blocked.includes(name));
  const places = new Map(playable.map((name) => [name, parseSquare(name)!]));
  const byPlace = new Map(playable.map((name) => [placeKey(places.get(name)!, 0, 0), name]));
  const beside = (name: string): string[] =>
    AXES.flatMap(([file, rank]) =>
      [1, -1].map((way) => byPlace.get(placeKey(places.get(name)!, way * file, way * rank))),
    ).filter((other) => other !== undefined);
  const openAxes = (name: string): number =>
    AXES.filter(([file, rank]) =>
      [1, -1].every((way) => byPlace.has(placeKey(places.get(name)!, way * file, way * rank))),
    ).length;
  const open = new Map(playable.map((name) => [name, openAxes(name)]));
  const withOpen = (count: number): string[] => playable.filter((name) => open.get(name) === count);
  const corners = withOpen(0);
  const edges = withOpen(1);
  return {
    corners: corners.map((name) => ({
      square: numbers.get(name)!,
      cSquares: mask(beside(name).filter((other) => open.get(other) === 1)),
      xSquares: mask(beside(name).filter((other) => open.get(other)! > 1)),
    })),
    cornerSquares: mask(corners),
    edges: mask(edges),
    nextToEdges: mask(
      playable.filter((name) => open.get(name)! > 1 && beside(name).some((other) => open.get(other)! < 2)),
    ),
    quarters: [0, 1, 2, 3].map((quarter) =>
      mask(
        playable.filter((name) => {
          const { file, rank } = places.get(name)!;
          return (file < size / 2 ? 0 : 1) + (rank < size / 2 ? 0 : 2) === quarter;
        }),
      ),
    ),
  };
}

function placeKey({ file, rank }: { file: number; rank: number }, across: number, down: number): number {
  return (rank + down) * 16 + file + across;
}
