import { circle, type Context } from "./draw.js";
import { darker, isBright, lighter } from "./ink.js";

/** A disc's radius, as a part of its square's side. */
export const DISC_RADIUS = 0.42;

/** What shows below and beside the face of a disc that tips: the same outline in the rim's colour. */
export function paintRim(context: Context, colour: string, radius: number): void {
  circle(context, radius);
  context.fillStyle = darker(colour, isBright(colour) ? 0.22 : 0.3);
  context.fill();
}

/** The rim seen from the side, as a band of `height` pixels, round from end to end. */
export function paintBand(context: Context, colour: string, radius: number, height: number): void {
  const round = context.createLinearGradient(-radius, 0, radius, 0);
  const shade = darker(colour, 0.45);
  round.addColorStop(0, shade);
  round.addColorStop(0.35, lighter(colour, 0.25));
  round.addColorStop(0.65, darker(colour, 0.15));
  round.addColorStop(1, shade);
  context.fillStyle = round;
  context.fillRect(-radius, -height / 2, 2 * radius, height);
}

/** The shadow of a disc that lies flat, so far from the origin to the lower right; its light comes from the upper left. */
export function paintShadow(context: Context, radius: number, strength: number, shift: number): void {
  const soft = context.createRadialGradient(shift, shift, radius * 0.7, shift, shift, radius * 1.2);
  soft.addColorStop(0, "#010a069e");
  soft.addColorStop(0.4, "#010a069e");
  soft.addColorStop(1, "#010a0600");
  context.globalAlpha = strength;
  context.fillStyle = soft;
  context.fillRect(-2 * radius, -2 * radius, 4 * radius, 4 * radius);
  context.globalAlpha = 1;
}
