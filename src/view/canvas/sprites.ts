import { Container, Sprite, type Texture } from "pixi.js";
import type { Scene } from "../scene.js";
import { isDisc, type Choreography } from "./choreography.js";
import { DISC_RADIUS } from "./discs.js";
import { centre, type Pixels } from "./pixels.js";
import type { Renderer } from "./renderer.js";
import { Rig } from "./rig.js";
import { Snapshot } from "./snapshot.js";
import type { Tiles } from "./tiles.js";

/** How much of the disc is seen that a move would put down. */
const GHOST_ALPHA = 0.7;
/** And how large it is: within the focus that lies around it. */
const GHOST_SCALE = 0.78;

/** All that a board's sprites are set from. */
export interface Picture {
  readonly scene: Scene;
  readonly choreography: Choreography;
  readonly pixels: Pixels;
  readonly tiles: Tiles;
  readonly backdrop: Texture;
}

/**
 * All sprites of one board. They are set from a picture, and never read back.
 *
 * They are two stages, one over the other: what rests, and what moves. While discs move, the first is drawn once and
 * copied; then a frame has that copy to draw and the few discs in motion, instead of all.
 */
export class Sprites {
  readonly #renderer: Renderer;
  readonly #still = new Container();
  readonly #backdrop = new Sprite();
  readonly #under = new Layer();
  readonly #resting = new Layer();
  readonly #live = new Container();
  readonly #snapshot = new Snapshot();
  readonly #shadows = new Container();
  readonly #moving = new Container();
  readonly #over = new Layer();
  readonly #rigs: Rig[] = [];

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
    this.#still.addChild(this.#backdrop, this.#under.container, this.#resting.container);
    this.#live.addChild(this.#snapshot.sprite, this.#shadows, this.#moving, this.#over.container);
  }

  /** Draws everything. */
  draw(picture: Picture): void {
    this.#setMarks(picture);
    this.#setResting(picture);
    for (const rig of this.#rigs) rig.hide();
    this.#setMoving(picture);
    this.#renderer.render(this.#still);
    if (picture.choreography.moving) this.#snapshot.take(this.#renderer.canvas);
    else this.#snapshot.drop();
    this.#renderer.render(this.#live, "over");
  }

  /** Draws a frame of what moves, over what {@link draw} drew. */
  drawMoving(picture: Picture): void {
    this.#setMoving(picture);
    this.#renderer.render(this.#live);
    if (!picture.choreography.moving) this.#snapshot.drop();
  }

  destroy(): void {
    this.#snapshot.drop();
    this.#still.destroy({ children: true });
    this.#live.destroy({ children: true });
  }

  #setMoving({ choreography: { acts }, pixels, tiles }: Picture): void {
    let used = 0;
    for (const act of acts.values()) {
      const rig = (this.#rigs[used++] ??= new Rig(this.#shadows, this.#moving));
      const { x, y } = middle(pixels, act.square);
      rig.pose(act, x, y, pixels.cell * DISC_RADIUS, tiles);
    }
  }

  #setMarks({ scene, choreography: { cells, acts }, pixels, tiles }: Picture): void {
    const { last, turn, legal, preview, numbers } = scene;
    this.#under.begin();
    this.#over.begin();
    if (last !== null) this.#under.add(tiles.get("last"), middle(pixels, last));
    if (turn) {
      for (const square of legal) {
        if (square !== preview?.square) this.#under.add(tiles.get("legal", turn), middle(pixels, square));
      }
    }
    for (const [square, number] of numbers) {
      const disc = cells[square];
      if (isDisc(disc) && !acts.has(square))
        this.#over.add(tiles.number(number, disc), middle(pixels, square));
    }
    if (turn && preview) {
      for (const tile of [tiles.get("face", turn), tiles.get("ghost")]) {
        const ghost = this.#over.add(tile, middle(pixels, preview.square));
        ghost.alpha = GHOST_ALPHA;
        ghost.scale.set(GHOST_SCALE);
      }
      for (const square of preview.flips) this.#over.add(tiles.get("flips"), middle(pixels, square));
    }
    this.#under.end();
    this.#over.end();
  }

  #setResting({ choreography: { cells, acts }, pixels, tiles, backdrop }: Picture): void {
    this.#backdrop.texture = backdrop;
    this.#resting.begin();
    for (const [square, cell] of cells.entries()) {
      if (isDisc(cell) && !acts.has(square))
        this.#resting.add(tiles.get("rest", cell), middle(pixels, square));
    }
    this.#resting.end();
  }
}

function middle(pixels: Pixels, square: number): { x: number; y: number } {
  return { x: centre(pixels, square % pixels.side), y: centre(pixels, Math.floor(square / pixels.side)) };
}

/** Sprites that are used again from one picture to the next. */
class Layer {
  readonly container = new Container();
  readonly #sprites: Sprite[] = [];
  #used = 0;

  begin(): void {
    this.#used = 0;
  }

  add(texture: Texture, { x, y }: { x: number; y: number }): Sprite {
    let sprite = this.#sprites[this.#used++];
    if (!sprite) {
      sprite = new Sprite({ anchor: 0.5 });
      this.#sprites.push(sprite);
      this.container.addChild(sprite);
    }
    sprite.visible = true;
    sprite.texture = texture;
    sprite.alpha = 1;
    sprite.scale.set(1);
    sprite.position.set(x, y);
    return sprite;
  }

  end(): void {
    for (const sprite of this.#sprites.slice(this.#used)) sprite.visible = false;
  }
}
