import type { Texture } from "pixi.js";
import type { BoardName } from "../../engine/index.js";
import { paintBlocks } from "./blocks.js";
import { paintField } from "./field.js";
import { paintFrame } from "./frame.js";
import type { Palette } from "./palette.js";
import type { Pixels } from "./pixels.js";
import type { Shared } from "./shelf.js";
import { makeSurface, makeTexture } from "./surface.js";

/** The texture of all that never moves. */
export interface Backdrop extends Shared {
  readonly texture: Texture;
}

/** Paints all that never moves, as one texture: frame, coordinates, field, lines and blocked squares. */
export function paintBackdrop(
  board: BoardName,
  blocked: readonly number[],
  pixels: Pixels,
  palette: Palette,
): Backdrop {
  const { size, side, cell, margin } = pixels;
  const { canvas, context } = makeSurface(size, size);
  paintFrame(context, board, pixels, palette);
  paintField(context, board, pixels, palette);
  const corners = blocked.map((square) => ({
    x: margin + (square % side) * cell,
    y: margin + Math.floor(square / side) * cell,
  }));
  paintBlocks(context, corners, cell, palette);
  const texture = makeTexture(canvas);
  return { texture, destroy: () => texture.destroy(true) };
}
