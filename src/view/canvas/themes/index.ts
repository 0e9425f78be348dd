import type { Look, ThemeName } from "../../look.js";
import type { Palette, Theme } from "../theme.js";
import { contrast } from "./contrast.js";
import { felt } from "./felt.js";
import { pond } from "./pond.js";
import { wood } from "./wood.js";

const THEMES: Readonly<Record<ThemeName, Theme>> = { felt, wood, pond, contrast };

/** What to paint with for a look. */
export function materials({ theme: name, dark, colours }: Look): { theme: Theme; palette: Palette } {
  const theme = THEMES[name];
  return { theme, palette: { ...theme.light, ...(dark && theme.dark), ...colours } };
}
