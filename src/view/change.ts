import type { Ply } from "../engine/index.js";
import type { GameNews } from "../machine/index.js";

/** What a batch of news comes to for who sees and hears it. */
export interface Change {
  /** Moves and passes made or repeated, to be told. */
  readonly plies: readonly Ply[];
  /** Moves taken back, in the order of play, to be told. */
  readonly undone: readonly Ply[];
}

/** Nothing to tell: the game is simply there, as after a start, a load, or while one browses. */
const SILENT: Change = { plies: [], undone: [] };

export function changeOf(news: readonly GameNews[]): Change {
  let change = SILENT;
  for (const item of news) {
    switch (item.type) {
      case "started":
      case "loaded":
      case "cleared":
      case "browsed":
        change = SILENT;
        break;
      case "moved":
      case "passed":
        change = { plies: [...change.plies, item.ply], undone: [] };
        break;
      case "undone":
        change = { plies: [], undone: item.moves };
        break;
      case "redone":
        change = { plies: [...change.plies, ...item.moves], undone: [] };
        break;
      case "seated":
      case "turned":
      case "moveDue":
      case "ended":
      case "refused":
        break;
    }
  }
  return change;
}
