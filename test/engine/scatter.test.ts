import { expect, it } from "vitest";
import {
  ConfigError,
  Game,
  makeSquare,
  parseSquare,
  scatterBlocked,
  ScatterError,
  SHAPES,
} from "../../src/engine/index.js";
import type { ConfigInput, Square } from "../../src/engine/index.js";

const CONFIGS: readonly ConfigInput[] = [
  {},
  { board: "6x6" },
  { board: "10x10", goal: "fewest" },
  { board: "octagon", handicap: 3, handicapSeat: "white" },
  { handicap: 1 },
  { opening: "free", handicap: 4 },
  { players: 3 },
  { players: 3, board: "octagon" },
  { players: 4, board: "10x10" },
  { players: 4 },
];

/** The counts that this configuration can have, and a few of them. */
function countsOf(config: ConfigInput): { most: number; some: readonly number[] } {
  try {
    scatterBlocked(config, 1, 7);
  } catch (error) {
    if (error instanceof ScatterError) return { most: error.most, some: [0, 2, 4, 10, 16, error.most] };
    throw error;
  }
  throw new Error("One square can't lie alike after half a turn.");
}

function turned(name: Square, size: number, quarter: boolean): Square {
  const { file, rank } = parseSquare(name)!;
  return quarter ? makeSquare(size - 1 - rank, file) : makeSquare(size - 1 - file, size - 1 - rank);
}

function reachable(free: readonly Square[]): number {
  const seen = new Set([free[0]!]);
  for (const name of seen) {
    const { file, rank } = parseSquare(name)!;
    for (const other of free) {
      const place = parseSquare(other)!;
      if (Math.abs(place.file - file) + Math.abs(place.rank - rank) === 1) seen.add(other);
    }
  }
  return seen.size;
}

it.each(CONFIGS)("blocks squares fairly: %o", (config) => {
  const { some } = countsOf(config);
  for (const count of some) {
    const blocked = scatterBlocked(config, count, 7);
    const game = Game.start({ ...config, blocked });
    const { size, squares } = SHAPES[game.config.board];
    expect(game.config.blocked).toEqual(blocked);
    expect(blocked).toHaveLength(count);
    const quarter = game.seats.length > 2 && count % 4 === 0;
    for (const name of blocked) expect(blocked).toContain(turned(name, size, quarter));
    const free = squares.filter((name) => !blocked.includes(name));
    expect(reachable(free)).toBe(free.length);
    if (config.opening !== "free") expect(game.phase).toBe("turn");
  }
});

it("however a free opening is filled, Black has a flip after it", () => {
  const config: ConfigInput = { opening: "free" };
  for (const count of [8, 30, countsOf(config).most]) {
    const start = Game.start({ ...config, blocked: scatterBlocked(config, count, 3) });
    const fill = (game: Game): readonly Game[] =>
      game.phase === "opening" ? game.legalMoves.flatMap((square) => fill(game.play(square))) : [game];
    const filled = fill(start);
    expect(filled).toHaveLength(24);
    for (const game of filled) expect([game.turn, game.phase]).toEqual(["black", "turn"]);
  }
});

it("a seed blocks the same squares everywhere and always", () => {
  const four = scatterBlocked({ players: 4, board: "octagon" }, 8, -1);
  expect(scatterBlocked({}, 8, 2024).join(" ")).toBe("g1 e2 a3 h4 a5 h6 d7 b8");
  expect(four.join(" ")).toBe("h1 a3 e3 h5 c6 f8 j8 c10");
});

it("other seeds block other squares", () => {
  const layouts = Array.from({ length: 50 }, (_, seed) => scatterBlocked({}, 8, seed).join(" "));
  expect(new Set(layouts).size).toBeGreaterThan(45);
});

it("a count that can't be is refused with those that can", () => {
  for (const config of CONFIGS) {
    const { most } = countsOf(config);
    for (const count of [most + 2, 7, -2, 1.5, Number.NaN, 1000]) {
      expect(() => scatterBlocked(config, count, 7)).toThrow(ScatterError);
      expect(() => scatterBlocked(config, count, 7)).toThrow(
        new RegExp(`an even number from 0 to ${most} can be`),
      );
    }
  }
  expect(countsOf({}).most).toBe(58);
});

it("a configuration or a seed that is none is refused", () => {
  expect(() => scatterBlocked({ players: 3, board: "6x6" }, 2, 1)).toThrow(ConfigError);
  expect(() => scatterBlocked({}, 2, 0.5)).toThrow("A seed is a whole number, not 0.5.");
});
