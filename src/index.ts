/** Registers `<reversi-board>`, where there is a page to register it in; elsewhere it does nothing. */
import { ReversiBoardElement } from "./element/index.js";

export * from "./element/index.js";
export { addWords } from "./locales/registry.js";
export type { Words } from "./locales/words.js";

declare global {
  interface HTMLElementTagNameMap {
    "reversi-board": ReversiBoardElement;
  }
}

if (typeof customElements !== "undefined") ReversiBoardElement.define();
