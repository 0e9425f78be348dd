import { BOARDS, completeConfig, GOALS, HANDICAPS, OPENINGS, SCORINGS, SHAPES } from "../../engine/index.js";
import type { Config, Square } from "../../engine/index.js";

/** What is chosen one out of several, in the order of the panel. */
export const FIELDS = {
  players: [2, 3, 4],
  board: BOARDS,
  goal: GOALS,
  opening: OPENINGS,
  scoring: SCORINGS,
  handicap: HANDICAPS,
  handicapSeat: ["black", "white"],
} as const satisfies { [Name in keyof Config]?: readonly Config[Name][] };
export type Field = keyof typeof FIELDS;

/** Why a value can't be chosen beside the others. */
export type Hindrance = "onlyTwo" | "notFewest";

/** The order in which fields are right: a later one gives way to an earlier one. */
const ORDER = Object.keys(FIELDS) as Field[];

/**
 * Why the rules refuse a value beside what is chosen; null where they don't. How many play is never refused: what
 * doesn't go with it gives way.
 */
export function hindrance(config: Config, field: Field, value: Config[Field]): Hindrance | null {
  if (field === "players" || isAllowed({ ...config, [field]: value, blocked: [] })) return null;
  // A goal isn't refused either: the scoring gives way to it.
  if (field === "goal") return null;
  return config.players > 2 ? "onlyTwo" : "notFewest";
}

/** Chooses a value; what can't stay beside it takes its default, and squares that can't be blocked any more are free. */
export function choose(config: Config, field: Field, value: Config[Field]): Config {
  const chosen: Record<string, unknown> = { ...config, [field]: value };
  const settled: Record<string, unknown> = { [field]: value };
  for (const other of ORDER) {
    if (other === field) continue;
    if (!isAllowed({ ...settled, [other]: chosen[other] })) chosen[other] = FIELDS[other][0];
    settled[other] = chosen[other];
  }
  const next = chosen as unknown as Config;
  return { ...next, blocked: next.blocked.filter((square) => canBlock(next, square)) };
}

/** The nearest configuration that the rules allow: what they refuse is left out, field by field. */
export function nearest(config: Config): Config {
  let found = completeConfig();
  for (const field of ORDER) {
    if (!hindrance(found, field, config[field])) found = choose(found, field, config[field]);
  }
  return { ...found, blocked: config.blocked.filter((square) => canBlock(found, square)) };
}

/** Whether a square may be blocked beside what else is chosen. */
export function canBlock({ board, handicap }: Config, square: Square): boolean {
  const { squares, centre, corners } = SHAPES[board];
  return squares.includes(square) && !centre.includes(square) && !corners.slice(0, handicap).includes(square);
}

function isAllowed(config: Partial<Config>): boolean {
  try {
    completeConfig(config);
    return true;
  } catch {
    return false;
  }
}
