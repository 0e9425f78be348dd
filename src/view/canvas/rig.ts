import { Matrix, Sprite, type Container, type Texture } from "pixi.js";
import type { Owner } from "../../engine/index.js";
import { lyingDisc, nearDisc, poseOf, type Act } from "./choreography.js";
import type { Pose } from "./pose.js";
import { BAND_HEIGHT, SHADOW_SHIFT, type Tiles } from "./tiles.js";

/** Below this flatness the outlines of a disc's two faces leave gaps between them, which a band fills. */
const BAND_FLATNESS = 0.5;
/** How much larger a disc, and its shadow, get on rising by their radius. */
const NEARNESS = 0.1;
const SHADOW_SPREAD = 0.08;
/** How far the shadow moves on rising by a radius, in radii. */
const SHADOW_SLANT = 0.2;
/** How much fainter the shadow gets on rising by a radius, and how faint at most. */
const SHADOW_FADE = 0.25;
const FAINTEST_SHADOW = 0.45;

/** What is left of a flower's size when it is closed. */
const BUD = 0.35;

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
  /** What is drawn now. */
  #act: Act | null = null;
  #progress = 0;

  constructor(shadows: Container, discs: Container) {
    shadows.addChild(this.#shadow);
    discs.addChild(this.#farRim, this.#farBand, this.#nearRim, this.#nearBand, this.#face);
  }

  /** Draws `act` around `x`, `y`, the middle of its square; `radius` in pixels. Does nothing where that is drawn. */
  pose(act: Act, x: number, y: number, radius: number, tiles: Tiles): void {
    if (act === this.#act && act.progress === this.#progress) return;
    this.#act = act;
    this.#progress = act.progress;
    if (act.progress === 0 || act.progress === 1) this.#lie(lyingDisc(act), x, y, tiles);
    else this.#move(act, x, y, radius, tiles);
  }

  /** A clear sprite is passed over; an invisible one would make Pixi build its list of sprites anew. */
  hide(): void {
    this.#act = null;
    this.#face.alpha = 0;
    this.#hideDepth();
  }

  #hideDepth(): void {
    this.#shadow.alpha = 0;
    this.#farRim.alpha = this.#nearRim.alpha = 0;
    this.#hideBands();
  }

  #hideBands(): void {
    this.#farBand.alpha = this.#nearBand.alpha = 0;
  }

  #lie(disc: Owner | null, x: number, y: number, tiles: Tiles): void {
    this.#hideDepth();
    matrix.identity().translate(x, y);
    if (disc) put(this.#face, tiles.get("rest", disc), 1);
    else this.#face.alpha = 0;
  }

  #move(act: Act, x: number, y: number, radius: number, tiles: Tiles): void {
    const pose = poseOf(act);
    const { alpha } = pose;
    // What blooms gets smaller all round, instead of along the way it tips.
    const { flatness, tip, height } = tiles.blooms ? { flatness: 1, tip: 0, height: 0 } : pose;
    const near = nearDisc(act);
    const far = near === act.from ? act.to : act.from;
    const scale = tiles.blooms ? closed(act, pose) : 1 + height * NEARNESS;
    const lean = tip * radius * scale;
    const leanX = act.x * lean;
    const leanY = act.y * lean;
    if (lean !== 0) {
      squeeze(act, flatness, scale, x - leanX, y - leanY);
      put(this.#farRim, tiles.get("rim", far), alpha);
      squeeze(act, flatness, scale, x, y);
      put(this.#nearRim, tiles.get("rim", near), alpha);
    } else this.#farRim.alpha = this.#nearRim.alpha = 0;
    if (flatness < BAND_FLATNESS) {
      standUp(act, scale, lean, x - leanX / 2, y - leanY / 2);
      put(this.#farBand, tiles.get("band", far), alpha);
      standUp(act, scale, lean, x + leanX / 2, y + leanY / 2);
      put(this.#nearBand, tiles.get("band", near), alpha);
    } else this.#hideBands();
    squeeze(act, flatness, scale, x + leanX, y + leanY);
    put(this.#face, tiles.get("face", near), alpha);
    const shift = radius * (SHADOW_SHIFT + height * SHADOW_SLANT);
    const spread = tiles.blooms ? scale : 1 + height * SHADOW_SPREAD;
    squeeze(act, Math.max(flatness, 2 * Math.abs(tip)), spread, x + shift, y + shift);
    put(this.#shadow, tiles.get("shadow"), alpha * Math.max(FAINTEST_SHADOW, 1 - height * SHADOW_FADE));
  }
}

/** How far a flower is closed, as its size: on turning into another half-way, on coming out of the water at first. */
const closed = ({ kind }: Act, { flatness, height }: Pose): number =>
  kind === "turn" ? Math.max(BUD, flatness) : 1 / (1 + height);

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
