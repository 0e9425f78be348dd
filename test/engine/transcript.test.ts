import { expect, it } from "vitest";
import { Game, TranscriptError } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

function refusal(text: unknown, config?: ConfigInput, position?: string): unknown {
  try {
    Game.fromTranscript(text as string, config, position);
  } catch (error) {
    if (error instanceof TranscriptError) {
      return [error.code, error.ply, error.offset, error.text];
    }
    throw error;
  }
  return "read";
}

it.each([
  "f5d6c3",
  "F5D6C3",
  " f5 d6\n\tc3 ",
  "f5,d6;c3;",
  "1. f5 d6 2. c3",
  "1.f5d62.c3",
  "1) f5 2) d6 3) c3",
  "1. f5 1... d6 2. c3 2...",
])("%o is f5, d6, c3", (text) => {
  expect(Game.fromTranscript(text).transcript).toBe("f5d6c3");
});

it("an empty text is a game without moves", () => {
  expect(Game.fromTranscript("").ply).toBe(0);
});

it("a10 is always rank ten", () => {
  expect(refusal("a10", { board: "8x8" })).toEqual(["off-board", 1, 0, "a10"]);
  expect(refusal("e410.", { board: "10x10" })).toBe("read");
});

const PASSING = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8";

it.each(["pass", "PA", "ps", "--", "@@", "Pass "])("%o stands for a pass that is due", (pass) => {
  expect(Game.fromTranscript(PASSING + pass).ply).toBe(17);
  expect(Game.fromTranscript(`${PASSING} 17. ${pass}`).transcript).toBe(PASSING);
});

it("a pass at the start may be named or not", () => {
  const position = `XO${"-".repeat(62)} O`;
  expect(Game.fromTranscript("-- c1", {}, position).position).toBe(
    Game.fromTranscript("c1", {}, position).position,
  );
});

it("a pass that isn't due is refused", () => {
  expect(refusal("pass")).toEqual(["no-pass", 1, 0, "pass"]);
  expect(refusal(`${PASSING} pa pa`)).toEqual(["no-pass", 18, PASSING.length + 4, "pa"]);
});

it("a move that can't be played is refused with its ply, place and reason", () => {
  expect(refusal("f5 d6 f5")).toEqual(["occupied", 3, 6, "f5"]);
  expect(refusal("f5a1")).toEqual(["turns-nothing", 2, 2, "a1"]);
  expect(refusal("z9")).toEqual(["not-a-square", 1, 0, "z9"]);
  expect(refusal("d3", { opening: "free" })).toEqual(["centre-first", 1, 0, "d3"]);
  expect(() => Game.fromTranscript("f5 a1")).toThrow(
    `Ply 2, "a1" at 3: it turns nothing, and another move does.`,
  );
});

it("a move or a number after the end is refused", () => {
  const whole = "e6f4e3f6g5d6e7f5c5";
  expect(refusal(`${whole} a1`)).toEqual(["over", 10, 19, "a1"]);
  expect(refusal(`${whole} 10.`)).toEqual(["over", 10, 19, "10."]);
  expect(refusal(`${whole} ;`)).toBe("read");
});

it("text that is neither move, pass nor number is refused", () => {
  expect(refusal("f5 12 d6")).toEqual(["unreadable", 2, 3, "12"]);
  expect(refusal("f5 hello")).toEqual(["unreadable", 2, 3, "hello"]);
  expect(refusal("f55")).toEqual(["unreadable", 2, 2, "5"]);
  expect(refusal(undefined)).toEqual(["unreadable", 1, 0, "undefined"]);
});

it("a transcript may begin from a position", () => {
  const start = Game.fromTranscript("f5d6c3");
  const game = Game.fromTranscript("d3c4", {}, start.position);
  expect(game.position).toBe(start.play("d3").play("c4").position);
  expect([game.ply, game.transcript]).toEqual([2, "d3c4"]);
});
