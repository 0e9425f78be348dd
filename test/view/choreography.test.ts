import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Choreography, isDisc, lyingDisc, nearDisc, poseOf } from "../../src/view/canvas/choreography.js";
import type { Cell, Motion } from "../../src/view/scene.js";

const SIDE = 6;
const CELLS = { ".": "empty", b: "black", w: "white", r: "red", n: "neutral", "#": "blocked" } as const;

/** One rank of a board of 6×6, as `.bww..`; the others are empty. */
const rank = (text: string): Cell[] =>
  Array.from(text.padEnd(SIDE * SIDE, "."), (letter) => CELLS[letter as keyof typeof CELLS]);

const motion = (from: number, backwards = false): Motion => ({ from, backwards, turn: 100 });

/** Shows one rank, then another with a motion; the first frame comes at 1000 ms. */
function moved(before: string, after: string, how: Motion): Choreography {
  const choreography = new Choreography();
  choreography.show(rank(before), SIDE, null);
  choreography.show(rank(after), SIDE, how);
  choreography.advance(1000);
  return choreography;
}

function actAt(choreography: Choreography, square: number) {
  const act = choreography.acts.get(square);
  if (!act) throw new Error(`Nothing moves on square ${square}.`);
  return act;
}

describe("a move", () => {
  test("drops its disc, and turns the others ring by ring outward, tipping away from it", () => {
    const choreography = moved("bww...", "bbbb..", motion(3));
    expect([...choreography.acts.keys()]).toEqual([1, 2, 3]);
    expect(actAt(choreography, 3)).toMatchObject({ kind: "drop", from: "black", delay: 0 });
    expect(actAt(choreography, 2)).toMatchObject({
      kind: "turn",
      from: "white",
      to: "black",
      delay: 20,
      x: -1,
    });
    expect(actAt(choreography, 1)).toMatchObject({
      kind: "turn",
      from: "white",
      to: "black",
      delay: 40,
      x: -1,
    });
  });

  test("leaves a disc lying as it was until its turn comes", () => {
    const choreography = moved("bww...", "bbbb..", motion(3));
    choreography.advance(1030);
    expect(actAt(choreography, 2).progress).toBeCloseTo(0.1);
    expect(actAt(choreography, 1).progress).toBe(0);
    expect(lyingDisc(actAt(choreography, 1))).toBe("white");
  });

  test("leaves a disc lying turned when it is done, until all are", () => {
    const choreography = moved("bww...", "bbbb..", motion(3));
    choreography.advance(1130);
    expect(lyingDisc(actAt(choreography, 2))).toBe("black");
    expect(choreography.moving).toBe(true);
    choreography.advance(1140);
    expect(choreography.moving).toBe(false);
  });

  test("counts time from its first frame, however late that comes", () => {
    const choreography = new Choreography();
    choreography.show(rank("b....."), SIDE, null);
    choreography.show(rank("w....."), SIDE, motion(0));
    choreography.advance(987_654);
    choreography.advance(987_704);
    expect(actAt(choreography, 0).progress).toBeCloseTo(0.5);
  });
});

test("a disc that stands exactly on its edge has its two colours on the sides they are on just after", () => {
  const choreography = moved("b.....", "w.....", motion(3));
  choreography.advance(1110);
  const act = actAt(choreography, 0);
  expect(act.progress).toBe(0.5);
  const onEdge = poseOf(act).tip;
  expect(nearDisc(act)).toBe("white");
  choreography.advance(1111);
  expect(nearDisc(act)).toBe("white");
  expect(Math.sign(onEdge)).toBe(Math.sign(poseOf(act).tip));
});

test("an undo runs inward, tips the discs back, and takes the played disc off last", () => {
  const choreography = moved("bbbb..", "bww...", motion(3, true));
  expect(actAt(choreography, 1)).toMatchObject({ kind: "turn", to: "white", delay: 0, x: 1 });
  expect(actAt(choreography, 2)).toMatchObject({ kind: "turn", to: "white", delay: 20, x: 1 });
  expect(actAt(choreography, 3)).toMatchObject({ kind: "lift", from: "black", delay: 40 });
});

describe("nothing moves", () => {
  test("without a motion", () => {
    const choreography = moved("bww...", "bbbb..", motion(3));
    choreography.show(rank("......"), SIDE, null);
    expect(choreography.moving).toBe(false);
  });

  test("on a board of another size", () => {
    const choreography = new Choreography();
    choreography.show(rank("bww..."), SIDE, null);
    choreography.show(
      Array.from({ length: 64 }, () => "black"),
      8,
      motion(3),
    );
    expect(choreography.moving).toBe(false);
  });

  test("where only blocked squares change", () => {
    expect(moved("b.#...", "b#....", motion(3)).moving).toBe(false);
  });
});

test("discs under way go on when only the marks change", () => {
  const choreography = moved("bww...", "bbbb..", motion(3));
  choreography.advance(1050);
  choreography.show(rank("bbbb.."), SIDE, null);
  choreography.advance(1060);
  expect(actAt(choreography, 2).progress).toBeCloseTo(0.4);
});

describe("a disc on its way to another end", () => {
  const turnTo = (time: number, end: string) => {
    const choreography = moved("bw....", "bb....", motion(0));
    choreography.advance(1020 + time);
    const before = { ...actAt(choreography, 1) };
    choreography.show(rank(end), SIDE, motion(0));
    choreography.advance(1020 + time);
    return { before, after: actAt(choreography, 1) };
  };

  test.each([
    ["taken back before its edge", 30, "bw....", "white"],
    ["taken back past its edge", 80, "bw....", "black"],
    ["to become a third colour, before its edge", 30, "br....", "white"],
    ["to become a third colour, past its edge", 80, "br....", "black"],
  ])("%s, goes on from where it is", (_, time, end, near) => {
    const { before, after } = turnTo(time, end);
    expect(nearDisc(after)).toBe(near);
    expect(nearDisc(before)).toBe(near);
    expect(after.to).toBe(end === "bw...." ? "white" : "red");
    expect(poseOf(after).flatness).toBeCloseTo(poseOf(before).flatness);
    expect(poseOf(after).tip * after.x).toBeCloseTo(poseOf(before).tip * before.x);
  });

  test("taken off while it drops, rises from where it is", () => {
    const choreography = moved("b.....", "bb....", motion(1));
    choreography.advance(1020);
    const height = poseOf(actAt(choreography, 1)).height;
    choreography.show(rank("b....."), SIDE, motion(1, true));
    choreography.advance(1020);
    expect(actAt(choreography, 1).kind).toBe("lift");
    expect(poseOf(actAt(choreography, 1)).height).toBeCloseTo(height);
  });
});

test("a disc turned by a quick answer while it still drops is down before it turns", () => {
  const choreography = moved("b.....", "bb....", motion(1));
  choreography.advance(1020);
  choreography.show(rank("bww..."), SIDE, motion(2));
  choreography.advance(1020);
  expect(actAt(choreography, 1)).toMatchObject({ kind: "turn", from: "black", to: "white" });
  expect(lyingDisc(actAt(choreography, 1))).toBe("black");
});

test("whatever is shown at whatever time, what moves ends as the last scene", () => {
  const scene = fc
    .array(fc.constantFrom(...Object.keys(CELLS)), { minLength: SIDE, maxLength: SIDE })
    .map((letters) => letters.join(""));
  const step = fc.record({
    scene,
    from: fc.nat(SIDE - 1),
    backwards: fc.boolean(),
    animated: fc.boolean(),
    frames: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      const choreography = new Choreography();
      let now = 0;
      for (const { scene: cells, from, backwards, animated, frames } of steps) {
        choreography.show(rank(cells), SIDE, animated ? motion(from, backwards) : null);
        for (const pause of frames) choreography.advance((now += pause));
        for (const act of choreography.acts.values()) {
          const cell = choreography.cells[act.square];
          expect(act.kind === "lift" ? null : act.to).toBe(isDisc(cell) ? cell : null);
          expect(act.progress).toBeGreaterThanOrEqual(0);
          expect(act.progress).toBeLessThanOrEqual(1);
        }
      }
      choreography.advance(now);
      choreography.advance(now + 10_000);
      expect(choreography.moving).toBe(false);
      expect(choreography.cells).toEqual(rank(steps.at(-1)?.scene ?? ""));
    }),
  );
});
