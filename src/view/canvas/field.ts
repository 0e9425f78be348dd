import type { BoardName } from "../../engine/index.js";
import { firstSquare, traceField } from "./outline.js";
import type { Palette } from "./palette.js";
import type { Pixels } from "./pixels.js";
import { makeRandom, makeSurface } from "./surface.js";

type Context = CanvasRenderingContext2D;

/** Side of the weave, in pixels, before it is repeated. */
const WEAVE = 192;
/** Side of a tuft, in pixels. */
const TUFT = 8;
/** How much fibres and tufts lighten or darken the cloth at most, of 255. */
const FIBRE_STRENGTH = 13;
const TUFT_STRENGTH = 9;

/** The shadow of each side of the frame, from the upper one round: how far it reaches, in squares, and how dark. */
const FRAME_SHADOWS = [
  { reach: 0.2, alpha: 0.75 },
  { reach: 0.09, alpha: 0.4 },
  { reach: 0.09, alpha: 0.4 },
  { reach: 0.2, alpha: 0.75 },
] as const;

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

/** Fibres, too fine to see one by one, and soft tufts of them. */
function weave(context: Context, size: number): void {
  const { canvas, context: cloth } = makeSurface(WEAVE, WEAVE);
  const image = cloth.createImageData(WEAVE, WEAVE);
  const random = makeRandom(7);
  const tuftAt = makeTufts(random);
  let offset = 0;
  for (let y = 0; y < WEAVE; y++) {
    for (let x = 0; x < WEAVE; x++, offset += 4) {
      const light = (2 * random() - 1) * FIBRE_STRENGTH + tuftAt(x, y) * TUFT_STRENGTH;
      image.data[offset] = image.data[offset + 1] = image.data[offset + 2] = light > 0 ? 255 : 0;
      image.data[offset + 3] = Math.abs(light);
    }
  }
  cloth.putImageData(image, 0, 0);
  context.fillStyle = context.createPattern(canvas, "repeat") ?? "transparent";
  context.fillRect(0, 0, size, size);
}

/** Smooth noise from -1 to 1 that repeats with the weave. */
function makeTufts(random: () => number): (x: number, y: number) => number {
  const count = WEAVE / TUFT;
  const heights = Array.from({ length: count * count }, () => 2 * random() - 1);
  const heightAt = (x: number, y: number): number => heights[(y % count) * count + (x % count)] ?? 0;
  return (x, y) => {
    const column = Math.floor(x / TUFT);
    const row = Math.floor(y / TUFT);
    const right = (x % TUFT) / TUFT;
    const down = (y % TUFT) / TUFT;
    const above = heightAt(column, row) * (1 - right) + heightAt(column + 1, row) * right;
    const below = heightAt(column, row + 1) * (1 - right) + heightAt(column + 1, row + 1) * right;
    return above * (1 - down) + below * down;
  };
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

/**
 * The frame stands above the cloth, at the octagon's steps too. Drawn in strips: the canvas's own shadow of such an
 * outline takes ten times as long.
 */
function castFrameShadow(context: Context, board: BoardName, pixels: Pixels, palette: Palette): void {
  const { side, cell, margin } = pixels;
  const middle = margin + (side * cell) / 2;
  for (const [quarter, { reach, alpha }] of FRAME_SHADOWS.entries()) {
    const depth = Math.ceil(cell * reach);
    const fade = context.createLinearGradient(0, 0, 0, depth);
    fade.addColorStop(0, palette.shadow);
    fade.addColorStop(1, "rgb(0 0 0 / 0)");
    context.save();
    context.translate(middle, middle);
    context.rotate((quarter * Math.PI) / 2);
    context.translate(margin - middle, margin - middle);
    context.globalAlpha = alpha;
    context.fillStyle = fade;
    for (let step = 0; step < side; step++) {
      const first = firstSquare(board, side, step) * cell;
      context.translate(0, first);
      context.fillRect(step * cell, 0, cell, depth);
      context.translate(0, -first);
    }
    context.restore();
  }
}
