import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import type { Square } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { comparing, confirmed, judging, lossOf } from "../../src/players/advice/loss.js";
import type { Limits, Loss } from "../../src/players/advice/loss.js";
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
  return weighedWithin(game, limits);
}

function weighedWithin(game: Game, limits: Limits): readonly MoveValue[] {
  const weighing = weighWithin({ ...positionOf(game), ...limits });
  let step = weighing.next();
  while (!step.done) step = weighing.next();
  return moveValues(step.value, game.config.board);
}

/** What the coach says of a move. */
function spokenOf(game: Game, square: Square): Loss | null {
  const moves = weighed(game);
  const seeming = moves && lossOf(game, square, moves);
  const closely = seeming && comparing(game, [square, seeming.advice.square]);
  return closely ? confirmed(seeming, square, weighedWithin(game, closely)) : seeming;
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

  it("isn't the best move, where estimates a few plies deep take it for a poor one", () => {
    const game = Game.fromTranscript(
      "f5d6c6f4e6c5e3f3b4b5b6c4b3e2g4g5g3b7d2c3d3c1c7a3c2a4e1c8d8g2d7f2a5e7h1g1f8f1e8d1b1b2a8",
    );
    expect(game.empty).toBe(17);
    expect(lossOf(game, "a6", weighed(game)!)).not.toBe(null);
    expect(spokenOf(game, "a6")).toBe(null);
    // Nor where time runs out before both moves are known.
    expect(confirmed(lossOf(game, "a6", weighed(game)!)!, "a6", weighed(game)!)).toBe(null);
  });

  it("is told exactly from 18 empty squares on, with two seats", { timeout: 60_000 }, async () => {
    const game = Game.fromTranscript(
      "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7",
    );
    expect(game.empty).toBe(17);
    const { values } = await truth(game);
    const poor = game.legalMoves.filter((square) => {
      const lost = spokenOf(game, square);
      if (!lost) return false;
      expect(lost.exact).toBe(true);
      expect(lost.loss).toBe(values.get(lost.advice.square)! - values.get(square)!);
      return true;
    });
    expect(poor.length).toBeGreaterThan(0);
  });

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
