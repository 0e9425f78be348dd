import { CanvasSource, Rectangle, Texture } from "pixi.js";
import { OWNERS, SEATS, type Owner, type Seat } from "../../engine/index.js";
import { DISC_RADIUS, paintBand, paintFace, paintRim, paintShadow } from "./discs.js";
import { paintGhostEdge, paintLast, paintLegal, paintPreview } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Shared } from "./shelf.js";
import { makeSurface } from "./surface.js";

/** How far the shadow of a disc at rest lies to the lower right, in radii. */
export const SHADOW_SHIFT = 0.075;
/** Height of a band's texture, in pixels. Twice that is painted, so that nothing else bleeds in when it is scaled. */
export const BAND_HEIGHT = 4;

const COLUMNS = OWNERS.length;
/** What each row of tiles holds, with a column for each owner, seat or mark. */
const ROWS = { rest: 0, face: 1, rim: 2, band: 3, legal: 4, mark: 5 } as const;
const MARKS = { last: 0, preview: 1, ghost: 2, shadow: 3 } as const;

/**
 * The textures of all that lies on the board, for squares of `cell` pixels; each has its middle in the middle of its
 * square. A tile is painted when it is first asked for. All are on one canvas, so that Pixi draws them in one batch.
 */
export class Tiles implements Shared {
  readonly #cell: number;
  readonly #radius: number;
  readonly #side: number;
  readonly #palette: Palette;
  readonly #context: CanvasRenderingContext2D;
  readonly #source: CanvasSource;
  readonly #textures = new Map<number, Texture>();

  constructor(cell: number, palette: Palette) {
    this.#cell = cell;
    this.#radius = cell * DISC_RADIUS;
    // As odd as the square: then both have their middle on a pixel, or both between two.
    this.#side = cell + 2 * Math.ceil(cell * 0.12 + 1);
    this.#palette = palette;
    const { canvas, context } = makeSurface(this.#side * COLUMNS, this.#side * Object.keys(ROWS).length);
    this.#context = context;
    this.#source = new CanvasSource({ resource: canvas, resolution: 1 });
  }

  /** A disc at rest, with its shadow. */
  rest(owner: Owner): Texture {
    return this.#tile(ROWS.rest, OWNERS.indexOf(owner), () => {
      const shift = this.#radius * SHADOW_SHIFT;
      this.#context.translate(shift, shift);
      paintShadow(this.#context, this.#radius, this.#palette);
      this.#context.translate(-shift, -shift);
      paintFace(this.#context, owner, this.#radius, this.#palette);
    });
  }

  /** A disc's face without its shadow. */
  face(owner: Owner): Texture {
    return this.#tile(ROWS.face, OWNERS.indexOf(owner), () =>
      paintFace(this.#context, owner, this.#radius, this.#palette),
    );
  }

  /** A disc's outline in its rim's colour. */
  rim(owner: Owner): Texture {
    return this.#tile(ROWS.rim, OWNERS.indexOf(owner), () =>
      paintRim(this.#context, owner, this.#radius, this.#palette),
    );
  }

  /** A disc's rim from the side, {@link BAND_HEIGHT} pixels high. */
  band(owner: Owner): Texture {
    const draw = (): void => paintBand(this.#context, owner, this.#radius, 2 * BAND_HEIGHT, this.#palette);
    return this.#tile(ROWS.band, OWNERS.indexOf(owner), draw, BAND_HEIGHT);
  }

  /** The shadow of a disc in motion. */
  get shadow(): Texture {
    return this.#tile(ROWS.mark, MARKS.shadow, () => paintShadow(this.#context, this.#radius, this.#palette));
  }

  /** The mark of a legal move. */
  legal(seat: Seat): Texture {
    return this.#tile(ROWS.legal, SEATS.indexOf(seat), () =>
      paintLegal(this.#context, seat, this.#cell, this.#palette),
    );
  }

  /** The mark of the last move's square. */
  get last(): Texture {
    return this.#tile(ROWS.mark, MARKS.last, () => paintLast(this.#context, this.#cell, this.#palette));
  }

  /** The mark of a disc that the pointed-at move would turn. */
  get preview(): Texture {
    return this.#tile(ROWS.mark, MARKS.preview, () => paintPreview(this.#context, this.#cell, this.#palette));
  }

  /** The edge of the disc that the pointed-at move would put down. */
  get ghost(): Texture {
    return this.#tile(ROWS.mark, MARKS.ghost, () => paintGhostEdge(this.#context, this.#cell, this.#palette));
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy();
    this.#source.destroy();
  }

  /** Calls `draw` with the origin in the tile's middle, if it isn't painted yet. */
  #tile(row: number, column: number, draw: () => void, height = this.#side): Texture {
    const kept = this.#textures.get(row * COLUMNS + column);
    if (kept) return kept;
    const side = this.#side;
    const [x, y] = [column * side, row * side];
    this.#context.save();
    this.#context.beginPath();
    this.#context.rect(x, y, side, side);
    this.#context.clip();
    this.#context.translate(x + side / 2, y + side / 2);
    draw();
    this.#context.restore();
    const frame = new Rectangle(x, y + Math.floor((side - height) / 2), side, height);
    const texture = new Texture({ source: this.#source, frame });
    this.#textures.set(row * COLUMNS + column, texture);
    return texture;
  }
}
