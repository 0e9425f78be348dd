import type { Layout } from "../layout.js";
import type { Coordinates } from "../look.js";

/** The board's measures in whole device pixels: all that the canvas works in. */
export interface Pixels {
  /** The canvas's side. */
  readonly size: number;
  /** Squares a side. */
  readonly side: number;
  /** A square's side. */
  readonly cell: number;
  /** From the canvas's edge to the first square. */
  readonly margin: number;
  readonly coordinates: Coordinates;
}

/** A layout in device pixels; its square is 0 where the box is too small to draw in. */
export function toPixels(layout: Layout): Pixels {
  return {
    size: Math.round(layout.size * layout.ratio),
    side: layout.side,
    cell: Math.round(layout.cell * layout.ratio),
    margin: Math.round(layout.margin * layout.ratio),
    coordinates: layout.coordinates,
  };
}

/** The middle of a square, along one axis; ends in .5 where squares have an odd number of pixels. */
export function centre(pixels: Pixels, step: number): number {
  return pixels.margin + (step + 0.5) * pixels.cell;
}
