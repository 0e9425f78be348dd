import { expect, it } from "vitest";
import { Game, perft, ReversiError } from "../../src/engine/index.js";

it("counts on 8×8 what others have published", () => {
  // Paul Byrne, "Perft for Reversi" (aartbik.com/strategy.php).
  const start = Game.start();
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((depth) => perft(start, depth));
  expect(counts).toEqual([1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288]);
});

it("a pass is one move, and a game that ends earlier is one sequence", () => {
  const pass = Game.fromPosition(`XO${"-".repeat(62)} X`);
  expect([1, 2, 3].map((depth) => perft(pass, depth))).toEqual([1, 1, 1]);
  const mid = Game.fromTranscript("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8").play("f8").undo();
  const moves = mid.legalMoves.map((square) => mid.play(square));
  const replies = moves.map((game) => (game.lastPly!.kind === "pass" ? 1 : game.legalMoves.length));
  expect(perft(mid, 2)).toBe(replies.reduce((sum, count) => sum + count));
});

it("counting leaves the game as it was", () => {
  const game = Game.fromTranscript("f5d6c3", { board: "8x8" });
  const before = [game.position, game.legalMoves];
  perft(game, 4);
  expect([game.position, game.legalMoves]).toEqual(before);
});

it.each([-1, 0.5, Number.NaN, Infinity, "2"])("%o is no depth", (depth) => {
  expect(() => perft(Game.start(), depth as number)).toThrow(ReversiError);
});
