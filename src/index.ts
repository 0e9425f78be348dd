/** Registers `<reversi-board>`, where there is a page to register it in; elsewhere it does nothing. */
import { ReversiBoardElement } from "./element/index.js";

export * from "./element/index.js";

declare global {
  interface HTMLElementTagNameMap {
    "reversi-board": ReversiBoardElement;
  }
}

if (typeof customElements !== "undefined") ReversiBoardElement.define();
