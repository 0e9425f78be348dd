import type { Owner } from "../../engine/index.js";
import type { DiscColours, Palette } from "./palette.js";

type Context = CanvasRenderingContext2D;

/** A disc's radius, as a part of its square's side. */
export const DISC_RADIUS = 0.42;

const circle = (context: Context, radius: number): void => {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
};

/** A disc's face from above, around the origin: lit from the upper left, its edge rounded, its mark let in. */
export function paintFace(context: Context, owner: Owner, radius: number, palette: Palette): void {
  const colours = palette.discs[owner];
  const edge = context.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7);
  edge.addColorStop(0, colours.light);
  edge.addColorStop(0.5, colours.base);
  edge.addColorStop(1, colours.dark);
  circle(context, radius);
  context.fillStyle = edge;
  context.fill();
  const top = context.createRadialGradient(-radius * 0.35, -radius * 0.42, 0, 0, 0, radius * 1.02);
  top.addColorStop(0, colours.light);
  top.addColorStop(0.5, colours.base);
  top.addColorStop(1, colours.dark);
  circle(context, radius * 0.86);
  context.fillStyle = top;
  context.fill();
  paintMark(context, owner, radius, colours);
  paintGleam(context, radius);
  circle(context, radius - 0.5);
  context.lineWidth = 1;
  context.strokeStyle = "rgb(0 0 0 / 0.35)";
  context.stroke();
}

function paintGleam(context: Context, radius: number): void {
  const gleam = context.createRadialGradient(
    -radius * 0.4,
    -radius * 0.48,
    0,
    -radius * 0.4,
    -radius * 0.48,
    radius * 0.6,
  );
  gleam.addColorStop(0, "rgb(255 255 255 / 0.3)");
  gleam.addColorStop(1, "rgb(255 255 255 / 0)");
  circle(context, radius * 0.86);
  context.fillStyle = gleam;
  context.fill();
}

/** Lets the owner's mark into the face: its upper left edge lies in the shade, its lower right one in the light. */
function paintMark(context: Context, owner: Owner, radius: number, { mark }: DiscColours): void {
  const depth = Math.max(0.5, radius * 0.022);
  for (const [colour, shift] of [
    ["rgb(0 0 0 / 0.45)", -depth],
    ["rgb(255 255 255 / 0.4)", depth],
    [mark, 0],
  ] as const) {
    context.save();
    context.translate(shift, shift);
    context.fillStyle = context.strokeStyle = colour;
    drawMark(context, owner, radius);
    context.restore();
  }
}

/** Colours differ without hue too: red has a diamond, green a cross, the neutral disc a hollow; the others a groove. */
function drawMark(context: Context, owner: Owner, radius: number): void {
  if (owner === "red") {
    const reach = radius * 0.44;
    context.beginPath();
    context.moveTo(0, -reach);
    context.lineTo(reach, 0);
    context.lineTo(0, reach);
    context.lineTo(-reach, 0);
    context.fill();
  } else if (owner === "green") {
    const reach = radius * 0.46;
    const half = radius * 0.13;
    context.beginPath();
    context.rect(-reach, -half, 2 * reach, 2 * half);
    context.rect(-half, -reach, 2 * half, 2 * reach);
    context.fill();
  } else if (owner === "neutral") {
    circle(context, radius * 0.36);
    context.lineWidth = radius * 0.2;
    context.stroke();
  } else {
    circle(context, radius * 0.64);
    context.lineWidth = Math.max(0.75, radius * 0.045);
    context.stroke();
  }
}

/** What shows below and beside the face of a disc that tips: the same outline in the rim's colour. */
export function paintRim(context: Context, owner: Owner, radius: number, palette: Palette): void {
  const { rim, dark } = palette.discs[owner];
  const shade = context.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius);
  shade.addColorStop(0, rim);
  shade.addColorStop(1, dark);
  circle(context, radius);
  context.fillStyle = shade;
  context.fill();
}

/** The rim seen from the side, as a band of `height` pixels, round from end to end. */
export function paintBand(
  context: Context,
  owner: Owner,
  radius: number,
  height: number,
  palette: Palette,
): void {
  const { light, rim, dark } = palette.discs[owner];
  const round = context.createLinearGradient(-radius, 0, radius, 0);
  round.addColorStop(0, dark);
  round.addColorStop(0.35, light);
  round.addColorStop(0.65, rim);
  round.addColorStop(1, dark);
  context.fillStyle = round;
  context.fillRect(-radius, -height / 2, 2 * radius, height);
}

/** The shadow of a disc that lies flat, around the origin; its light comes from the upper left. */
export function paintShadow(context: Context, radius: number, palette: Palette): void {
  const reach = radius * 1.2;
  const soft = context.createRadialGradient(0, 0, radius * 0.7, 0, 0, reach);
  soft.addColorStop(0, palette.shadow);
  soft.addColorStop(0.4, palette.shadow);
  soft.addColorStop(1, "rgb(0 0 0 / 0)");
  context.globalAlpha = 0.62;
  context.fillStyle = soft;
  context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
  context.globalAlpha = 1;
}
