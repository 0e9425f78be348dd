import type { Game, Square } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { chooseMove } from "../../src/players/index.js";
import type { Level } from "../../src/players/index.js";
import { Rhino } from "./rhino.js";

/** Who plays: plain data, so that it can be sent to a worker. */
export type Entrant =
  | { readonly kind: Level; readonly timeLimit?: number }
  | { readonly kind: "random" | "greedy" }
  | { readonly kind: "rhino"; readonly level: number; readonly program: string };

export interface Player {
  /** @param seed - the same one gives the same choice */
  choose(game: Game, seed: number): Promise<Square>;
  /** Milliseconds that its last choice took, where it knows better than who asked. */
  readonly spent?: number;
  /** Compares the end with its own; throws when they differ. */
  confirm?(game: Game): Promise<void>;
  close?(): void;
}

export function makePlayer(entrant: Entrant): Player {
  switch (entrant.kind) {
    case "random":
      return { choose: async (game, seed) => oneOf(game.legalMoves, seed) };
    case "greedy":
      return { choose: async (game, seed) => oneOf(greediest(game), seed) };
    case "rhino":
      return new Rhino(entrant.program, entrant.level);
    default: {
      const { kind, timeLimit } = entrant;
      const limits = timeLimit === undefined ? {} : { timeLimit };
      return { choose: (game, seed) => chooseMove(game, kind, { seed, ...limits }) };
    }
  }
}

function oneOf(squares: readonly Square[], seed: number): Square {
  return squares[randomNumbers(seed)(squares.length)]!;
}

/** The moves that leave the mover with the most discs, or where the fewest win, with the fewest. */
function greediest(game: Game): readonly Square[] {
  const sign = game.config.goal === "most" ? 1 : -1;
  const gains = game.legalMoves.map((square) => sign * game.flipsOf(square).length);
  const best = Math.max(...gains);
  return game.legalMoves.filter((_, index) => gains[index] === best);
}
