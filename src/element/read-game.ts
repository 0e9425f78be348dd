import { Game } from "../engine/index.js";
import type { Config, GameJSON } from "../engine/index.js";

/** A board's squares as characters, then perhaps a seat: no transcript looks like that. */
const POSITION = /^\s*[xob*w0rgn.#/-]{36,}(?:\s+\S*)?\s*$/i;

/**
 * A game from any of its forms.
 *
 * @param config - the variant to read a transcript or a position with
 * @throws ReversiError, with a code, where the text or object is none
 */
export function readGame(source: Game | GameJSON | string, config: () => Config): Game {
  if (source instanceof Game) return source;
  if (typeof source !== "string" || source.trimStart().startsWith("{")) return Game.fromJSON(source);
  return POSITION.test(source) ? Game.fromPosition(source, config()) : Game.fromTranscript(source, config());
}
