import type { Palette } from "./palette.js";
import { makeSurface } from "./surface.js";
import { forEachSide, paintPlank } from "./wood.js";

type Context = CanvasRenderingContext2D;

/** How the light falls on a block's slopes: above, at the right, below, at the left. */
const SLOPES = [
  "rgb(255 232 196 / 0.34)",
  "rgb(0 0 0 / 0.28)",
  "rgb(0 0 0 / 0.5)",
  "rgb(255 232 196 / 0.12)",
] as const;

/** Puts a wooden block on each of the squares whose upper left corners are given. */
export function paintBlocks(
  context: Context,
  corners: readonly { x: number; y: number }[],
  cell: number,
  palette: Palette,
): void {
  if (corners.length === 0) return;
  const block = paintBlock(cell, palette);
  for (const { x, y } of corners) context.drawImage(block, x, y);
}

/** Paints a block on its square: cut to a low pyramid, whose slopes tell it from all else, in any colours. */
function paintBlock(cell: number, palette: Palette): HTMLCanvasElement {
  const { canvas, context } = makeSurface(cell, cell);
  const gap = Math.max(1, Math.round(cell * 0.07));
  const side = cell - 2 * gap;
  context.translate(gap, gap);
  context.save();
  context.shadowColor = palette.shadow;
  context.shadowBlur = cell * 0.14;
  context.shadowOffsetX = context.shadowOffsetY = cell * 0.05;
  context.fillStyle = palette.block.dark;
  context.fillRect(0, 0, side, side);
  context.restore();
  const plank = paintPlank(side, side / 2, palette.block);
  forEachSide(context, side, (quarter) => {
    context.drawImage(plank, 0, 0);
    context.fillStyle = SLOPES[quarter] ?? palette.block.base;
    context.fillRect(0, 0, side, side / 2);
  });
  paintRidges(context, side, palette);
  return canvas;
}

function paintRidges(context: Context, side: number, palette: Palette): void {
  const width = Math.max(1, side * 0.03);
  context.lineWidth = width;
  context.strokeStyle = palette.block.dark;
  context.globalAlpha = 0.55;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(side, side);
  context.moveTo(side, 0);
  context.lineTo(0, side);
  context.stroke();
  context.globalAlpha = 1;
  context.strokeRect(width / 2, width / 2, side - width, side - width);
}
