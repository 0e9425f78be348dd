import type { BoardName } from "../../engine/index.js";
import type { Pixels } from "./pixels.js";

/** Squares that the octagon's outermost ranks and files lack at either end. */
const CUT = [2, 1];

/** The first square of a rank, or of a file, that the board has. */
export function firstSquare(board: BoardName, side: number, step: number): number {
  return board === "octagon" ? (CUT[Math.min(step, side - 1 - step)] ?? 0) : 0;
}

/** Adds the outline of the squares to a path: a square, or with steps at the octagon's corners. */
export function traceField(path: CanvasPath, board: BoardName, { side, cell, margin }: Pixels): void {
  const at = (step: number): number => margin + step * cell;
  if (board !== "octagon") {
    path.rect(margin, margin, side * cell, side * cell);
    return;
  }
  const left: [file: number, rank: number][] = [];
  for (let rank = 0; rank < side; rank++) {
    const file = firstSquare(board, side, rank);
    left.push([file, rank], [file, rank + 1]);
  }
  const right = left.map(([file, rank]): [number, number] => [side - file, rank]).toReversed();
  path.moveTo(at(side - firstSquare(board, side, 0)), at(0));
  for (const [file, rank] of [...left, ...right]) path.lineTo(at(file), at(rank));
  path.closePath();
}

/** Adds the outer outline of the whole board to a path: a square with rounded corners, or an octagon. */
export function traceBoard(path: CanvasPath, board: BoardName, { size, cell, margin }: Pixels): void {
  if (board !== "octagon") {
    path.roundRect(0, 0, size, size, Math.max(1, Math.min(margin * 0.35, size * 0.02)));
    return;
  }
  // As far from the corner of b2 as the sides are from a3, but never so near that the corners had no frame.
  const corner = 2 * (margin + cell) - Math.max(margin, cell * 0.3) * Math.SQRT2;
  path.moveTo(corner, 0);
  path.lineTo(size - corner, 0);
  path.lineTo(size, corner);
  path.lineTo(size, size - corner);
  path.lineTo(size - corner, size);
  path.lineTo(corner, size);
  path.lineTo(0, size - corner);
  path.lineTo(0, corner);
  path.closePath();
}
