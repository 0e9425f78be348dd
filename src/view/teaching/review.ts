import type { Seat } from "../../engine/index.js";
import { make, makeButton, setText } from "../dom.js";
import { draw } from "./svg.js";

/** The estimate along a game, for one seat. */
export interface Curve {
  readonly seat: Seat;
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
  /** Of the decisions, or that they are still looked for. */
  readonly heading: string;
  readonly decisions: readonly Decision[];
  /** Shows the board before that ply. */
  readonly go: (ply: number) => void;
}

/** The graph's size, in its own units. */
const WIDTH = 300;
const HEIGHT = 110;
/** Around it, and of a seat's disc at the end of its curve. */
const MARGIN = 6;
const RADIUS = 5;
/** As on the discs, so that curves differ without hue too. */
const EMBLEMS: Partial<Record<Seat, string>> = {
  red: "M0-3 3 0 0 3-3 0z",
  green: "M-1-3H1V-1H3V1H1V3H-1V1H-3V-1H-1z",
};
/** Values beyond are drawn at the edge, in discs. */
const LEAST_RANGE = 8;

/** How a game went: who was ahead, and which moves decided it. */
export class Review {
  readonly #graph = make("div", {});
  readonly #heading = make("p", { role: "status" });
  readonly #list = make("div", {});
  readonly element = make("div", { class: "review" }, this.#graph, this.#heading, this.#list);

  wait(text: string): void {
    setText(this.#heading, text);
  }

  show({ label, last, curves, sides, heading, decisions, go }: Course): void {
    const items = decisions.map(({ text, ply }) =>
      make(
        "li",
        {},
        makeButton(text, () => go(ply)),
      ),
    );
    this.#graph.replaceChildren(
      graph(label, last, curves, decisions, sides),
      ...(curves.length > 1 ? [legend(curves)] : []),
    );
    setText(this.#heading, heading);
    this.#list.replaceChildren(...(items.length > 0 ? [make("ol", {}, ...items)] : []));
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
  const ends = curves.flatMap((curve) => {
    const end = curve.colour ? curve.points.at(-1) : undefined;
    if (!end) return [];
    const disc = discOf(curve);
    disc.setAttribute("transform", `translate(${across(end.ply).toFixed(1)} ${down(end.value).toFixed(1)})`);
    return [disc];
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
    { role: "img", "aria-label": label, viewBox: boxOf(MARGIN, WIDTH, HEIGHT) },
    middle,
    ...sides,
    ...marks,
    ...lines.flat(),
    ...ends,
  );
}

function discOf({ seat, colour }: Curve): SVGElement {
  const disc = draw("circle", { r: RADIUS });
  disc.style.fill = colour;
  const emblem = EMBLEMS[seat];
  return draw("g", { class: "disc" }, disc, ...(emblem ? [draw("path", { d: emblem })] : []));
}

function boxOf(margin: number, width: number, height: number): string {
  return `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
}

function legend(curves: readonly Curve[]): HTMLElement {
  const items = curves.map((curve) =>
    make(
      "li",
      {},
      draw("svg", { "aria-hidden": "true", viewBox: boxOf(MARGIN, 0, 0) }, discOf(curve)),
      curve.name,
    ),
  );
  return make("ul", {}, ...items);
}
