import type { Owner } from "../../engine/index.js";
import { setFont } from "./coordinates.js";
import { DISC_RADIUS } from "./discs.js";
import { circle, type Context } from "./draw.js";
import { drawEmblem } from "./emblems.js";
import { inkOn, isBright } from "./ink.js";
import type { Palette } from "./theme.js";

/** A legal move's dot: of the colour to move, in a ring that stands out from the field, and that from all else. */
export function paintLegal(context: Context, colour: string, cell: number, { legal }: Palette): void {
  const width = Math.max(1.25, cell * 0.052);
  circle(context, Math.max(2.5, cell * 0.13));
  context.strokeStyle = isBright(legal) ? "#0009" : "#fff9";
  context.lineWidth = width * 1.5;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = legal;
  context.lineWidth = width;
  context.stroke();
}

/** Squares narrower than this many pixels are too small to see their corners. */
const WHOLE_FRAME = 22;

/** The last move's square: its four corners, or all of its frame. */
export function paintLast(context: Context, cell: number, { last }: Palette): void {
  const width = Math.max(2, Math.round(cell * 0.065));
  const from = Math.round(cell * 0.04) - cell / 2;
  const length = cell < WHOLE_FRAME ? -2 * from : Math.round(cell * 0.26);
  context.fillStyle = last;
  context.save();
  for (let quarter = 0; quarter < 4; quarter++) {
    context.fillRect(from, from, length, width);
    context.fillRect(from, from, width, length);
    context.rotate(Math.PI / 2);
  }
  context.restore();
}

/** A ring on a disc that the pointed-at move would turn. It is of two colours: on any disc, one of them stands out. */
export function paintFlips(context: Context, cell: number, { flips }: Palette): void {
  circle(context, cell * DISC_RADIUS * 0.9);
  for (const [colour, width] of [
    [inkOn(flips), Math.max(4, cell * 0.14)],
    [flips, Math.max(2, cell * 0.055)],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
}

/** The edge of the disc that the pointed-at move would put down: as a legal move's dot has it. */
export function paintGhostEdge(context: Context, cell: number, { legal }: Palette): void {
  circle(context, cell * DISC_RADIUS);
  context.strokeStyle = legal;
  context.lineWidth = Math.max(1.5, cell * 0.04);
  context.stroke();
}

/**
 * The number of the move that put a disc there, on a plate of the disc's own colour that its form can't disturb; what
 * tells the disc without hue is small below it.
 */
export function paintNumber(
  context: Context,
  number: number,
  owner: Owner,
  cell: number,
  palette: Palette,
): void {
  const radius = cell * DISC_RADIUS;
  const colour = palette[owner];
  circle(context, radius * 0.72);
  context.fillStyle = colour;
  context.fill();
  context.fillStyle = inkOn(colour);
  const marked = owner === "red" || owner === "green";
  setFont(context, cell * (number > 99 ? 0.26 : 0.34));
  context.fillText(String(number), 0, cell * (marked ? -0.05 : 0.02));
  if (!marked) return;
  context.translate(0, radius * 0.5);
  drawEmblem(context, owner, radius * 0.42);
}
