import type { Game } from "../../engine/index.js";
import type { Limits } from "../../players/advice/loss.js";
import { positionOf } from "../../players/options.js";
import { lookingCrew, pageCrew } from "../../players/page-crew.js";
import { moveValues } from "../../players/values.js";
import type { MoveValue } from "../../players/values.js";

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
    isInNoHurry = found !== undefined,
  }: {
    readonly signal?: AbortSignal;
    /** Hears what is known so far, deeper each time. */
    readonly found?: (moves: readonly MoveValue[]) => void;
    /** It holds up nobody else; for whoever looks for long. */
    readonly isInNoHurry?: boolean;
  } = {},
): Promise<readonly MoveValue[]> {
  const { board } = game.config;
  const crew = isInNoHurry ? lookingCrew : pageCrew;
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
