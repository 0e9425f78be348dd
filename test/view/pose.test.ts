import { describe, expect, test } from "vitest";
import { dropping, turning } from "../../src/view/canvas/pose.js";

describe("a turning disc", () => {
  test("lies flat on the board at both ends, and stands on its edge half-way, highest", () => {
    for (const progress of [0, 1]) {
      expect(turning(progress).flatness).toBeCloseTo(1);
      expect(turning(progress).tip).toBeCloseTo(0);
      expect(turning(progress).height).toBeCloseTo(0);
    }
    expect(turning(0.5).flatness).toBeCloseTo(0);
    expect(turning(0.5).height).toBeCloseTo(1);
  });

  test("shows its rim on one side before the edge and on the other after it", () => {
    expect(turning(0.4).tip).toBeGreaterThan(0);
    expect(turning(0.6).tip).toBeLessThan(0);
  });

  test("looks the same at any time as the same turn run backwards, seen from the other side", () => {
    for (const progress of [0, 0.1, 0.2, 0.3, 0.4, 0.45]) {
      const there = turning(progress);
      const back = turning(1 - progress);
      expect(back.flatness).toBeCloseTo(there.flatness);
      expect(back.height).toBeCloseTo(there.height);
      expect(back.tip).toBeCloseTo(-there.tip);
    }
  });
});

test("a dropping disc comes down from above, and is solid well before it lands", () => {
  expect(dropping(0).alpha).toBe(0);
  expect(dropping(0.4).alpha).toBe(1);
  expect(dropping(0).height).toBeGreaterThan(dropping(0.5).height);
  expect(dropping(1).height).toBe(0);
});
