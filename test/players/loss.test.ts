import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { judging, lossOf } from "../../src/players/advice/loss.js";
import { analyse } from "../../src/players/index.js";
import { positionOf } from "../../src/players/options.js";
import { moveValues } from "../../src/players/values.js";
import type { MoveValue } from "../../src/players/values.js";
import { weighWithin } from "../../src/players/weigh.js";
import { judge } from "./judge.js";
import { VARIANTS } from "./variants.js";

/** The slow judge is for so few empty squares. */
const SLOW = 8;

/** Positions of all variants with 2 to 14 empty squares, in the course of random games. */
function latePositions(count: number): Game[] {
  const random = randomNumbers(9);
  const configs = Object.values(VARIANTS);
  const games: Game[] = [];
  for (let index = 0; games.length < count; index++) {
    let game = Game.start(configs[index % configs.length]);
    const empty = 2 + random(13);
    while (game.turn && game.empty > empty)
      game = game.play(game.legalMoves[random(game.legalMoves.length)]!);
    if (game.turn && game.empty === empty && game.legalMoves.length > 1) games.push(game);
  }
  return games;
}

/** What the coach knows of a position when it judges a move of it; null where it is silent. */
function weighed(game: Game): readonly MoveValue[] | null {
  const limits = judging(game);
  if (!limits) return null;
  const weighing = weighWithin({ ...positionOf(game), ...limits });
  let step = weighing.next();
  while (!step.done) step = weighing.next();
  return moveValues(step.value, game.config.board);
}

/** What each move really ends in, and which is played by perfect play. */
async function truth(game: Game): Promise<{ best: number; values: Map<string, number> }> {
  if (game.empty <= SLOW) {
    const { moves, best } = judge(game);
    return { best: best.value, values: new Map(moves.map(({ square, value }) => [square, value])) };
  }
  const moves = await analyse(game, { exact: true });
  const values = new Map(moves.map(({ square, value }) => [square, value]));
  // Its outcome counts before its margin.
  const rank = ({ outcome, value }: MoveValue): number =>
    1000 * ["loss", "draw", "win"].indexOf(outcome!) + value;
  const best = moves.toSorted((a, b) => rank(b) - rank(a))[0]!;
  return { best: best.value, values };
}

describe("what the coach calls a loss", () => {
  it(
    "is one, by exact search, in 200 positions with at most 14 empty squares",
    { timeout: 120_000 },
    async () => {
      const positions = latePositions(280);
      let judged = 0;
      let called = 0;
      let silent = 0;
      for (const game of positions) {
        const moves = weighed(game);
        if (!moves) {
          expect(game.seats.length).toBeGreaterThan(2);
          silent++;
          continue;
        }
        judged++;
        expect(moves.every(({ exact }) => exact)).toBe(true);
        const { best, values } = await truth(game);
        for (const square of game.legalMoves) {
          const lost = lossOf(game, square, moves);
          const real = best - values.get(square)!;
          if (lost) {
            called++;
            expect(lost.loss, `${game.position}: ${square}`).toBe(real);
            expect(values.get(lost.advice.square)).toBe(best);
          } else {
            expect(real, `${game.position}: ${square}`).toBeLessThan(4);
          }
        }
      }
      console.log(`${judged} positions judged, ${called} moves called a loss; silent in ${silent}`);
      expect(judged).toBeGreaterThanOrEqual(200);
      expect(called).toBeGreaterThan(100);
    },
  );

  it("is an estimate before, and a larger one", () => {
    const game = Game.fromTranscript("d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5");
    const moves = weighed(game)!;
    const best = Math.max(...moves.map(({ value }) => value));
    for (const { square, value, exact } of moves) {
      expect(exact).toBe(false);
      const lost = lossOf(game, square, moves);
      expect(lost?.loss ?? null).toBe(best - value >= 7 ? Math.floor(best - value) : null);
    }
  });
});
