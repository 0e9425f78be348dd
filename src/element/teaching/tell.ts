import type { Game } from "../../engine/index.js";
import type { ReasonTeller, TeachWords } from "../../locales/teach-words.js";
import type { Advice, Reason } from "../../players/advice/reason.js";
import type { Names } from "../../view/panels/actions.js";
import type { Pointer } from "../../view/teaching/index.js";

/** Reasons that speak of the discs that turn: they are shown, too. */
const OF_FLIPS: ReadonlySet<Reason["kind"]> = new Set(["quiet", "many", "few", "holds", "leader", "stable"]);

/** A reason in the words of a language. */
export function tellReason(words: TeachWords, reason: Reason, names: Names): string {
  const tell = words.reasons[reason.kind] as ReasonTeller<typeof reason.kind>;
  return tell(reason, names);
}

/** What the board shows of an advice. */
export function pointerOf(game: Game, { square, reasons }: Advice): Pointer {
  return {
    board: game.config.board,
    square,
    flips: reasons.some(({ kind }) => OF_FLIPS.has(kind)) ? game.flipsOf(square) : [],
    squares: reasons.flatMap((reason) => ("squares" in reason ? reason.squares : [])),
  };
}
