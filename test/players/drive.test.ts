import { afterEach, expect, test, vi } from "vitest";
import { drive } from "../../src/players/drive.js";

afterEach(() => vi.restoreAllMocks());

/** A search of so many steps, each of which takes 3 ms by a clock of its own. */
function makeSearch(steps: number): { search: Generator<void, string>; done: () => number } {
  let now = 0;
  let count = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  function* search(): Generator<void, string> {
    for (; count < steps; count++) {
      now += 3;
      yield;
    }
    return "found";
  }
  return { search: search(), done: () => count };
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test("a slice ends with the first step that uses it up, and other tasks come in between", async () => {
  const { search, done } = makeSearch(9);
  const result = drive(search, 8);
  const seen = [done()];
  for (let task = 0; task < 20; task++) {
    await nextTask();
    if (done() !== seen.at(-1)) seen.push(done());
  }
  // The step under way when a slice ends is the one that the next begins after.
  expect(seen).toEqual([2, 5, 8, 9]);
  expect(await result).toBe("found");
});

test("an aborted search makes no further step, and is rejected with the signal's reason", async () => {
  const { search, done } = makeSearch(Infinity);
  const stop = new AbortController();
  const result = drive(search, 8, stop.signal);
  const rejected = expect(result).rejects.toThrow("enough");
  await nextTask();
  stop.abort(new Error("enough"));
  await rejected;
  const before = done();
  await nextTask();
  await nextTask();
  expect(done()).toBe(before);
});

test("a signal that is aborted before lets nothing begin", async () => {
  const { search, done } = makeSearch(Infinity);
  await expect(drive(search, 8, AbortSignal.abort(new Error("before")))).rejects.toThrow("before");
  expect(done()).toBe(0);
});

test("what a search throws comes out", async () => {
  // oxlint-disable-next-line require-yield -- it throws before it could
  function* search(): Generator<void, string> {
    throw new Error("broken");
  }
  await expect(drive(search(), 8)).rejects.toThrow("broken");
});
