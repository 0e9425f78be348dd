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
  /** Room for coordinates beside the squares. */
  readonly coordinates: boolean;
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

/**
 * Lays out a board of `side` squares a side in a box of `size` CSS pixels. Squares begin and end on whole
 * device pixels, so that grid lines are sharp and all squares alike.
 */
export function layOut(size: number, side: number, ratio: number, wantsCoordinates: boolean): Layout {
  const pixels = Math.max(0, Math.round(size * ratio));
  const cellWithin = (frame: number): number => Math.floor((pixels - 2 * Math.round(frame)) / side);
  const isComfortable = (cell: number): boolean => cell / ratio >= COMFORTABLE_CELL;
  const wide = cellWithin(Math.max(pixels * WIDE_FRAME, LEGIBLE_FRAME * ratio));
  const narrow = cellWithin(pixels * NARROW_FRAME);
  const coordinates = wantsCoordinates && isComfortable(wide);
  const cell = coordinates ? wide : isComfortable(narrow) ? narrow : Math.floor(pixels / side);
  return {
    size,
    side,
    cell: cell / ratio,
    margin: Math.floor((pixels - cell * side) / 2) / ratio,
    coordinates,
    ratio,
  };
}
