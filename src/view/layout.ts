import type { Coordinates } from "./look.js";

/** Where the squares lie in the board's box. One source for the canvas and for the grid over it. */
export interface Layout {
  /** The box's side, in CSS pixels. */
  readonly size: number;
  /** Squares a side. */
  readonly side: number;
  /** A square's side, in CSS pixels. */
  readonly cell: number;
  /** From the box's edge to the first square, both ways, in CSS pixels. */
  readonly margin: number;
  /** Where there is room for coordinates that can be read. */
  readonly coordinates: Coordinates;
  /** A square's button: as large as the square, or a little larger where that makes it easy to hit, in CSS pixels. */
  readonly target: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
}

/** Below this a square is hard to hit, in CSS pixels: frame and coordinates yield first. */
const COMFORTABLE_CELL = 26;
/** The frame's part of the box, with coordinates on it and without. */
const WIDE_FRAME = 0.052;
const NARROW_FRAME = 0.025;
/** Coordinates in a narrower frame are too small to read, in CSS pixels. */
const LEGIBLE_FRAME = 20;
/** Within a narrower square they are, too. */
const LEGIBLE_CELL = 34;
/** The smallest target that all people can hit, in CSS pixels (WCAG 2.2, 2.5.8). */
const SMALLEST_TARGET = 24;

/**
 * Lays out a board of `side` squares a side in a box of `size` CSS pixels. Squares begin and end on whole
 * device pixels, so that grid lines are sharp and all squares alike.
 */
export function layOut(size: number, side: number, ratio: number, wanted: Coordinates): Layout {
  const pixels = Math.max(0, Math.round(size * ratio));
  const cellWithin = (frame: number): number => Math.floor((pixels - 2 * Math.round(frame)) / side);
  const isComfortable = (cell: number): boolean => cell / ratio >= COMFORTABLE_CELL;
  const wide = cellWithin(Math.max(pixels * WIDE_FRAME, LEGIBLE_FRAME * ratio));
  const narrow = cellWithin(pixels * NARROW_FRAME);
  const outside = wanted === "outside" && isComfortable(wide);
  const whole = outside ? wide : isComfortable(narrow) ? narrow : Math.floor(pixels / side);
  const cell = whole / ratio;
  const inside = wanted === "inside" && cell >= LEGIBLE_CELL;
  return {
    size,
    side,
    cell,
    margin: Math.floor((pixels - whole * side) / 2) / ratio,
    coordinates: outside ? "outside" : inside ? "inside" : "none",
    target: cell < SMALLEST_TARGET && size / side >= SMALLEST_TARGET ? size / side : cell,
    ratio,
  };
}
