import type { Seat } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import { moverOf, shownGame } from "../machine/index.js";
import type { Table } from "../machine/index.js";
import type { ViewOptions } from "../view/index.js";
import { namesOf } from "./requests.js";
import type { Settings, Speed } from "./settings.js";

/** How long one disc takes to turn, in milliseconds. */
const TURN_TIMES: Readonly<Record<Speed, number>> = { normal: 420, slow: 1000, fast: 180, none: 0 };

/** What can be done just now about moves made, and about computers. */
export type Possible = Pick<ViewOptions, "canUndo" | "canRedo" | "canPause" | "canStep">;

/** How a table is shown, and what of it people may use, by what the attributes say. */
export function viewOptionsOf(
  table: Table,
  settings: Settings,
  words: Words,
  possible: Possible,
): ViewOptions {
  const { readonly, speed, controls, setup, share } = settings;
  const shown = shownGame(table);
  const isPerson = (seat: Seat | null): boolean => moverOf(seat, table.movers) === "person";
  const around = [...controls].filter((control) =>
    readonly
      ? control === "score" || control === "status"
      : (control !== "setup" || setup !== "none") && (control !== "share" || share !== null),
  );
  return {
    ...settings,
    ...possible,
    words,
    inviting: !readonly && isPerson(shown?.turn ?? null),
    persons: readonly ? [] : (shown?.seats ?? []).filter(isPerson),
    names: namesOf(settings, words),
    controls: new Set(around),
    canHint: canHint(table, settings),
    last: table.game?.ply ?? 0,
    offering: setup === "first" && !readonly && table.game?.line.ply === 0,
    turnTime: TURN_TIMES[speed],
  };
}

/** Whether a person may be shown a good move, or how the game went. */
export function canHint(table: Table, { readonly }: Settings): boolean {
  const shown = shownGame(table);
  if (!shown || shown.phase === "over") return (shown?.ply ?? 0) > 0;
  return !readonly && moverOf(shown.turn, table.movers) === "person";
}
