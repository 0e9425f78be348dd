import { circle } from "../draw.js";
import { drawEmblem } from "../emblems.js";
import { inkOn } from "../ink.js";
import { traceBoard, traceField } from "../outline.js";
import type { Theme } from "../theme.js";

/** A printed diagram: flat, with strong outlines, and no colour without a form of its own. */
export const contrast: Theme = {
  light: {
    field: "#fff",
    line: "#000",
    frame: "#e2e2e2",
    coordinates: "#000",
    block: "#000",
    black: "#000",
    white: "#fff",
    red: "#c00021",
    green: "#6ccb3c",
    neutral: "#8c8c8c",
    legal: "#0047c2",
    last: "#b34700",
    flips: "#ffd400",
  },
  dark: {
    field: "#000",
    line: "#fff",
    frame: "#2a2a2a",
    coordinates: "#fff",
    block: "#fff",
    red: "#e0213f",
    legal: "#6cb8ff",
    last: "#ffb000",
  },
  shadow: 0,
  paintField(context, size, { field }) {
    context.fillStyle = field;
    context.fillRect(0, 0, size, size);
  },
  paintFrame(context, board, pixels, _depth, { frame, line }) {
    context.fillStyle = frame;
    context.fillRect(0, 0, pixels.size, pixels.size);
    context.beginPath();
    traceBoard(context, board, pixels);
    traceField(context, board, pixels);
    context.lineWidth = 2 * Math.max(1, Math.round(pixels.cell * 0.05));
    context.strokeStyle = line;
    context.stroke();
  },
  paintBlock(context, side, { block, field }) {
    const gap = Math.round(side * 0.12);
    context.fillStyle = block;
    context.fillRect(gap, gap, side - 2 * gap, side - 2 * gap);
    context.lineWidth = Math.max(1.5, side * 0.09);
    context.strokeStyle = field;
    context.beginPath();
    context.moveTo(gap, gap);
    context.lineTo(side - gap, side - gap);
    context.moveTo(side - gap, gap);
    context.lineTo(gap, side - gap);
    context.stroke();
  },
  paintDisc(context, owner, radius, palette) {
    const base = palette[owner];
    const width = Math.max(1, radius * 0.12);
    circle(context, radius - width / 2);
    context.fillStyle = base;
    context.fill();
    context.lineWidth = width;
    context.strokeStyle = palette.line;
    context.stroke();
    if (owner === "black" || owner === "white") return;
    context.fillStyle = context.strokeStyle = inkOn(base);
    drawEmblem(context, owner, radius * 1.15);
  },
};
