import { describe, expect, it } from "vitest";
import {
  ConfigError,
  Game,
  IllegalMoveError,
  PositionError,
  ReversiError,
  TranscriptError,
} from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";

/** What an action throws; fails where it throws nothing, or an error without a code. */
function refusal(action: () => unknown): ReversiError {
  try {
    action();
  } catch (error) {
    if (error instanceof ReversiError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("a move that can't be played says why", () => {
  const three = (): Game => {
    let game = Game.start({ players: 3 });
    while (game.phase !== "fallback") game = game.play(game.legalMoves.at(-1)!);
    return game;
  };
  const over = (): Game => Game.fromTranscript("f5d6c5f6e7f4g5e6e3");
  const cases: readonly [string, string, () => Game, string][] = [
    ["nonsense", "not-a-square", () => Game.start(), "e99"],
    ["nothing", "not-a-square", () => Game.start(), ""],
    ["a square of a larger board", "off-board", () => Game.start(), "i9"],
    ["a cut corner", "off-board", () => Game.start({ board: "octagon" }), "a1"],
    ["an occupied square", "occupied", () => Game.start(), "d4"],
    ["a blocked square", "blocked", () => Game.start({ blocked: ["f5"] }), "f5"],
    ["a move that turns nothing", "turns-nothing", () => Game.start(), "a1"],
    ["a placement that touches nothing", "touches-nothing", three, "a8"],
    ["a square beside an empty centre", "centre-first", () => Game.start({ opening: "free" }), "d3"],
    ["a move after the end", "over", over, "a1"],
  ];
  it.each(cases)("%s: %s", (_, code, game, square) => {
    const before = game();
    const error = refusal(() => before.play(square));
    expect(error).toBeInstanceOf(IllegalMoveError);
    expect(error.code).toBe(code);
    expect(error.message).toContain(JSON.stringify(square));
    expect(before.flipsOf(square)).toEqual([]);
  });
});

describe("a transcript that goes wrong says where", () => {
  const cases: readonly [string, string, number, number, string][] = [
    ["f5d6c3d3c4f4a1", "turns-nothing", 7, 12, "a1"],
    ["f5 d6 xyz", "unreadable", 3, 6, "xyz"],
    ["f5 pass d6", "no-pass", 2, 3, "pass"],
    ["1. f5 2. d4", "occupied", 2, 9, "d4"],
    ["f5 k1", "not-a-square", 2, 3, "k1"],
    ["f5 j10", "off-board", 2, 3, "j10"],
    ["f5d6c5f6e7f4g5e6e3 d8", "over", 10, 19, "d8"],
  ];
  it.each(cases)("%s: %s", (text, code, ply, offset, bad) => {
    const error = refusal(() => Game.fromTranscript(text));
    if (!(error instanceof TranscriptError)) throw error;
    expect({ code: error.code, ply: error.ply, offset: error.offset, text: error.text }).toEqual({
      code,
      ply,
      offset,
      text: bad,
    });
    expect(error.message).toContain(String(ply));
  });
});

describe("a transcript may be written in many ways", () => {
  it.each([
    "f5d6c3d3c4",
    "F5 D6 C3 D3 C4",
    "f5,d6;c3\n\td3 , c4",
    "1. f5 d6 2. c3 d3 3. c4",
    "1) f5 2) d6 3) c3 4) d3 5) c4",
    "1. f5 1... d6 2.c3 d3 3...c4",
  ])("%s", (text) => {
    expect(Game.fromTranscript(text).transcript).toBe("f5d6c3d3c4");
  });

  it("names passes or leaves them out, where they are due", () => {
    // Saio1200 against Saio3000, GGS 2003: Black passes after g2, move 58.
    const before =
      "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1g2";
    const plain = Game.fromTranscript(`${before}a1b1`);
    expect(plain.scores).toEqual({ black: 32, white: 32 });
    expect(plain.result?.winner).toBe(null);
    for (const pass of ["pass", "PA", "ps", "--", "@@"]) {
      expect(Game.fromTranscript(`${before} ${pass} a1 b1`).plies).toEqual(plain.plies);
      expect(Game.fromTranscript(`${before} ${pass}`).lastPly?.kind).toBe("pass");
      expect(refusal(() => Game.fromTranscript(`${before} ${pass} ${pass}`)).code).toBe("no-pass");
    }
  });

  it("reads a rank as long as it can be", () => {
    const game = Game.fromPosition(`${"-".repeat(90)}-OX------- X`, { board: "10x10" });
    expect(game.legalMoves).toEqual(["a10"]);
    expect(Game.fromTranscript("a10", { board: "10x10" }, game.position).at("b10")).toBe("black");
  });
});

describe("a position that can't be read says where", () => {
  const start = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
  const cases: readonly [string, ConfigInput, string, number][] = [
    [`${start}- X`, {}, "length", 64],
    [`${start.slice(1)} X`, {}, "length", 63],
    [`?${start.slice(1)} X`, {}, "unknown-character", 0],
    [`--G${start.slice(3)} X`, {}, "no-such-colour", 2],
    [`N${start.slice(1)} X`, { players: 4 }, "no-such-colour", 0],
    [`${start} R`, {}, "seat", 65],
    [`${start} `, {}, "seat", 65],
    [`${start.slice(0, 27)}#${start.slice(28)} X`, {}, "centre", 27],
    [`#${start.slice(1)} X`, { blocked: ["b1"] }, "blocked-differ", 0],
    [`X${"-".repeat(99)} X`, { board: "octagon" }, "cut-off", 0],
  ];
  it.each(cases)("%s", (text, config, code, offset) => {
    const error = refusal(() => Game.fromPosition(text, config));
    if (!(error instanceof PositionError)) throw error;
    expect(error.code).toBe(code);
    expect(error.offset).toBe(offset);
  });

  it("is read with other letters, and with ranks apart", () => {
    const slashed = (start.match(/.{8}/g) ?? []).join("/");
    for (const text of [
      `${start} X`,
      `${slashed} b`,
      `${start.replaceAll("X", "*").replaceAll("O", "0").replaceAll("-", ".")} *`,
      `${start.replaceAll("X", "B").replaceAll("O", "w")} x`,
    ]) {
      expect(Game.fromPosition(text).position).toBe(`${start} X`);
    }
  });

  it("passes or ends at once where the seat named can't move", () => {
    const passed = Game.fromPosition(`-OX#${"-".repeat(60)} O`);
    expect(passed.plies).toMatchObject([{ ply: 1, seat: "white", kind: "pass" }]);
    expect(passed.turn).toBe("black");
    expect(passed.goTo(0).ply).toBe(1);
    const ended = Game.fromPosition(`XX${"-".repeat(62)} O`);
    expect(ended.phase).toBe("over");
    expect(ended.position).toBe(`XX${"-".repeat(62)} -`);
    expect(Game.fromPosition(ended.position).result?.winner).toBe("black");
  });
});

describe("a configuration that the rules refuse", () => {
  const cases: readonly [ConfigInput, readonly [string, string][]][] = [
    [{ players: 3, handicap: 2 }, [["handicap", "not-together"]]],
    [{ players: 4, scoring: "tournament" }, [["scoring", "not-together"]]],
    [{ goal: "fewest", scoring: "tournament" }, [["scoring", "not-together"]]],
    [{ blocked: ["d4"] }, [["blocked", "centre"]]],
    [{ handicap: 1, blocked: ["a1", "h8"] }, [["blocked", "handicap-corner"]]],
    [
      { board: "octagon", blocked: ["a1", "k3"] },
      [
        ["blocked", "off-board"],
        ["blocked", "off-board"],
      ],
    ],
    [{ bord: "8x8" } as ConfigInput, [["bord", "unknown-field"]]],
  ];
  it.each(cases)("%j", (config, expected) => {
    const error = refusal(() => Game.start(config));
    if (!(error instanceof ConfigError)) throw error;
    expect(error.problems.map(({ field, code }) => [field, code])).toEqual(expected);
  });

  it("takes a blocked square named twice as once, in either case", () => {
    expect(Game.start({ blocked: ["C3", "c3", "a1"] }).config.blocked).toEqual(["a1", "c3"]);
  });
});

describe("plies", () => {
  it("that aren't there can't be gone to", () => {
    const game = Game.fromTranscript("f5d6");
    for (const ply of [-1, 3, 1.5, Number.NaN, Infinity]) {
      expect(refusal(() => game.goTo(ply)).code).toBe("no-such-ply");
    }
    expect(game.goTo(1).redo().position).toBe(game.position);
  });
});
