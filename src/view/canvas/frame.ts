import type { BoardName } from "../../engine/index.js";
import { firstSquare, traceBoard, traceField } from "./outline.js";
import type { Palette } from "./palette.js";
import { centre, type Pixels } from "./pixels.js";
import { forEachSide, paintPlank } from "./wood.js";

type Context = CanvasRenderingContext2D;

/** Frames narrower than this many pixels have no inlay. */
const INLAY_MARGIN = 4;

/** The wooden frame with its coordinates. It fills what the octagon lacks of a square. */
export function paintFrame(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { size, margin, cell } = pixels;
  const depth = margin + firstSquare(board, pixels.side, 0) * cell;
  context.save();
  context.beginPath();
  traceBoard(context, board, pixels);
  context.clip();
  // Shows in the joints between the planks.
  context.fillStyle = palette.frame.dark;
  context.fillRect(0, 0, size, size);
  const plank = paintPlank(size, depth, palette.frame);
  forEachSide(context, size, () => context.drawImage(plank, 0, 0));
  paintEdge(context, board, pixels);
  if (margin >= INLAY_MARGIN) paintInlay(context, board, pixels, palette);
  context.restore();
  if (pixels.coordinates) paintCoordinates(context, board, pixels, palette);
}

/** The outer edge is bevelled: light above and at the left, shade below and at the right. */
function paintEdge(context: Context, board: BoardName, pixels: Pixels): void {
  const { size, margin } = pixels;
  const slope = context.createLinearGradient(0, 0, size, size);
  slope.addColorStop(0, "rgb(255 236 205 / 0.45)");
  slope.addColorStop(0.45, "rgb(255 236 205 / 0.1)");
  slope.addColorStop(0.55, "rgb(0 0 0 / 0.15)");
  slope.addColorStop(1, "rgb(0 0 0 / 0.6)");
  context.strokeStyle = slope;
  context.lineWidth = 2 * Math.max(1, margin * 0.09);
  context.beginPath();
  traceBoard(context, board, pixels);
  context.stroke();
}

/** A dark lip around the field, with a thin bright line in it. Half of each stroke is under the field. */
function paintInlay(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { margin } = pixels;
  context.beginPath();
  traceField(context, board, pixels);
  context.strokeStyle = palette.frame.dark;
  context.lineWidth = Math.max(2, margin * 0.2);
  context.stroke();
  context.strokeStyle = palette.inlay;
  context.globalAlpha = 0.75;
  context.lineWidth = 2 * Math.max(1, Math.round(margin * 0.05));
  context.stroke();
  context.globalAlpha = 1;
}

/** Letters above, numbers at the left, each beside its file's or rank's first square. */
function paintCoordinates(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { side, cell, margin } = pixels;
  context.font = `600 ${Math.round(margin * 0.48)}px ${palette.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette.coordinates;
  for (let step = 0; step < side; step++) {
    const first = firstSquare(board, side, step);
    // Where the octagon steps in, a letter and a number share a corner: they keep close to their squares, and apart.
    const across = margin + first * cell - margin * (first ? 0.46 : 0.5);
    const along = centre(pixels, step) - (first && step < side / 2 ? cell * 0.12 : 0);
    context.fillText(String.fromCharCode(97 + step), along, across);
    context.fillText(String(step + 1), across, along);
  }
}
