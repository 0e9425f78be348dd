import * as fc from "fast-check";
import { expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import type { Content } from "../../src/engine/index.js";
import { anyGame } from "./variants.js";

it("taking back moves on the shared board gives every position before", () => {
  fc.assert(
    fc.property(anyGame, fc.array(fc.nat(1000), { maxLength: 30 }), (game, choices) => {
      const board = game.toBoard();
      const look = (): readonly (Content | number)[] => [
        board.turn,
        ...game.squares.map((name) => board.content(board.number(name))),
      ];
      const seen = [look()];
      for (const choice of choices) {
        const due = board.findMoves();
        if (due === "over") break;
        const names = board.legalNames();
        if (due === "pass") board.pass();
        else board.play(board.number(names[choice % names.length]));
        seen.push(look());
      }
      for (const before of seen.toReversed()) {
        expect(look()).toEqual(before);
        if (before !== seen[0]) board.undo();
      }
    }),
    { numRuns: 100 },
  );
});

it("a kept frame goes on where it was kept", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const board = game.toBoard();
      if (board.findMoves() === "over") return;
      board.play(board.number(board.legalNames()[0]));
      const kept = board.save();
      const discs = game.seats.map((_, seat) => board.discs(seat));
      const { turn, empty } = board;
      const other = game.undo(3).toBoard();
      other.load(kept);
      expect(game.seats.map((_, seat) => other.discs(seat))).toEqual(discs);
      expect([other.turn, other.empty]).toEqual([turn, empty]);
      expect(other.findMoves()).toBe(board.findMoves());
      expect(other.legalNames()).toEqual(board.legalNames());
    }),
    { numRuns: 100 },
  );
});

it("a kept frame can be taken up again after another position", () => {
  const game = Game.fromTranscript("f5d6c3");
  const board = game.toBoard();
  const kept = board.save();
  board.load(kept);
  board.setUp(
    game.squares.map(() => "empty"),
    0,
  );
  expect(board.empty).toBe(64);
  board.load(kept);
  expect([board.empty, board.turn]).toEqual([57, 1]);
});
