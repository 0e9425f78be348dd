import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Game, perft } from "../../src/engine/index.js";
import type { ConfigInput, Square } from "../../src/engine/index.js";

/** A ply as the golden files tell it: a move, or a pass. */
type GoldenPly =
  { seat: string; legal: number; kind: string; square: Square; flips: number } | { seat: string; pass: true };

interface GoldenGame {
  readonly config: ConfigInput;
  readonly start: string;
  readonly plies: readonly GoldenPly[];
  readonly end: string;
  readonly about?: readonly string[];
}

function read<Line>(name: string): Line[] {
  const text = readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** Plays the squares of a golden game, and tells what happened as the golden files do. */
function replay({ config, plies, about }: GoldenGame): object {
  const moves = plies.flatMap((ply) => ("square" in ply ? [ply.square] : []));
  let game = Game.start(config);
  const start = game.startPosition.slice(0, -2);
  const told: GoldenPly[] = game.plies.map(({ seat }) => ({ seat, pass: true }));
  for (const square of moves) {
    const legal = game.legalMoves.length;
    const flips = game.flipsOf(square).length;
    const before = game.ply;
    game = game.play(square);
    for (const ply of game.plies.slice(before)) {
      const { seat, kind } = ply;
      if (kind === "pass") told.push({ seat, pass: true });
      else {
        expect(ply.flips).toHaveLength(flips);
        told.push({ seat, legal, kind, square: ply.square!, flips });
      }
    }
  }
  const [end, turn] = game.position.split(" ");
  expect([turn, game.phase, game.turn]).toEqual(["-", "over", null]);
  return {
    config,
    start,
    plies: told,
    passes: game.plies.filter((ply) => ply.kind === "pass").length,
    placements: game.plies.filter((ply) => ply.kind === "place").length,
    end,
    discs: game.discs,
    neutral: game.neutral,
    empty: game.empty,
    score: game.scores,
    winner: game.result!.winner,
    ...(about && { about }),
  };
}

it("324 golden games are played ply by ply as the reference plays them", () => {
  const games = read<GoldenGame>("games.jsonl");
  expect(games).toHaveLength(324);
  for (const game of games) expect(replay(game)).toEqual(game);
});

it("75 golden games with rare ends end as the reference ends them", () => {
  const games = read<GoldenGame>("rare.jsonl");
  expect(games).toHaveLength(75);
  for (const game of games) expect(replay(game)).toEqual(game);
});

it("50 golden perft tables are counted alike", () => {
  const tables = read<{ config: ConfigInput; perft: number[] }>("perft.jsonl");
  expect(tables).toHaveLength(50);
  for (const table of tables) {
    const start = Game.start(table.config);
    expect(table.perft.map((_, index) => perft(start, index + 1))).toEqual(table.perft);
  }
});
