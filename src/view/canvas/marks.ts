import type { Seat } from "../../engine/index.js";
import { DISC_RADIUS } from "./discs.js";
import type { Palette } from "./palette.js";

type Context = CanvasRenderingContext2D;

/** A legal move's dot: a small disc of the seat to move, with an edge that stands out from the field. */
export function paintLegal(context: Context, seat: Seat, cell: number, palette: Palette): void {
  const radius = Math.max(2, cell * 0.125);
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = palette.discs[seat].base;
  context.globalAlpha = 0.9;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = palette.marks.legal;
  context.lineWidth = Math.max(1, cell * 0.03);
  context.stroke();
}

/** The last move's square: its four corners. */
export function paintLast(context: Context, cell: number, palette: Palette): void {
  const width = Math.max(1, Math.round(cell * 0.045));
  const length = Math.round(cell * 0.24);
  const from = Math.max(1, Math.round(cell * 0.05));
  context.fillStyle = palette.marks.last;
  context.save();
  for (let quarter = 0; quarter < 4; quarter++) {
    context.fillRect(from - cell / 2, from - cell / 2, length, width);
    context.fillRect(from - cell / 2, from - cell / 2, width, length);
    context.rotate(Math.PI / 2);
  }
  context.restore();
}

/** A ring on a disc that the pointed-at move would turn. */
export function paintPreview(context: Context, cell: number, palette: Palette): void {
  const radius = cell * DISC_RADIUS * 0.93;
  for (const [colour, width] of [
    [palette.shadow, Math.max(2, cell * 0.08)],
    [palette.marks.preview, Math.max(1, cell * 0.045)],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
}

/** The edge of the disc that the pointed-at move would put down: as a legal move's dot has it. */
export function paintGhostEdge(context: Context, cell: number, palette: Palette): void {
  context.beginPath();
  context.arc(0, 0, cell * DISC_RADIUS, 0, 2 * Math.PI);
  context.strokeStyle = palette.marks.legal;
  context.lineWidth = Math.max(1, cell * 0.03);
  context.stroke();
}
