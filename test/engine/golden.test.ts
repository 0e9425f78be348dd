import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Game, perft } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

interface GoldenGame {
  readonly config: ConfigInput;
  readonly start: string;
  readonly plies: readonly {
    readonly seat: string;
    readonly pass?: true;
    readonly legal?: number;
    readonly kind?: string;
    readonly square?: string;
    readonly flips?: number;
  }[];
  readonly passes: number;
  readonly placements: number;
  readonly end: string;
  readonly discs: object;
  readonly neutral: number;
  readonly empty: number;
  readonly score: object;
  readonly winner: string | null;
}

function lines<Line>(name: string): Line[] {
  const text = readFileSync(new URL(`../golden/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

function replay(golden: GoldenGame): void {
  let game = Game.start(golden.config);
  expect(game.startPosition.slice(0, -2)).toBe(golden.start);
  for (const [index, { seat, legal, kind, square, flips, pass }] of golden.plies.entries()) {
    if (!pass) {
      expect(game.ply).toBe(index);
      expect(game.turn).toBe(seat);
      expect(game.legalMoves.length).toBe(legal);
      expect(game.legalMoves).toContain(square);
      expect(game.flipsOf(square!)).toHaveLength(flips!);
      game = game.play(square!);
    }
    expect(game.plies[index]).toMatchObject({ ply: index + 1, seat, kind: pass ? "pass" : kind });
    expect(game.plies[index]!.square).toBe(square);
    expect(game.plies[index]!.flips).toHaveLength(flips ?? 0);
  }
  expect(game.plies).toHaveLength(golden.plies.length);
  expect(game.plies.filter((ply) => ply.kind === "pass")).toHaveLength(golden.passes);
  expect(game.plies.filter((ply) => ply.kind === "place")).toHaveLength(golden.placements);
  expect(game.phase).toBe("over");
  expect(game.position).toBe(`${golden.end} -`);
  expect(game.discs).toEqual(golden.discs);
  expect(game.neutral).toBe(golden.neutral);
  expect(game.empty).toBe(golden.empty);
  expect(game.scores).toEqual(golden.score);
  expect(game.result!.winner).toBe(golden.winner);
}

it("324 golden games are played ply by ply as the reference plays them", () => {
  const games = lines<GoldenGame>("games.jsonl");
  expect(games).toHaveLength(324);
  for (const game of games) replay(game);
});

it("75 golden games with rare ends end as the reference ends them", () => {
  const games = lines<GoldenGame>("rare.jsonl");
  expect(games).toHaveLength(75);
  for (const game of games) replay(game);
});

it("50 golden perft tables are counted alike", () => {
  const tables = lines<{ config: ConfigInput; perft: number[] }>("perft.jsonl");
  expect(tables).toHaveLength(50);
  for (const table of tables) {
    const start = Game.start(table.config);
    expect(table.perft.map((_, index) => perft(start, index + 1))).toEqual(table.perft);
  }
});
