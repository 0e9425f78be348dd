import { expect, it } from "vitest";
import { ConfigError, Game, PositionError, SHAPES } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

function refusal(text: unknown, config?: ConfigInput): unknown {
  try {
    Game.fromPosition(text as string, config);
  } catch (error) {
    if (error instanceof PositionError) return [error.code, error.offset];
    throw error;
  }
  return "read";
}

const START = "---------------------------OX------XO---------------------------";

it("the start is written as Othello programs write it", () => {
  expect(Game.start().position).toBe(`${START} X`);
});

it("every letter for a disc, and ranks with or without strokes, are read", () => {
  const ranks = [
    "--------",
    "........",
    "--------",
    "---0*---",
    "---xw---",
    "--------",
    "--------",
    "--------",
  ];
  expect(Game.fromPosition(`${ranks.join("/")} b`).position).toBe(`${START} X`);
  expect(Game.fromPosition(`${ranks.join("")} B`).position).toBe(`${START} X`);
  expect(Game.fromPosition(`${START.replace("OX", "oB").replace("XO", "bW")} w`).turn).toBe("white");
  const four = Game.fromPosition(`${"-".repeat(62)}rG g`, { players: 4 });
  expect([four.turn, four.position.slice(-4)]).toEqual(["green", "RG G"]);
});

it("the octagon's cut squares are written and read as blocked", () => {
  const { position } = Game.start({ board: "octagon" });
  expect(position.slice(0, 20)).toBe("##------###--------#");
  expect(refusal(position, { board: "octagon" })).toBe("read");
  expect(refusal(`-${position.slice(1)}`, { board: "octagon" })).toEqual(["cut-off", 0]);
  expect(refusal(`X${position.slice(1)}`, { board: "octagon" })).toEqual(["cut-off", 0]);
});

it("blocked squares come with the position; where the configuration names any, they are the same", () => {
  const text = `#${START.slice(1)} X`;
  expect(Game.fromPosition(text).config.blocked).toEqual(["a1"]);
  expect(refusal(text, { blocked: ["a1"] })).toBe("read");
  expect(refusal(text, { blocked: [] })).toBe("read");
  expect(refusal(text, { blocked: ["b1"] })).toEqual(["blocked-differ", 0]);
  expect(refusal(text, { blocked: ["a1", "b1"] })).toEqual(["blocked-differ", 1]);
  expect(() => Game.fromPosition(text, { handicap: 1 })).toThrow(ConfigError);
});

it("what can't be read is refused with its place", () => {
  expect(refusal("")).toEqual(["length", 0]);
  expect(refusal(START)).toEqual(["length", 64]);
  expect(refusal(`${START}- X`)).toEqual(["length", 64]);
  expect(refusal(`${START.slice(1)} X`)).toEqual(["length", 63]);
  expect(refusal(`${START}X`)).toEqual(["length", 64]);
  expect(refusal(null)).toEqual(["length", 0]);
  expect(refusal(`?${START.slice(1)} X`)).toEqual(["unknown-character", 0]);
  expect(refusal(`-/${START.slice(1)} X`)).toEqual(["unknown-character", 1]);
  expect(refusal(`R${START.slice(1)} X`)).toEqual(["no-such-colour", 0]);
  expect(refusal(`N${START.slice(1)} X`, { players: 4 })).toEqual(["no-such-colour", 0]);
  expect(refusal(`G${START.slice(1)} X`, { players: 3 })).toEqual(["no-such-colour", 0]);
  expect(refusal(START.replace("O", "#") + " X")).toEqual(["centre", 27]);
  for (const seat of ["", "?", "XX", "X ", "R", "N", " X", "-"]) {
    expect(refusal(`${START} ${seat}`)).toEqual(["seat", 65]);
  }
});

it("the seat to move passes, or the game is over, as after a move", () => {
  const passed = Game.fromPosition(`XO${"-".repeat(62)} O`);
  expect([passed.turn, passed.plies.length]).toEqual(["black", 1]);
  const over = Game.fromPosition(`XX${"-".repeat(62)} O`);
  expect([over.phase, over.position.slice(-1), over.startPosition]).toEqual(["over", "-", over.position]);
  expect(Game.fromPosition(over.position).phase).toBe("over");
});

it("an empty board is a position, and over", () => {
  for (const players of [2, 3, 4] as const) {
    for (const board of ["8x8", "10x10", "octagon"] as const) {
      const { size, squares } = SHAPES[board];
      const empty = Game.start({ players, board }).position.replaceAll(/[XORGN]/g, "-");
      expect(empty).toHaveLength(size * size + 2);
      const game = Game.fromPosition(`${empty.slice(0, -1)}X`, { players, board });
      expect([game.phase, game.empty]).toEqual(["over", squares.length]);
    }
  }
});

it("a free opening goes on with the seat named", () => {
  const game = Game.fromPosition(`${START.replace("X", "-")} O`, { opening: "free" });
  expect([game.phase, game.turn, game.legalMoves]).toEqual(["opening", "white", ["e4"]]);
  expect(refusal(`${START.replace("X", "-")} -`, { opening: "free" })).toEqual(["seat", 65]);
});
