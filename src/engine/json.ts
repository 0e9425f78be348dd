import type { Config, ConfigInput } from "./config.js";
import { quote, ReversiError } from "./errors.js";

/** A game as it is kept: what is played, every move with those undone, and the ply shown. */
export interface GameJSON {
  readonly config: Config;
  /** Where it began, when not at its configuration's start. */
  readonly position?: string;
  readonly moves: string;
  readonly ply: number;
}

/** A kept game before its parts were read. */
export interface SavedGame {
  readonly config: ConfigInput;
  readonly position: string | undefined;
  readonly moves: string;
  readonly ply: number;
}

/** @throws {@link ReversiError} `json`; whether the parts make a game is for others to say */
export function parseGameJSON(json: unknown): SavedGame {
  let saved = json;
  if (typeof json === "string") {
    try {
      saved = JSON.parse(json);
    } catch {
      throw new ReversiError("json", `Not JSON: ${quote(json)}.`);
    }
  }
  if (typeof saved !== "object" || saved === null) {
    throw new ReversiError("json", `A game is an object, not ${quote(saved)}.`);
  }
  const { config, position, moves, ply } = saved as Record<string, unknown>;
  if (typeof moves !== "string") throw new ReversiError("json", `moves is a text, not ${quote(moves)}.`);
  if (typeof ply !== "number") throw new ReversiError("json", `ply is a number, not ${quote(ply)}.`);
  if (config === undefined) throw new ReversiError("json", "config is missing.");
  if (position !== undefined && typeof position !== "string") {
    throw new ReversiError("json", `position is a text, not ${quote(position)}.`);
  }
  return { config: config as ConfigInput, position, moves, ply };
}
