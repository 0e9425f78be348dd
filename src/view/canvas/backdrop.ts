import type { Texture } from "pixi.js";
import type { BoardName } from "../../engine/index.js";
import { paintCoordinates } from "./coordinates.js";
import { slope, type Context } from "./draw.js";
import { castFrameShadow, drawLines } from "./field.js";
import { firstSquare, traceBoard, traceField } from "./outline.js";
import type { Pixels } from "./pixels.js";
import type { Shared } from "./shelf.js";
import { makeSurface, makeTexture } from "./surface.js";
import type { Palette, Theme } from "./theme.js";

/** The texture of all that never moves. */
export interface Backdrop extends Shared {
  readonly texture: Texture;
}

/** Paints all that never moves, as one texture: frame, field, lines, coordinates and blocked squares. */
export function paintBackdrop(
  board: BoardName,
  blocked: readonly number[],
  pixels: Pixels,
  theme: Theme,
  palette: Palette,
): Backdrop {
  const { size, side, cell, margin } = pixels;
  const { canvas, context } = makeSurface(size, size);
  const clipped = (trace: typeof traceField, paint: () => void): void => {
    context.save();
    context.beginPath();
    trace(context, board, pixels);
    context.clip();
    paint();
    context.restore();
  };
  clipped(traceBoard, () => {
    // The frame fills what the octagon lacks of a square.
    const depth = margin + firstSquare(board, side, 0) * cell;
    context.save();
    theme.paintFrame(context, board, pixels, depth, palette);
    context.restore();
    if (theme.shadow) paintBevel(context, board, pixels);
  });
  clipped(traceField, () => {
    context.save();
    theme.paintField(context, size, palette);
    context.restore();
    drawLines(context, board, pixels, theme, palette);
    if (margin > 1 && theme.shadow) castFrameShadow(context, board, pixels);
  });
  for (const square of blocked) {
    context.save();
    context.translate(margin + (square % side) * cell, margin + Math.floor(square / side) * cell);
    theme.paintBlock(context, cell, palette);
    context.restore();
  }
  paintCoordinates(context, board, pixels, palette);
  const texture = makeTexture(canvas);
  return { texture, destroy: () => texture.destroy(true) };
}

/** The outer edge, clipped to already, is bevelled: light above and at the left, else in the shade. */
function paintBevel(context: Context, board: BoardName, pixels: Pixels): void {
  const middle = pixels.size / 2;
  context.beginPath();
  traceBoard(context, board, pixels);
  context.translate(middle, middle);
  context.strokeStyle = slope(context, middle, "#ffeccd73", "#ffeccd1a", "#0002", "#0009");
  context.lineWidth = 2 * Math.max(1, pixels.margin * 0.09);
  context.stroke();
}
