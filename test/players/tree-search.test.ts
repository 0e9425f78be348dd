import { expect, test } from "vitest";
import { Game } from "../../src/engine/index.js";
import type { ConfigInput, Seat, Square } from "../../src/engine/index.js";
import { makeBoard } from "../../src/engine/make-board.js";
import { chooseMove } from "../../src/players/index.js";
import { TreeSearch } from "../../src/players/tree-search.js";
import { judge } from "./judge.js";

/** A game of so many empty squares, always the same one for a number. */
function gameWith(empty: number, config: ConfigInput, number: number): Game {
  let game = Game.start(config);
  while (game.empty > empty) {
    game = game.play(game.legalMoves[(game.ply * 7 + number) % game.legalMoves.length]!);
  }
  return game;
}

/** @returns the search after so many visits, the move it chose, and how often it paused */
function grow(game: Game, visits: number): { tree: TreeSearch; square: string; pauses: number } {
  const board = makeBoard(game.config);
  const state = game.toBoard().save();
  board.load(state);
  const tree = new TreeSearch(board, game.config);
  const growing = tree.grow(visits, () => 0);
  let pauses = 0;
  let before = 0;
  while (!growing.next().done) {
    // Wherever it is given up, the board has the position that it was asked about.
    expect(board.at).toBe(0);
    expect(tree.nodes - before).toBeLessThan(400);
    before = tree.nodes;
    pauses++;
  }
  expect(board.save()).toEqual(state);
  const square = game.legalMoves.find((name) => board.number(name) === tree.best)!;
  return { tree, square, pauses };
}

const VARIANTS: readonly ConfigInput[] = [
  { players: 3 },
  { players: 4 },
  { players: 4, goal: "fewest" },
  { players: 3, board: "10x10", goal: "fewest" },
  { players: 4, board: "octagon" },
];

/** Whether a seat wins, whatever the others play. */
function isWon(game: Game, seat: Seat): boolean {
  if (game.phase === "over") return game.result!.winner === seat;
  const wins = (square: Square): boolean => isWon(game.play(square), seat);
  return game.turn === seat ? game.legalMoves.some(wins) : game.legalMoves.every(wins);
}

test.each(VARIANTS)("near the end it finds sure wins that a look one ply ahead misses: %o", (config) => {
  let missed = 0;
  for (let number = 0; number < 60; number++) {
    const game = gameWith(4, config, number);
    const sure = game.legalMoves.filter((square) => isWon(game.play(square), game.turn!));
    if (sure.length === 0) continue;
    // Another move wins as well, where nobody else has a reason to stop it.
    const wins = judge(game).moves.filter(({ outcome }) => outcome === 2);
    const winning = [...sure, ...wins.map(({ square }) => square)];
    if (!winning.includes(grow(game, 0).square)) missed++;
    expect(winning, game.position).toContain(grow(game, 4000).square);
  }
  expect(missed).toBeGreaterThan(0);
});

test("more visits take more positions, and it pauses every few hundred", () => {
  const game = gameWith(30, { players: 4 }, 1);
  const { tree, pauses } = grow(game, 500);
  expect(tree.nodes).toBeGreaterThan(500);
  expect(pauses).toBeGreaterThan(tree.nodes / 400);
  expect(grow(game, 50).tree.nodes).toBeLessThan(tree.nodes);
});

test("before the first visit it has a move: what looks best at sight", () => {
  const game = gameWith(30, { players: 3 }, 2);
  expect(game.legalMoves).toContain(grow(game, 0).square);
});

test.each(["hard", "expert"] as const)(
  "%s plays the same move for the same seed and nodes",
  async (level) => {
    for (const config of VARIANTS) {
      const game = gameWith(30, config, 3);
      const options = { seed: 5, nodes: 1000 };
      expect(await chooseMove(game, level, options)).toBe(await chooseMove(game, level, options));
    }
  },
);

test("it stops when it is aborted", async () => {
  const game = gameWith(40, { players: 4 }, 4);
  const reason = new Error("no longer wanted");
  await expect(chooseMove(game, "hard", { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 30);
  const asked = chooseMove(game, "expert", { signal: controller.signal, timeLimit: 3_600_000 });
  await expect(asked).rejects.toBe(reason);
});
