import { CanvasSource, Texture } from "pixi.js";

/** A canvas off the page, to paint a texture on. */
export function makeSurface(
  width: number,
  height: number,
  options?: CanvasRenderingContext2DSettings,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  const context = canvas.getContext("2d", options);
  if (!context) throw new Error("The canvas gives no 2d context.");
  return { canvas, context };
}

/** A canvas as a texture, a pixel for a pixel; `destroy(true)` lets go of the canvas too. */
export function makeTexture(canvas: HTMLCanvasElement): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
}

/** Random numbers from 0 to 1, the same ones each time: a board repainted looks as before (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
