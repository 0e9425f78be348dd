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
  // A page may hold games of another copy of the engine: they are read by what they save.
  if (typeof source !== "string") return Game.fromJSON(savedBy(source) ?? source);
  if (source.trimStart().startsWith("{")) return Game.fromJSON(source);
  return POSITION.test(source) ? Game.fromPosition(source, config()) : Game.fromTranscript(source, config());
}

function savedBy(source: unknown): unknown {
  if (typeof source !== "object" || source === null || !("toJSON" in source)) return undefined;
  return typeof source.toJSON === "function" ? source.toJSON() : undefined;
}
