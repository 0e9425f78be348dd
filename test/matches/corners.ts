import { Game, SHAPES } from "../../src/engine/index.js";
import type { Seat, Square } from "../../src/engine/index.js";

/**
 * @returns whether a move, in a game of two, gives a corner away that could have been kept: the opponent can take one then
 * that it couldn't take before, and after another legal move it couldn't have taken any
 */
export function givesCornerAway(game: Game, square: Square): boolean {
  const opponent = game.turn === "black" ? "white" : "black";
  const before = cornersFor(opponent, withTurn(game, opponent));
  const after = (move: Square) => cornersFor(opponent, game.play(move));
  return (
    after(square).some((corner) => !before.includes(corner)) &&
    game.legalMoves.some((move) => after(move).length === 0)
  );
}

/** The corners that a seat could take at once. */
function cornersFor(seat: Seat, game: Game): readonly Square[] {
  const { corners } = SHAPES[game.config.board];
  return game.turn === seat ? game.legalMoves.filter((square) => corners.includes(square)) : [];
}

/** The same squares, with another seat to move; if it can't, it isn't the one to move. */
function withTurn(game: Game, seat: Seat): Game {
  return Game.fromPosition(`${game.position.slice(0, -1)}${seat === "black" ? "X" : "O"}`, game.config);
}
