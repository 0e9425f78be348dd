import type { Game } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import type { Change } from "./change.js";
import type { Names } from "./panels/actions.js";
import { turnText } from "./panels/status.js";

/** What happened, and whose turn it is now, as one text for screen readers; null when nothing is to be told. */
export function sentence(game: Game, { plies, undone }: Change, names: Names, words: Words): string | null {
  if (plies.length + undone.length === 0) return null;
  const told = plies.map(({ seat, kind, square, flips }) =>
    kind === "pass" || square === undefined
      ? words.passed(names[seat])
      : words.moved(names[seat], square, kind, flips.length),
  );
  const takenBack = undone.toReversed().map(({ square = "" }) => words.undone(square));
  return [...told, ...takenBack, turnText(game, names, words) + words.stop].join(words.gap);
}
