import css from "./teaching.css";

/** What the teacher shows: loaded when it is asked for first. */
export { Note } from "./note.js";
export { stopStrayClicks } from "./stray-clicks.js";
export { Overlay } from "./overlay.js";
export type { Pointer, ShownValue } from "./overlay.js";
export { Review } from "./review.js";
export type { Curve, Decision } from "./review.js";

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the teacher's styles. */
export function adoptTeachingStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
