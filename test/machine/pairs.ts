import { getShortestPaths } from "xstate/graph";
import type { SnapshotFrom } from "xstate";
import type { Game } from "../../src/engine/index.js";
import type { gameMachine, GameEvent } from "../../src/machine/index.js";

type Machine = typeof gameMachine;
type Snapshot = SnapshotFrom<Machine>;

/** A state of the machine, by the events that lead there, and one more event: accepted there or refused. */
export interface Pair {
  readonly path: readonly GameEvent[];
  readonly event: GameEvent;
  /** Where the path leads and what comes then, for the test's name. */
  readonly name: string;
}

/** What tells states apart for this purpose: all but the moves themselves. */
function keyOf({ value, context: { game, browsed } }: Snapshot): string {
  if (!game) return "setup";
  const { canUndo, canRedo, seats } = game;
  return `${JSON.stringify(value)} ${JSON.stringify({ players: seats.length, canUndo, canRedo, browsed: browsed !== null })}`;
}

/**
 * Every state that the machine can be in, by phase, who is waited for, players, what can be undone or redone and
 * whether somebody browses; and in each of them every event there is, also such as must be refused.
 */
export function everyPair(machine: Machine, gameClass: typeof Game): Pair[] {
  const prepared = {
    nearTheEnd: gameClass.fromTranscript("f5d6c5f6e7f4g5e6"),
    threeInFallback: fallback(gameClass.start({ players: 3 })),
    fourInFallback: fallback(gameClass.start({ players: 4, board: "octagon" })),
    threeNearTheEnd: nearEnd(gameClass.start({ players: 3 })),
    fourNearTheEnd: nearEnd(gameClass.start({ players: 4 })),
  };

  function events({ context: { game, browsed, job } }: Snapshot): GameEvent[] {
    const shown = game && browsed !== null ? game.goTo(browsed) : game;
    const here = shown?.legalMoves[0] ?? "d3";
    const now = game?.legalMoves[0] ?? "d3";
    return [
      { type: "start" },
      { type: "start", config: { players: 3 } },
      { type: "start", config: { opening: "free" } },
      { type: "start", config: { players: 4, board: "6x6" } },
      ...Object.values(prepared).map((saved) => ({ type: "load", game: saved }) as const),
      { type: "clear" },
      { type: "seat", movers: {} },
      { type: "seat", movers: { black: "host", red: "host" } },
      { type: "seat", movers: { white: "computer", green: "host" } },
      { type: "choose", square: here },
      { type: "choose", square: "z9" },
      { type: "play", square: now },
      { type: "play", square: "d4" },
      { type: "answer", square: now, job },
      { type: "answer", square: now, job: job - 1 },
      { type: "answer", square: "z9", job },
      { type: "undo" },
      { type: "redo" },
      { type: "goTo", ply: 0 },
      { type: "goTo", ply: game?.ply ?? 1 },
      { type: "goTo", ply: 999 },
    ];
  }

  return getShortestPaths(machine, { events, serializeState: keyOf }).flatMap(({ state, steps }) => {
    const path = steps.map(({ event }) => event).filter(({ type }) => !type.startsWith("xstate."));
    return events(state).map((event) => ({
      path,
      event,
      name: `${keyOf(state)} ← ${JSON.stringify(event)}`,
    }));
  });
}

/** Plays until a placement is due. */
function fallback(start: Game): Game {
  let game = start;
  while (game.phase === "turn") game = game.play(game.legalMoves.at(-1) ?? "");
  return game;
}

/** Plays until one move is left. */
function nearEnd(start: Game): Game {
  let game = start;
  while (game.phase !== "over") game = game.play(game.legalMoves[0] ?? "");
  return withoutLastMove(game);
}

/** The game before its last move, with nothing to redo. */
function withoutLastMove(over: Game): Game {
  let game = over.goTo(0);
  for (const { square } of over.plies.slice(0, -1)) if (square) game = game.play(square);
  return game;
}
