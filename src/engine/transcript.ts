import { IllegalMoveError, quote, TranscriptError } from "./errors.js";
import type { Game } from "./game.js";
import type { Square } from "./vocabulary.js";

/** Between moves: separators, and move numbers. */
const GAP = /[\s,;]+|\d+(?:\.+|\))/y;
const PASS = /pass|pa|ps|--|@@/iy;
/** A rank is read as long as it can be: `a10` is never a1. */
const MOVE = /[a-z](?:10|[1-9])/iy;

/**
 * Plays the moves of a transcript (rules, section 9).
 *
 * @param start - the game they begin from
 * @throws {@link TranscriptError}
 */
export function playTranscript(start: Game, text: unknown): Game {
  if (typeof text !== "string") {
    throw new TranscriptError("unreadable", "it is no text", start.ply + 1, 0, quote(text));
  }
  let game = start;
  // Passes are made by the game itself; this many of them were not yet named.
  let passes = start.plies.length;
  let offset = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    return pattern.exec(text)?.[0];
  };
  while (offset < text.length) {
    const ply = game.ply + 1;
    let token = take(GAP);
    if (token !== undefined) {
      if (/\d/.test(token) && game.phase === "over") {
        throw new TranscriptError("over", "the game is over", ply, offset, token);
      }
    } else if ((token = take(PASS)) !== undefined) {
      if (passes === 0) throw new TranscriptError("no-pass", "no pass is due", ply, offset, token);
      passes--;
    } else if ((token = take(MOVE)) !== undefined) {
      try {
        game = game.play(token);
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        throw new TranscriptError(error.code, error.reason, ply, offset, token);
      }
      passes = game.ply - ply;
    } else {
      const rest = /^\S+/.exec(text.slice(offset))![0];
      throw new TranscriptError("unreadable", "it is no move", ply, offset, rest);
    }
    offset += token.length;
  }
  return game;
}

/** Writes moves as {@link playTranscript} reads them; passes are left out. */
export function makeTranscript(plies: readonly { readonly square?: Square }[]): string {
  return plies.map((ply) => ply.square ?? "").join("");
}
