/** `reversi-board`, and the tag's types for JSX in React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { BoardAttributes, BoardListeners, ReversiBoardElement } from "./index.js";

export * from "./index.js";

/**
 * What the tag takes in JSX. React 19 sets what the element has as a property, the rest as an attribute, and hands what
 * follows `on` to `addEventListener` as it is written: `onmove`, not `onMove`.
 */
export type ReversiBoardProps = BoardAttributes &
  BoardListeners &
  DetailedHTMLProps<HTMLAttributes<ReversiBoardElement>, ReversiBoardElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "reversi-board": ReversiBoardProps;
    }
  }
}
