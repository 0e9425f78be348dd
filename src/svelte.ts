/** `reversi-board`, and the tag's types for the markup of Svelte 5. */
import type { HTMLAttributes } from "svelte/elements";
import type { BoardAttributes, BoardListeners, ReversiBoardElement } from "./index.js";

export * from "./index.js";

/** What the tag takes in Svelte's markup: `onmove={…}`, beside what every element takes. */
export type ReversiBoardProps = BoardAttributes & BoardListeners & HTMLAttributes<ReversiBoardElement>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "reversi-board": ReversiBoardProps;
  }
}
