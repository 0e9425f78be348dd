import { circle, glow, slope, type Context } from "../draw.js";
import { paintEmblem } from "../emblems.js";
import { darker, isBright, lighter, mix } from "../ink.js";
import { traceField } from "../outline.js";
import { makeRandom, makeSurface } from "../surface.js";
import type { Theme } from "../theme.js";
import { forEachSide, paintPlank, paintPlanks } from "../timber.js";

/** Side of the weave, in pixels, before it is repeated. */
const WEAVE = 192;
/** A tuft's size in fibres. */
const TUFT = 8;
/** How much fibres lighten or darken the cloth at most, of 255. */
const FIBRE_STRENGTH = 13;
/** Frames narrower than this many pixels have no inlay. */
const INLAY_MARGIN = 4;
/** How the light falls on a block's slopes: above, at the right, below, at the left. */
const SLOPES = ["#ffe8c457", "#0007", "#0009", "#ffe8c41f"] as const;

/** Green cloth in a walnut frame, with turned discs: a groove, or a mark let into the face. */
export const felt: Theme = {
  light: {
    field: "#1f6840",
    line: "#0b2e1b",
    frame: "#54321b",
    coordinates: "#ecd9b4",
    block: "#5c3820",
    black: "#17191c",
    white: "#f3efe6",
    red: "#bf2f25",
    green: "#b2d957",
    neutral: "#8b94a5",
    legal: "#d6efdf",
    last: "#ffd56b",
    flips: "#ffd56b",
  },
  dark: { field: "#18553a", line: "#08251a", frame: "#432a1a", white: "#e9e4d8" },
  shadow: 1,
  paintField(context, size, { field }) {
    const [x, y] = [size * 0.42, size * 0.38];
    context.fillStyle = glow(context, x, y, size * 0.74, lighter(field, 0.1), field, darker(field, 0.16));
    context.fillRect(0, 0, size, size);
    weave(context, size);
  },
  paintFrame(context, board, pixels, depth, { frame }) {
    const { size, margin } = pixels;
    paintPlanks(context, size, depth, frame);
    if (margin < INLAY_MARGIN) return;
    // A dark lip around the field, with a thin bright line in it. Half of each stroke is under the field.
    context.beginPath();
    traceField(context, board, pixels);
    context.strokeStyle = darker(frame, 0.5);
    context.lineWidth = margin * 0.2;
    context.stroke();
    context.strokeStyle = mix(frame, "#f4c774", 0.55);
    context.lineWidth = 2 * Math.max(1, Math.round(margin * 0.05));
    context.stroke();
  },
  paintBlock(context, side, { block }) {
    const gap = Math.max(1, Math.round(side * 0.07));
    const width = side - 2 * gap;
    context.translate(gap, gap);
    context.fillStyle = darker(block, 0.5);
    context.shadowColor = "#000a";
    context.shadowBlur = side * 0.12;
    context.shadowOffsetX = context.shadowOffsetY = side * 0.05;
    context.fillRect(0, 0, width, width);
    context.shadowColor = "transparent";
    // Cut to a low pyramid, whose slopes tell it from all else, in any colours.
    const plank = paintPlank(width, width / 2, block);
    forEachSide(context, width, (quarter) => {
      context.drawImage(plank, 0, 0);
      context.fillStyle = SLOPES[quarter] ?? block;
      context.fillRect(0, 0, width, width / 2);
    });
  },
  paintDisc(context, owner, radius, palette) {
    const base = palette[owner];
    const shades = [lighter(base, 0.24), base, darker(base, isBright(base) ? 0.24 : 0.5)];
    // Its edge is rounded…
    circle(context, radius);
    context.fillStyle = slope(context, radius * 0.7, ...shades);
    context.fill();
    // …and its face hollow.
    circle(context, radius * 0.86);
    context.fillStyle = glow(context, -radius * 0.35, -radius * 0.42, radius * 1.6, ...shades);
    context.fill();
    paintEmblem(context, owner, radius, base);
    circle(context, radius * 0.86);
    context.fillStyle = glow(context, -radius * 0.4, -radius * 0.48, radius * 0.6, "#ffffff4d", "#fff0");
    context.fill();
    circle(context, radius - 0.5);
    context.lineWidth = 1;
    context.strokeStyle = "#0006";
    context.stroke();
  },
};

/** Fibres, too fine to see one by one, and soft tufts of them: the same, drawn large and blurred by that. */
function weave(context: Context, size: number): void {
  const { canvas: fibres, context: cloth } = makeSurface(WEAVE, WEAVE);
  const image = cloth.createImageData(WEAVE, WEAVE);
  const random = makeRandom(7);
  for (let offset = 0; offset < image.data.length; offset += 4) {
    const light = 2 * random() - 1;
    image.data.fill(light > 0 ? 255 : 0, offset, offset + 3);
    image.data[offset + 3] = Math.abs(light) * FIBRE_STRENGTH;
  }
  cloth.putImageData(image, 0, 0);
  context.fillStyle = context.createPattern(fibres, "repeat") ?? "transparent";
  context.fillRect(0, 0, size, size);
  context.globalAlpha = 0.8;
  context.scale(TUFT, TUFT);
  context.fillRect(0, 0, size, size);
}
