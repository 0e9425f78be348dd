import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Game, makeSquare } from "../../src/engine/index.js";

// Public data that lies beside the project and is never part of it; a clone without it says that it was skipped.
const data = new URL("../../../shared/data/", import.meta.url);
const hasData = existsSync(data);

it.skipIf(!hasData)(
  "all 124,106 games of the WTHOR database replay legally, and every finished one has its score",
  () => {
    const folder = new URL("wthor/", data);
    let games = 0;
    let finished = 0;
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".wtb"))) {
      const bytes = readFileSync(new URL(name, folder));
      const count = bytes.readInt32LE(4);
      for (let index = 0; index < count; index++) {
        const at = 16 + index * 68;
        let game = Game.start();
        for (let move = 0; move < 60; move++) {
          const code = bytes[at + 8 + move]!;
          if (code === 0) break;
          game = game.play(makeSquare((code % 10) - 1, Math.floor(code / 10) - 1));
        }
        games += 1;
        if (game.phase !== "over") continue;
        finished += 1;
        // The database gives the squares left empty to the winner, and half of them to each after a draw.
        const { black = 0, white = 0 } = game.discs;
        const score = black + (black > white ? game.empty : black === white ? game.empty / 2 : 0);
        if (score !== bytes[at + 6])
          expect(`${name} ${index}: ${score}`).toBe(`${name} ${index}: ${bytes[at + 6]}`);
      }
    }
    expect(games).toBe(124_106);
    expect(finished).toBe(123_673);
  },
  300_000,
);

it.skipIf(!hasData)("the legal moves of all 79 FFO endgame positions match", () => {
  const folder = new URL("ffo/", data);
  let positions = 0;
  for (const name of readdirSync(folder)) {
    for (const line of readFileSync(new URL(name, folder), "utf8").trim().split("\n")) {
      const [position = "", ...moves] = line.split(";");
      const listed = moves
        .map((move) => move.split(":")[0]!.trim().toLowerCase())
        .filter((move) => /^[a-h][1-8]$/.test(move));
      expect(Game.fromPosition(position).legalMoves.toSorted(), line).toEqual(listed.toSorted());
      positions += 1;
    }
  }
  expect(positions).toBe(79);
});
