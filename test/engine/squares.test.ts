import { expect, it } from "vitest";
import { BOARDS, makeSquare, parseSquare, SHAPES } from "../../src/engine/index.js";

it("a square is named by its file from the left and its rank from the top", () => {
  expect(makeSquare(0, 0)).toBe("a1");
  expect(makeSquare(4, 3)).toBe("e4");
  expect(makeSquare(9, 9)).toBe("j10");
});

it("a name is read in either case, and back", () => {
  expect(parseSquare("E4")).toEqual({ file: 4, rank: 3 });
  for (const board of BOARDS) {
    for (const name of SHAPES[board].squares) {
      const { file, rank } = parseSquare(name)!;
      expect(makeSquare(file, rank)).toBe(name);
    }
  }
});

it.each(["", "a", "4e", "e0", "e04", "k1", "a11", " e4", "e4 ", "e4\n", "ee4", null, undefined, 44, {}])(
  "%o is no square's name",
  (name) => {
    expect(parseSquare(name)).toBeUndefined();
  },
);

it("the boards have their squares, centres and handicap corners", () => {
  const about = BOARDS.map((board) => {
    const { squares, centre, corners } = SHAPES[board];
    return [board, squares.length, centre.join(" "), corners.join(" ")];
  });
  expect(about).toEqual([
    ["8x8", 64, "d4 e4 e5 d5", "a1 h8 h1 a8"],
    ["6x6", 36, "c3 d3 d4 c4", "a1 f6 f1 a6"],
    ["10x10", 100, "e5 f5 f6 e6", "a1 j10 j1 a10"],
    ["octagon", 88, "e5 f5 f6 e6", "c1 h10 j3 a8"],
  ]);
});

it("the octagon is the board of ten without three squares at each corner", () => {
  const cut = SHAPES["10x10"].squares.filter((name) => !SHAPES.octagon.squares.includes(name));
  expect(cut).toEqual(["a1", "b1", "i1", "j1", "a2", "j2", "a9", "j9", "a10", "b10", "i10", "j10"]);
});
