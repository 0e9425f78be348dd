import { de } from "../../src/locales/de.js";
import { en } from "../../src/locales/en.js";
import { es } from "../../src/locales/es.js";
import { fr } from "../../src/locales/fr.js";
import { hu } from "../../src/locales/hu.js";
import { ja } from "../../src/locales/ja.js";
import type { RuleWords } from "../../src/locales/rule-words.js";
import type { Words } from "../../src/locales/words.js";

const loaded = new Map<Words, RuleWords>(
  await Promise.all([de, en, es, fr, hu, ja].map(async (words) => [words, await words.rules()] as const)),
);

/** The words for the rules, which a language may load late. */
export const rulesIn = (words: Words): RuleWords => loaded.get(words)!;
