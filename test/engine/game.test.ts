import { expect, it } from "vitest";
import { Game, IllegalMoveError, ReversiError } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

function refusal(game: Game, square: string): string {
  try {
    game.play(square);
  } catch (error) {
    if (error instanceof IllegalMoveError) return `${error.code} ${error.square}`;
    throw error;
  }
  return "played";
}

it("two players begin on d4, e4, e5, d5, and Black has four moves", () => {
  const game = Game.start();
  expect(["d4", "e4", "e5", "d5"].map((square) => game.at(square))).toEqual([
    "white",
    "black",
    "white",
    "black",
  ]);
  expect(game.turn).toBe("black");
  expect(game.phase).toBe("turn");
  expect(game.legalMoves).toEqual(["d3", "c4", "f5", "e6"]);
  expect(game.flipsOf("d3")).toEqual(["d4"]);
  expect(game.discs).toEqual({ black: 2, white: 2 });
  expect([game.neutral, game.empty, game.ply, game.lastPly, game.result]).toEqual([0, 60, 0, null, null]);
});

it("three and four colours stand clockwise in the order of play, the neutral disc fourth", () => {
  const three = Game.start({ players: 3, board: "octagon" });
  expect(["e5", "f5", "f6", "e6"].map((square) => three.at(square))).toEqual([
    "black",
    "white",
    "red",
    "neutral",
  ]);
  expect(three.discs).toEqual({ black: 1, white: 1, red: 1 });
  expect(three.neutral).toBe(1);
  expect(three.seats).toEqual(["black", "white", "red"]);
  const four = Game.start({ players: 4 });
  expect(["d4", "e4", "e5", "d5"].map((square) => four.at(square))).toEqual([
    "black",
    "white",
    "red",
    "green",
  ]);
  expect(four.play("f4").turn).toBe("white");
});

it("the handicap corners belong to their seat, and Black still begins", () => {
  const game = Game.start({ board: "octagon", handicap: 3, handicapSeat: "white" });
  expect(["c1", "h10", "j3", "a8"].map((square) => game.at(square))).toEqual([
    "white",
    "white",
    "white",
    "empty",
  ]);
  expect([game.turn, game.discs]).toEqual(["black", { black: 2, white: 5 }]);
});

it("a line of several other colours, neutral too, turns whole", () => {
  const line = `${"-".repeat(24)}-XORN---${"-".repeat(32)} X`;
  const game = Game.fromPosition(line, { players: 3 });
  expect(game.flipsOf("f4")).toEqual(["c4", "d4", "e4"]);
  const after = game.play("F4");
  expect(after.discs).toEqual({ black: 5, white: 0, red: 0 });
  expect(after.neutral).toBe(0);
  expect(after.lastPly).toEqual({
    ply: 1,
    seat: "black",
    kind: "flip",
    square: "f4",
    flips: ["c4", "d4", "e4"],
  });
});

it("a blocked square ends a line like the edge", () => {
  const game = Game.start({ blocked: ["d3", "f5"] });
  expect(game.legalMoves).toEqual(["c4", "e6"]);
  expect([game.at("d3"), game.empty]).toEqual(["blocked", 58]);
});

it("with a free opening the centre is filled first, turning nothing, and nobody passes", () => {
  let game = Game.start({ opening: "free" });
  expect([game.phase, game.legalMoves]).toEqual(["opening", ["d4", "e4", "d5", "e5"]]);
  expect(refusal(game, "d3")).toBe("centre-first d3");
  for (const square of ["d4", "e4", "d5", "e5"]) {
    expect(game.flipsOf(square)).toEqual([]);
    game = game.play(square);
    expect(game.lastPly).toMatchObject({ kind: "open", flips: [] });
  }
  expect([game.phase, game.turn, game.at("d5")]).toEqual(["turn", "black", "black"]);
});

it("a disc of the free opening turns nothing even between others", () => {
  const game = Game.fromPosition(`${"-".repeat(24)}--XO----${"-".repeat(32)} X`, { opening: "free" });
  expect(game.phase).toBe("opening");
  const after = game.play("e4");
  expect([after.at("d4"), after.lastPly!.kind, after.lastPly!.flips]).toEqual(["white", "open", []]);
});

it("with three players, one without a flip puts a disc beside any other", () => {
  const game = Game.fromPosition(`${"-".repeat(24)}---N----${"-".repeat(32)} O`, { players: 3 });
  expect(game.phase).toBe("fallback");
  expect(game.legalMoves).toEqual(["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"]);
  expect(refusal(game, "a1")).toBe("touches-nothing a1");
  const after = game.play("c3");
  expect(after.lastPly).toEqual({ ply: 1, seat: "white", kind: "place", square: "c3", flips: [] });
  expect([after.turn, after.discs]).toEqual(["red", { black: 0, white: 1, red: 0 }]);
});

it("a placement crosses no edge of the board", () => {
  for (const [index, near] of [
    [7, ["g1", "g2", "h2"]],
    [31, ["g3", "h3", "g4", "g5", "h5"]],
    [32, ["a4", "b4", "b5", "a6", "b6"]],
  ] as const) {
    const position = `${"-".repeat(index)}N${"-".repeat(63 - index)} X`;
    expect(Game.fromPosition(position, { players: 3 }).legalMoves).toEqual(near);
  }
});

it("says why a square can't be played", () => {
  const game = Game.start({ board: "octagon", blocked: ["c3"] });
  const why = ["x", "z9", "e44", "a1", "C3", "e5", "c4", "e4"].map((square) => refusal(game, square));
  expect(why).toEqual([
    "not-a-square x",
    "not-a-square z9",
    "not-a-square e44",
    "off-board a1",
    "blocked C3",
    "occupied e5",
    "turns-nothing c4",
    "played",
  ]);
  expect(refusal(Game.start(), "i5")).toBe("off-board i5");
  expect(refusal(Game.fromTranscript("e6f4e3f6g5d6e7f5c5"), "a1")).toBe("over a1");
  expect(() => game.play("a1")).toThrow(`Can't play "a1": that square is off the board.`);
  expect(game.flipsOf("a1")).toEqual([]);
  expect([game.at("a1"), game.at("nowhere"), game.at("E5")]).toEqual([undefined, undefined, "white"]);
});

it("a pass is made at once, also at the start, and kept", () => {
  const game = Game.fromPosition(`XO${"-".repeat(62)} O`);
  expect(game.plies).toEqual([{ ply: 1, seat: "white", kind: "pass", flips: [] }]);
  expect([game.ply, game.turn, game.phase, game.canUndo]).toEqual([1, "black", "turn", false]);
  expect(game.startPosition.endsWith(" O")).toBe(true);
  expect(game.goTo(0).ply).toBe(1);
});

it("a game can be over at its start", () => {
  const around = ["c3", "d3", "e3", "f3", "c4", "f4", "c5", "f5", "c6", "d6", "e6", "f6"];
  for (const players of [2, 3, 4] as const) {
    const game = Game.start({ players, blocked: around });
    expect([game.phase, game.turn, game.legalMoves]).toEqual(["over", null, []]);
    expect(game.result!.winner).toBeNull();
  }
});

it("playing leaves the game before as it was", () => {
  const start = Game.start();
  const first = start.play("d3");
  start.play("f5").play("f6");
  expect([start.ply, first.ply, first.transcript]).toEqual([0, 1, "d3"]);
  for (const list of [
    first.plies,
    first.plies[0],
    first.plies[0]!.flips,
    first.legalMoves,
    first.discs,
    first.squares,
  ]) {
    expect(Object.isFrozen(list)).toBe(true);
  }
});

it("undo, redo and going to a ply show the moves of one line", () => {
  const game = Game.fromTranscript("f5d6c3d3c4");
  const back = game.undo(2);
  expect([back.ply, back.transcript, back.line.ply, back.line.transcript]).toEqual([
    3,
    "f5d6c3",
    5,
    "f5d6c3d3c4",
  ]);
  expect(back.line.plies).toHaveLength(5);
  expect([back.canUndo, back.canRedo, game.canRedo]).toEqual([true, true, false]);
  expect(back.redo().lastPly!.square).toBe("d3");
  expect(back.redo(9).position).toBe(game.position);
  expect(back.undo(9).ply).toBe(0);
  expect(game.goTo(0).goTo(4).transcript).toBe("f5d6c3d3");
  expect(game.undo(0)).toBe(game);
  expect(game.undo(-1)).toBe(game);
  expect(game.undo(1.5).ply).toBe(4);
  expect(game.undo(Number.NaN)).toBe(game);
  expect(game.undo(Infinity).ply).toBe(0);
  expect(game.redo()).toBe(game);
  expect(Game.start().undo().ply).toBe(0);
});

it("a move after undoing forgets what was undone", () => {
  const game = Game.fromTranscript("f5d6c3").undo().play("c4");
  expect([game.canRedo, game.line.transcript]).toEqual([false, "f5d6c4"]);
});

it("a pass goes with the move before it", () => {
  // Black passes after the sixteenth move.
  const game = Game.fromTranscript("e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8");
  expect([game.ply, game.undo().ply, game.undo().redo().ply]).toEqual([17, 15, 17]);
  expect([game.goTo(16).ply, game.goTo(17).ply, game.goTo(15).ply]).toEqual([17, 17, 15]);
});

it.each([-1, 6, 1.5, Number.NaN, "3"])("there is no ply %o to go to", (ply) => {
  const game = Game.fromTranscript("f5d6c3d3c4");
  expect(() => game.goTo(ply as number)).toThrow(ReversiError);
  expect(() => game.goTo(ply as number)).toThrow(/0 to 5 can be shown/);
});

const OVER: ConfigInput = { players: 3, goal: "fewest" };

it("the most discs win; with the goal fewest, the fewest; the ranking shares places and skips the next", () => {
  const full = `${"X".repeat(20)}${"O".repeat(20)}${"R".repeat(24)} X`;
  const ranking = (config: ConfigInput) =>
    Game.fromPosition(full, config).result!.ranking.map(({ seat, place, discs, score }) => [
      seat,
      place,
      discs,
      score,
    ]);
  expect(ranking({ players: 3 })).toEqual([
    ["red", 1, 24, 24],
    ["black", 2, 20, 20],
    ["white", 2, 20, 20],
  ]);
  expect(ranking(OVER)).toEqual([
    ["black", 1, 20, 20],
    ["white", 1, 20, 20],
    ["red", 3, 24, 24],
  ]);
  expect(Game.fromPosition(full, { players: 3 }).result!.winner).toBe("red");
  expect(Game.fromPosition(full, OVER).result!.winner).toBeNull();
});

it("no disc at all is the fewest", () => {
  const game = Game.fromPosition(`${"X".repeat(32)}${"-".repeat(32)} O`, { goal: "fewest" });
  expect([game.phase, game.result!.winner]).toEqual(["over", "white"]);
});

it("the empty squares go to the winner in a tournament, and half to each after a draw", () => {
  const scores = (position: string) =>
    Game.fromPosition(position, { scoring: "tournament", board: "6x6" }).scores;
  expect(scores(`XX#${"-".repeat(33)} X`)).toEqual({ black: 35, white: 0 });
  expect(scores(`X#O${"-".repeat(33)} X`)).toEqual({ black: 17.5, white: 17.5 });
  expect(Game.start({ scoring: "tournament" }).scores).toEqual({ black: 2, white: 2 });
});
