import type { BoardName, Owner } from "../../engine/index.js";
import type { ColourName } from "../look.js";
import type { Context } from "./draw.js";
import type { Pixels } from "./pixels.js";

/** CSS colours; shades are mixed from them. */
export type Palette = Readonly<Record<ColourName, string>>;

/** A material: how everything on the board is painted. Nothing in it knows of rules, places or time. */
export interface Theme {
  /** For light pages. */
  readonly light: Palette;
  /** For dark pages, where they differ. */
  readonly dark: Partial<Palette>;
  /** How dark shadows are, 0 to 1; at 0 nothing has a height. */
  readonly shadow: number;
  /** What turns closes and opens again as the other, instead of turning over. */
  readonly blooms?: true;
  /** Lines are let into the field: one side lies in the light. */
  readonly engraved?: true;
  /** Fills a square of `size` pixels, of which the field is a part. */
  paintField(context: Context, size: number, palette: Palette): void;
  /** Fills the frame, `depth` pixels from each side inward; what comes under the field isn't seen. */
  paintFrame(context: Context, board: BoardName, pixels: Pixels, depth: number, palette: Palette): void;
  /** Fills a square of `side` pixels from the origin that can't be played. */
  paintBlock(context: Context, side: number, palette: Palette): void;
  /** What stands on a square, from above, around the origin. Its form tells the owner without hue. */
  paintDisc(context: Context, owner: Owner, radius: number, palette: Palette): void;
}
