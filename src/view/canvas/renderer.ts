import { AbstractRenderer, RendererType, RenderGroupSystem, ViewSystem } from "pixi.js";
import type { Container, RendererOptions } from "pixi.js";
import { ClearBackground, NoPipe, NoUniforms, screen2d, sprite2d } from "./pixi-parts.js";

/** A part as Pixi's renderers take it. Pixi's types allow its parts in its own renderers only. */
const part = (name: string, value: any): { name: string; value: any } => ({ name, value });

/**
 * Pixi's Canvas2D renderer with only what a board of sprites needs. Pixi's own `CanvasRenderer` would bring text,
 * filters, masks and graphics, and its `SchedulerSystem` and `EventSystem` start a ticker that never rests.
 */
class SpriteRenderer extends AbstractRenderer<unknown, RendererOptions> {
  constructor(context: CanvasRenderingContext2D) {
    super({
      name: "canvas",
      type: RendererType.CANVAS,
      systems: [
        part("background", ClearBackground),
        part("globalUniforms", NoUniforms),
        part("view", ViewSystem),
        part("renderGroup", RenderGroupSystem),
        part("screen2d", screen2d(context)),
      ],
      renderPipes: [
        part("blendMode", NoPipe),
        part("batch", NoPipe),
        part("colorMask", NoPipe),
        part("sprite", sprite2d(context)),
      ],
      renderPipeAdaptors: [],
    });
  }

  /** Pixi refuses to start where a page's policy forbids `eval`, which nothing on a canvas needs. */
  override _unsafeEvalCheck(): void {}
}

/** What the painter may do with the renderer. */
export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  /** Sets the canvas's size in device pixels, which empties it. */
  resize(pixels: number): void;
  /** Draws a stage at once, on an empty canvas or over what is there. */
  render(stage: Container, how?: "over"): void;
  destroy(): void;
}

/** Starts a renderer on `canvas`. It draws when told to, never by itself: no ticker, no timer. */
export async function createRenderer(canvas: HTMLCanvasElement): Promise<Renderer> {
  // Pixi would fail half-way, and keep the canvas in a global table for ever.
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The canvas gives no 2d context.");
  const renderer = new SpriteRenderer(context);
  await renderer.init({
    canvas,
    width: canvas.width,
    height: canvas.height,
    resolution: 1,
    autoDensity: false,
    backgroundAlpha: 0,
    skipExtensionImports: true,
  });
  return {
    canvas,
    resize: (pixels) => renderer.resize(pixels, pixels),
    render: (stage, how) => renderer.render({ container: stage, clear: how !== "over" }),
    destroy: () => renderer.destroy(),
  };
}
