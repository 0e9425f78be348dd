import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasBatchAdaptor,
  CanvasColorMaskPipe,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SpritePipe,
  ViewSystem,
} from "pixi.js";
import type { Container, Matrix, RendererOptions } from "pixi.js";

/** What WebGL would hold as uniforms. On a canvas only the stage's own transform and colour are asked for. */
class StageUniforms {
  globalUniformData: { worldTransformMatrix: Matrix; worldColor: number } | null = null;

  start(data: { worldTransformMatrix: Matrix; worldColor: number }): void {
    this.globalUniformData = data;
  }

  destroy(): void {
    this.globalUniformData = null;
  }
}

/** In place of Pixi's collector, which needs the scheduler: textures are let go of by hand. */
class NoCollector {
  addCollection(): void {}
}

/** A part as Pixi's renderers take it. Pixi's types allow its parts in its own renderers only. */
const part = (name: string, value: any): { name: string; value: any } => ({ name, value });

/**
 * Pixi's Canvas2D renderer with only what a board of sprites needs. Pixi's own `CanvasRenderer` would bring text,
 * filters, masks and graphics, and its `SchedulerSystem` and `EventSystem` start a ticker that never rests.
 */
class SpriteRenderer extends AbstractRenderer<unknown, RendererOptions> {
  constructor() {
    super({
      name: "canvas",
      type: RendererType.CANVAS,
      systems: [
        part("background", BackgroundSystem),
        part("globalUniforms", StageUniforms),
        part("view", ViewSystem),
        part("renderGroup", RenderGroupSystem),
        part("gc", NoCollector),
        part("canvasContext", CanvasContextSystem),
        part("limits", CanvasLimitsSystem),
        part("texture", CanvasTextureSystem),
        part("renderTarget", CanvasRenderTargetSystem),
      ],
      renderPipes: [
        part("blendMode", BlendModePipe),
        part("batch", BatcherPipe),
        part("sprite", SpritePipe),
        part("renderGroup", RenderGroupPipe),
        part("colorMask", CanvasColorMaskPipe),
      ],
      renderPipeAdaptors: [part("batch", CanvasBatchAdaptor)],
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
  if (!canvas.getContext("2d")) throw new Error("The canvas gives no 2d context.");
  const renderer = new SpriteRenderer();
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
