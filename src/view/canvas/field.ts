import type { BoardName } from "../../engine/index.js";
import { traceField } from "./outline.js";
import type { Palette } from "./palette.js";
import type { Pixels } from "./pixels.js";
import { makeRandom, makeSurface } from "./surface.js";

type Context = CanvasRenderingContext2D;

/** Side of the cloth's weave, in pixels, before it is repeated. */
const WEAVE = 128;
/** The weave is laid as fine grain, then larger and fainter, as tufts. */
const WEAVES = [
  { scale: 1, alpha: 1 },
  { scale: 5, alpha: 0.65 },
];
const WEAVE_ALPHA = 15;

/** The cloth: lit from the upper left, darker towards the edges; the lines on it, and the frame's shadow. */
export function paintField(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { size, side, cell, margin } = pixels;
  context.save();
  context.beginPath();
  traceField(context, board, pixels);
  context.clip();
  const glow = context.createRadialGradient(size * 0.4, size * 0.34, 0, size * 0.5, size * 0.5, size * 0.74);
  glow.addColorStop(0, palette.field.light);
  glow.addColorStop(0.55, palette.field.base);
  glow.addColorStop(1, palette.field.dark);
  context.fillStyle = glow;
  context.fillRect(margin, margin, side * cell, side * cell);
  weave(context, size);
  drawLines(context, pixels, palette);
  // On 6×6 they would lie at the centre's own corners.
  if (board !== "6x6") drawGuideDots(context, pixels, palette);
  if (margin > 1) castFrameShadow(context, board, pixels, palette);
  context.restore();
}

/** Fibres: grains of light and dark, too fine to see one by one. */
function weave(context: Context, size: number): void {
  const { canvas, context: grain } = makeSurface(WEAVE, WEAVE);
  const image = grain.createImageData(WEAVE, WEAVE);
  const random = makeRandom(7);
  for (let offset = 0; offset < image.data.length; offset += 4) {
    image.data.fill(random() < 0.5 ? 0 : 255, offset, offset + 3);
    image.data[offset + 3] = random() * WEAVE_ALPHA;
  }
  grain.putImageData(image, 0, 0);
  const pattern = context.createPattern(canvas, "repeat");
  if (!pattern) return;
  for (const { scale, alpha } of WEAVES) {
    pattern.setTransform({ a: scale, d: scale });
    context.globalAlpha = alpha;
    context.fillStyle = pattern;
    context.fillRect(0, 0, size, size);
  }
  context.globalAlpha = 1;
}

const lineWidth = (cell: number): number => Math.max(1, Math.round(cell * 0.022));

/** Lines are whole pixels wide, so that none blurs or vanishes, however small the board. */
function drawLines(context: Context, { side, cell, margin }: Pixels, palette: Palette): void {
  const width = lineWidth(cell);
  context.fillStyle = palette.line;
  for (let step = 0; step <= side; step++) {
    // The outermost lie within the field, all others half on either square.
    const back = step === 0 ? 0 : step === side ? width : Math.floor(width / 2);
    const at = margin + step * cell - back;
    context.fillRect(at, margin, width, side * cell);
    context.fillRect(margin, at, side * cell, width);
  }
}

/** As on real boards, two lines in from each corner. */
function drawGuideDots(context: Context, { side, cell, margin }: Pixels, palette: Palette): void {
  const middle = lineWidth(cell) % 2 === 1 ? 0.5 : 0;
  const steps = [2, side - 2].map((step) => margin + step * cell + middle);
  context.fillStyle = palette.line;
  for (const x of steps) {
    for (const y of steps) {
      context.beginPath();
      context.arc(x, y, Math.max(1.5, cell * 0.075), 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** The frame stands above the cloth on every side of it, at the octagon's steps too. */
function castFrameShadow(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { size, cell } = pixels;
  context.shadowColor = palette.shadow;
  context.shadowBlur = cell * 0.16;
  context.shadowOffsetX = context.shadowOffsetY = cell * 0.045;
  context.fillStyle = palette.shadow;
  context.beginPath();
  // Clockwise around, counter-clockwise within: what is filled is the outside.
  context.rect(-size, -size, 3 * size, 3 * size);
  traceField(context, board, pixels);
  context.fill();
}
