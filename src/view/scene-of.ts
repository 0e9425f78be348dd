import { makeSquare, parseSquare, SHAPES } from "../engine/index.js";
import type { BoardName, Game, Square } from "../engine/index.js";
import type { Scene } from "./scene.js";

/** The bounding square's squares in square order; null is a corner that the board doesn't have. */
export function boundingSquares(board: BoardName): readonly (Square | null)[] {
  const { size, squares } = SHAPES[board];
  const there = new Set(squares);
  return Array.from({ length: size * size }, (_, index) => {
    const name = makeSquare(index % size, Math.floor(index / size));
    return there.has(name) ? name : null;
  });
}

/** Where a square of this board stands in the bounding square. */
export function indexOf(square: Square, board: BoardName): number {
  const place = parseSquare(square);
  return place ? place.rank * SHAPES[board].size + place.file : -1;
}

/** What the board shows of a game. `inviting` marks the legal moves. */
export function sceneOf(game: Game, inviting: boolean): Scene {
  const { board } = game.config;
  const lastMove = game.plies.findLast((ply) => ply.kind !== "pass");
  return {
    board,
    side: SHAPES[board].size,
    cells: boundingSquares(board).map((name) => (name === null ? "cut" : (game.at(name) ?? "cut"))),
    legal: inviting ? game.legalMoves.map((name) => indexOf(name, board)) : [],
    last: lastMove?.square ? indexOf(lastMove.square, board) : null,
    turn: game.turn,
    preview: null,
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
};
