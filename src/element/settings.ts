import {
  BOARDS,
  completeConfig,
  GOALS,
  HANDICAPS,
  OPENINGS,
  PLAYER_COUNTS,
  SCORINGS,
  scatterBlocked,
  SEATS,
} from "../engine/index.js";
import type { Config } from "../engine/index.js";
import type { Mover, Movers } from "../machine/index.js";
import { COORDINATES, MARKS, THEMES } from "../view/look.js";
import type { Coordinates, Mark, ThemeName } from "../view/look.js";
import { CONTROLS, SEAT_CHOICES } from "../view/panels/actions.js";
import type { Control, SeatChoice } from "../view/panels/actions.js";
import type { BoardProblem } from "./events.js";

export const SPEEDS = ["normal", "slow", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a person reaches the setup panel: by a button, by one that is there before the first move, or not at all. */
export const SETUP_WAYS = ["button", "first", "none"] as const;
export type SetupWay = (typeof SETUP_WAYS)[number];

/** The attributes that say what is played; a change in mid-game waits for the next start. */
export const VARIANT_ATTRIBUTES = [
  "players",
  "board",
  "goal",
  "opening",
  "scoring",
  "handicap",
  "blocked",
  "seed",
] as const;
/** The attributes that load a game. */
export const GAME_ATTRIBUTES = ["moves", "position"] as const;
export const ATTRIBUTES = [
  ...VARIANT_ATTRIBUTES,
  ...GAME_ATTRIBUTES,
  "ply",
  "seats",
  "readonly",
  "paused",
  "coach",
  "marks",
  "coordinates",
  "theme",
  "speed",
  "names",
  "controls",
  "setup",
  "share",
  "persist",
] as const;
/** Who moves for a seat; what isn't here is a level of the computer. */
const MOVERS: Readonly<Partial<Record<SeatChoice, Mover>>> = { human: "person", host: "host" };
export type AttributeName = (typeof ATTRIBUTES)[number];

/** What the attributes say, each with its default where it is absent or not understood. */
export interface Settings {
  /** The variant, complete but not yet judged; where blocked squares are to be placed at random, without them. */
  readonly config: Config;
  readonly blockedCount: number | null;
  readonly seed: string | null;
  readonly moves: string | null;
  readonly position: string | null;
  /** The ply to be shown; null: the last. */
  readonly ply: number | null;
  /** By seat, of all four. */
  readonly seats: readonly SeatChoice[];
  readonly movers: Movers;
  readonly readonly: boolean;
  /** Computers don't move by themselves. */
  readonly paused: boolean;
  /** After a person's poor move, what would have been better is said. */
  readonly coach: boolean;
  readonly marks: ReadonlySet<Mark>;
  readonly coordinates: Coordinates;
  readonly theme: ThemeName;
  readonly speed: Speed;
  /** By seat; empty where a seat is called by its colour. */
  readonly names: readonly string[];
  readonly controls: ReadonlySet<Control>;
  readonly setup: SetupWay;
  /** Keys; empty for the element's own, null for none. */
  readonly share: string | null;
  readonly persist: string | null;
  /** What wasn't understood. */
  readonly problems: readonly BoardProblem[];
}

/** What is marked where the page doesn't say. */
const USUAL_MARKS: ReadonlySet<Mark> = new Set(["legal", "last"]);

/** Longer names are cut off. */
const LONGEST_NAME = 60;

const SQUARES = /^[a-j]\d{1,2}(?:[\s,;]+[a-j]\d{1,2})*$/i;

/** Reads all attributes together. Nothing they hold can make it throw. */
export function readSettings(attribute: (name: AttributeName) => string | null): Settings {
  const problems: BoardProblem[] = [];

  /** One of the listed values, read without regard to case and outer white space. */
  function oneOf<Value extends string | number>(name: AttributeName, values: readonly Value[]): Value {
    const [standard] = values as readonly [Value, ...Value[]];
    const text = attribute(name);
    if (text === null) return standard;
    const found = values.find((value) => String(value) === text.trim().toLowerCase());
    if (found === undefined) misunderstood(name, text, values.join(", "));
    return found ?? standard;
  }

  function misunderstood(name: AttributeName, text: string, allowed: string): void {
    const quoted = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
    problems.push({
      code: "unknown-value",
      field: name,
      message: `${name}: ${quoted} isn’t one of ${allowed}.`,
    });
  }

  function handicap(): Pick<Config, "handicap" | "handicapSeat"> {
    const text = attribute("handicap") ?? "0";
    const [, count, seat] = /^([0-4])(?:\s+(black|white))?$/i.exec(text.trim()) ?? [];
    if (count === undefined) misunderstood("handicap", text, "0 to 4, and whose, as in “2 white”");
    return {
      handicap: HANDICAPS.find((corners) => String(corners) === count) ?? 0,
      handicapSeat: seat?.toLowerCase() === "white" ? "white" : "black",
    };
  }

  function blocked(): { squares: string[]; count: number | null } {
    const text = attribute("blocked")?.trim() ?? "";
    if (text === "") return { squares: [], count: null };
    if (/^\d{1,2}$/.test(text)) return { squares: [], count: Number(text) };
    if (SQUARES.test(text)) return { squares: text.toLowerCase().split(/[\s,;]+/), count: null };
    misunderstood("blocked", text, "squares, as in “c3 f6”, or a count of them");
    return { squares: [], count: null };
  }

  function ply(): number | null {
    const text = attribute("ply");
    if (text === null) return null;
    if (/^\d{1,4}$/.test(text.trim())) return Number(text);
    misunderstood("ply", text, "the plies, counted from 0");
    return null;
  }

  function marks(): ReadonlySet<Mark> {
    const text = attribute("marks");
    if (text === null) return USUAL_MARKS;
    const tokens = tokensOf(text);
    if (tokens.length === 1 && tokens[0] === "none") return new Set();
    const unknown = tokens.find((token) => !MARKS.some((mark) => mark === token));
    if (unknown !== undefined) misunderstood("marks", unknown, [...MARKS, "none"].join(", "));
    const known = MARKS.filter((mark) => tokens.includes(mark));
    return known.length > 0 ? new Set(known) : USUAL_MARKS;
  }

  function controls(): ReadonlySet<Control> {
    const text = attribute("controls") ?? "";
    const tokens = tokensOf(text);
    const [first] = tokens;
    if (tokens.length === 1 && first === "none") return new Set();
    if (tokens.length === 1 && first === "minimal") return new Set(["score", "status"]);
    if (tokens.length === 0 || (tokens.length === 1 && first === "full")) return new Set(CONTROLS);
    const unknown = tokens.find((token) => !CONTROLS.some((control) => control === token));
    if (unknown !== undefined)
      misunderstood("controls", unknown, ["full", "minimal", "none", ...CONTROLS].join(", "));
    return new Set(CONTROLS.filter((control) => tokens.includes(control)));
  }

  function seats(): readonly SeatChoice[] {
    const text = attribute("seats") ?? "";
    const tokens = tokensOf(text);
    const known = tokens.map((token) => SEAT_CHOICES.find((choice) => choice === token));
    const unknown = tokens[known.indexOf(undefined)];
    if (unknown !== undefined) misunderstood("seats", unknown, SEAT_CHOICES.join(", "));
    if (tokens.length > SEATS.length) misunderstood("seats", text, `at most ${SEATS.length} of them`);
    return SEATS.map((_, index) => known[index] ?? "human");
  }

  const { squares, count } = blocked();
  const choices = seats();
  return {
    config: {
      players: oneOf("players", PLAYER_COUNTS),
      board: oneOf("board", BOARDS),
      goal: oneOf("goal", GOALS),
      opening: oneOf("opening", OPENINGS),
      scoring: oneOf("scoring", SCORINGS),
      ...handicap(),
      blocked: squares,
    },
    blockedCount: count,
    seed: attribute("seed"),
    moves: attribute("moves"),
    position: attribute("position"),
    ply: ply(),
    seats: choices,
    movers: Object.fromEntries(
      SEATS.map((seat, index) => [seat, MOVERS[choices[index] ?? "human"] ?? "computer"]),
    ),
    readonly: readBoolean(attribute("readonly")),
    paused: readBoolean(attribute("paused")),
    coach: readBoolean(attribute("coach")),
    marks: marks(),
    coordinates: oneOf("coordinates", COORDINATES),
    theme: oneOf("theme", THEMES),
    speed: oneOf("speed", SPEEDS),
    names: (attribute("names") ?? "").split(",").map((name) => name.trim().slice(0, LONGEST_NAME)),
    controls: controls(),
    setup: oneOf("setup", SETUP_WAYS),
    share: attribute("share")?.trim() ?? null,
    persist: attribute("persist")?.trim() ?? null,
    problems,
  };
}

const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Present means true, as in HTML; only the word `false` is read as false, since frameworks write it. */
export function readBoolean(text: string | null): boolean {
  return text !== null && text.trim().toLowerCase() !== "false";
}

/**
 * The configuration to start with now: the attributes', with the blocked squares of a count placed.
 *
 * @throws ConfigError or ReversiError where the rules refuse the combination
 */
export function configToStart({ config, blockedCount, seed }: Settings): Config {
  if (blockedCount === null) return completeConfig(config);
  const blocked = scatterBlocked(config, blockedCount, seedNumber(seed));
  return completeConfig({ ...config, blocked });
}

/** A seed's number: its own where it is one, else one made of its letters (FNV-1a); by chance where there is none. */
export function seedNumber(seed: string | null): number {
  if (seed === null) return Math.floor(Math.random() * 2 ** 32);
  if (/^\d{1,9}$/.test(seed.trim())) return Number(seed);
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
