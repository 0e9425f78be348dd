/** How colours look to different eyes, and how far apart two of them are. */

/** Red, green and blue of sRGB, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** CIE L*, a* and b*, for the white of sRGB (D65). */
export type Lab = readonly [lightness: number, a: number, b: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

export const VISIONS = ["greyscale", "protanopia", "deuteranopia", "tritanopia"] as const;
export type Vision = (typeof VISIONS)[number];

/**
 * G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), 1291–1298; severity 1.0, for linear
 * RGB.
 */
const SIMULATIONS: Readonly<Record<Exclude<Vision, "greyscale">, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to CIE XYZ (IEC 61966-2-1), and the XYZ of its white. */
const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Rgb = [0.9505, 1, 1.089];

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linear = ([red, green, blue]: Rgb): Rgb => [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];

const dot = (row: Rgb, [x, y, z]: Rgb): number => row[0] * x + row[1] * y + row[2] * z;

const times = ([first, second, third]: Matrix, vector: Rgb): Rgb => [
  dot(first, vector),
  dot(second, vector),
  dot(third, vector),
];

/** What a screen can't show, an eye isn't shown. */
const clip = (value: number): number => Math.min(1, Math.max(0, value));

/** CIE 15, with its exact fractions. */
const root = (ratio: number): number =>
  ratio > 216 / 24389 ? Math.cbrt(ratio) : ((24389 / 27) * ratio + 16) / 116;

function toLab(colour: Rgb): Lab {
  const [x, y, z] = times(TO_XYZ, colour);
  const [fx, fy, fz] = [root(x / WHITE[0]), root(y / WHITE[1]), root(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** A colour as an eye with this vision sees it; in greyscale only its lightness is left. */
export function appearance(colour: Rgb, vision: Vision): Lab {
  if (vision === "greyscale") return [toLab(linear(colour))[0], 0, 0];
  const [red, green, blue] = times(SIMULATIONS[vision], linear(colour));
  return toLab([clip(red), clip(green), clip(blue)]);
}

/** How far apart two colours look: ΔE of CIE 1976; from about 2 on, one sees that they differ. */
export const difference = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Relative luminance (WCAG 2.2), 0 to 1. */
export const luminance = (colour: Rgb): number => dot(TO_XYZ[1], linear(colour));

/** The contrast ratio of two luminances (WCAG 2.2), 1 to 21. */
export const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => ratio(luminance(one), luminance(other));
