import type { Words } from "../../locales/words.js";
import { make, makeButton } from "../dom.js";
import type { ButtonName, Controls } from "./controls.js";
import { icon } from "./icons.js";
import css from "./panels.css";
import { rulesCss } from "./rules-panel.js";

/** All that is loaded when the first panel is opened. */
export { exchangePanel } from "./exchange-panel.js";
export { buildRules } from "./rules-panel.js";
export { SetupPanel } from "./setup-panel.js";

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the panels' styles. */
export function adoptPanelStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css + rulesCss);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/** All that can be asked for, each with its name in words. */
export function menuPanel(controls: Controls, words: Words, press: (name: ButtonName) => void): HTMLElement {
  const buttons = controls.names().map((name) => {
    const button = makeButton("", () => press(name));
    const face = controls.faceOf(name);
    button.append(icon(face), make("span", {}, words.controls[face]));
    if (!controls.canPress(name)) button.setAttribute("aria-disabled", "true");
    return button;
  });
  return make("div", { class: "menu" }, ...buttons);
}
