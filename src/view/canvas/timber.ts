import type { Context } from "./draw.js";
import { darker, lighter } from "./ink.js";
import { makeRandom, makeSurface } from "./surface.js";

const MOST_LINES = 45;

/** Paints a plank with its grain lengthwise; lengths in pixels. */
export function paintPlank(length: number, depth: number, colour: string): HTMLCanvasElement {
  const { canvas, context } = makeSurface(length, depth);
  const random = makeRandom(3);
  context.fillStyle = colour;
  context.fillRect(0, 0, length, depth);
  const lines = Math.min(MOST_LINES, Math.ceil(depth * 1.4));
  for (let line = 0; line < lines; line++) {
    const y = random() * depth;
    const sway = (random() - 0.5) * depth * 0.25;
    const start = (random() - 0.2) * length;
    const end = start + length * (0.3 + random() * 0.7);
    const third = (end - start) / 3;
    context.globalAlpha = 0.08 + random() * 0.22;
    context.strokeStyle = random() < 0.62 ? darker(colour, 0.5) : lighter(colour, 0.2);
    context.lineWidth = Math.max(0.6, random() * length * 0.004);
    context.beginPath();
    context.moveTo(start, y);
    context.bezierCurveTo(start + third, y + sway, end - third, y - sway, end, y + sway / 2);
    context.stroke();
  }
  return canvas;
}

/**
 * Calls `draw` for each side of a square from the origin, turned so that its side lies above, and clipped to the
 * triangle between that side and the square's middle: as the planks of a frame meet.
 */
export function forEachSide(context: Context, side: number, draw: (quarter: number) => void): void {
  for (let quarter = 0; quarter < 4; quarter++) {
    context.save();
    context.translate(side / 2, side / 2);
    context.rotate((quarter * Math.PI) / 2);
    context.translate(-side / 2, -side / 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(side, 0);
    context.lineTo(side / 2, side / 2);
    context.closePath();
    context.clip();
    draw(quarter);
    context.restore();
  }
}

/** Fills a square with four planks, mitred as a frame's are. */
export function paintPlanks(context: Context, size: number, depth: number, colour: string): void {
  // Shows in the joints between the planks.
  context.fillStyle = darker(colour, 0.5);
  context.fillRect(0, 0, size, size);
  const plank = paintPlank(size, depth, colour);
  forEachSide(context, size, () => context.drawImage(plank, 0, 0));
}
