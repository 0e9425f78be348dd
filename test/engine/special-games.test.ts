import { expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";

/** Plies of passes, and whose they are. */
const passes = (game: Game) =>
  game.plies.filter(({ kind }) => kind === "pass").map(({ ply, seat }) => [ply, seat]);

it("the shortest wipe-out ends after nine moves, and the winner is given the empty squares", () => {
  // WTHOR 2001, game 944: Boer–Torri.
  const game = Game.fromTranscript("f5d6c5f6e7f4g5e6e3", { scoring: "tournament" });
  expect(game.result).toMatchObject({
    winner: "black",
    discs: { black: 13, white: 0 },
    scores: { black: 64, white: 0 },
  });
  expect(passes(game)).toEqual([]);
});

it("a game can end after eleven moves with both colours on the board", () => {
  // W. D. Smith, math-fun mailing list.
  const game = Game.fromTranscript("f5f4c3e6f7g6g4e8g8g5h5", { scoring: "tournament" });
  expect(game.result).toMatchObject({
    discs: { black: 14, white: 1 },
    scores: { black: 63, white: 1 },
  });
});

it("23 passes of one player are made and kept", () => {
  // The same mailing list.
  const game = Game.fromTranscript(
    "f5d6c4g5d7c7h5d8b8b7b6a7b5a6a5b4b3c6e8f8c8a8e7a4b2a2c2d2d1e2f2c5c3a1a3e6d3f6f7f1g2h2e3f4b1g1c1e1g8g7f3h1h3h4h6",
  );
  expect(passes(game)).toHaveLength(23);
  expect(passes(game).every(([, seat]) => seat === "black")).toBe(true);
  expect(game.discs).toEqual({ black: 0, white: 59 });
});

it("a player with no move for ten turns running passes ten times", () => {
  // The longest run in WTHOR, 1977–2020.
  const game = Game.fromTranscript(
    "f5d6c5f4d3e3f6e6f2c6c7b6a5g5h4h5h6f7d7b5a4e7e8f8d8c8g6a6b4a3b7c4b3a8b8a7g8h8b2a2a1b1c1c2c3d2e2g7h7h3g3g4g1",
  );
  expect(passes(game)).toEqual([39, 45, 47, 49, 51, 53, 55, 57, 59, 61, 63].map((ply) => [ply, "black"]));
});

it("a move turns discs in two lines and no others", () => {
  // A fault of another program: github.com/Zolomon/reversi-ai, pull request 5.
  const game = Game.fromTranscript("d3c5b6e3f2c2f6b5a5e2f3e6d2c4f4g1b4g7h8g2");
  expect(game.lastPly).toEqual({ ply: 20, seat: "white", kind: "flip", square: "g2", flips: ["f3", "e4"] });
  expect(game.discs).toEqual({ black: 15, white: 9 });
});

it("a player without a move passes, and the game goes on", () => {
  // github.com/Zolomon/reversi-ai, pull request 6.
  const game = Game.fromTranscript("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8");
  expect(game.discs).toEqual({ black: 17, white: 3 });
  expect(passes(game)).toEqual([[17, "black"]]);
  expect([game.turn, game.phase]).toEqual(["white", "turn"]);
});

it("the last but one square may be reached by one player only", () => {
  // com.welty.ggf, GgfGameTest: Saio1200–Saio3000, GGS 2003.
  const game = Game.fromTranscript(
    "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1g2 pa a1 b1",
  );
  expect(passes(game)).toEqual([[59, "black"]]);
  expect(game.result).toMatchObject({ winner: null, discs: { black: 32, white: 32 } });
});

it("a draw with two squares left scores 32 each", () => {
  // WTHOR 1986, game 548.
  const game = Game.fromTranscript(
    "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1",
    { scoring: "tournament" },
  );
  expect(game.discs).toEqual({ black: 31, white: 31 });
  expect(game.scores).toEqual({ black: 32, white: 32 });
});

it("perfect play on 6×6 gives the second player 20 to 16", () => {
  // Joel Feinstein, maths.nottingham.ac.uk/plp/pmzjff/Othello/6x6sol.html.
  const game = Game.fromTranscript("c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1", {
    board: "6x6",
  });
  expect(game.discs).toEqual({ black: 16, white: 20 });
  expect(passes(game)).toHaveLength(1);
});

it("a game on the octagon goes on after a pass", () => {
  // A test of Mind-Sports-Games/strategygames, its ranks turned about.
  const game = Game.fromTranscript(
    "g6g5h4h5d4d5f4f7f8e7h7h6c5e4f3g7i7j7i5j5j4j3g8e8i6j6e9e10d10c10i8j8h8i9d6i4d8g4i3i2g3h3h2f9g10f10h9h10g9h1",
    { board: "octagon" },
  );
  expect(game.discs).toEqual({ black: 22, white: 32 });
  expect(game.empty).toBe(34);
  expect(passes(game)).toEqual([[51, "black"]]);
  expect(game.legalMoves).toHaveLength(15);
});
