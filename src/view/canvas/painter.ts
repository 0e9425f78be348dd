import type { Seat } from "../../engine/index.js";
import type { Layout } from "../layout.js";
import { USUAL_LOOK, type Look } from "../look.js";
import type { Motion, Scene } from "../scene.js";
import { paintBackdrop, type Backdrop } from "./backdrop.js";
import { Choreography } from "./choreography.js";
import { toPixels, type Pixels } from "./pixels.js";
import { DISC_RADIUS } from "./discs.js";
import { createRenderer, type Renderer } from "./renderer.js";
import { Shelf, type Loan } from "./shelf.js";
import { Sprites, type Picture } from "./sprites.js";
import { materials } from "./themes/index.js";
import { Tiles } from "./tiles.js";

/** Draws a board on its canvas. Nothing is drawn before it has a scene, and a layout for as many squares. */
export interface Painter {
  /** Box, squares and pixel ratio; repaints textures when needed, at once. */
  resize(layout: Layout): void;
  /** Theme and colours, {@link USUAL_LOOK} until then; repaints at once. */
  dress(look: Look): void;
  /** Paints a seat's disc on its square, to fill a canvas of its own; gives the disc's colour. */
  paintDisc(seat: Seat, canvas: HTMLCanvasElement): string;
  /**
   * Shows a scene, from the next frame on: what is shown several times before that is drawn once. With a motion the
   * discs that changed move, and those still on their way to another end turn round where they are; without one all is
   * there at once, and nothing moves any more. Where no disc changed, what moves goes on.
   */
  show(scene: Scene, motion: Motion | null): void;
  /** Whether anything still moves. */
  readonly moving: boolean;
  /** Whether what was shown last is still to be drawn. Only then, and while anything moves, frames are asked for. */
  readonly waiting: boolean;
  /** Draws now what waits, and ends all motion in its final state. */
  settle(): void;
  /** Lets go of everything; safe at any time, and more than once. The canvas stays, with what it shows. */
  destroy(): void;
}

/**
 * Starts a painter on a canvas.
 *
 * @param onSettled - called whenever nothing moves any more: with the frame that drew it, or, before they return, by
 *   {@link Painter.settle} and by a {@link Painter.show} that ends motion; not by {@link Painter.destroy}.
 * @throws Error if the canvas gives no 2d context.
 */
export async function createPainter(canvas: HTMLCanvasElement, onSettled: () => void): Promise<Painter> {
  return new CanvasPainter(await createRenderer(canvas), onSettled);
}

const tilesShelf = new Shelf<Tiles>();
const backdropShelf = new Shelf<Backdrop>();

class CanvasPainter implements Painter {
  readonly #renderer: Renderer;
  readonly #onSettled: () => void;
  readonly #sprites: Sprites;
  readonly #choreography = new Choreography();
  #look: Look = USUAL_LOOK;
  #pixels: Pixels | null = null;
  #scene: Scene | null = null;
  #tiles: Loan<Tiles> | null = null;
  #backdrop: Loan<Backdrop> | null = null;
  #picture: Picture | null = null;
  #frame = 0;
  #waiting = false;
  #destroyed = false;

  constructor(renderer: Renderer, onSettled: () => void) {
    this.#renderer = renderer;
    this.#sprites = new Sprites(renderer);
    this.#onSettled = onSettled;
  }

  get moving(): boolean {
    return this.#choreography.moving;
  }

  get waiting(): boolean {
    return this.#waiting;
  }

  resize(layout: Layout): void {
    if (this.#destroyed) return;
    this.#pixels = toPixels(layout);
    this.#renderer.resize(this.#pixels.size);
    this.#draw();
  }

  dress(look: Look): void {
    if (this.#destroyed) return;
    this.#look = look;
    this.#draw();
  }

  paintDisc(seat: Seat, canvas: HTMLCanvasElement): string {
    const { theme, palette } = materials(this.#look);
    const context = canvas.getContext("2d");
    if (!context) return palette[seat];
    const middle = canvas.width / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = palette.field;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(middle, middle);
    theme.paintDisc(context, seat, 2 * middle * DISC_RADIUS, palette);
    return palette[seat];
  }

  show(scene: Scene, motion: Motion | null): void {
    if (this.#destroyed) return;
    const moved = this.moving;
    this.#scene = scene;
    this.#choreography.show(scene.cells, scene.side, motion);
    this.#waiting = true;
    this.#frame ||= requestAnimationFrame(this.#step);
    if (moved && !this.moving) this.#onSettled();
  }

  settle(): void {
    if (this.#destroyed || !(this.moving || this.#waiting)) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#choreography.finish();
    this.#draw();
    this.#onSettled();
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    cancelAnimationFrame(this.#frame);
    this.#choreography.finish();
    this.#sprites.destroy();
    this.#renderer.destroy();
    tilesShelf.giveBack(this.#tiles);
    backdropShelf.giveBack(this.#backdrop);
  }

  readonly #step = (now: number): void => {
    const choreography = this.#choreography;
    choreography.advance(now);
    const { moving } = choreography;
    this.#frame = moving ? requestAnimationFrame(this.#step) : 0;
    const picture = this.#picture;
    // The last frame of a motion shows what is seen at rest, but for the numbers on discs that have moved.
    const light = picture && !this.#waiting && (moving || picture.scene.numbers.size === 0);
    if (light) this.#sprites.drawMoving(picture);
    if (!moving) choreography.finish();
    if (!light) this.#draw();
    if (!moving) this.#onSettled();
  };

  #draw(): void {
    this.#waiting = false;
    this.#picture = this.#compose();
    if (this.#picture) this.#sprites.draw(this.#picture);
  }

  /** Paints the textures that are needed; null while there is nothing to draw. */
  #compose(): Picture | null {
    const [pixels, scene, look] = [this.#pixels, this.#scene, this.#look];
    if (!pixels || !scene || pixels.cell < 1 || pixels.side !== scene.side) return null;
    const blocked = scene.cells.flatMap((cell, square) => (cell === "blocked" ? [square] : []));
    const { theme, palette } = materials(look);
    const dress = JSON.stringify(look);
    const frame = JSON.stringify([scene.board, blocked, pixels]) + dress;
    this.#tiles = tilesShelf.swap(
      this.#tiles,
      pixels.cell + dress,
      () => new Tiles(pixels.cell, theme, palette),
    );
    this.#backdrop = backdropShelf.swap(this.#backdrop, frame, () =>
      paintBackdrop(scene.board, blocked, pixels, theme, palette),
    );
    return {
      scene,
      pixels,
      choreography: this.#choreography,
      tiles: this.#tiles.thing,
      backdrop: this.#backdrop.thing.texture,
    };
  }
}
