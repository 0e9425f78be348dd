import fc from "fast-check";
import { expect, it } from "vitest";
import {
  Game,
  makeSquare,
  parseSquare,
  scatterBlocked,
  ScatterError,
  SHAPES,
} from "../../src/engine/index.js";
import type { ConfigInput, Square } from "../../src/engine/index.js";
import { anyConfig } from "./variants.js";

const halfTurn = (square: Square, size: number): Square => {
  const { file, rank } = parseSquare(square)!;
  return makeSquare(size - 1 - file, size - 1 - rank);
};
const quarterTurn = (square: Square, size: number): Square => {
  const { file, rank } = parseSquare(square)!;
  return makeSquare(size - 1 - rank, file);
};

/** Undefined where the board has no room for so many, which the error must say. */
function scatterOrNone(config: ConfigInput, count: number, seed: number): Square[] | undefined {
  try {
    return scatterBlocked(config, count, seed);
  } catch (error) {
    if (!(error instanceof ScatterError)) throw error;
    expect(error.most).toBeLessThan(count);
    expect(error.most).toBeGreaterThanOrEqual(8);
    return undefined;
  }
}

it("blocks symmetrically, leaves the board in one piece and the first seat a flip", () => {
  fc.assert(
    fc.property(anyConfig, fc.nat(12), fc.nat(), (variant, half, seed) => {
      const config: ConfigInput = { ...variant, blocked: [] };
      const count = 2 * half;
      const blocked = scatterOrNone(config, count, seed);
      if (!blocked) return;
      expect(blocked).toHaveLength(count);
      const { size, squares } = SHAPES[config.board ?? "8x8"];
      expect(new Set(blocked.map((square) => halfTurn(square, size)))).toEqual(new Set(blocked));
      if ((config.players ?? 2) > 2 && count % 4 === 0) {
        expect(new Set(blocked.map((square) => quarterTurn(square, size)))).toEqual(new Set(blocked));
      }
      // The engine itself refuses the centre and the handicap corners.
      const game = Game.start({ ...config, blocked });
      if (game.phase !== "opening") expect(game.phase).toBe("turn");
      expect(game.turn).toBe("black");
      const open = new Set(squares.filter((square) => !blocked.includes(square)));
      const [first = ""] = open;
      const reached = new Set([first]);
      for (const square of reached) {
        const { file, rank } = parseSquare(square)!;
        for (const [files, ranks] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = makeSquare(file + files, rank + ranks);
          if (open.has(next)) reached.add(next);
        }
      }
      expect(reached.size).toBe(open.size);
    }),
    { numRuns: 150 },
  );
});

it("is the same on every machine for a seed", () => {
  expect(scatterBlocked({}, 6, 1)).toEqual(scatterBlocked({}, 6, 1));
  expect(scatterBlocked({}, 6, 1)).not.toEqual(scatterBlocked({}, 6, 2));
  // Noted once; a change of the generator or of the way squares are drawn breaks what pages have stored.
  expect(scatterBlocked({}, 6, 2026).join(" ")).toMatchInlineSnapshot(`"d1 c3 h3 a6 f6 e8"`);
  expect(scatterBlocked({ players: 4, board: "octagon" }, 8, 7).join(" ")).toMatchInlineSnapshot(
    `"c3 h3 e4 g5 d6 f7 c8 h8"`,
  );
});

it("says which counts can be placed, when this one can't", () => {
  for (const count of [-2, 1, 3, 1.5, 62, 1000, Number.NaN]) {
    let error: unknown;
    try {
      scatterBlocked({}, count, 1);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof ScatterError)) throw new Error(`${count} was placed`, { cause: error });
    expect(error.message).toContain(String(error.most));
    expect(scatterBlocked({}, error.most, 1)).toHaveLength(error.most);
  }
});
