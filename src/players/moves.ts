import type { Board } from "../engine/index.js";

/** @returns the squares that may be played, in their order; after `Board.findMoves` */
export function movesOf(board: Board): number[] {
  const squares: number[] = [];
  for (let part = 0; part < board.size; part++) {
    for (let left = board.legal(part); left !== 0; left &= left - 1) {
      squares.push(32 * part + 31 - Math.clz32(left & -left));
    }
  }
  return squares;
}
