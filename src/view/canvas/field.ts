import type { BoardName } from "../../engine/index.js";
import { circle, type Context } from "./draw.js";
import { traceField } from "./outline.js";
import type { Pixels } from "./pixels.js";
import type { Palette, Theme } from "./theme.js";

/** Lines are whole pixels wide, so that none blurs or vanishes, however small the board. */
export function drawLines(
  context: Context,
  board: BoardName,
  pixels: Pixels,
  theme: Theme,
  palette: Palette,
): void {
  const { side, cell, margin } = pixels;
  const width = Math.max(1, Math.round(cell * (theme.shadow ? 0.022 : 0.035)));
  const draw = (colour: string, shift: number): void => {
    context.fillStyle = colour;
    for (let step = 0; step <= side; step++) {
      // The outermost lie within the field, all others half on either square.
      const back = step === 0 ? 0 : step === side ? width : Math.floor(width / 2);
      const at = margin + step * cell - back + shift;
      context.fillRect(at, margin, width, side * cell);
      context.fillRect(margin, at, side * cell, width);
    }
  };
  if (theme.engraved) draw("#fff5", width);
  draw(palette.line, 0);
  // As on real boards, dots two lines in from each corner; on 6×6 they would lie at the centre's own corners.
  if (board === "6x6") return;
  const ends = [2, side - 2].map((step) => margin + step * cell + (width % 2) / 2);
  for (const x of ends) {
    for (const y of ends) {
      circle(context, Math.max(1.5, cell * 0.075), x, y);
      context.fill();
    }
  }
}

/** The frame stands above the field, at the octagon's steps too: its shadow fades out in so many steps. */
const SHADOW_STEPS = 8;

/** Within the field, as it is clipped. The canvas's own shadow of such an outline takes ten times as long. */
export function castFrameShadow(context: Context, board: BoardName, pixels: Pixels): void {
  const { cell } = pixels;
  context.translate(cell * 0.04, cell * 0.04);
  context.beginPath();
  traceField(context, board, pixels);
  context.strokeStyle = "#010a0622";
  for (let step = 1; step <= SHADOW_STEPS; step++) {
    context.lineWidth = (cell * 0.3 * step) / SHADOW_STEPS;
    context.stroke();
  }
}
