import { describe, expect, it } from "vitest";
import { Game, ReversiError } from "../../src/engine/index.js";
import type { Square } from "../../src/engine/index.js";
import { analyse, chooseMove, LEVELS } from "../../src/players/index.js";
import type { Level } from "../../src/players/index.js";
import { VARIANTS } from "./variants.js";

const variants = Object.entries(VARIANTS);

/** Plays a whole game, the same level in every seat; each ply has its own seed. */
async function playGame(start: Game, level: Level, seed: number, nodes: number): Promise<string> {
  let game = start;
  while (game.phase !== "over") {
    game = game.play(await chooseMove(game, level, { seed: seed + game.ply, nodes }));
  }
  return game.transcript;
}

describe.each(["easy", "expert"] as const)("%s, with a seed and a number of nodes,", (level) => {
  it.each(variants)("plays the same game again: %s", async (_, config) => {
    const start = Game.start(config);
    const first = await playGame(start, level, 1, 200);
    // The second time another game is under way on the same thread; for expert a short one, because the test has many.
    const beside = level === "easy" ? start : Game.start({ board: "6x6" });
    const [again, other] = await Promise.all([
      playGame(start, level, 1, 200),
      playGame(beside, level, 1000, 200),
    ]);
    expect(again).toBe(first);
    // Without this, a seed that nobody heeds would pass. What expert finds best may be alike for every seed.
    if (level === "easy") expect(other).not.toBe(first);
  });
});

it.each(LEVELS)("%s plays a legal move at every ply of every variant", async (level) => {
  for (const [name, config] of variants) {
    let game = Game.start(config);
    for (let step = 0; game.phase !== "over"; step++) {
      const move = game.legalMoves[(step * 7) % game.legalMoves.length]!;
      if (step % 9 === 0) {
        const chosen = await chooseMove(game, level, { seed: step, nodes: 300 });
        expect(game.legalMoves, `${name}: ${game.transcript}`).toContain(chosen);
      }
      game = game.play(move);
    }
  }
});

describe("a signal", () => {
  const reason = new Error("no longer wanted");
  const searches: [string, (signal: AbortSignal) => Promise<unknown>][] = [
    ["expert", (signal) => chooseMove(Game.start(), "expert", { signal, timeLimit: 3_600_000 })],
    [
      "expert among three",
      (signal) => chooseMove(Game.start({ players: 3 }), "expert", { signal, timeLimit: 3_600_000 }),
    ],
    ["an exact analysis", (signal) => analyse(Game.start({ board: "10x10" }), { signal, exact: true })],
    [
      "an exact analysis among four",
      (signal) => analyse(Game.start({ players: 4 }), { signal, exact: true }),
    ],
  ];

  it.each(searches)("aborted before gives its reason: %s", async (_, search) => {
    await expect(search(AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it.each(searches)("aborted in the middle gives its reason: %s", async (_, search) => {
    const controller = new AbortController();
    // None of these searches would end by itself while anybody waits, so what comes is the signal's doing.
    setTimeout(() => controller.abort(reason), 60);
    await expect(search(controller.signal)).rejects.toBe(reason);
  });

  it("aborted after the answer changes nothing", async () => {
    const controller = new AbortController();
    const move = chooseMove(Game.start(), "easy", { signal: controller.signal, seed: 1 });
    const chosen = await move;
    controller.abort(reason);
    expect(Game.start().legalMoves).toContain(chosen);
    await expect(move).resolves.toBe(chosen);
  });
});

describe("what can't be asked is refused:", () => {
  const start = Game.start();
  /** As a script without types may ask. */
  const ask = chooseMove as (
    game: Game,
    level: unknown,
    options?: Record<string, unknown>,
  ) => Promise<Square>;

  /** That it is one of our errors, with a code, and that its message has all these words. */
  async function expectRefusal(answer: Promise<unknown>, code: string, ...words: string[]): Promise<void> {
    const error: unknown = await answer.then(
      () => "nothing was refused",
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ReversiError);
    expect(error).toMatchObject({ code });
    const { message } = error as ReversiError;
    for (const word of words) expect(message.toLowerCase()).toContain(word);
  }

  it("a move in a game that is over", async () => {
    const over = Game.fromPosition(`${"X".repeat(64)} -`);
    for (const level of LEVELS) await expectRefusal(chooseMove(over, level), "over", "over");
  });

  it.each(["grandmaster", "Hard", "toString", "", 3, null, undefined])("%o as a level", async (level) => {
    await expectRefusal(ask(start, level), "level", "level", String(level).toLowerCase(), ...LEVELS);
  });

  it.each([-1, Number.NaN, "many"])("%o as a number of nodes", async (nodes) => {
    await expectRefusal(
      ask(start, "expert", { nodes }),
      "nodes",
      "nodes",
      String(nodes).toLowerCase(),
      "from 0",
    );
  });

  it.each([Number.NaN, -5, "soon"])("%o as a time limit", async (timeLimit) => {
    const words = ["time", String(timeLimit).toLowerCase(), "from 0"];
    await expectRefusal(ask(start, "expert", { timeLimit }), "time-limit", ...words);
    await expectRefusal(analyse(start, { timeLimit: timeLimit as number }), "time-limit", ...words);
  });

  it.each([1.5, Number.NaN, Infinity, "lucky"])("%o as a seed", async (seed) => {
    await expectRefusal(ask(start, "easy", { seed }), "seed", "seed", String(seed).toLowerCase(), "whole");
  });
});
