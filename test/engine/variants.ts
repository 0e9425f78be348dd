import * as fc from "fast-check";
import {
  BOARDS,
  Game,
  GOALS,
  HANDICAPS,
  HANDICAP_SEATS,
  OPENINGS,
  scatterBlocked,
} from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

/** Any configuration that the rules allow. */
export const anyConfig: fc.Arbitrary<ConfigInput> = fc
  .record({
    players: fc.constantFrom(2 as const, 3 as const, 4 as const),
    board: fc.constantFrom(...BOARDS),
    opening: fc.constantFrom(...OPENINGS),
    goal: fc.constantFrom(...GOALS),
    scoring: fc.constantFrom("discs" as const, "tournament" as const),
    handicap: fc.constantFrom(...HANDICAPS),
    handicapSeat: fc.constantFrom(...HANDICAP_SEATS),
    blockedCount: fc.constantFrom(0, 0, 2, 4, 8),
    seed: fc.nat(),
  })
  .map(({ blockedCount, seed, players, board, opening, goal, scoring, handicap, handicapSeat }) => {
    const two = players === 2;
    const fair: ConfigInput = {
      players,
      board: !two && board === "6x6" ? "8x8" : board,
      opening: two ? opening : "cross",
      goal,
      scoring: two && goal === "most" ? scoring : "discs",
      handicap: two ? handicap : 0,
      handicapSeat,
    };
    return Object.assign(fair, { blocked: scatterBlocked(fair, blockedCount, seed) });
  });

/** Plays as the numbers say, each choosing among the legal moves, until they or the game end. */
export function playOut(start: Game, choices: readonly number[]): Game {
  let game = start;
  for (const choice of choices) {
    if (game.phase === "over") break;
    game = game.play(game.legalMoves[choice % game.legalMoves.length]!);
  }
  return game;
}

/** Any game of any variant, at its start, in its course or at its end. */
export const anyGame: fc.Arbitrary<Game> = fc
  .tuple(anyConfig, fc.array(fc.nat(1000), { maxLength: 110, size: "max" }))
  .map(([config, choices]) => playOut(Game.start(config), choices));
