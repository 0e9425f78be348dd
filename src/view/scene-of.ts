import { makeSquare, parseSquare, SHAPES } from "../engine/index.js";
import type { BoardName, Game, Square } from "../engine/index.js";
import type { Mark } from "./look.js";
import type { Scene } from "./scene.js";

/** The bounding square's squares in square order; null is a corner that the board doesn't have. */
export function boundingSquares(board: BoardName): readonly (Square | null)[] {
  const there = new Set(SHAPES[board].squares);
  return eachPlace(board, (name) => (there.has(name) ? name : null));
}

/** What is at each place of the bounding square, in square order. */
function eachPlace<Content>(board: BoardName, contentOf: (name: Square) => Content): Content[] {
  const { size } = SHAPES[board];
  return Array.from({ length: size * size }, (_, index) =>
    contentOf(makeSquare(index % size, Math.floor(index / size))),
  );
}

/** Where a square of this board stands in the bounding square. */
export function indexOf(square: Square, board: BoardName): number {
  const place = parseSquare(square);
  return place ? place.rank * SHAPES[board].size + place.file : -1;
}

/** What of a game a scene shows beside its discs. */
export interface SceneOptions {
  /** A person may play now. */
  readonly inviting: boolean;
  readonly marks: ReadonlySet<Mark>;
  /** The square that is pointed at or focused. */
  readonly pointed: Square | null;
}

/** What the board shows of a game. */
export function sceneOf(game: Game, { inviting, marks, pointed }: SceneOptions): Scene {
  const { board } = game.config;
  const moves = game.plies
    .filter((ply) => ply.kind !== "pass")
    .map(({ square = "" }) => indexOf(square, board));
  const aimed = inviting && pointed !== null && game.legalMoves.includes(pointed) ? pointed : null;
  const squares = (names: readonly Square[]): number[] => names.map((name) => indexOf(name, board));
  return {
    board,
    side: SHAPES[board].size,
    cells: eachPlace(board, (name) => game.at(name) ?? "cut"),
    legal: inviting && marks.has("legal") ? squares(game.legalMoves) : [],
    last: marks.has("last") ? (moves.at(-1) ?? null) : null,
    turn: game.turn,
    preview:
      aimed === null
        ? null
        : {
            square: indexOf(aimed, board),
            flips: marks.has("flips") ? squares(game.flipsOf(aimed)) : [],
          },
    numbers: new Map(marks.has("numbers") ? moves.map((square, index) => [square, index + 1]) : []),
  };
}

/** A board on which nothing is played. */
export const EMPTY_SCENE: Scene = {
  board: "8x8",
  side: SHAPES["8x8"].size,
  cells: SHAPES["8x8"].squares.map(() => "empty"),
  legal: [],
  last: null,
  turn: null,
  preview: null,
  numbers: new Map(),
};
