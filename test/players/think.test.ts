import { afterEach, expect, test, vi } from "vitest";
import { Game } from "../../src/engine/index.js";
import { taskOf } from "../../src/players/options.js";
import type { ChooseOptions } from "../../src/players/options.js";
import { think } from "../../src/players/think.js";

afterEach(() => vi.restoreAllMocks());

/** How often expert pauses on a 6×6 board where each look at the clock finds two more seconds gone. */
function pauses(options: ChooseOptions): number {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 2000));
  let game = Game.start({ board: "6x6" });
  while (game.empty > 20) game = game.play(game.legalMoves[0]!);
  const thinking = think(taskOf(game, "expert", { seed: 1, ...options }));
  let count = 0;
  while (!thinking.next().done) count++;
  return count;
}

test("expert stops after a second of its own, but takes the time that it is given", () => {
  expect(pauses({})).toBeLessThan(10);
  expect(pauses({ timeLimit: 10 })).toBeLessThan(10);
  expect(pauses({ timeLimit: 1e9 })).toBeGreaterThan(20);
  expect(pauses({ nodes: 20_000 })).toBeGreaterThan(20);
});
