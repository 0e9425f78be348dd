/** The materials that a board can be made of, the usual one first. */
export const THEMES = ["felt", "wood", "pond", "contrast"] as const;
export type ThemeName = (typeof THEMES)[number];

/** What a page can colour, each by the custom property `--reversi-` with this name. */
export const COLOURS = [
  "field",
  "line",
  "frame",
  "coordinates",
  "block",
  "black",
  "white",
  "red",
  "green",
  "neutral",
  "legal",
  "last",
  "flips",
] as const;
export type ColourName = (typeof COLOURS)[number];

/** How a board is to look. */
export interface Look {
  readonly theme: ThemeName;
  /** For a dark page. */
  readonly dark: boolean;
  /** CSS colours in place of the theme's own. */
  readonly colours: Readonly<Partial<Record<ColourName, string>>>;
}

export const USUAL_LOOK: Look = { theme: "felt", dark: false, colours: {} };

/** Where ranks and files are named. */
export const COORDINATES = ["outside", "inside", "none"] as const;
export type Coordinates = (typeof COORDINATES)[number];

/** What may be marked on the board. */
export const MARKS = ["legal", "last", "flips", "numbers", "values"] as const;
export type Mark = (typeof MARKS)[number];
