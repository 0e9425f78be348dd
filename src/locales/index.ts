/** The board's words: how to add a language to those it has, or to change one. */
export { en } from "./en.js";
export { addWords, watchWords, wordsFor } from "./registry.js";
export type * from "./words.js";
