import type { Owner } from "../../engine/index.js";
import { circle, type Context } from "./draw.js";
import { inkOn, mix } from "./ink.js";

/** Lets the owner's mark into the face: its upper left edge lies in the shade, its lower right one in the light. */
export function paintEmblem(context: Context, owner: Owner, radius: number, base: string): void {
  const depth = Math.max(0.5, radius * 0.022);
  const isPlain = owner === "black" || owner === "white";
  for (const [colour, shift] of [
    ["#0007", -depth],
    ["#fff6", depth],
    [mix(base, inkOn(base), isPlain ? 0.18 : 0.84), 0],
  ] as const) {
    context.save();
    context.translate(shift, shift);
    context.fillStyle = context.strokeStyle = colour;
    drawEmblem(context, owner, radius);
    context.restore();
  }
}

/** Colours differ without hue too: red has a diamond, green a cross, the neutral disc a hollow; the others a groove. */
export function drawEmblem(context: Context, owner: Owner, radius: number): void {
  if (owner === "red") {
    const reach = radius * 0.48;
    context.beginPath();
    context.moveTo(0, -reach);
    context.lineTo(reach, 0);
    context.lineTo(0, reach);
    context.lineTo(-reach, 0);
    context.fill();
  } else if (owner === "green") {
    const reach = radius * 0.5;
    const half = radius * 0.15;
    context.beginPath();
    context.rect(-reach, -half, 2 * reach, 2 * half);
    context.rect(-half, -reach, 2 * half, 2 * reach);
    context.fill();
  } else {
    const isNeutral = owner === "neutral";
    circle(context, radius * (isNeutral ? 0.36 : 0.64));
    context.lineWidth = isNeutral ? radius * 0.2 : Math.max(0.75, radius * 0.045);
    context.stroke();
  }
}
