import type { Texture } from "pixi.js";
import type { BoardName } from "../../engine/index.js";
import { paintCoordinates } from "./coordinates.js";
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
    if (theme.shadow) paintBevel(context, size, Math.max(1, margin * 0.09));
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

/** The outer edge, traced and clipped to already, is bevelled: light above and at the left, else in the shade. */
function paintBevel(context: CanvasRenderingContext2D, size: number, width: number): void {
  const light = context.createLinearGradient(0, 0, size, size);
  light.addColorStop(0, "#ffeccd73");
  light.addColorStop(0.45, "#ffeccd1a");
  light.addColorStop(0.55, "#0002");
  light.addColorStop(1, "#0009");
  context.strokeStyle = light;
  context.lineWidth = 2 * width;
  context.strokeRect(0, 0, size, size);
}
