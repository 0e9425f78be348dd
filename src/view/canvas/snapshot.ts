import { Sprite, Texture } from "pixi.js";
import { makeSurface, makeTexture } from "./surface.js";

/** A copy of what a canvas shows, as a sprite. It takes memory only between {@link take} and {@link drop}. */
export class Snapshot {
  readonly sprite = new Sprite({ visible: false });
  #texture: Texture | null = null;

  take(canvas: HTMLCanvasElement): void {
    this.drop();
    const { canvas: copy, context } = makeSurface(canvas.width, canvas.height);
    context.drawImage(canvas, 0, 0);
    this.#texture = makeTexture(copy);
    this.sprite.texture = this.#texture;
    this.sprite.visible = true;
  }

  drop(): void {
    this.sprite.visible = false;
    this.sprite.texture = Texture.EMPTY;
    this.#texture?.destroy(true);
    this.#texture = null;
  }
}
