import { expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

interface Special {
  readonly about: string;
  readonly source: string;
  readonly moves: string;
  readonly config?: ConfigInput;
  readonly discs: readonly [black: number, white: number];
  readonly passes: number;
  readonly over: boolean;
  readonly tournament?: readonly [black: number, white: number];
}

const GAMES: readonly Special[] = [
  {
    about: "the shortest wipe-out",
    source: "folklore; WOF score 64 to 0",
    moves: "e6f4e3f6g5d6e7f5c5",
    discs: [13, 0],
    passes: 0,
    over: true,
    tournament: [64, 0],
  },
  {
    about: "a short game that ends with both colours on the board",
    source: "W. D. Smith on the math-fun list",
    moves: "f5f4c3e6f7g6g4e8g8g5h5",
    discs: [14, 1],
    passes: 0,
    over: true,
    tournament: [63, 1],
  },
  {
    about: "23 passes by Black",
    source: "the same thread",
    moves:
      "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6",
    discs: [0, 59],
    passes: 23,
    over: true,
    tournament: [0, 64],
  },
  {
    about: "a draw with two squares empty",
    source: "WTHOR 1986, game 548",
    moves:
      "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1",
    discs: [31, 31],
    passes: 0,
    over: true,
    tournament: [32, 32],
  },
  {
    about: "a pass, but not the end",
    source: "Zolomon/reversi-ai, pull request 6",
    moves: "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8",
    discs: [17, 3],
    passes: 1,
    over: false,
  },
  {
    about: "perfect play on 6x6, which White wins",
    source: "J. Feinstein",
    moves: "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1",
    config: { board: "6x6" },
    discs: [16, 20],
    passes: 1,
    over: true,
  },
  {
    about: "a pass in mid-game on the octagon",
    source: "the tests of Mind-Sports-Games/strategygames, ranks turned round",
    moves:
      "g6g5h4h5d4d5f4f7f8e7h7h6c5e4f3g7i7j7i5j5j4j3g8e8i6j6e9e10d10c10i8j8h8i9d6i4d8g4i3i2g3h3h2f9g10f10h9h10g9h1",
    config: { board: "octagon" },
    discs: [22, 32],
    passes: 1,
    over: false,
  },
];

it.each(GAMES)("$about ($source)", ({ moves, config, discs, passes, over, tournament }) => {
  const game = Game.fromTranscript(moves, { ...config, scoring: "tournament" });
  const [black, white] = discs;
  expect(game.discs).toEqual({ black, white });
  expect(game.phase === "over").toBe(over);
  expect(game.plies.filter(({ kind }) => kind === "pass")).toHaveLength(passes);
  if (tournament) expect(game.scores).toEqual({ black: tournament[0], white: tournament[1] });
});

it("move 20, g2, turns exactly e4 and f3 (Zolomon/reversi-ai, pull request 5)", () => {
  const game = Game.fromTranscript("d3c5b6e3f2c2f6b5a5e2f3e6d2c4f4g1b4g7h8g2");
  expect(game.lastPly?.flips.toSorted()).toEqual(["e4", "f3"]);
  expect(game.discs).toEqual({ black: 15, white: 9 });
});
