import type { BoardName } from "../../engine/index.js";
import type { Context } from "./draw.js";
import { inkOn, mix } from "./ink.js";
import { firstSquare } from "./outline.js";
import { centre, type Pixels } from "./pixels.js";
import type { Palette } from "./theme.js";

const FONT = 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Names the files above and the ranks at the left, each beside or within its first square. */
export function paintCoordinates(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { side, cell, margin, coordinates } = pixels;
  if (coordinates === "none") return;
  const outside = coordinates === "outside";
  setFont(context, outside ? margin * 0.48 : cell * 0.23);
  context.fillStyle = outside ? palette.coordinates : mix(palette.field, inkOn(palette.field), 0.95);
  for (let step = 0; step < side; step++) {
    const first = firstSquare(board, side, step);
    const [file, rank] = [String.fromCharCode(97 + step), String(step + 1)];
    if (outside) {
      // Where the octagon steps in, a letter and a number share a corner: they keep close to their squares, and apart.
      const across = margin + first * cell - margin * (first ? 0.46 : 0.5);
      const along = centre(pixels, step) - (first && step < side / 2 ? cell * 0.25 : 0);
      context.fillText(file, along, across);
      context.fillText(rank, across, along);
    } else {
      const [near, far] = [margin + first * cell + cell * 0.165, margin + step * cell];
      context.fillText(file, far + cell * 0.88, near);
      context.fillText(rank, near, far + cell * 0.86);
    }
  }
}

/** Text of so many pixels, around a point. */
export function setFont(context: Context, size: number): void {
  context.font = `700 ${Math.round(size)}px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
}
