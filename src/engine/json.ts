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
  readonly position?: string;
  readonly moves: string;
  readonly ply: number;
}

const TYPES = { config: "object", position: "string", moves: "string", ply: "number" } as const;

/** @throws {@link ReversiError} `json`; whether the parts make a game is for others to say */
export function parseGameJSON(json: unknown): SavedGame {
  let saved = json;
  try {
    if (typeof json === "string") saved = JSON.parse(json);
  } catch {
    // Not JSON, and no object either.
  }
  const object = Object(saved) as Record<string, unknown>;
  for (const [field, type] of Object.entries(TYPES)) {
    const value = object[field];
    if (typeof value !== type && (field !== "position" || value !== undefined)) {
      throw new ReversiError("json", `A kept game has ${field} (${type}), not ${quote(value)}.`);
    }
  }
  return object as unknown as SavedGame;
}
