import { SHAPES } from "../engine/index.js";
import type { BoardName, Game, Square } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import { make, setAttribute } from "./dom.js";
import type { Layout } from "./layout.js";
import { boundingSquares } from "./scene-of.js";

/** How far a key moves the focus, in files and ranks; an edge key goes as far as there are squares. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const EDGES: Readonly<Record<string, readonly [number, number]>> = {
  Home: [-1, 0],
  End: [1, 0],
  PageUp: [0, -1],
  PageDown: [0, 1],
};

export interface GridHandlers {
  pressed(square: Square): void;
  /** A mouse or pen is over another square, or the keyboard's focus is on one; null where neither is. */
  pointed(square: Square | null): void;
}

/**
 * The grid of buttons over the canvas: what pointers, keys and screen readers use (the ARIA grid pattern, with
 * one button a cell and a roving tab stop). It draws nothing but the focus.
 */
export class CellGrid {
  readonly element: HTMLElement;
  readonly #handlers: GridHandlers;
  #buttons: (HTMLButtonElement | undefined)[] = [];
  #board: BoardName | null = null;
  #names: readonly (Square | null)[] = [];
  #side = 0;
  #tabStop = -1;
  #focused = false;
  #justLost = false;

  constructor(handlers: GridHandlers) {
    this.#handlers = handlers;
    this.element = make("div", { part: "grid", role: "grid", dir: "ltr" });
    this.element.addEventListener("click", (event) => this.#press(event));
    this.element.addEventListener("keydown", (event) => this.#step(event));
    this.element.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch") handlers.pointed(this.#names[this.#indexOf(event)] ?? null);
    });
    this.element.addEventListener("pointerleave", () => this.#pointAtFocus());
    this.element.addEventListener("focusin", (event) => {
      this.#focused = true;
      this.#moveTabStop(this.#indexOf(event));
      this.#pointAtFocus();
    });
    this.element.addEventListener("focusout", () => {
      this.#focused = false;
      this.#pointAtFocus();
      // Some browsers tell of a focus that is lost because the board is taken out of the page, to be put elsewhere.
      this.#justLost = true;
      queueMicrotask(() => {
        this.#justLost = false;
      });
    });
  }

  /** Shows a game's squares, and whether a person may play now. The buttons stay the same elements for as long as the board keeps its shape. */
  update(game: Game, inviting: boolean, words: Words): void {
    const { config } = game;
    const legalMoves = inviting ? game.legalMoves : [];
    const hadFocus = this.#focused;
    if (config.board !== this.#board) this.#build(config.board);
    const names = this.#names;
    setAttribute(this.element, "aria-label", words.board(this.#side, config.board === "octagon"));
    const legal = new Set(legalMoves);
    names.forEach((name, index) => {
      const button = this.#buttons[index];
      if (!button || name === null) return;
      const playable = legal.has(name);
      const content = game.at(name) ?? "empty";
      setAttribute(
        button,
        "aria-label",
        words.cell(name, content, playable ? game.flipsOf(name).length : null),
      );
      setAttribute(button, "aria-disabled", playable ? null : "true");
    });
    if (this.#tabStop === -1) {
      this.#moveTabStop(Math.max(0, names.indexOf(legalMoves[0] ?? game.squares[0] ?? null)));
      // Other cells, on a board of another shape: the focus isn't lost with the old ones.
      if (hadFocus) this.focus({ preventScroll: true });
    }
  }

  /** Lays the cells over the squares that the canvas shows. */
  place(layout: Layout): void {
    const side = layout.target * layout.side;
    const margin = layout.target === layout.cell ? layout.margin : (layout.size - side) / 2;
    const [from, length] = [`${margin}px`, `${side}px`];
    Object.assign(this.element.style, {
      inset: "auto",
      left: from,
      top: from,
      width: length,
      height: length,
    });
  }

  /** Whether one of the cells has the focus. */
  get focused(): boolean {
    return this.#focused;
  }

  focus(options?: FocusOptions): void {
    this.#buttons[this.#tabStop]?.focus(options);
  }

  /** Focuses the cell again that had the focus when the board was taken out of the page to be put elsewhere. */
  restoreFocus(): void {
    if (this.#focused || this.#justLost) this.focus({ preventScroll: true });
  }

  /** The board is out of the page for good: a focus that it had is lost. */
  loseFocus(): void {
    this.#focused = false;
  }

  #build(board: BoardName): void {
    const names = boundingSquares(board);
    this.#board = board;
    this.#names = names;
    this.#side = SHAPES[board].size;
    this.#tabStop = -1;
    setAttribute(this.element, "aria-rowcount", String(this.#side));
    setAttribute(this.element, "aria-colcount", String(this.#side));
    this.element.style.setProperty("--side", String(this.#side));
    this.element.replaceChildren(cellsOf(board));
    const buttons = this.element.querySelectorAll("button");
    let next = 0;
    this.#buttons = names.map((name) => (name === null ? undefined : buttons[next++]));
  }

  #indexOf(event: Event): number {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    return button ? this.#buttons.indexOf(button) : -1;
  }

  #press(event: MouseEvent): void {
    const name = this.#names[this.#indexOf(event)];
    if (name) this.#handlers.pressed(name);
  }

  /** What the keyboard's focus is on is pointed at too; a focus that came with a tap isn't shown. */
  #pointAtFocus(): void {
    const button = this.#focused ? this.#buttons[this.#tabStop] : undefined;
    this.#handlers.pointed(button?.matches(":focus-visible") ? (this.#names[this.#tabStop] ?? null) : null);
  }

  #step(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const from = this.#indexOf(event);
    if (from === -1) return;
    const to = this.#target(event, from);
    if (to === null) return;
    event.preventDefault();
    this.#moveTabStop(to);
    this.focus();
  }

  /** Where a key leads from a cell, or null where the key means nothing here. */
  #target(event: KeyboardEvent, from: number): number | null {
    const { key, ctrlKey } = event;
    if (ctrlKey && key === "Home") return this.#buttons.findIndex((button) => button !== undefined);
    if (ctrlKey && key === "End") return this.#buttons.findLastIndex((button) => button !== undefined);
    if (ctrlKey) return null;
    const step = STEPS[key];
    if (step) return this.#neighbour(from, step) ?? from;
    const edge = EDGES[key];
    if (!edge) return null;
    let to = from;
    for (let next: number | null = to; next !== null; next = this.#neighbour(to, edge)) to = next;
    return to;
  }

  #neighbour(from: number, [files, ranks]: readonly [number, number]): number | null {
    const file = (from % this.#side) + files;
    const rank = Math.floor(from / this.#side) + ranks;
    if (file < 0 || rank < 0 || file >= this.#side || rank >= this.#side) return null;
    const to = rank * this.#side + file;
    return this.#buttons[to] ? to : null;
  }

  #moveTabStop(to: number): void {
    if (to === -1 || to === this.#tabStop) return;
    this.#buttons[this.#tabStop]?.setAttribute("tabindex", "-1");
    this.#tabStop = to;
    this.#buttons[to]?.setAttribute("tabindex", "0");
  }
}

const templates = new Map<BoardName, DocumentFragment>();

/** A board's rows, cells and buttons. A hundred boards on a page are there much sooner when all but the first are copies. */
function cellsOf(board: BoardName): Node {
  let template = templates.get(board);
  if (!template) {
    template = document.createDocumentFragment();
    template.append(...makeRows(board));
    templates.set(board, template);
  }
  return template.cloneNode(true);
}

function makeRows(board: BoardName): HTMLElement[] {
  const names = boundingSquares(board);
  const { size } = SHAPES[board];
  return Array.from({ length: size }, (_, rank) => {
    const row = make("div", { role: "row", "aria-rowindex": String(rank + 1) });
    for (let file = 0; file < size; file++) {
      if (names[rank * size + file] === null) continue;
      const button = make("button", { type: "button", part: "cell", tabindex: "-1" });
      row.append(make("div", { role: "gridcell", "aria-colindex": String(file + 1) }, button));
    }
    return row;
  });
}
