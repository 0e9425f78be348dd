import { SHAPES } from "../../engine/index.js";
import type { BoardName, Square } from "../../engine/index.js";
import { setAttribute, setText } from "../dom.js";
import { indexOf } from "../scene-of.js";
import { draw } from "./svg.js";

/** What is pointed at on the board. */
export interface Pointer {
  readonly board: BoardName;
  /** The move that is meant. */
  readonly square: Square;
  /** Discs that it turns: a line leads to each that is the last of its line. */
  readonly flips: readonly Square[];
  /** What else is spoken of: corners, discs that are safe, empty squares that belong together. */
  readonly squares: readonly Square[];
}

/** A number beside a legal move. */
export interface ShownValue {
  readonly square: Square;
  readonly text: string;
  readonly exact: boolean;
  readonly best: boolean;
}

/** Drawn over the board, for the eyes only: what a hint means, and what moves are worth. */
export class Overlay {
  readonly #values = draw("g", { class: "values" });
  readonly #pointer = draw("g", { class: "pointer" });
  #pills = new Map<Square, Pill>();
  readonly element = draw("svg", { class: "teaching", "aria-hidden": "true" }, this.#pointer, this.#values);

  point(pointer: Pointer | null): void {
    this.#pointer.replaceChildren(...(pointer ? this.#pointed(pointer) : []));
  }

  value(board: BoardName, values: readonly ShownValue[]): void {
    if (values.length > 0) this.#stretch(board); // else something else may be shown, of another board
    const isSame =
      values.length === this.#pills.size && values.every(({ square }) => this.#pills.has(square));
    if (!isSame) {
      this.#pills = new Map(values.map(({ square }) => [square, new Pill(square, board)]));
      this.#values.replaceChildren(...[...this.#pills.values()].map(({ element }) => element));
    }
    for (const value of values) this.#pills.get(value.square)?.show(value);
  }

  #pointed({ board, square, flips, squares }: Pointer): Element[] {
    this.#stretch(board);
    const [x, y] = middleOf(square, board);
    const marked = squares
      .filter((name) => name !== square)
      .map((name) => {
        const [left, top] = middleOf(name, board);
        const box = { x: left - 0.42, y: top - 0.42, width: 0.84, height: 0.84, rx: 0.12 };
        return twice("rect", { ...box, "data-square": name });
      });
    const lines = endsOf(square, flips, board).map((end) => {
      const [toX, toY] = middleOf(end, board);
      const length = Math.hypot(toX - x, toY - y);
      const from = 0.4 / length;
      return twice("path", {
        d: `M${x + (toX - x) * from} ${y + (toY - y) * from}L${toX} ${toY}`,
        "data-square": end,
      });
    });
    return [...lines, ...marked, twice("circle", { cx: x, cy: y, r: 0.4, "data-square": square })].flat();
  }

  #stretch(board: BoardName): void {
    const { size } = SHAPES[board];
    this.element.setAttribute("viewBox", `0 0 ${size} ${size}`);
  }
}

/** A number on its ground. It changes only where the number does: to lay out text anew takes time. */
class Pill {
  readonly element: SVGElement;
  readonly #ground = draw("rect", { height: 0.44, rx: 0.22 });
  readonly #number: SVGTextElement;
  readonly #x: number;

  constructor(square: Square, board: BoardName) {
    const [x, y] = middleOf(square, board);
    this.#x = x;
    this.#number = draw("text", { x, y: y + 0.115 });
    this.#ground.setAttribute("y", String(y - 0.22));
    this.element = draw("g", { "data-square": square }, this.#ground, this.#number);
  }

  show({ text, exact, best }: ShownValue): void {
    const isLong = text.length > 3;
    setAttribute(
      this.element,
      "class",
      [exact && "exact", best && "best", isLong && "long"].filter(Boolean).join(" "),
    );
    const wide = isLong ? 0.23 + 0.165 * text.length : 0.28 + 0.19 * text.length;
    setAttribute(this.#ground, "x", String(this.#x - wide / 2));
    setAttribute(this.#ground, "width", String(wide));
    setText(this.#number, text);
  }
}

/** A light line on a wider dark one: it stands out from whatever lies below. */
function twice(
  tag: "rect" | "path" | "circle",
  attributes: Readonly<Record<string, string | number>>,
): Element[] {
  return ["under", "over"].map((kind) => draw(tag, { ...attributes, class: kind }));
}

function middleOf(square: Square, board: BoardName): [x: number, y: number] {
  const { size } = SHAPES[board];
  const index = indexOf(square, board);
  return [(index % size) + 0.5, Math.floor(index / size) + 0.5];
}

/** Of the discs that turn, the last in each direction from the new one. */
function endsOf(square: Square, flips: readonly Square[], board: BoardName): Square[] {
  const [x, y] = middleOf(square, board);
  const furthest = new Map<string, { square: Square; distance: number }>();
  for (const flip of flips) {
    const [toX, toY] = middleOf(flip, board);
    const direction = `${Math.sign(toX - x)} ${Math.sign(toY - y)}`;
    const distance = Math.max(Math.abs(toX - x), Math.abs(toY - y));
    if (distance > (furthest.get(direction)?.distance ?? 0))
      furthest.set(direction, { square: flip, distance });
  }
  return [...furthest.values()].map((end) => end.square);
}
