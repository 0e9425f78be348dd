import { expect, test } from "vitest";
import { Game, SHAPES } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";
import { makeEvaluation } from "../../src/players/evaluation.js";
import { geometryOf } from "../../src/players/geometry.js";

function squaresOf(config: ConfigInput) {
  const game = Game.start(config);
  const geometry = geometryOf(game.toBoard(), game.config);
  const { numbers, names } = SHAPES[game.config.board];
  const listed = (set: Int32Array): string[] =>
    [...numbers].filter(([, number]) => ((set[number >> 5]! >>> number) & 1) === 1).map(([name]) => name);
  return {
    corners: geometry.corners.map(({ square }) => names[square]!),
    edges: listed(geometry.edges),
    beside: (corner: string) => {
      const found = geometry.corners.find(({ square }) => names[square] === corner)!;
      return { c: listed(found.cSquares), x: listed(found.xSquares) };
    },
  };
}

test("a square board has four corners, with two C-squares and an X-square each", () => {
  for (const [board, last] of [
    ["6x6", "f6"],
    ["8x8", "h8"],
    ["10x10", "j10"],
  ] as const) {
    const { corners, edges, beside } = squaresOf({ board });
    expect(corners).toHaveLength(4);
    expect(corners).toContain(last);
    expect(edges).toHaveLength(4 * (SHAPES[board].size - 2));
    expect(beside("a1")).toEqual({ c: ["b1", "a2"], x: ["b2"] });
  }
});

test("the octagon has eight corners, and edges across its cut corners", () => {
  const { corners, edges, beside } = squaresOf({ board: "octagon" });
  expect(corners).toEqual(["c1", "h1", "a3", "j3", "a8", "j8", "c10", "h10"]);
  expect(edges).toContain("b2");
  expect(beside("c1")).toEqual({ c: ["d1", "b2"], x: ["c2", "d2"] });
});

test("a blocked square makes corners and edges of what is around it", () => {
  // With c1 blocked no line goes on at both sides of b1 or d1; with b2 blocked b3 has lines across, but none along its file.
  const { corners, edges, beside } = squaresOf({ board: "8x8", blocked: ["b2", "c1"] });
  expect(corners).toEqual(["a1", "b1", "d1", "h1", "a8", "h8"]);
  expect(edges).toContain("a2");
  expect(edges).not.toContain("b3");
  expect(beside("d1")).toEqual({ c: ["e1"], x: ["c2", "d2", "e2"] });
});

test("what is expected of a position doesn't depend on how the board lies", () => {
  const mirror = (square: string, size: number): string =>
    String.fromCharCode(97 + size - 1 - (square.charCodeAt(0) - 97)) + square.slice(1);
  for (const board of ["6x6", "10x10", "octagon"] as const) {
    const { size } = SHAPES[board];
    // The cross mirrored is the cross with the colours changed: White then begins in it.
    let game = Game.start({ board });
    for (let ply = 0; ply < 24; ply++) game = game.play(game.legalMoves[(ply * 7) % game.legalMoves.length]!);
    const rows = game.position.slice(0, size * size);
    const mirrored = Array.from({ length: size }, (_, rank) =>
      Array.from(rows.slice(rank * size, (rank + 1) * size))
        .toReversed()
        .join(""),
    ).join("");
    const other = Game.fromPosition(mirrored + game.position.slice(size * size), { board });
    expect(other.legalMoves.map((square) => mirror(square, size)).toSorted()).toEqual(
      game.legalMoves.toSorted(),
    );
    const value = (of: Game): number => {
      const position = of.toBoard();
      position.findMoves();
      return makeEvaluation(position, of.config)(true);
    };
    expect(value(other)).toBe(value(game));
  }
});
