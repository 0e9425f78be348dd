/** `reversi-board`, and the tag's types for the templates of Vue 3. */
import type { HTMLAttributes, VNodeProps } from "vue";
import type { BoardAttributes, BoardEventDetails, BoardListeners, ReversiBoardElement } from "./index.js";

export * from "./index.js";

/** What the tag takes in a template; `@move` stands there as `onMove`. */
export type ReversiBoardProps = BoardAttributes &
  HTMLAttributes &
  VNodeProps & {
    [Name in keyof BoardEventDetails as `on${Capitalize<Name>}`]?: BoardListeners[`on${Name}`];
  };

declare module "vue" {
  interface GlobalComponents {
    /** As Vue's templates see a component: `$props` is what may stand in the tag, the rest what a `ref` holds. */
    "reversi-board": new () => ReversiBoardElement & { readonly $props: ReversiBoardProps };
  }
}
