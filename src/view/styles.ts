import { COLOURS } from "./look.js";
import around from "./panels/around.css";
import css from "./styles.css";

/** What a page sets for a colour is the background of that colour's probe. */
const probes = COLOURS.map((name) => `.${name}{background-color:var(--reversi-${name})}`).join("");

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the board's styles: one constructed sheet for all boards, which no content policy forbids. */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(probes + css + around);
  }
  root.adoptedStyleSheets = [sheet];
}
