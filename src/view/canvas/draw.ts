export type Context = CanvasRenderingContext2D;

/** Begins a path: a circle around the origin, or around `x`, `y`; nothing where it is less than a pixel inside its line. */
export function circle(context: Context, radius: number, x = 0, y = 0): void {
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
}

/** Colours around a point, from the middle outward, evenly spread up to `radius`. */
export function glow(
  context: Context,
  x: number,
  y: number,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

/** Colours from the upper left to the lower right of a square around the origin. */
export function slope(context: Context, reach: number, ...colours: readonly string[]): CanvasGradient {
  const gradient = context.createLinearGradient(-reach, -reach, reach, reach);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

/** Calls `draw` so many times, each turned a little further around the origin. */
export function around(context: Context, count: number, draw: (index: number) => void, start = 0): void {
  for (let index = 0; index < count; index++) {
    context.save();
    context.rotate(start + (2 * Math.PI * index) / count);
    draw(index);
    context.restore();
  }
}
