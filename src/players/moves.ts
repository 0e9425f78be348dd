import { popCount } from "../engine/board.js";
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

/** @returns how many squares may be played; after `Board.findMoves` */
export function countMoves(board: Board): number {
  let count = 0;
  for (let part = 0; part < board.size; part++) count += popCount(board.legal(part));
  return count;
}

/** @returns where the block of a seat's discs begins in the present frame; seats are counted from the one to move */
export function blockOf({ at, size, seats }: Board, seat: number): number {
  return at + (seat === 0 ? 0 : seats === 2 ? 1 : seat + 2) * size;
}
