import * as fc from "fast-check";
import { Game } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { anyConfig } from "../engine/variants.js";

/** One of this many positions may have a single move: a search must know forced moves too. */
const FORCED_SHARE = 10;

/**
 * Positions of all variants near their end, by random play. The same arguments give the same positions.
 *
 * @param empty - how many empty squares each has, those that can't be reached any more too
 * @returns games that aren't over, nearly all with a choice of moves
 */
export function positionsWith(empty: number, count: number, seed: number): Game[] {
  const configs = fc.sample(anyConfig, { numRuns: count, seed });
  const random = randomNumbers(seed);
  return configs.map((config, index) =>
    positionOf(config, empty, index % FORCED_SHARE === 0 ? 1 : 2, random),
  );
}

/** Plays at random, again and again, until a game gets there. */
function positionOf(
  config: ConfigInput,
  empty: number,
  leastMoves: number,
  random: (below: number) => number,
): Game {
  for (;;) {
    const game = playAtRandom(Game.start(config), empty, random);
    if (game.phase !== "over" && game.legalMoves.length >= leastMoves) return game;
  }
}

/** @returns the game when so many squares are empty, or its end if that comes first */
function playAtRandom(start: Game, empty: number, random: (below: number) => number): Game {
  let game = start;
  while (game.phase !== "over" && game.empty > empty) {
    game = game.play(game.legalMoves[random(game.legalMoves.length)]!);
  }
  return game;
}
