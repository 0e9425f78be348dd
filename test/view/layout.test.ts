import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SHAPES } from "../../src/engine/index.js";
import { firstSquare } from "../../src/view/canvas/outline.js";
import { toPixels } from "../../src/view/canvas/pixels.js";
import { layOut } from "../../src/view/layout.js";
import { COORDINATES } from "../../src/view/look.js";

const boxes = {
  size: fc.double({ min: 60, max: 1600, noNaN: true }),
  side: fc.constantFrom(6, 8, 10),
  ratio: fc.constantFrom(1, 1.1, 1.25, 1.5, 1.75, 2, 2.625, 3),
  coordinates: fc.constantFrom(...COORDINATES),
};

const isWhole = (pixels: number): boolean => Math.abs(pixels - Math.round(pixels)) < 1e-6;

describe("a board in any box, at any pixel ratio", () => {
  test("has squares that begin and end on whole device pixels", () => {
    fc.assert(
      fc.property(
        boxes.size,
        boxes.side,
        boxes.ratio,
        boxes.coordinates,
        (size, side, ratio, coordinates) => {
          const { cell, margin } = layOut(size, side, ratio, coordinates);
          expect(isWhole(cell * ratio)).toBe(true);
          expect(isWhole(margin * ratio)).toBe(true);
        },
      ),
    );
  });

  test("fits its canvas, with margins alike to a pixel", () => {
    fc.assert(
      fc.property(
        boxes.size,
        boxes.side,
        boxes.ratio,
        boxes.coordinates,
        (size, side, ratio, coordinates) => {
          const pixels = toPixels(layOut(size, side, ratio, coordinates));
          const after = pixels.size - pixels.margin - pixels.cell * side;
          expect(pixels.margin).toBeGreaterThanOrEqual(0);
          expect(after - pixels.margin).toBeGreaterThanOrEqual(0);
          expect(after - pixels.margin).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe("where it is tight", () => {
  test("coordinates yield first, then the frame, then the squares' size", () => {
    expect(layOut(320, 8, 1, "outside")).toMatchObject({ coordinates: "outside", cell: 35 });
    expect(layOut(240, 8, 1, "outside")).toMatchObject({ coordinates: "none", cell: 28 });
    expect(layOut(240, 10, 1, "outside")).toMatchObject({ coordinates: "none", cell: 24, margin: 0 });
    expect(layOut(120, 8, 1, "outside")).toMatchObject({ coordinates: "none", cell: 15, margin: 0 });
  });

  test("targets are big enough to be hit on a board of 240 px, at any pixel ratio", () => {
    for (const side of [8, 10]) {
      for (let size = 240; size < 500; size++) {
        for (const ratio of [1, 1.1, 1.25, 1.5, 2, 2.625]) {
          const { target, cell } = layOut(size, side, ratio, "outside");
          expect(target).toBeGreaterThanOrEqual(24);
          expect(target - cell).toBeLessThan(1);
        }
      }
    }
  });

  test("coordinates within the squares need larger squares, and no wider frame", () => {
    expect(layOut(320, 8, 1, "inside")).toMatchObject({ coordinates: "inside", cell: 38 });
    expect(layOut(240, 8, 1, "inside")).toMatchObject({ coordinates: "none", cell: 28 });
    expect(layOut(320, 8, 1, "none")).toMatchObject({ coordinates: "none", cell: 38 });
  });
});

test("a hidden box has no squares", () => {
  expect(layOut(0, 8, 2, "outside")).toMatchObject({ cell: 0, margin: 0 });
});

test.each(["8x8", "6x6", "10x10", "octagon"] as const)("the outline of %s follows its squares", (board) => {
  const { size, squares } = SHAPES[board];
  for (let rank = 0; rank < size; rank++) {
    const files = squares
      .filter((square) => square.slice(1) === String(rank + 1))
      .map((square) => square.charCodeAt(0) - 97);
    expect(firstSquare(board, size, rank)).toBe(Math.min(...files));
    expect(size - 1 - firstSquare(board, size, rank)).toBe(Math.max(...files));
  }
});
