import { makeSurface } from "./surface.js";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const known = new Map<string, Rgba>();
let drop: CanvasRenderingContext2D | undefined;

/** A colour's parts, 0 to 255, whichever of CSS's many ways it is written in: the canvas itself reads it. */
function partsOf(colour: string): Rgba {
  const found = known.get(colour);
  if (found) return found;
  drop ??= makeSurface(1, 1, { willReadFrequently: true }).context;
  drop.clearRect(0, 0, 1, 1);
  drop.fillStyle = colour;
  drop.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = drop.getImageData(0, 0, 1, 1).data;
  const parts = [red, green, blue, alpha] as const;
  known.set(colour, parts);
  return parts;
}

/** A colour with `share`, 0 to 1, of another one in it; it stays as clear as it is. */
export function mix(colour: string, other: string, share: number): string {
  const [red, green, blue, alpha] = partsOf(colour);
  const [otherRed, otherGreen, otherBlue] = partsOf(other);
  const part = (own: number, its: number): number => Math.round(own + (its - own) * share);
  return `rgb(${part(red, otherRed)} ${part(green, otherGreen)} ${part(blue, otherBlue)} / ${alpha / 255})`;
}

export const lighter = (colour: string, share: number): string => mix(colour, "#fff", share);
export const darker = (colour: string, share: number): string => mix(colour, "#000", share);

/** How bright a colour is to the eye, 0 to 1 (WCAG 2, relative luminance). */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour).map((part) =>
    part / 255 <= 0.04 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

export const isBright = (colour: string): boolean => luminance(colour) > 0.18;

/** Black or white, whichever stands out more. */
export const inkOn = (colour: string): string => (isBright(colour) ? "#000" : "#fff");
