import { IllegalMoveError, quote, TranscriptError } from "./errors.js";
import type { Game } from "./game.js";
import type { Square } from "./vocabulary.js";

// What may stand in a transcript. All are sticky: they match where they are told to begin.
const GAP = /[\s,;]+/y;
const NUMBER = /\d+(\.+|\))/y;
const PASS = /pass|pa|ps|--|@@/iy;
/** A rank is read as long as it can be: `a10` is never a1. */
const MOVE = /[a-z](10|[1-9])/iy;
const WORD = /\S+/y;

/**
 * Plays the moves of a transcript (rules, section 9).
 *
 * @param start - the game they begin from
 * @throws {@link TranscriptError}
 */
export function playTranscript(start: Game, text: unknown): Game {
  let game = start;
  let offset = 0;
  // Passes are made by the game itself; this many of them were not yet named.
  let passes = start.plies.length;
  let token: string | undefined;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    token = pattern.exec(text as string)?.[0];
    return token !== undefined;
  };
  const refuse = (code: TranscriptError["code"], reason: string): never => {
    throw new TranscriptError(code, reason, game.ply + 1, offset, token ?? quote(text));
  };
  if (typeof text !== "string") return refuse("unreadable", "it is no text");
  for (; offset < text.length; offset += token!.length) {
    if (take(GAP)) continue;
    if (take(NUMBER)) {
      if (game.phase === "over") refuse("over", "the game is over");
    } else if (take(PASS)) {
      if (passes-- === 0) refuse("no-pass", "no pass is due");
    } else if (take(MOVE)) {
      try {
        const next = game.play(token!);
        passes = next.ply - game.ply - 1;
        game = next;
      } catch (error) {
        if (!(error instanceof IllegalMoveError)) throw error;
        refuse(error.code, error.reason);
      }
    } else {
      take(WORD);
      refuse("unreadable", "it is no move");
    }
  }
  return game;
}

/** Writes moves as {@link playTranscript} reads them; passes are left out. */
export function makeTranscript(plies: readonly { readonly square?: Square }[]): string {
  return plies.map((ply) => ply.square ?? "").join("");
}
