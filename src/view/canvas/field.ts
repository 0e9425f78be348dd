import type { BoardName } from "../../engine/index.js";
import { circle, type Context } from "./draw.js";
import { firstSquare } from "./outline.js";
import type { Pixels } from "./pixels.js";
import type { Palette, Theme } from "./theme.js";

/** The shadow of each side of the frame, from the upper one round: how far it reaches, in squares, and its colour. */
const FRAME_SHADOWS = [
  [0.2, "#010a06b8"],
  [0.09, "#010a0666"],
  [0.09, "#010a0666"],
  [0.2, "#010a06b8"],
] as const;

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

/**
 * The frame stands above the field, at the octagon's steps too. Drawn in strips: the canvas's own shadow of such an
 * outline takes ten times as long.
 */
export function castFrameShadow(context: Context, board: BoardName, pixels: Pixels): void {
  const { side, cell, margin } = pixels;
  const middle = margin + (side * cell) / 2;
  for (const [quarter, [reach, colour]] of FRAME_SHADOWS.entries()) {
    const depth = Math.ceil(cell * reach);
    const fade = context.createLinearGradient(0, 0, 0, depth);
    fade.addColorStop(0, colour);
    fade.addColorStop(1, "#010a0600");
    context.save();
    context.translate(middle, middle);
    context.rotate((quarter * Math.PI) / 2);
    context.translate(margin - middle, margin - middle);
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
