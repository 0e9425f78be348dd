import { en } from "./en.js";
import type { Words } from "./words.js";

const known = new Map<string, Words>([["en", en]]);
const listeners = new Set<() => void>();

/**
 * Gives all boards a language, or other words for one that they have; those in the page take them up at once.
 *
 * @param language - as in `lang`, such as `fr` or `pt-BR`
 */
export function addWords(language: string, words: Words): void {
  known.set(language.toLowerCase(), words);
  for (const listener of listeners) listener();
}

/** The words of a language, or of the nearest one that is known: for `fr-CA` those of `fr`, and English after all. */
export function wordsFor(language: string): Words {
  const parts = language.toLowerCase().split("-");
  for (let length = parts.length; length > 0; length--) {
    const words = known.get(parts.slice(0, length).join("-"));
    if (words) return words;
  }
  return known.get("en") ?? en;
}

/** Calls back whenever words are added. Returns what ends it. */
export function watchWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
