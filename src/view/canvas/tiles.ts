import { CanvasSource, Rectangle, Texture } from "pixi.js";
import { OWNERS, type Owner } from "../../engine/index.js";
import { DISC_RADIUS, paintBand, paintRim, paintShadow } from "./discs.js";
import { paintFlips, paintGhostEdge, paintLast, paintLegal, paintNumber } from "./marks.js";
import type { Shared } from "./shelf.js";
import { makeSurface, makeTexture } from "./surface.js";
import type { Palette, Theme } from "./theme.js";

/** How far the shadow of a disc at rest lies to the lower right, in radii. */
export const SHADOW_SHIFT = 0.075;
/** Height of a band's texture, in pixels. Twice that is painted, so that nothing else bleeds in when it is scaled. */
export const BAND_HEIGHT = 4;

const COLUMNS = OWNERS.length;
/** Where each kind of tile lies among all, counted row by row; the first five have one for each owner. */
const KINDS = {
  /** A disc at rest, with its shadow. */
  rest: 0,
  /** A disc's face without its shadow. */
  face: COLUMNS,
  /** A disc's outline in its rim's colour. */
  rim: 2 * COLUMNS,
  /** A disc's rim from the side, {@link BAND_HEIGHT} pixels high. */
  band: 3 * COLUMNS,
  /** The mark of a move that is legal for an owner. */
  legal: 4 * COLUMNS,
  /** The shadow of a disc in motion. */
  shadow: 5 * COLUMNS,
  /** The mark of the last move's square. */
  last: 5 * COLUMNS + 1,
  /** The mark of a disc that the pointed-at move would turn. */
  flips: 5 * COLUMNS + 2,
  /** The edge of the disc that the pointed-at move would put down. */
  ghost: 5 * COLUMNS + 3,
} as const;
type Kind = keyof typeof KINDS;

/**
 * The textures of all that lies on the board, for squares of `cell` pixels; each has its middle in the middle of its
 * square. A tile is painted when it is first asked for. All are on one canvas, so that Pixi draws them in one batch.
 */
export class Tiles implements Shared {
  /** Whether what turns closes and opens again. */
  readonly blooms: boolean;
  readonly #cell: number;
  readonly #side: number;
  readonly #theme: Theme;
  readonly #palette: Palette;
  readonly #context: CanvasRenderingContext2D;
  readonly #source: CanvasSource;
  readonly #textures = new Map<number, Texture>();
  /** Numbers are on canvases of their own: few boards show them. */
  readonly #numbers = new Map<string, Texture>();

  constructor(cell: number, theme: Theme, palette: Palette) {
    this.blooms = theme.blooms ?? false;
    this.#cell = cell;
    // As odd as the square: then both have their middle on a pixel, or both between two.
    this.#side = cell + 2 * Math.ceil(cell * 0.12 + 1);
    this.#theme = theme;
    this.#palette = palette;
    const { canvas, context } = makeSurface(this.#side * COLUMNS, this.#side * 6);
    this.#context = context;
    this.#source = new CanvasSource({ resource: canvas, resolution: 1 });
  }

  /** A tile; the owner means nothing where there is only one of its kind. */
  get(kind: Kind, owner: Owner = OWNERS[0]): Texture {
    const index = KINDS[kind] + OWNERS.indexOf(owner);
    const kept = this.#textures.get(index);
    if (kept) return kept;
    const side = this.#side;
    const [x, y] = [(index % COLUMNS) * side, Math.floor(index / COLUMNS) * side];
    this.#context.save();
    this.#context.beginPath();
    this.#context.rect(x, y, side, side);
    this.#context.clip();
    this.#context.translate(x + side / 2, y + side / 2);
    this.#paint(kind, owner);
    this.#context.restore();
    const height = kind === "band" ? BAND_HEIGHT : side;
    const frame = new Rectangle(x, y + Math.floor((side - height) / 2), side, height);
    const texture = new Texture({ source: this.#source, frame });
    this.#textures.set(index, texture);
    return texture;
  }

  /** A move's number on a disc. */
  number(number: number, owner: Owner): Texture {
    const key = owner + number;
    let texture = this.#numbers.get(key);
    if (!texture) {
      const { canvas, context } = makeSurface(this.#cell, this.#cell);
      context.translate(this.#cell / 2, this.#cell / 2);
      paintNumber(context, number, owner, this.#cell, this.#palette);
      texture = makeTexture(canvas);
      this.#numbers.set(key, texture);
    }
    return texture;
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    for (const texture of this.#numbers.values()) texture.destroy(true);
    this.#source.destroy();
  }

  /** Paints a tile around the origin. */
  #paint(kind: Kind, owner: Owner): void {
    const [context, theme, palette, cell] = [this.#context, this.#theme, this.#palette, this.#cell];
    const radius = cell * DISC_RADIUS;
    const colour = palette[owner];
    if (kind === "rest") paintShadow(context, radius, theme.shadow, radius * SHADOW_SHIFT);
    switch (kind) {
      case "rest":
      case "face":
        theme.paintDisc(context, owner, radius, palette);
        break;
      case "rim":
        paintRim(context, colour, radius);
        break;
      case "band":
        paintBand(context, colour, radius, 2 * BAND_HEIGHT);
        break;
      case "legal":
        paintLegal(context, colour, cell, palette);
        break;
      case "shadow":
        paintShadow(context, radius, theme.shadow, 0);
        break;
      case "last":
        paintLast(context, cell, palette);
        break;
      case "flips":
        paintFlips(context, cell, palette);
        break;
      case "ghost":
        paintGhostEdge(context, cell, palette);
        break;
    }
  }
}
