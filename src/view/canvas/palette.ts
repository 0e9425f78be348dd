import type { Owner } from "../../engine/index.js";

/** A disc's colours: lit, in the middle, in the shade; its rim seen from the side; the mark that tells it without hue. */
export interface DiscColours {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly rim: string;
  readonly mark: string;
}

/** A surface's colours, from lit to shaded. */
export interface SurfaceColours {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
}

/** What the painter paints with: CSS colours, and the coordinates' font family. */
export interface Palette {
  readonly field: SurfaceColours;
  readonly line: string;
  readonly frame: SurfaceColours;
  /** A thin line let into the frame. */
  readonly inlay: string;
  readonly block: SurfaceColours;
  readonly coordinates: string;
  readonly font: string;
  readonly discs: Readonly<Record<Owner, DiscColours>>;
  readonly shadow: string;
  readonly marks: {
    /** Corners of the last move's square. */
    readonly last: string;
    /** The edge of a legal move's dot, whose middle has the colour of the seat to move. */
    readonly legal: string;
    /** Ring on the discs that the pointed-at move would turn. */
    readonly preview: string;
  };
}

/** Dark green cloth in a walnut frame. */
export const FELT: Palette = {
  field: { light: "#297a4e", base: "#1e643e", dark: "#14472c" },
  line: "#0b2e1b",
  frame: { light: "#7a4d2b", base: "#54321b", dark: "#2c180b" },
  inlay: "#c9a25c",
  block: { light: "#7d5230", base: "#54321b", dark: "#221208" },
  coordinates: "#ecd9b4",
  font: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  discs: {
    black: { light: "#464b52", base: "#17191c", dark: "#060708", rim: "#15171a", mark: "#3d4248" },
    white: { light: "#ffffff", base: "#f3efe6", dark: "#c9c1b0", rim: "#d8d0bf", mark: "#cfc7b6" },
    red: { light: "#e8604f", base: "#bf2f25", dark: "#7d1610", rim: "#97201a", mark: "#ffe3d2" },
    green: { light: "#dff59c", base: "#b2d957", dark: "#77a02c", rim: "#8cb334", mark: "#2c430a" },
    neutral: { light: "#d2d7df", base: "#a1a9b6", dark: "#70788a", rim: "#868e9d", mark: "#474f5f" },
  },
  shadow: "#03140b",
  marks: { last: "#ffd56b", legal: "#cfe8d8", preview: "#ffd56b" },
};
