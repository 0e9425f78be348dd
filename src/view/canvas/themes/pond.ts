import type { Owner } from "../../../engine/index.js";
import { around, circle, glow, type Context } from "../draw.js";
import { darker, isBright, lighter, mix } from "../ink.js";
import { makeRandom } from "../surface.js";
import type { Theme } from "../theme.js";

/** How many rings and glints lie on the water. */
const GLINTS = 90;
/** How far a rock's corners are from the middle of its square, in squares. */
const ROCK = [0.45, 0.48, 0.43, 0.47, 0.44, 0.48, 0.46] as const;

/**
 * Still water in a bank of stones. Black has lily pads, White lotus flowers, Red water lilies, Green frogbit, whose
 * flowers have three petals; the neutral disc is a lotus's seed head.
 */
export const pond: Theme = {
  light: {
    field: "#2b7f92",
    line: "#a5d3d8",
    frame: "#5d6a67",
    coordinates: "#fbfdf6",
    block: "#6f7468",
    black: "#1a4221",
    white: "#fdf3f6",
    red: "#b3124a",
    green: "#c3dc4e",
    neutral: "#d0ba86",
    legal: "#f2fffd",
    last: "#ffe36e",
    flips: "#ffe36e",
  },
  dark: {
    field: "#1f5b75",
    line: "#6ea3b0",
    frame: "#3d4848",
    block: "#545a52",
    black: "#0e2613",
    white: "#efe4ea",
  },
  shadow: 0.55,
  blooms: true,
  paintField(context, size, { field }) {
    const [x, y] = [size * 0.36, size * 0.3];
    context.fillStyle = glow(context, x, y, size * 0.85, lighter(field, 0.14), field, darker(field, 0.28));
    context.fillRect(0, 0, size, size);
    const random = makeRandom(11);
    context.lineWidth = Math.max(1, size * 0.002);
    for (let glint = 0; glint < GLINTS; glint++) {
      const width = size * (0.015 + random() * 0.05);
      const start = random() * 3;
      context.strokeStyle = random() < 0.6 ? "#ffffff1f" : "#0022331f";
      context.beginPath();
      context.ellipse(random() * size, random() * size, width, width * 0.32, 0, start, start + 2.4);
      context.stroke();
    }
  },
  paintFrame(context, _board, { size, margin, cell }, depth, { frame }) {
    context.fillStyle = darker(frame, 0.55);
    context.fillRect(0, 0, size, size);
    const random = makeRandom(5);
    const height = margin > 2 ? margin : cell * 0.5;
    context.translate(size / 2, size / 2);
    // Rings of stones, each side's beginning where the one before ends.
    for (let ring = 0; ring < depth; ring += height) {
      around(context, 4, () => {
        const length = size - 2 * ring - height;
        const stones = Math.max(1, Math.round(length / height / 1.5));
        const ends = Array.from(
          { length: stones },
          (_, stone) => (stone + 1 + (random() - 0.5) * 0.4) / stones,
        );
        let start = 0;
        for (const [stone, part] of ends.entries()) {
          const end = stone === stones - 1 ? length : part * length;
          const colour = mix(frame, random() < 0.5 ? "#8a7a5c" : "#2a3a42", random() * 0.3);
          paintStone(context, ring + start - size / 2, ring - size / 2, end - start, height, colour);
          start = end;
        }
      });
    }
  },
  /** A rock that stands out of the water. */
  paintBlock(context, side, { block }) {
    const middle = side / 2;
    const corners = ROCK.map((reach, corner) => {
      const angle = (corner * 2 * Math.PI) / ROCK.length;
      return [middle + Math.cos(angle) * reach * side, middle + Math.sin(angle) * reach * side] as const;
    });
    context.shadowColor = "#0009";
    context.shadowBlur = side * 0.1;
    context.fillStyle = block;
    tracePolygon(context, corners);
    context.fill();
    context.shadowColor = "transparent";
    const peak = [middle * 0.86, middle * 0.8] as const;
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % corners.length] ?? corner;
      tracePolygon(context, [peak, corner, next]);
      const [x, y] = [(corner[0] + next[0]) / 2 - middle, (corner[1] + next[1]) / 2 - middle];
      const light = (-x - y) / side;
      context.fillStyle = light > 0 ? lighter(block, light * 0.7) : darker(block, -light * 1.1);
      context.fill();
    }
  },
  paintDisc(context, owner, radius, palette) {
    FORMS[owner](context, radius * 1.04, palette[owner]);
  },
};

function paintStone(
  context: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  const gap = Math.max(0.5, height * 0.04);
  context.beginPath();
  context.roundRect(x + gap, y + gap, width - 2 * gap, height - 2 * gap, height * 0.32);
  context.fillStyle = glow(
    context,
    x + width * 0.35,
    y + height * 0.25,
    width,
    lighter(colour, 0.16),
    colour,
    darker(colour, 0.35),
  );
  context.fill();
}

function tracePolygon(context: Context, corners: readonly (readonly [x: number, y: number])[]): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

type Form = (context: Context, radius: number, colour: string) => void;

const FORMS: Readonly<Record<Owner, Form>> = {
  black: paintPad,
  white(context, radius, colour) {
    paintPetals(context, 9, radius, 0.4, colour, mix(colour, "#e58ab0", 0.5));
    paintPetals(context, 9, radius * 0.7, 0.34, lighter(colour, 0.6), mix(colour, "#e58ab0", 0.3), 0.35);
    paintHeart(context, radius * 0.24, "#f0b528");
  },
  red(context, radius, colour) {
    paintPetals(context, 14, radius, 0.28, colour, darker(colour, 0.5));
    paintPetals(context, 10, radius * 0.74, 0.4, mix(colour, "#ffe6ee", 0.82), colour, 0.2);
    paintHeart(context, radius * 0.2, "#f0a91e");
  },
  green(context, radius, colour) {
    paintPetals(context, 3, radius, 1.02, lighter(colour, 0.1), darker(colour, 0.42), -Math.PI / 2);
    paintHeart(context, radius * 0.26, darker(colour, 0.66));
  },
  neutral: paintSeedHead,
};

/** A round leaf with a notch, and veins from where its stalk is. */
function paintPad(context: Context, radius: number, colour: string): void {
  context.save();
  context.rotate(0.6);
  context.beginPath();
  context.moveTo(radius * 0.12, 0);
  context.arc(0, 0, radius, 0.2, 2 * Math.PI - 0.2);
  context.closePath();
  context.fillStyle = glow(
    context,
    -radius * 0.45,
    0,
    radius * 1.5,
    lighter(colour, 0.2),
    colour,
    darker(colour, 0.3),
  );
  context.fill();
  context.lineWidth = Math.max(1, radius * 0.07);
  context.strokeStyle = mix(colour, "#a9d48a", 0.4);
  context.stroke();
  context.lineWidth = Math.max(0.6, radius * 0.03);
  context.beginPath();
  for (let vein = 1; vein < 9; vein++) {
    const angle = (vein * 2 * Math.PI) / 9;
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86);
  }
  context.stroke();
  context.restore();
}

/** A ring of petals, each `breadth` of its length across, light towards its tip, with an outline. */
function paintPetals(
  context: Context,
  count: number,
  length: number,
  breadth: number,
  colour: string,
  edge: string,
  start = 0,
): void {
  const half = length * breadth * 0.5;
  const inside = isBright(colour) ? mix(colour, edge, 0.4) : darker(colour, 0.3);
  around(
    context,
    count,
    () => {
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(length * 0.3, -half * 1.5, length * 0.8, -half, length, 0);
      context.bezierCurveTo(length * 0.8, half, length * 0.3, half * 1.5, 0, 0);
      context.fillStyle = glow(context, 0, 0, length, inside, colour, colour);
      context.fill();
      context.lineWidth = Math.max(0.6, length * 0.035);
      context.strokeStyle = edge;
      context.stroke();
    },
    start,
  );
}

function paintHeart(context: Context, radius: number, colour: string): void {
  circle(context, radius);
  context.fillStyle = glow(
    context,
    -radius * 0.3,
    -radius * 0.3,
    radius * 1.4,
    lighter(colour, 0.3),
    colour,
    darker(colour, 0.3),
  );
  context.fill();
}

/** The flat top of a lotus's fruit, with the seeds in their hollows. */
function paintSeedHead(context: Context, radius: number, colour: string): void {
  paintHeart(context, radius * 0.94, colour);
  context.fillStyle = darker(colour, 0.72);
  circle(context, radius * 0.16);
  context.fill();
  around(context, 6, () => {
    circle(context, radius * 0.16, radius * 0.58);
    context.fill();
  });
}
