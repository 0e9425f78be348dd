import type { TeachWords } from "./teach-words.js";
import type { Words } from "./words.js";

type Load = () => Promise<{ readonly teach: TeachWords }>;

/** Loaded when the teacher speaks first. */
const LOADERS: Readonly<Record<string, Load>> = {
  de: () => import("./teach/de.js"),
  en: () => import("./teach/en.js"),
  es: () => import("./teach/es.js"),
  fr: () => import("./teach/fr.js"),
  hu: () => import("./teach/hu.js"),
  ja: () => import("./teach/ja.js"),
};

/** What the teacher says, in the language of a board's words. */
export async function teachWordsOf(words: Words): Promise<TeachWords> {
  if (words.teach) return words.teach();
  const [language = ""] = words.language.toLowerCase().split("-");
  const load = LOADERS[language] ?? LOADERS.en!;
  return (await load()).teach;
}
