import type { InstructionSet, Sprite } from "pixi.js";

// Parts of a Pixi renderer that Pixi itself has for WebGL's sake, or for much more than sprites on a canvas. Pixi finds
// parts by name, and calls those of their methods that it knows.

/** System `background`: the canvas is clear where nothing is drawn. */
export class ClearBackground {
  readonly colorRgba = null;
  readonly clearBeforeRender = true;
}

/** System `globalUniforms`: a stage's own place and colour, which ours keep as they are. */
export class NoUniforms {
  start(): void {}
}

/** Pipes `batch`, `blendMode` and `colorMask`: sprites aren't batched, blended or masked. */
export class NoPipe {
  buildStart(): void {}
  buildEnd(): void {}
  upload(): void {}
  pushBlendMode(): void {}
  popBlendMode(): void {}
}

/** System `screen2d`: empties the canvas before a stage is drawn that doesn't go over another. */
export const screen2d = (context: CanvasRenderingContext2D) =>
  class {
    renderStart({ clear }: { clear: boolean }): void {
      context.setTransform(1, 0, 0, 1, 0, 0);
      if (clear) context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    }
  };

/**
 * Pipe `sprite`: draws each as one image. With Pixi's own, which goes through the batches that WebGL needs, Pixi is half
 * as large again here, and its share of a frame nearly twice as long.
 */
export const sprite2d = (context: CanvasRenderingContext2D) =>
  class {
    addRenderable(sprite: Sprite, instructions: InstructionSet): void {
      instructions.add(sprite);
    }

    updateRenderable(): void {}

    validateRenderable(): boolean {
      return false;
    }

    execute({ texture, anchor, groupTransform: { a, b, c, d, tx, ty }, groupAlpha }: Sprite): void {
      if (groupAlpha === 0) return;
      const { x, y, width, height } = texture.frame;
      context.globalAlpha = groupAlpha;
      context.setTransform(a, b, c, d, tx, ty);
      const image: HTMLCanvasElement = texture.source.resource;
      context.drawImage(image, x, y, width, height, -anchor.x * width, -anchor.y * height, width, height);
    }
  };
