import type { Config } from "../engine/index.js";
import { makeBoard } from "../engine/make-board.js";
import { AlphaBeta } from "./alpha-beta.js";
import { prepareEvaluation } from "./evaluation.js";
import { MaxN } from "./max-n.js";
import type { Search } from "./root.js";

/** The search used last, while nobody uses it: making one takes some ms and 4 MB. */
let spare: { readonly variant: string; readonly search: Search } | undefined;

/** @returns a search for a variant, that nobody else uses; it pauses while it is made */
export function* takeSearch(config: Config): Generator<void, Search, void> {
  const found = spare;
  spare = undefined;
  if (found?.variant === JSON.stringify(config)) return found.search;
  const board = makeBoard(config);
  yield;
  yield* prepareEvaluation(config);
  const search = config.players === 2 ? new AlphaBeta(board, config) : new MaxN(board, config);
  yield;
  return search;
}

/** Gives a search back that is used no longer. */
export function giveBack(config: Config, search: Search): void {
  spare = { variant: JSON.stringify(config), search };
}
