import { Game, scatterBlocked } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { givesCornerAway } from "./corners.js";
import { makePlayer } from "./entrants.js";
import type { Entrant, Player } from "./entrants.js";

/** A game to be played: plain data, so that it can be sent to a worker. */
export interface Fixture {
  readonly row: string;
  readonly config: ConfigInput;
  /** Squares blocked at random, other ones in each opening. */
  readonly blocked: number;
  /** Random plies at the beginning. */
  readonly plies: number;
  /** Which of the openings; the same number begins the same game. */
  readonly opening: number;
  /** Who plays each seat. */
  readonly lineUp: readonly Entrant[];
}

export interface Report {
  /** The winner's place in the line-up; `null` for a draw. */
  readonly winner: number | null;
  /** For each seat, how many moves it made. */
  readonly moves: readonly number[];
  /** For each seat, milliseconds that it spent on them. */
  readonly spent: readonly number[];
  /** For each seat, whether it gave a corner away that it could have kept; looked at where `easy` plays one opponent. */
  readonly gave: readonly boolean[];
}

/** Players that take long to make are kept for the games to come. */
const players = new Map<string, Player>();

function playerOf(entrant: Entrant): Player {
  const name = JSON.stringify(entrant);
  const player = players.get(name) ?? makePlayer(entrant);
  players.set(name, player);
  return player;
}

export function closePlayers(): void {
  for (const player of players.values()) player.close?.();
}

/** @throws an error that names the game, when a player fails, or plays what the rules don't allow */
export async function playGame(fixture: Fixture): Promise<Report> {
  let game = opened(fixture);
  const { lineUp, opening, row } = fixture;
  const seated = lineUp.map((entrant) => playerOf(entrant));
  const moves = lineUp.map(() => 0);
  const spent = lineUp.map(() => 0);
  const gave = lineUp.map(() => false);
  try {
    while (game.phase !== "over") {
      const seat = game.seats.indexOf(game.turn!);
      const player = seated[seat]!;
      const start = performance.now();
      const square = await player.choose(game, opening * 1000 + game.ply);
      spent[seat]! += player.spent ?? performance.now() - start;
      moves[seat]! += 1;
      if (lineUp.length === 2 && lineUp[seat]!.kind === "easy") gave[seat] ||= givesCornerAway(game, square);
      game = game.play(square);
    }
    for (const player of seated) await player.confirm?.(game);
  } catch (cause) {
    const names = lineUp.map(({ kind }) => kind).join(", ");
    const what = `${row}, opening ${opening}, ${names}: ${JSON.stringify(game)}`;
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}, in ${what}`, { cause });
  }
  const { winner } = game.result!;
  return { winner: winner && game.seats.indexOf(winner), moves, spent, gave };
}

/** The game after its random opening; an opening that ends the game is drawn anew. */
function opened({ config, blocked, plies, opening }: Fixture): Game {
  const squares = scatterBlocked(config, blocked, opening);
  const random = randomNumbers(opening);
  for (;;) {
    let game = Game.start({ ...config, blocked: squares });
    for (let ply = 0; ply < plies && game.phase !== "over"; ply++) {
      game = game.play(game.legalMoves[random(game.legalMoves.length)]!);
    }
    if (game.phase !== "over") return game;
  }
}
