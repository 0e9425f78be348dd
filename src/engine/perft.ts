import type { Board } from "./board.js";
import { quote, ReversiError } from "./errors.js";
import type { Game } from "./game.js";

/**
 * Counts the sequences of `depth` moves from here, for checking the rules against published figures. A pass is one
 * move, and a game that ends earlier is one sequence (rules, section 8).
 *
 * @throws {@link ReversiError} `depth` when it isn't a whole number from 0
 */
export function perft(game: Game, depth: number): number {
  if (!Number.isInteger(depth) || depth < 0) {
    throw new ReversiError("depth", `A depth is a whole number from 0, not ${quote(depth)}.`);
  }
  return count(game.toBoard(), depth);
}

function count(board: Board, depth: number): number {
  if (depth === 0) return 1;
  const due = board.findMoves();
  if (due === "over") return 1;
  let leaves = 0;
  if (due === "pass") {
    board.pass();
    leaves = count(board, depth - 1);
    board.undo();
    return leaves;
  }
  for (let part = 0, last = 31; part < board.size; part++, last += 32) {
    for (let left = board.legal(part); left !== 0; left &= left - 1) {
      board.play(last - Math.clz32(left & -left));
      leaves += depth === 1 ? 1 : count(board, depth - 1);
      board.undo();
    }
  }
  return leaves;
}
