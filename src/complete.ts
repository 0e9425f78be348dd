/** The one file for a script tag: everything, in all languages. */
import "./one-file.js";

export * from "./index.js";
import "./locales/de.js";
import "./locales/es.js";
import "./locales/fr.js";
import "./locales/hu.js";
import "./locales/ja.js";
