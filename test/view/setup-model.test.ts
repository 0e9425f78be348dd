import * as fc from "fast-check";
import { expect, test } from "vitest";
import { completeConfig, SHAPES, type Config } from "../../src/engine/index.js";
import {
  canBlock,
  choose,
  FIELDS,
  hindrance,
  nearest,
  type Field,
} from "../../src/view/panels/setup-model.js";

const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** Every way to fill the fields, allowed or not. */
function* everything(fields: readonly Field[] = FIELD_NAMES): Generator<Partial<Config>> {
  const [field, ...rest] = fields;
  if (!field) {
    yield {};
    return;
  }
  for (const value of FIELDS[field])
    for (const others of everything(rest)) yield { [field]: value, ...others };
}

function isAllowed(config: Partial<Config>): boolean {
  try {
    completeConfig(config);
    return true;
  } catch {
    return false;
  }
}

const key = (config: Partial<Config>): string => FIELD_NAMES.map((field) => config[field]).join();

/** All configurations that a person gets to, choosing only what isn't hindered. */
function reachable(): Map<string, Config> {
  const start = completeConfig();
  const found = new Map([[key(start), start]]);
  for (const config of found.values()) {
    for (const field of FIELD_NAMES) {
      for (const value of FIELDS[field]) {
        if (hindrance(config, field, value)) continue;
        const next = choose(config, field, value);
        if (!found.has(key(next))) found.set(key(next), next);
      }
    }
  }
  return found;
}

const REACHABLE = reachable();

test("every variant that the rules allow can be chosen, and no other", () => {
  const allowed = new Set([...everything()].filter(isAllowed).map(key));
  expect(allowed.size).toBeGreaterThan(100);
  expect(new Set(REACHABLE.keys())).toEqual(allowed);
});

test("what is chosen is what one gets, whatever gives way", () => {
  for (const config of REACHABLE.values()) {
    for (const field of FIELD_NAMES) {
      for (const value of FIELDS[field]) {
        if (!hindrance(config, field, value)) expect(choose(config, field, value)[field]).toBe(value);
      }
    }
  }
});

test("what is hindered is refused by the rules, with the reason that is true", () => {
  for (const config of REACHABLE.values()) {
    for (const field of FIELD_NAMES) {
      for (const value of FIELDS[field]) {
        const why = hindrance(config, field, value);
        if (!why) continue;
        expect(isAllowed({ ...config, [field]: value })).toBe(false);
        expect(why).toBe(config.players > 2 ? "onlyTwo" : "notFewest");
        expect(isAllowed({ ...config, players: 2, goal: "most", [field]: value })).toBe(true);
      }
    }
  }
});

test("exactly the squares that the rules let be blocked can be", () => {
  for (const config of REACHABLE.values()) {
    for (const square of [...SHAPES[config.board].squares, "a1", "j10"]) {
      expect(canBlock(config, square)).toBe(isAllowed({ ...config, blocked: [square] }));
    }
  }
});

test("blocked squares stay blocked where they can, on whatever board comes next", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS.board), fc.constantFrom(...FIELDS.handicap), (board, handicap) => {
      const config = { ...completeConfig({ board: "10x10" }), blocked: ["a1", "c3", "d4", "j10"] };
      const next = choose(choose(config, "board", board), "handicap", handicap);
      expect(isAllowed(next)).toBe(true);
      for (const square of config.blocked) {
        expect(next.blocked.includes(square)).toBe(canBlock(next, square));
      }
    }),
  );
});

test("what the rules refuse gives way, and what they allow stays as it is", () => {
  for (const config of everything()) {
    const found = nearest({ ...completeConfig(), ...config });
    expect(isAllowed(found)).toBe(true);
    if (isAllowed(config)) expect(key(found)).toBe(key(config));
  }
});
