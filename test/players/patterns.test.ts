import { describe, expect, it } from "vitest";
import { Game } from "../../src/engine/index.js";
import { makeBoard } from "../../src/engine/make-board.js";
import { randomNumbers } from "../../src/engine/random.js";
import { WEIGHTS } from "../../src/players/pattern-weights.js";
import { listTerms, makePatternEvaluation, MOVES, PATTERNS, ZERO } from "../../src/players/patterns.js";

const start = Game.start();
const board = makeBoard(start.config);
const evaluate = makePatternEvaluation(board);

/** What a position of 64 characters is worth with X to move; `undefined` when X has no move. */
function valueOf(squares: string): number | undefined {
  board.load(Game.fromPosition(`${squares} X`).toBoard().save());
  // A game from a position in which X has to pass begins with O.
  return board.findMoves() === "turn" && board.turn === 0 ? evaluate() : undefined;
}

/** So many positions with a move, from games at random. */
function randomPositions(count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const positions: string[] = [];
  const player = makeBoard(start.config);
  const first = start.toBoard().save();
  while (positions.length < count) {
    player.load(first);
    for (let due = player.findMoves(); due !== "over"; due = player.findMoves()) {
      if (due === "pass") {
        player.pass();
        continue;
      }
      const has = (block: number, square: number) =>
        (player.words[player.at + block + (square >> 5)]! >>> (square & 31)) & 1;
      positions.push(
        Array.from({ length: 64 }, (_, square) => (has(0, square) ? "X" : has(2, square) ? "O" : "-")).join(
          "",
        ),
      );
      const moves = player.legalNames();
      player.play(player.number(moves[random(moves.length)]));
    }
  }
  return positions.slice(0, count);
}

/** The position in one of the board's eight symmetries. */
function turned(squares: string, symmetry: number): string {
  return Array.from({ length: 64 }, (_, square) => {
    let [rank, file] = [square >> 3, square & 7];
    if (symmetry & 1) file = 7 - file;
    if (symmetry & 2) rank = 7 - rank;
    if (symmetry & 4) [rank, file] = [file, rank];
    return squares[rank * 8 + file]!;
  }).join("");
}

const swapped = (squares: string) => squares.replaceAll(/[XO]/g, (disc) => (disc === "X" ? "O" : "X"));

describe("the pattern evaluation", () => {
  it("is the same whichever way the board is turned or mirrored", () => {
    for (const squares of randomPositions(500, 1)) {
      const values = [0, 1, 2, 3, 4, 5, 6, 7].map((symmetry) => valueOf(turned(squares, symmetry)));
      expect(new Set(values).size).toBe(1);
    }
  });

  it("is the opposite for the other colour, but for what it is worth to be the one to move", () => {
    const tempos = new Map<number, number[]>();
    for (const squares of randomPositions(3000, 2)) {
      const [own, other] = [valueOf(squares)!, valueOf(swapped(squares))];
      if (other === undefined || Math.max(Math.abs(own), Math.abs(other)) > 60 * 64) continue;
      const discs = squares.replaceAll("-", "").length;
      tempos.set(discs, [...(tempos.get(discs) ?? []), own + other]);
    }
    expect(tempos.size).toBeGreaterThan(50);
    for (const sums of tempos.values()) expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
  });

  it("is a whole number of 1/64 discs, and never more than all the squares", () => {
    for (const squares of randomPositions(10_000, 3)) {
      const value = valueOf(squares)!;
      expect(Number.isInteger(value) && Math.abs(value) <= 64 * 64).toBe(true);
    }
  });

  it("leaves the moves that the board has found", () => {
    board.load(Game.fromTranscript("f5d6c3d3c4").toBoard().save());
    board.findMoves();
    const before = board.legalNames();
    evaluate();
    expect(board.legalNames()).toEqual(before);
  });

  it("likes to have a corner, and dislikes to have the X-square beside an empty one", () => {
    let [corners, crosses, seen] = [0, 0, 0];
    for (const squares of randomPositions(2000, 4)) {
      const discs = squares.replaceAll("-", "").length;
      if (discs > 44 || discs < 16 || squares[0] !== "-" || squares[9] === "-") continue;
      const value = (a1: string, b2: string) => valueOf(a1 + squares.slice(1, 9) + b2 + squares.slice(10));
      const [own, other] = [value("X", squares[9]!), value("O", squares[9]!)];
      const [ownCross, otherCross] = [value("-", "X"), value("-", "O")];
      if ([own, other, ownCross, otherCross].includes(undefined)) continue;
      seen++;
      if (own! > other!) corners++;
      if (ownCross! < otherCross!) crosses++;
    }
    expect(seen).toBeGreaterThan(300);
    expect(corners / seen).toBeGreaterThan(0.97);
    expect(crosses / seen).toBeGreaterThan(0.75);
  });
});

describe("the weights", () => {
  it("are two characters for each term", () => {
    const terms = PATTERNS.map((pattern) => listTerms(pattern).length / 2);
    expect(WEIGHTS.length).toBe(2 * (2 + MOVES + 1 + terms.reduce((sum, count) => sum + count)));
    expect(WEIGHTS).toMatch(/^[\x20-\x7e]+$/);
  });

  it("are mostly small", () => {
    const sizes = Array.from(WEIGHTS, (_, index) => Math.abs(WEIGHTS.charCodeAt(index) - ZERO));
    const zeros = sizes.filter((size) => size === 0).length;
    expect(zeros / sizes.length).toBeGreaterThan(0.2);
    expect(sizes.filter((size) => size > 20).length / sizes.length).toBeLessThan(0.05);
  });
});
