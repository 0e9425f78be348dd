import type { Painter } from "./canvas/painter.js";
import { layOut } from "./layout.js";
import type { Layout } from "./layout.js";
import { COORDINATES, THEMES } from "./look.js";
import type { Coordinates, Look, ThemeName } from "./look.js";
import { watchPixelRatio } from "./pixel-ratio.js";
import type { Motion, Scene } from "./scene.js";
import { StyleProbe } from "./style-probe.js";

/** How near the screen a board is painted. */
const NEAR = "300px";
/** Frames may stop without a word (a covered window); motion then ends after this long, in milliseconds. */
const LONGEST_MOTION = 6_000;
/** A picture's size where the page gives the board none, in CSS pixels. */
const USUAL_SIZE = 600;

/** A printed board is a diagram: black on white. */
const ON_PAPER: Look = { theme: "contrast", dark: false, colours: {} };

export interface StageHandlers {
  /** The squares lie elsewhere now, or the page has another font size. */
  laidOut(layout: Layout): void;
  /** The discs look otherwise now, as this painter has them. */
  dressed(painter: Painter): void;
  /** All motion is over. */
  settled(): void;
  /** The picture can't be made; the board stays playable. */
  failed(error: unknown): void;
}

/**
 * The canvas and the time around it: loads the painter when the board comes near the screen, gives it sizes and
 * scenes, and takes care that motion ends though no frame comes.
 */
export class Stage {
  readonly #canvas: HTMLCanvasElement;
  readonly #box: HTMLElement;
  readonly #handlers: StageHandlers;
  readonly #sizes = new ResizeObserver((entries) => this.#resized(entries));
  readonly #nearness = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: NEAR });
  /** The page's styles are others now, or it was printed. */
  readonly #restyled = (): void => {
    this.#dress();
    if (this.#layout) this.#handlers.laidOut(this.#layout);
  };
  readonly #probe = new StyleProbe(this.#restyled);
  #stopWatchingRatio: (() => void) | null = null;
  /** Null until the browser has said. */
  #near: boolean | null = null;
  #failed = false;
  #loading = false;
  #painter: Painter | null = null;
  #scene: Scene | null = null;
  #theme: ThemeName = THEMES[0];
  #coordinates: Coordinates = COORDINATES[0];
  #look = "";
  #size = 0;
  #layout: Layout | null = null;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(canvas: HTMLCanvasElement, box: HTMLElement, handlers: StageHandlers) {
    this.#canvas = canvas;
    this.#box = box;
    this.#handlers = handlers;
    box.append(this.#probe.element);
  }

  connect(): void {
    if (this.#stopWatchingRatio) return;
    this.#nearness.observe(this.#box);
    this.#sizes.observe(this.#box);
    this.#stopWatchingRatio = watchPixelRatio(() => this.#layOut());
    document.addEventListener("visibilitychange", this.#visibilityChanged);
    window.addEventListener("beforeprint", this.#print);
    window.addEventListener("afterprint", this.#restyled);
    this.#dress();
  }

  disconnect(): void {
    this.#nearness.disconnect();
    this.#sizes.disconnect();
    this.#near = null;
    this.#stopWatchingRatio?.();
    this.#stopWatchingRatio = null;
    document.removeEventListener("visibilitychange", this.#visibilityChanged);
    window.removeEventListener("beforeprint", this.#print);
    window.removeEventListener("afterprint", this.#restyled);
    this.settle();
    this.#painter?.destroy();
    this.#painter = null;
    this.#wake();
  }

  /** Sets the theme, and where coordinates are wanted. */
  furnish(theme: ThemeName, coordinates: Coordinates): void {
    // What else changes its looks, the probe hears of: to ask makes the browser bring all styles up to date.
    if (theme !== this.#theme) {
      this.#theme = theme;
      this.#dress();
    }
    if (coordinates === this.#coordinates) return;
    this.#coordinates = coordinates;
    this.#layout = null;
    this.#layOut();
  }

  /** Shows a scene; true while it still moves, false when it is there. */
  show(scene: Scene, motion: Motion | null): boolean {
    this.#scene = scene;
    this.#layOut();
    if (!this.#painter) return false;
    const seen = this.#near && document.visibilityState === "visible";
    this.#painter.show(scene, seen ? motion : null);
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.settle(), LONGEST_MOTION);
    return this.#painter.moving;
  }

  /** Draws what is still to be drawn, and ends all motion in its final state. */
  settle(): void {
    this.#painter?.settle();
  }

  /** Resolves when what was last shown is painted and at rest; at once for a board that isn't on the screen. */
  async rest(): Promise<void> {
    while (this.#busy) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** What is shown, as a PNG: as large as on the page, or of a usual size where the board has none. */
  async picture(): Promise<Blob> {
    if (!this.#scene) throw new Error("nothing has been shown yet");
    const { createPainter } = await import("./canvas/painter.js");
    const canvas = document.createElement("canvas");
    const painter = await createPainter(canvas, () => undefined);
    try {
      painter.dress(this.lookNow());
      painter.resize(this.#layout ?? layOut(USUAL_SIZE, this.#scene.side, 2, this.#coordinates));
      painter.show(this.#scene, null);
      painter.settle();
      return await new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the browser made no picture"))));
      });
    } finally {
      painter.destroy();
    }
  }

  get #busy(): boolean {
    const painter = this.#painter;
    if (painter?.moving) return true;
    const seen = this.#stopWatchingRatio !== null && document.visibilityState === "visible" && !this.#failed;
    if (painter) return seen && painter.waiting;
    return seen && (this.#near === null || (this.#near && this.#layout !== null));
  }

  readonly #visibilityChanged = (): void => {
    if (document.visibilityState === "hidden") this.settle();
    this.#wake();
  };

  #seen(entries: readonly IntersectionObserverEntry[]): void {
    this.#near = entries.at(-1)?.isIntersecting ?? false;
    if (!this.#near) this.settle();
    void this.#load();
    this.#wake();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    this.#size = entries.at(-1)?.contentBoxSize[0]?.inlineSize ?? 0;
    // What is not in the page's layout has no transitions that the probe could hear of.
    this.#dress();
    this.#layOut();
  }

  #layOut(): void {
    const size = this.#size;
    if (!this.#scene || size === 0) return;
    const { side } = this.#scene;
    const before = this.#layout;
    if (before?.size === size && before.side === side && before.ratio === devicePixelRatio) return;
    const layout = layOut(size, side, devicePixelRatio, this.#coordinates);
    this.#layout = layout;
    this.#handlers.laidOut(layout);
    this.#painter?.resize(layout);
    void this.#load();
  }

  async #load(): Promise<void> {
    if (!this.#near || !this.#layout || this.#painter || this.#loading || this.#failed) return;
    this.#loading = true;
    try {
      const { createPainter } = await import("./canvas/painter.js");
      const painter = await createPainter(this.#canvas, () => this.#rested());
      if (this.#stopWatchingRatio && this.#layout && this.#scene) {
        this.#painter = painter;
        this.#look = "";
        this.#dress();
        painter.resize(this.#layout);
        painter.show(this.#scene, null);
      } else {
        painter.destroy();
      }
    } catch (error) {
      this.#failed = true;
      this.#handlers.failed(error);
    } finally {
      this.#loading = false;
    }
    this.#wake();
  }

  /** How the board is to look: as the page has it around the canvas. */
  lookNow(): Look {
    return this.#probe.read(this.#theme);
  }

  /** Takes up the theme and what the page's styles say, where that differs from what is painted. */
  #dress(): void {
    if (this.#painter) this.#wear(this.#painter, this.lookNow());
  }

  #wear(painter: Painter, look: Look): void {
    const key = JSON.stringify(look);
    if (key === this.#look) return;
    this.#look = key;
    painter.dress(look);
    this.#handlers.dressed(painter);
  }

  readonly #print = (): void => {
    this.settle();
    if (this.#painter) this.#wear(this.#painter, ON_PAPER);
  };

  #rested(): void {
    clearTimeout(this.#watchdog);
    this.#handlers.settled();
    this.#wake();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}
