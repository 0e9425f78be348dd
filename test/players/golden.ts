import { readFileSync } from "node:fs";
import { Game } from "../../src/engine/index.js";

/** A position of `golden/endgame-N.txt`. */
export interface GoldenEnding {
  readonly game: Game;
  /** The final difference for the side to move, the empty squares with the winner. */
  readonly value: number;
}

/** @returns the 15 golden positions with so many empty squares */
export function goldenEndings(empty: number): GoldenEnding[] {
  const text = readFileSync(new URL(`../golden/endgame-${empty}.txt`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [position, value] = line.split(";") as [string, string];
      return { game: Game.fromPosition(position, { scoring: "tournament" }), value: Number(value) };
    });
}
