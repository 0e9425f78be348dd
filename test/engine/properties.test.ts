import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  completeConfig,
  ConfigError,
  Game,
  makeSquare,
  parseSquare,
  ReversiError,
  SHAPES,
} from "../../src/engine/index.js";
import type { Square } from "../../src/engine/index.js";
import { anyConfig, anyGame, playOut } from "./variants.js";

const runs = (numRuns: number): fc.Parameters<unknown> => ({ numRuns });
/** Everything a reader can see of a game. */
const face = (game: Game) => ({
  json: game.toJSON(),
  position: game.position,
  transcript: game.transcript,
  legal: game.legalMoves,
  plies: game.plies,
  discs: game.discs,
  scores: game.scores,
  result: game.result,
  phase: game.phase,
  turn: game.turn,
});

it("a transcript read back gives the same game", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(face(Game.fromTranscript(game.transcript, game.config))).toEqual(face(game));
    }),
    runs(150),
  );
});

it("a position read back gives the same position, and goes on alike", () => {
  fc.assert(
    fc.property(anyGame, fc.array(fc.nat(1000), { maxLength: 8 }), (game, choices) => {
      const again = Game.fromPosition(game.position, game.config);
      expect(again.position).toBe(game.position);
      expect(again.legalMoves).toEqual(game.legalMoves);
      expect(again.phase).toBe(game.phase);
      expect(again.result).toEqual(game.result);
      const before = playOut(game, choices);
      const after = playOut(again, choices);
      expect(after.position).toBe(before.position);
      expect(Game.fromJSON(JSON.stringify(after)).position).toBe(after.position);
    }),
    runs(150),
  );
});

it("JSON read back gives the same game, with what was undone", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(6), (game, back) => {
      const earlier = game.undo(back);
      const again = Game.fromJSON(JSON.parse(JSON.stringify(earlier)));
      expect(face(again)).toEqual(face(earlier));
      expect(face(again.redo(back))).toEqual(face(game));
      expect(Game.fromJSON(JSON.stringify(earlier)).line).toEqual(earlier.line);
    }),
    runs(150),
  );
});

it("undo after any play gives the game before", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      for (const square of game.legalMoves.slice(0, 6)) {
        const next = game.play(square);
        const back = next.undo();
        expect(back.position).toBe(game.position);
        expect(back.plies).toEqual(game.plies);
        expect(back.legalMoves).toEqual(game.legalMoves);
        expect(back.redo().position).toBe(next.position);
      }
    }),
    runs(150),
  );
});

it("undo takes passes back with the move before them", () => {
  // WTHOR 2007, game 2094: White passes 15 times.
  const whole = Game.fromTranscript(
    "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7c6c5b6a5b5c4h2f2e2g2h1g1f1c1e1d1c2a3",
  );
  expect(whole.plies.filter(({ kind }) => kind === "pass")).toHaveLength(15);
  let game = Game.start();
  const before = [game];
  for (const { square } of whole.plies) {
    if (!square) continue;
    game = game.play(square);
    before.push(game);
  }
  for (const earlier of before.toReversed()) {
    expect(game.position).toBe(earlier.position);
    expect(game.plies).toEqual(earlier.plies);
    expect(game.lastPly).toEqual(earlier.lastPly);
    game = game.undo();
  }
  expect(game.canUndo).toBe(false);
});

it("a move turns discs of others only, and each once", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      for (const square of game.legalMoves) {
        const flips = game.flipsOf(square);
        expect(new Set(flips).size).toBe(flips.length);
        for (const flip of flips) {
          const content = game.at(flip)!;
          expect(["empty", "blocked", game.turn]).not.toContain(content);
          expect(game.play(square).at(flip)).toBe(game.turn);
        }
        expect(flips.length > 0).toBe(game.phase === "turn");
      }
    }),
    runs(150),
  );
});

it("discs, neutral discs, blocked and empty squares add up to the board", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const discs = Object.values(game.discs).reduce((sum, count) => sum + count, 0);
      const { blocked } = game.config;
      expect(discs + game.neutral + game.empty + blocked.length).toBe(game.squares.length);
      for (const seat of game.seats) {
        expect(game.squares.filter((square) => game.at(square) === seat)).toHaveLength(game.discs[seat]!);
      }
      expect(game.squares.filter((square) => game.at(square) === "blocked")).toEqual(blocked);
      expect(Object.keys(game.discs)).toEqual(game.seats);
    }),
    runs(150),
  );
});

/** The eight ways to lay a board, on its squares. */
const LAYINGS: readonly ((file: number, rank: number, last: number) => [number, number])[] = [
  (file, rank, last) => [last - rank, file],
  (file, rank, last) => [last - file, last - rank],
  (file, rank, last) => [rank, last - file],
  (file, rank, last) => [last - file, rank],
  (file, rank, last) => [file, last - rank],
  (file, rank) => [rank, file],
  (file, rank, last) => [last - rank, last - file],
];

it("a turned or mirrored board gives turned or mirrored games", () => {
  fc.assert(
    fc.property(
      anyConfig,
      fc.constantFrom(...LAYINGS),
      fc.array(fc.nat(1000), { maxLength: 60, size: "max" }),
      (config, lay, choices) => {
        const first = Game.start({ ...config, opening: "cross", handicap: 0 });
        const { size, squares } = SHAPES[first.config.board];
        const laid = (square: Square): Square => {
          const { file, rank } = parseSquare(square)!;
          return makeSquare(...lay(file, rank, size - 1));
        };
        const characters = new Map<Square, string>();
        Array.from(first.position.split(" ")[0]!).forEach((character, index) => {
          const name = makeSquare(index % size, Math.floor(index / size));
          if (squares.includes(name)) characters.set(laid(name), character);
        });
        const position = Array.from(
          { length: size * size },
          (_, index) => characters.get(makeSquare(index % size, Math.floor(index / size))) ?? "#",
        ).join("");
        let game = first;
        let other = Game.fromPosition(`${position} ${first.position.split(" ")[1]}`, {
          ...first.config,
          blocked: first.config.blocked.map(laid),
        });
        for (const choice of choices) {
          expect(other.legalMoves.toSorted()).toEqual(game.legalMoves.map(laid).toSorted());
          if (game.phase === "over") break;
          const square = game.legalMoves[choice % game.legalMoves.length]!;
          expect(other.flipsOf(laid(square)).toSorted()).toEqual(game.flipsOf(square).map(laid).toSorted());
          game = game.play(square);
          other = other.play(laid(square));
        }
        expect(other.scores).toEqual(game.scores);
        expect(other.result).toEqual(game.result);
      },
    ),
    runs(120),
  );
});

it("ten thousand random and mutated texts never crash a reader, and a refused text leaves no game behind", () => {
  const samples = [
    "f5d6c3d3c4f4f6f3e6e7",
    "1. f5 d6 2. c3 d3, c4; f4 pass",
    `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
    JSON.stringify(Game.fromTranscript("f5d6c3")),
  ];
  const mutated = fc
    .tuple(
      fc.constantFrom(...samples),
      fc.array(fc.tuple(fc.nat(), fc.string({ maxLength: 3 }), fc.nat(4)), { minLength: 1, maxLength: 4 }),
    )
    .map(([text, edits]) =>
      edits.reduce((edited, [at, insert, drop]) => {
        const place = at % (edited.length + 1);
        return edited.slice(0, place) + insert + edited.slice(place + drop);
      }, text),
    );
  const texts = fc.oneof(fc.string({ unit: "binary" }), fc.string({ maxLength: 80 }), mutated, mutated);
  const readers = [
    (text: string) => Game.fromTranscript(text),
    (text: string) => Game.fromTranscript(text, { players: 3, board: "octagon" }),
    (text: string) => Game.fromPosition(text),
    (text: string) => Game.fromJSON(text),
  ];
  let read = 0;
  let refused = 0;
  fc.assert(
    fc.property(texts, (text) => {
      for (const reader of readers) {
        let game: Game | undefined;
        try {
          game = reader(text);
          read += 1;
        } catch (error) {
          refused += 1;
          expect(error).toBeInstanceOf(ReversiError);
          expect((error as ReversiError).code).toMatch(/^[a-z-]+$/);
        }
        if (game) expect(Game.fromJSON(game.toJSON()).position).toBe(game.position);
      }
    }),
    runs(10_000),
  );
  expect(read).toBeGreaterThan(500);
  expect(refused).toBeGreaterThan(10_000);
});

it("any value given as a configuration, as JSON or as a square is read or refused, never more", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      for (const reader of [
        () => completeConfig(value),
        () => Game.fromJSON(value),
        () => Game.start().play(value as string),
        () => Game.fromTranscript(value as string),
        () => Game.fromPosition(value as string),
        () => Game.start().goTo(value as number),
      ]) {
        try {
          reader();
        } catch (error) {
          expect(error).toBeInstanceOf(ReversiError);
        }
      }
    }),
    runs(2000),
  );
});

it("a configuration with four faults lists four", () => {
  let problems: ConfigError["problems"] = [];
  try {
    Game.start({
      players: 3,
      board: "6x6",
      opening: "free",
      goal: "least" as "fewest",
      blocked: ["z9"],
    });
  } catch (error) {
    if (error instanceof ConfigError) ({ problems } = error);
  }
  expect(problems.map(({ field }) => field).toSorted()).toEqual(["blocked", "board", "goal", "opening"]);
  for (const problem of problems) {
    expect(problem.message).not.toBe("");
    expect(problem.code).not.toBe("");
    expect(problem.allowed.length).toBeGreaterThan(0);
  }
});
