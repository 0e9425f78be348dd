import { expect, it } from "vitest";
import { completeConfig, ConfigError, Game, SHAPES } from "../../src/engine/index.js";
import type { ConfigInput, Problem } from "../../src/engine/index.js";

function problemsOf(config: unknown): readonly Problem[] {
  try {
    completeConfig(config);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const told = (config: unknown) => problemsOf(config).map(({ code, field, value }) => [field, code, value]);

it("what is left out takes its default", () => {
  const complete = {
    players: 2,
    board: "8x8",
    opening: "cross",
    goal: "most",
    scoring: "discs",
    handicap: 0,
    handicapSeat: "black",
    blocked: [],
  };
  expect(completeConfig()).toEqual(complete);
  expect(completeConfig({})).toEqual(complete);
  expect(completeConfig({ players: undefined, blocked: undefined })).toEqual(complete);
  expect(Game.start({ players: 4, board: "octagon" }).config).toEqual({
    ...complete,
    players: 4,
    board: "octagon",
  });
});

it("a complete configuration can't be changed, and is taken as it is", () => {
  const { config } = Game.start({ blocked: ["h8", "A1"] });
  expect(Object.isFrozen(config) && Object.isFrozen(config.blocked)).toBe(true);
  expect(completeConfig(config)).toEqual(config);
});

it("blocked squares may come in any order and case, twice, or as a set, and are kept in square order", () => {
  expect(completeConfig({ blocked: ["h8", "A1", "b1", "a1"] }).blocked).toEqual(["a1", "b1", "h8"]);
  expect(completeConfig({ blocked: new Set(["c2", "b10", "j1"]), board: "10x10" }).blocked).toEqual([
    "j1",
    "c2",
    "b10",
  ]);
});

it("minus nought corners are none", () => {
  expect(Object.is(completeConfig({ handicap: -0 }).handicap, 0)).toBe(true);
});

it.each([null, "8x8", 3, true, [], () => ({})].map((value) => [value]))("%o is no configuration", (value) => {
  expect(problemsOf(value).map(({ field, code }) => [field, code])).toEqual([["config", "unknown-value"]]);
});

it("a value that isn't listed is refused with those that are", () => {
  const wrong = {
    players: "3",
    board: "9x9",
    opening: "Free",
    goal: null,
    scoring: "",
    handicap: 5,
    handicapSeat: "red",
    blocked: "a1",
  };
  expect(told(wrong)).toEqual(Object.entries(wrong).map(([field, value]) => [field, "unknown-value", value]));
  expect(problemsOf(wrong)[1]!.allowed).toEqual(["8x8", "6x6", "10x10", "octagon"]);
  expect(problemsOf(wrong)[1]!.message).toBe(`board: "9x9" isn't one of 8x8, 6x6, 10x10, octagon.`);
});

it("a field that isn't known is refused, also one that every object has", () => {
  expect(told({ sides: 2 })).toEqual([["sides", "unknown-field", 2]]);
  expect(told(JSON.parse('{"__proto__": 1, "toString": 2}'))).toEqual([
    ["__proto__", "unknown-field", 1],
    ["toString", "unknown-field", 2],
  ]);
  expect(told({ board: "constructor" })).toEqual([["board", "unknown-value", "constructor"]]);
});

it("what needs two players is refused to three and four, each by itself", () => {
  for (const players of [3, 4] as const) {
    const config = { players, board: "6x6", opening: "free", scoring: "tournament", handicap: 2 } as const;
    expect(told(config)).toEqual([
      ["board", "not-together", "6x6"],
      ["opening", "not-together", "free"],
      ["scoring", "not-together", "tournament"],
      ["handicap", "not-together", 2],
    ]);
    expect(problemsOf(config).map(({ allowed }) => allowed)).toEqual([
      ["8x8", "10x10", "octagon"],
      ["cross"],
      ["discs"],
      [0],
    ]);
    expect(told({ players, opening: "cross", goal: "fewest", handicapSeat: "white" })).toEqual([]);
  }
});

it("tournament scoring doesn't go with the goal fewest", () => {
  expect(told({ scoring: "tournament", goal: "fewest" })).toEqual([
    ["scoring", "not-together", "tournament"],
  ]);
});

it("a square off the board, cut off, in the centre or in a handicap corner in use can't be blocked", () => {
  const config: ConfigInput = {
    board: "octagon",
    handicap: 2,
    blocked: ["a1", "k5", "a11", "e5", "c1", "h10", "j3", "d4", 7 as unknown as string],
  };
  expect(told(config)).toEqual([
    ["blocked", "off-board", "a1"],
    ["blocked", "off-board", "k5"],
    ["blocked", "off-board", "a11"],
    ["blocked", "centre", "e5"],
    ["blocked", "handicap-corner", "c1"],
    ["blocked", "handicap-corner", "h10"],
    ["blocked", "off-board", 7],
  ]);
  const { allowed } = problemsOf(config)[0]!;
  const kept = new Set(["e5", "f5", "f6", "e6", "c1", "h10"]);
  expect(allowed).toEqual(SHAPES.octagon.squares.filter((name) => !kept.has(name)));
});

it("the message names every problem", () => {
  expect(() => Game.start({ goal: "least" as "fewest", blocked: ["d4"] })).toThrow(
    `goal: "least" isn't one of most, fewest. blocked: "d4" is in the centre.`,
  );
});
