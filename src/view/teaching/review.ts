import { make, makeButton } from "../dom.js";
import { draw } from "./svg.js";

/** The estimate along a game, for one seat. */
export interface Curve {
  readonly name: string;
  readonly colour: string;
  /** Discs ahead, by ply. */
  readonly points: readonly { readonly ply: number; readonly value: number }[];
}

/** A move that lost much. */
export interface Decision {
  readonly text: string;
  readonly ply: number;
}

/** All that is shown of a game. */
export interface Course {
  /** What the graph shows, in words. */
  readonly label: string;
  /** The game's last ply. */
  readonly last: number;
  readonly curves: readonly Curve[];
  /** Who is ahead above the middle, and below; none where each has a curve of its own. */
  readonly sides: readonly string[];
  readonly heading: string;
  readonly decisions: readonly Decision[];
  /** Shows the board before that ply. */
  readonly go: (ply: number) => void;
}

/** The graph's size, in its own units. */
const WIDTH = 300;
const HEIGHT = 110;
/** Values beyond are drawn at the edge, in discs. */
const LEAST_RANGE = 8;

/** How a game went: who was ahead, and which moves decided it. */
export class Review {
  readonly element = make("div", { class: "review" });

  wait(text: string): void {
    this.element.replaceChildren(make("p", { role: "status" }, text));
  }

  show({ label, last, curves, sides, heading, decisions, go }: Course): void {
    const items = decisions.map(({ text, ply }) =>
      make(
        "li",
        {},
        makeButton(text, () => go(ply)),
      ),
    );
    this.element.replaceChildren(
      graph(label, last, curves, decisions, sides),
      ...(curves.length > 1 ? [legend(curves)] : []),
      make("p", {}, heading),
      ...(items.length > 0 ? [make("ol", {}, ...items)] : []),
    );
  }
}

function graph(
  label: string,
  last: number,
  curves: readonly Curve[],
  decisions: readonly Decision[],
  above: readonly string[],
): SVGElement {
  const values = curves.flatMap(({ points }) => points.map(({ value }) => Math.abs(value)));
  const range = Math.max(LEAST_RANGE, ...values);
  const across = (ply: number): number => (ply / Math.max(1, last)) * WIDTH;
  const down = (value: number): number => ((1 - value / range) / 2) * HEIGHT;
  const lines = curves.map(({ colour, points }) => {
    const path = points
      .map(
        ({ ply, value }, index) => `${index ? "L" : "M"}${across(ply).toFixed(1)} ${down(value).toFixed(1)}`,
      )
      .join("");
    const line = draw("path", { class: "curve", d: path });
    line.style.stroke = colour;
    return colour ? [draw("path", { class: "rim", d: path }), line] : [line];
  });
  const marks = decisions.flatMap(({ ply }, index) => {
    const x = across(ply).toFixed(1);
    const number = draw("text", { x: Number(x) + 2, y: HEIGHT });
    number.textContent = String(index + 1);
    return [draw("path", { class: "decision", d: `M${x} 0V${HEIGHT}` }), number];
  });
  const sides = above.map((name, index) => {
    const text = draw("text", { x: 2, y: index ? HEIGHT - 2 : 8 });
    text.textContent = name;
    return text;
  });
  const middle = draw("path", { class: "even", d: `M0 ${HEIGHT / 2}H${WIDTH}` });
  return draw(
    "svg",
    { role: "img", "aria-label": label, viewBox: `-4 -4 ${WIDTH + 8} ${HEIGHT + 8}` },
    middle,
    ...sides,
    ...marks,
    ...lines.flat(),
  );
}

function legend(curves: readonly Curve[]): HTMLElement {
  const items = curves.map(({ name, colour }) => {
    const patch = make("i", { "aria-hidden": "true" });
    patch.style.backgroundColor = colour;
    return make("li", {}, patch, name);
  });
  return make("ul", {}, ...items);
}
