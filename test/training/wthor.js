/** Reads the game database of the Fédération Française d'Othello (WTHOR; the format is in `shared/FACTS.md`). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const HEADER = 16;
const GAME = 68;

/**
 * @param folder - where the `.wtb` files are
 * @returns all games: the moves as squares' numbers (rank × 8 + file) without the passes, and the difference of discs that
 *   perfect play from `depth` empty squares on would have given, for Black
 */
export function readGames(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".wtb"));
  return names.toSorted().flatMap((name) => {
    const file = readFileSync(join(folder, name));
    const depth = file[14];
    return Array.from({ length: file.readInt32LE(4) }, (_, index) => {
      const game = file.subarray(HEADER + index * GAME, HEADER + (index + 1) * GAME);
      const moves = [...game.subarray(8)].filter((move) => move > 0);
      return {
        moves: moves.map((move) => (Math.floor(move / 10) - 1) * 8 + (move % 10) - 1),
        depth,
        best: 2 * game[7] - 64,
      };
    });
  });
}
