import type { Game } from "../../engine/index.js";
import { positionOf } from "../../players/options.js";
import { lookingCrew, pageCrew } from "../../players/page-crew.js";
import type { Weighing } from "../../players/task.js";
import { moveValues } from "../../players/values.js";
import type { MoveValue } from "../../players/values.js";

/** How far moves are weighed. */
export type Limits = Pick<Weighing, "timeLimit" | "depth" | "exact">;

/**
 * Has the legal moves of a game weighed by the page's crews.
 *
 * @returns them in square order
 * @throws the signal's reason once it is aborted
 */
export async function weigh(
  game: Game,
  limits: Limits,
  {
    signal,
    found,
  }: {
    readonly signal?: AbortSignal;
    /** Hears what is known so far, deeper each time; who wants that looks for long, and lets all others go first. */
    readonly found?: (moves: readonly MoveValue[]) => void;
  } = {},
): Promise<readonly MoveValue[]> {
  const { board } = game.config;
  const crew = found ? lookingCrew : pageCrew;
  const moves = await crew.weigh(
    { ...positionOf(game), ...limits },
    (some) => found?.(moveValues(some, board)),
    signal ? { signal } : {},
  );
  return moveValues(moves, board);
}

/** Gives up what is being weighed, in a task of its own: the one that a move is shown in is long enough. */
export function giveUp(stop: AbortController | null): void {
  if (stop) setTimeout(() => stop.abort());
}
