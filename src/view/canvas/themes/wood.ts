import { circle, glow } from "../draw.js";
import { paintEmblem } from "../emblems.js";
import { darker, isBright, lighter } from "../ink.js";
import type { Theme } from "../theme.js";
import { paintPlank, paintPlanks } from "../timber.js";

/** So many boards are glued together side by side. */
const BOARDS = 5;

/** A maple board with engraved lines in a dark frame; the discs are stones, polished and domed. */
export const wood: Theme = {
  light: {
    field: "#d9ae74",
    line: "#6d451f",
    frame: "#6b3f22",
    coordinates: "#f6e3c3",
    block: "#5b3519",
    black: "#20242b",
    white: "#f7f3ea",
    red: "#a32a2c",
    green: "#3f8f52",
    neutral: "#a9b6cc",
    legal: "#3d220c",
    last: "#15308a",
    flips: "#ffe08a",
  },
  dark: {
    field: "#c2965c",
    line: "#5a3716",
    frame: "#4a2b18",
    white: "#eee8dc",
    legal: "#2c1706",
    last: "#0d236e",
  },
  shadow: 1,
  engraved: true,
  paintField(context, size, { field }) {
    const depth = Math.ceil(size / BOARDS);
    const plank = paintPlank(size, depth, field);
    for (let board = 0; board < BOARDS; board++) {
      context.save();
      // Every other one lies the other way round, so that the grain isn't seen to repeat.
      context.translate(board % 2 ? size : 0, board * depth + (board % 3 ? depth : 0));
      context.scale(board % 2 ? -1 : 1, board % 3 ? -1 : 1);
      context.drawImage(plank, 0, 0);
      context.fillStyle = board % 2 ? "#fff1" : "#5201";
      context.fillRect(0, 0, size, depth);
      context.restore();
    }
    context.fillStyle = glow(context, size * 0.4, size * 0.34, size * 0.8, "#fff2", "#fff0", "#3104");
    context.fillRect(0, 0, size, size);
  },
  paintFrame(context, _board, { size, margin }, depth, { frame }) {
    paintPlanks(context, size, depth, frame);
    context.strokeStyle = "#0006";
    context.lineWidth = Math.max(1, margin * 0.06);
    context.strokeRect(margin * 0.2, margin * 0.2, size - margin * 0.4, size - margin * 0.4);
  },
  /** A hollow in the board: its upper and left walls lie in the shade. */
  paintBlock(context, side, { block }) {
    const gap = Math.round(side * 0.1);
    const width = side - 2 * gap;
    context.beginPath();
    context.roundRect(gap, gap, width, width, side * 0.08);
    context.fillStyle = darker(block, 0.25);
    context.fill();
    context.lineWidth = Math.max(1, side * 0.03);
    context.strokeStyle = "#fff5";
    context.stroke();
    context.clip();
    context.shadowColor = "#000";
    context.shadowBlur = side * 0.2;
    context.shadowOffsetX = context.shadowOffsetY = side * 0.12;
    context.lineWidth = side * 0.2;
    context.strokeStyle = darker(block, 0.6);
    context.strokeRect(0, 0, side, side);
  },
  paintDisc(context, owner, radius, palette) {
    const base = palette[owner];
    const bright = isBright(base);
    circle(context, radius);
    const [lit, shade] = [lighter(base, bright ? 0.5 : 0.42), darker(base, bright ? 0.34 : 0.55)];
    context.fillStyle = glow(context, -radius * 0.34, -radius * 0.4, radius * 1.55, lit, base, base, shade);
    context.fill();
    if (owner !== "black" && owner !== "white") paintEmblem(context, owner, radius, base);
    // What a window leaves on polished stone.
    circle(context, radius * 0.92);
    context.fillStyle = glow(context, -radius * 0.36, -radius * 0.44, radius * 0.42, "#ffffffb3", "#fff0");
    context.fill();
    circle(context, radius - 0.5);
    context.lineWidth = 1;
    context.strokeStyle = bright ? "#6409" : "#0009";
    context.stroke();
  },
};
