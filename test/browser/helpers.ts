import { executeServerCommand, resetMouse, sendMouse } from "@web/test-runner-commands";
import "reversi-board";
import type { BoardEventName, ReversiBoardElement } from "reversi-board";
import type { Square } from "reversi-board/engine";

let notHere: ReadonlySet<string> = new Set();

before(async () => {
  notHere = new Set(await executeServerCommand<string[], null>("notHere"));
});

/** What this browser can't run is skipped; `not-here.js` says why. */
beforeEach(function () {
  if (notHere.has(this.currentTest?.fullTitle() ?? "")) this.skip();
});

/** A board in the page, `width` pixels wide, ready to be played. */
export async function mount(
  attributes: Readonly<Record<string, string>> = {},
  width = 400,
): Promise<ReversiBoardElement> {
  const board = document.createElement("reversi-board");
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  board.style.width = `${width}px`;
  document.body.append(board);
  await board.ready;
  return board;
}

let stopListening: () => void = () => undefined;

/**
 * Listens to what the console is told, faults too, until the test ends. Nothing of it reaches the real console: what is
 * said there fails the run, since no test expected it.
 */
export function overhear(): string[] {
  const said: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  stopListening = () => Object.assign(console, { warn, error });
  return said;
}

/** Takes all boards out of the page, the mouse back to its corner. */
export async function clear(): Promise<void> {
  stopListening();
  document.body.replaceChildren();
  await resetMouse();
}

export function inside<Found extends Element = HTMLElement>(
  board: ReversiBoardElement,
  selector: string,
): Found {
  const found = board.shadowRoot?.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} in the board`);
  return found;
}

/** The button of a square, by what a screen reader calls it. */
export function cell(board: ReversiBoardElement, square: string): HTMLButtonElement {
  return inside<HTMLButtonElement>(board, `button[aria-label^="${square},"]`);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * How many of the page's pixels one of an element's is long, where the browser doesn't reckon that in by itself: WebKit
 * still tells an element's place in the element's own pixels (https://drafts.csswg.org/css-viewport/#zoom-om).
 */
function zoomOf(element: Element | null): number {
  if ("currentCSSZoom" in Element.prototype || !element) return 1;
  const root = element.getRootNode();
  const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return Number(getComputedStyle(element).zoom) * zoomOf(parent);
}

/** The middle of a square, on the page's screen. */
export function middle(board: ReversiBoardElement, square: string): Point {
  const button = cell(board, square);
  const zoom = zoomOf(button);
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: Math.round((left + width / 2) * zoom), y: Math.round((top + height / 2) * zoom) };
}

/** Real mouse: moves there, presses, releases. */
export async function click(board: ReversiBoardElement, square: string): Promise<void> {
  const { x, y } = middle(board, square);
  await sendMouse({ type: "click", position: [x, y] });
}

/** Where a finger comes down and, if it moves, where it is lifted. */
export interface Finger extends Point {
  readonly to?: Point;
}

/** Real fingers, all on the screen at once. */
export async function touch(...fingers: Finger[]): Promise<void> {
  await executeServerCommand("touch", { fingers });
}

/** Real keys, pressed one after the other; `Control+Home` is one of them pressed while the other is held. */
export async function press(...keys: string[]): Promise<void> {
  await executeServerCommand("keys", { keys });
}

const WISHES = [
  ["prefers-reduced-motion", "reduce"],
  ["forced-colors", "active"],
  ["prefers-color-scheme", "dark"],
] as const;

/** Sets the system to what a user may wish of pages, as the media features of CSS name it; without any, to nothing. */
export async function wish(features: Readonly<Record<string, string>> = {}): Promise<void> {
  await executeServerCommand("wish", { features });
  const isSo = ([name, value]: (typeof WISHES)[number]): boolean =>
    matchMedia(`(${name}: ${value})`).matches === (features[name] === value);
  // Some browsers tell their tabs of it a little later.
  for (let frames = 0; frames < 120 && !WISHES.every(isSo); frames++) await frame();
  await rendered();
}

/** Chooses among squares as if by chance, but with the same seed always the same. */
export function chooser(seed: number): (squares: readonly Square[]) => Square {
  let state = seed;
  return (squares) => {
    // The generator of Numerical Recipes; its high bits are the good ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return squares[Math.floor((state / 2 ** 32) * squares.length)] ?? "";
  };
}

/** Writes down each event as `name` or `name:square`. */
export function listen(board: ReversiBoardElement, ...names: BoardEventName[]): string[] {
  const heard: string[] = [];
  for (const name of names) {
    board.addEventListener(name, (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const square =
        detail && typeof detail === "object" && "square" in detail ? `:${String(detail.square)}` : "";
      heard.push(name + square);
    });
  }
  return heard;
}

/** A transcript's squares. */
export const squaresOf = (transcript: string): string[] => transcript.match(/[a-j](?:10|[1-9])/g) ?? [];

/** A copy of the canvas, and where a square lies in it, both in device pixels. */
export function picture(board: ReversiBoardElement, square: string) {
  const canvas = inside<HTMLCanvasElement>(board, "[part=canvas]");
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas context");
  context.drawImage(canvas, 0, 0);
  const frame = canvas.getBoundingClientRect();
  const { left, top, width } = cell(board, square).getBoundingClientRect();
  const scale = canvas.width / frame.width;
  return { context, x: (left - frame.left) * scale, y: (top - frame.top) * scale, size: width * scale };
}

/** The canvas's colour near a square's middle, in shares of the square; red, green, blue, alpha. */
export function pixel(board: ReversiBoardElement, square: string, dx = 0, dy = 0): number[] {
  const { context, x, y, size } = picture(board, square);
  return [
    ...context.getImageData(Math.round(x + (0.5 + dx) * size), Math.round(y + (0.5 + dy) * size), 1, 1).data,
  ];
}

/** Greyscale of a pixel, 0 to 255 (ITU-R BT.601). */
export const grey = ([red = 0, green = 0, blue = 0]: number[]): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** A square's picture in greyscale, pixel by pixel. */
export function patch(board: ReversiBoardElement, square: string): number[] {
  const { context, x, y, size } = picture(board, square);
  const { data } = context.getImageData(Math.round(x), Math.round(y), Math.floor(size), Math.floor(size));
  return Array.from({ length: data.length / 4 }, (_, at) => grey([...data.subarray(at * 4, at * 4 + 3)]));
}

/** How bright the middle of a square is on average, 0 to 255: what a disc's mark does to it hardly counts. */
export function shade(board: ReversiBoardElement, square: string): number {
  const { context, x, y, size } = picture(board, square);
  const part = Math.max(1, Math.floor(size * 0.5));
  const { data } = context.getImageData(Math.round(x + size / 4), Math.round(y + size / 4), part, part);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += grey([...data.subarray(at, at + 3)]);
  return sum / (data.length / 4);
}

/** What the picture shows on a square of a game of two, by its shade. */
export function seen(board: ReversiBoardElement, square: string): "black" | "white" | "empty" {
  const brightness = shade(board, square);
  return brightness < 60 ? "black" : brightness > 150 ? "white" : "empty";
}

/** The squares on which the picture differs from the position; none, for a picture that is true. */
export function falseSquares(board: ReversiBoardElement): string[] {
  return (board.game?.squares ?? []).filter((square) => seen(board, square) !== board.game?.at(square));
}

/** Where a page of `test/browser/pages/` is served, as it is. */
export async function pageUrl(name: string): Promise<string> {
  return new URL(`test/browser/pages/${name}.html`, await executeServerCommand<string, null>("plainUrl"))
    .href;
}

export interface Step {
  /** Runs in the page; what it gives is kept. */
  readonly script?: string;
  /** Freezes the tab for so many milliseconds. */
  readonly freeze?: number;
  /** Goes to another page, and comes back. */
  readonly leaveAndReturn?: string;
  /** Cuts the network. */
  readonly offline?: boolean;
  /** Takes out of memory what nothing refers to. */
  readonly collectGarbage?: boolean;
}

/** Opens a page in a tab of its own and takes the steps there. */
export function inOwnTab(visit: {
  readonly url: string;
  readonly steps: readonly Step[];
  /** With storage of its own, where the browser can do that. */
  readonly apart?: boolean;
}): Promise<{
  readonly given: readonly unknown[];
  readonly said: readonly string[];
  readonly requests: readonly string[];
}> {
  return executeServerCommand("inOwnTab", visit);
}

export async function screenshot(name: string): Promise<void> {
  await executeServerCommand("screenshot", { name });
}

/** Resolves once the browser has laid out what changed and told its observers: in the frame after the next. */
export async function rendered(): Promise<void> {
  await frame();
  await frame();
}

export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves once something is so. What never comes true fails by the test's own time limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}
