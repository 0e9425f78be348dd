import { expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import { judge } from "./judge.js";
import { positionsWith } from "./positions.js";

it("a game that goes on as the judge says ends with the counts that it foretold", () => {
  for (const start of positionsWith(6, 60, 2)) {
    const foretold = judge(start).best.counts;
    let game = start;
    while (game.phase !== "over") game = game.play(judge(game).best.square);
    expect(game.seats.map((seat) => game.scores[seat])).toEqual(foretold);
  }
});

it("a shared best count is a draw for a seat that doesn't share it", () => {
  for (const game of positionsWith(4, 300, 3)) {
    for (const { counts, outcome } of judge(game).moves) {
      const order = counts.toSorted((a, b) => (game.config.goal === "most" ? b - a : a - b));
      expect(outcome === 1).toBe(order[0] === order[1]);
    }
  }
});

it("a win by less is better than a draw by more, and the first of equals is played", () => {
  const judged = positionsWith(6, 400, 4).map((game) => ({ seats: game.seats.length, ...judge(game) }));
  for (const { moves, best } of judged) {
    const better = moves.filter(
      ({ outcome, value }) => outcome > best.outcome || (outcome === best.outcome && value > best.value),
    );
    expect(better).toEqual([]);
    const equal = moves.find(({ outcome, value }) => outcome === best.outcome && value === best.value);
    expect(equal).toBe(best);
  }
  // Both kinds of choice do come up: with three and more, the outcome isn't always what the margin says.
  const told = judged.filter(({ moves, best }) => moves.some(({ value }) => value > best.value));
  expect(told.length).toBeGreaterThan(0);
});

it("passes are made where they are due, and the winner has the squares left empty by tournament scoring", () => {
  // Black plays at one end of each line; White, between the two, has nothing that turns a disc.
  const lines = `-OX#${"-".repeat(52)}-OX#----`;
  for (const scoring of ["discs", "tournament"] as const) {
    const { moves } = judge(Game.fromPosition(`${lines} X`, { scoring }));
    const value = scoring === "discs" ? 6 : 62;
    expect(moves).toEqual([
      { square: "a1", counts: [value, 0], outcome: 2, value },
      { square: "a8", counts: [value, 0], outcome: 2, value },
    ]);
  }
});
