import { CanvasSource, Rectangle, Texture } from "pixi.js";
import type { Owner, Seat } from "../../engine/index.js";
import { DISC_RADIUS, paintBand, paintFace, paintRim, paintShadow } from "./discs.js";
import { paintGhostEdge, paintLast, paintLegal, paintPreview } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Shared } from "./shelf.js";
import { makeSurface } from "./surface.js";

type ByOwner = Readonly<Record<Owner, Texture>>;
type BySeat = Readonly<Record<Seat, Texture>>;

/** The textures of all that lies on the board. Each has its middle in the middle of its square. */
export interface Tiles extends Shared {
  /** A disc at rest, with its shadow. */
  readonly rest: ByOwner;
  /** A disc in motion, in parts: its face, its outline in the rim's colour, its rim from the side. */
  readonly face: ByOwner;
  readonly rim: ByOwner;
  readonly band: ByOwner;
  readonly shadow: Texture;
  readonly legal: BySeat;
  readonly last: Texture;
  readonly preview: Texture;
  readonly ghost: Texture;
}

/** How far the shadow of a disc at rest lies to the lower right, in radii. */
export const SHADOW_SHIFT = 0.075;
/** Height of a band's texture, in pixels. Twice that is painted, so that nothing else bleeds in when it is scaled. */
export const BAND_HEIGHT = 4;

const COLUMNS = 5;
const ROWS = 6;

/** Paints all tiles for squares of `cell` pixels. They share one canvas, so that Pixi draws them in one batch. */
export function paintTiles(cell: number, palette: Palette): Tiles {
  const radius = cell * DISC_RADIUS;
  // As odd as the square: then both have their middle on a pixel, or both between two.
  const side = cell + 2 * Math.ceil(cell * 0.12 + 1);
  const { canvas, context } = makeSurface(side * COLUMNS, side * ROWS);
  const source = new CanvasSource({ resource: canvas, resolution: 1 });
  const textures: Texture[] = [];

  /** Calls `draw` with the origin in the middle of the next tile. */
  const paint = (draw: () => void, height = side): Texture => {
    const x = (textures.length % COLUMNS) * side;
    const y = Math.floor(textures.length / COLUMNS) * side;
    context.save();
    context.beginPath();
    context.rect(x, y, side, side);
    context.clip();
    context.translate(x + side / 2, y + side / 2);
    draw();
    context.restore();
    const frame = new Rectangle(x, y + Math.floor((side - height) / 2), side, height);
    const texture = new Texture({ source, frame });
    textures.push(texture);
    return texture;
  };
  const paintSeats = (draw: (seat: Seat) => void): BySeat => ({
    black: paint(() => draw("black")),
    white: paint(() => draw("white")),
    red: paint(() => draw("red")),
    green: paint(() => draw("green")),
  });
  const paintOwners = (draw: (owner: Owner) => void, height = side): ByOwner => ({
    black: paint(() => draw("black"), height),
    white: paint(() => draw("white"), height),
    red: paint(() => draw("red"), height),
    green: paint(() => draw("green"), height),
    neutral: paint(() => draw("neutral"), height),
  });
  const paintRest = (owner: Owner): void => {
    context.save();
    context.translate(radius * SHADOW_SHIFT, radius * SHADOW_SHIFT);
    paintShadow(context, radius, palette);
    context.restore();
    paintFace(context, owner, radius, palette);
  };

  return {
    rest: paintOwners(paintRest),
    face: paintOwners((owner) => paintFace(context, owner, radius, palette)),
    rim: paintOwners((owner) => paintRim(context, owner, radius, palette)),
    band: paintOwners((owner) => paintBand(context, owner, radius, 2 * BAND_HEIGHT, palette), BAND_HEIGHT),
    legal: paintSeats((seat) => paintLegal(context, seat, cell, palette)),
    shadow: paint(() => paintShadow(context, radius, palette)),
    last: paint(() => paintLast(context, cell, palette)),
    preview: paint(() => paintPreview(context, cell, palette)),
    ghost: paint(() => paintGhostEdge(context, cell, palette)),
    destroy: () => {
      for (const texture of textures) texture.destroy();
      source.destroy();
    },
  };
}
