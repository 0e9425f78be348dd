import { describe, expect, it } from "vitest";
import type { Game } from "../../src/engine/index.js";
import { analyse, chooseMove } from "../../src/players/index.js";
import { goldenEndings } from "./golden.js";
import { judge } from "./judge.js";
import { positionsWith } from "./positions.js";

const COUNT = 500;
const BATCH = 50;
const positions = positionsWith(8, COUNT, 1);
const batches = Array.from({ length: COUNT / BATCH }, (_, index) => [index * BATCH, (index + 1) * BATCH]);

/** As the slow judge counts them. */
const OUTCOMES = ["loss", "draw", "win"] as const;

/** Enough to find a position again. */
function named({ config, position }: Game): string {
  return `${position} ${JSON.stringify(config)}`;
}

it("the positions are of all variants", () => {
  expect(new Set(positions.map(({ position }) => position)).size).toBe(COUNT);
  const kinds = new Set<string>();
  for (const { config } of positions) {
    const { players, board, goal, scoring, opening, handicap, blocked } = config;
    const squares = blocked.length > 0 ? "blocked" : "all squares";
    kinds.add(`${players} ${board} ${goal}`).add(`${players} ${goal} ${squares}`);
    if (players === 2) kinds.add(scoring).add(`${opening} ${goal}`).add(`handicap ${handicap}`);
  }
  // Boards and goals: 4 × 2 and 2 × 3 × 2; blocked or not: 3 × 2 × 2; scorings, openings with either goal, handicaps.
  expect(kinds.size).toBe(20 + 12 + 2 + 4 + 5);
});

describe("with 8 empty squares, in every variant", () => {
  it.each(batches)("positions %i to %i are played as the slow judge says", async (first, end) => {
    for (const game of positions.slice(first, end)) {
      const { moves, best } = judge(game);
      const analysed = await analyse(game, { exact: true });
      expect(analysed, named(game)).toEqual(
        moves.map(({ square, value, outcome }) => ({
          square,
          value,
          exact: true,
          outcome: OUTCOMES[outcome],
        })),
      );
      // `hard` promises the last ten squares with two seats only.
      for (const level of game.seats.length > 2 ? (["expert"] as const) : (["hard", "expert"] as const)) {
        // With more than two seats it counts on others to go wrong where perfect play doesn't win.
        if (game.seats.length > 2 && best.outcome < 2) continue;
        const chosen = await chooseMove(game, level, { seed: 7 });
        const { square, outcome, value } = moves.find((move) => move.square === chosen)!;
        // With two seats, equal moves are as good as each other. With more, others' choices hang on the order of squares.
        const wanted = game.seats.length > 2 ? best : { ...best, square };
        expect({ square, outcome, value }, `${level}, ${named(game)}`).toEqual({
          square: wanted.square,
          outcome: wanted.outcome,
          value: wanted.value,
        });
      }
    }
  });
});

// Those with 18 and 20 take longer than a test should: `npm run bench players`.
it.each([12, 14, 16])("15 golden endgames with %i empty squares have their values", async (empty) => {
  const endings = goldenEndings(empty);
  expect(endings).toHaveLength(15);
  for (const { game, value } of endings) {
    const moves = await analyse(game, { exact: true });
    expect(moves.map(({ square }) => square)).toEqual(game.legalMoves);
    expect(
      moves.filter(({ exact }) => !exact),
      named(game),
    ).toEqual([]);
    expect(Math.max(...moves.map((move) => move.value)), named(game)).toBe(value);
    const chosen = await chooseMove(game, "expert", { seed: 7 });
    expect(moves.find(({ square }) => square === chosen)!.value, named(game)).toBe(value);
  }
});
