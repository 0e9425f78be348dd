import type { BoardEventDetails, BoardEventMap } from "./events.js";
import type { ReversiBoardElement } from "./reversi-board.js";
import type { AttributeName } from "./settings.js";

/** A property's value as markup may write it: a number as text too, and a number where any text may stand. */
type Written<Value> = Value extends number
  ? Value | `${Value}`
  : Value extends string
    ? string extends Value
      ? string | number
      : Value
    : Value;

type Reflected = Pick<ReversiBoardElement, AttributeName>;

/** What may stand in the tag, for the templates of frameworks. */
export type BoardAttributes = { [Name in keyof Reflected]?: Written<Reflected[Name]> | undefined };

/** Listeners that stand in the tag: `onmove={…}`, for the frameworks that take what follows `on` as the event's name. */
export type BoardListeners = {
  [Name in keyof BoardEventDetails as `on${Name}`]?:
    ((event: BoardEventMap[Name] & { readonly currentTarget: ReversiBoardElement }) => void) | undefined;
};
