import { Matrix, Sprite, type Container, type Texture } from "pixi.js";
import type { Owner } from "../../engine/index.js";
import { lyingDisc, nearDisc, poseOf, type Act } from "./choreography.js";
import { DISC_RADIUS } from "./discs.js";
import { BAND_HEIGHT, SHADOW_SHIFT, type Tiles } from "./tiles.js";

/** Below this flatness the outlines of a disc's two faces leave gaps between them, which a band fills. */
const BAND_FLATNESS = 0.5;
/** Rims thinner than this many pixels aren't drawn. */
const THINNEST_RIM = 0.25;
/** How much larger a disc, and its shadow, get on rising by their radius. */
const NEARNESS = 0.1;
const SHADOW_SPREAD = 0.08;
/** How far the shadow moves on rising by a radius, in radii. */
const SHADOW_SLANT = 0.2;

const matrix = new Matrix();

const makeSprite = (): Sprite => new Sprite({ anchor: 0.5 });

/**
 * The sprites of one disc in motion. A solid, two-sided disc seen from above is built from flat parts: the outline of
 * the far face in its rim's colour, the same in the near face's, and the near face. On edge, two bands join them.
 */
export class Rig {
  readonly #shadow = makeSprite();
  readonly #farRim = makeSprite();
  readonly #farBand = makeSprite();
  readonly #nearRim = makeSprite();
  readonly #nearBand = makeSprite();
  readonly #face = makeSprite();

  constructor(shadows: Container, discs: Container) {
    shadows.addChild(this.#shadow);
    discs.addChild(this.#farRim, this.#farBand, this.#nearRim, this.#nearBand, this.#face);
  }

  /** Draws `act` around `x`, `y`, the middle of its square of `cell` pixels. */
  pose(act: Act, x: number, y: number, cell: number, tiles: Tiles): void {
    if (act.progress === 0 || act.progress === 1) this.#lie(lyingDisc(act), x, y, tiles);
    else this.#move(act, x, y, cell * DISC_RADIUS, tiles);
  }

  /** A clear sprite is passed over; an invisible one would make Pixi build its list of sprites anew. */
  hide(): void {
    this.#face.alpha = 0;
    this.#hideDepth();
  }

  #hideDepth(): void {
    this.#shadow.alpha = 0;
    this.#hideRim();
  }

  #hideRim(): void {
    this.#farRim.alpha = this.#nearRim.alpha = 0;
    this.#hideBand();
  }

  #hideBand(): void {
    this.#farBand.alpha = this.#nearBand.alpha = 0;
  }

  #lie(disc: Owner | null, x: number, y: number, tiles: Tiles): void {
    this.#hideDepth();
    matrix.identity().translate(x, y);
    put(this.#face, tiles.rest[disc ?? "neutral"], disc ? 1 : 0);
  }

  #move(act: Act, x: number, y: number, radius: number, tiles: Tiles): void {
    const { flatness, tip, height, alpha } = poseOf(act);
    const near = nearDisc(act);
    const far = near === act.from ? act.to : act.from;
    const scale = 1 + height * NEARNESS;
    const lean = tip * radius * scale;
    const place = (sprite: Sprite, texture: Texture, shift: number): void => {
      squeeze(act, flatness, scale, x + act.x * shift, y + act.y * shift);
      put(sprite, texture, alpha);
    };
    const placeBand = (sprite: Sprite, texture: Texture, shift: number): void => {
      standUp(act, scale, lean, x + act.x * shift, y + act.y * shift);
      put(sprite, texture, alpha);
    };
    if (Math.abs(lean) > THINNEST_RIM) {
      place(this.#farRim, tiles.rim[far], -lean);
      place(this.#nearRim, tiles.rim[near], 0);
    } else this.#hideRim();
    if (flatness < BAND_FLATNESS) {
      placeBand(this.#farBand, tiles.band[far], -lean / 2);
      placeBand(this.#nearBand, tiles.band[near], lean / 2);
    } else this.#hideBand();
    place(this.#face, tiles.face[near], lean);
    const shift = radius * (SHADOW_SHIFT + height * SHADOW_SLANT);
    squeeze(act, Math.max(flatness, 2 * Math.abs(tip)), 1 + height * SHADOW_SPREAD, x + shift, y + shift);
    put(this.#shadow, tiles.shadow, alpha * Math.max(0.45, 1 - height * 0.25));
  }
}

/** Narrows what is drawn along the way an act tips; light and marks keep their own direction. */
function squeeze({ x, y }: Act, flatness: number, scale: number, toX: number, toY: number): void {
  // Never quite flat: Pixi couldn't take the matrix apart.
  const loss = 1 - Math.max(0.02, flatness);
  const slant = -scale * loss * x * y;
  matrix.set(scale * (1 - loss * x * x), slant, slant, scale * (1 - loss * y * y), toX, toY);
}

/** Lays a band across the way an act tips, as high as the disc leans. */
function standUp({ x, y }: Act, scale: number, lean: number, toX: number, toY: number): void {
  const height = Math.abs(lean) / BAND_HEIGHT;
  matrix.set(-y * scale, x * scale, x * height, y * height, toX, toY);
}

function put(sprite: Sprite, texture: Texture, alpha: number): void {
  sprite.texture = texture;
  sprite.alpha = alpha;
  sprite.setFromMatrix(matrix);
}
