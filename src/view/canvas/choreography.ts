import type { Owner } from "../../engine/index.js";
import type { Cell, Motion } from "../scene.js";
import { dropping, turning, type Pose } from "./pose.js";

/** What a disc does on its square. */
export interface Act {
  readonly square: number;
  readonly kind: "turn" | "drop" | "lift";
  /** The disc it begins as. */
  readonly from: Owner;
  /** The disc it ends as; other than the first only where it turns over. */
  readonly to: Owner;
  /** The way a turning disc tips, as a unit vector. */
  readonly x: number;
  readonly y: number;
  readonly duration: number;
  /** Milliseconds from the first frame to its beginning; less than 0 where it goes on from half-way. */
  readonly delay: number;
  /** Timestamp of its beginning; unknown until a frame has come. */
  begin: number | null;
  /** How far it has come: 0 until it begins, 1 when it is over. */
  progress: number;
}

/** A later ring starts this part of a turn later. */
const RING_DELAY = 1 / 5;
/** A disc put down or taken off needs this part of a turn. */
const DROP_DURATION = 0.7;

/** Whether a disc stands there. */
export const isDisc = (cell: Cell | undefined): cell is Owner =>
  cell !== undefined && cell !== "empty" && cell !== "blocked" && cell !== "cut";

/** The disc that lies flat before an act begins and when it is over; null if there is none then. */
export function lyingDisc(act: Act): Owner | null {
  if (act.progress === 0) return act.kind === "drop" ? null : act.from;
  return act.kind === "lift" ? null : act.to;
}

/** The disc that is on top now. */
export const nearDisc = (act: Act): Owner => (act.progress < 0.5 ? act.from : act.to);

/** How the disc of an act lies now. */
export function poseOf(act: Act): Pose {
  if (act.kind === "turn") return turning(act.progress);
  return dropping(act.kind === "drop" ? act.progress : 1 - act.progress);
}

/**
 * Which discs move, and how far they have come. It knows time only from the frames it is told of, and nothing of how
 * discs are drawn.
 */
export class Choreography {
  readonly #acts = new Map<number, Act>();
  #moving = false;
  #cells: readonly Cell[] = [];

  /** What is seen when all has come to rest. */
  get cells(): readonly Cell[] {
    return this.#cells;
  }

  /** What discs do, by square; those that are done stay until all are, and {@link finish} is called. */
  get acts(): ReadonlyMap<number, Act> {
    return this.#acts;
  }

  get moving(): boolean {
    return this.#moving;
  }

  /**
   * Sets what is to be seen. With a motion, discs that differ begin to move, those on their way to another end turn
   * round where they are, and the rest go on. Without one, or on a board of another size, all is there at once and
   * nothing moves any more. Where no square differs, what moves goes on.
   */
  show(cells: readonly Cell[], side: number, motion: Motion | null): void {
    const before = this.#cells;
    this.#cells = cells;
    const changed = cells.flatMap((cell, square) => (cell === before[square] ? [] : [square]));
    if (changed.length === 0) return;
    if (!motion || !(motion.turn > 0) || before.length !== cells.length) {
      this.finish();
      return;
    }
    for (const act of this.#acts.values()) if (act.progress === 1) this.#acts.delete(act.square);
    const rings = changed.map((square) => ringOf(square, motion.from, side));
    const last = Math.max(...rings);
    for (const [index, square] of changed.entries()) {
      const ring = rings[index] ?? 0;
      const start = {
        square,
        ...directionFrom(square, motion, side),
        delay: (motion.backwards ? last - ring : ring) * motion.turn * RING_DELAY,
        begin: null,
        progress: 0,
      };
      const act = nextAct(this.#acts.get(square), before[square], cells[square], start, motion.turn);
      if (act) this.#acts.set(square, act);
      else this.#acts.delete(square);
    }
    this.#moving = this.#acts.size > 0;
  }

  /** Brings all acts to the time of a frame, in milliseconds. */
  advance(now: number): void {
    this.#moving = false;
    for (const act of this.#acts.values()) {
      act.begin ??= now + act.delay;
      act.progress = Math.min(1, Math.max(0, (now - act.begin) / act.duration));
      this.#moving ||= act.progress < 1;
    }
  }

  /** Ends all acts. */
  finish(): void {
    this.#acts.clear();
    this.#moving = false;
  }
}

type Start = Pick<Act, "square" | "x" | "y" | "delay" | "begin" | "progress">;

/** What a square does whose content changes while `running` is under way on it; null if it shows it at once. */
function nextAct(
  running: Act | undefined,
  before: Cell | undefined,
  after: Cell | undefined,
  start: Start,
  turn: number,
): Act | null {
  const brief = { ...start, duration: turn * DROP_DURATION };
  if (isDisc(after)) {
    if (running?.kind === "turn") return turnRound(running, after);
    if (running?.kind === "lift" && running.from === after) return reverse(running, "drop");
    if (isDisc(before)) return { ...start, kind: "turn", from: before, to: after, duration: turn };
    return { ...brief, kind: "drop", from: after, to: after };
  }
  if (!isDisc(before)) return null;
  if (running?.kind === "drop") return reverse(running, "lift");
  const disc = running ? nearDisc(running) : before;
  return { ...brief, kind: "lift", from: disc, to: disc };
}

/** Another end for a disc that turns: up to its edge only the hidden face changes; past it, it tips back. */
function turnRound(act: Act, to: Owner): Act | null {
  if (act.progress < 0.5 && to !== act.from) return { ...act, to };
  if (act.progress === 0) return null;
  return { ...reverse(act, "turn"), from: act.to, to, x: -act.x, y: -act.y };
}

/** The way back from where an act is; poses are symmetric in time, so nothing jumps. */
function reverse(act: Act, kind: Act["kind"]): Act {
  const progress = 1 - act.progress;
  return { ...act, kind, progress, delay: -progress * act.duration, begin: null };
}

/** How many steps of a king lie between two squares. */
function ringOf(square: number, from: number, side: number): number {
  const { files, ranks } = between(square, from, side);
  return Math.max(Math.abs(files), Math.abs(ranks));
}

/** The way from the played disc's square, or, backwards, towards it. */
function directionFrom(square: number, { from, backwards }: Motion, side: number): { x: number; y: number } {
  const { files, ranks } = between(square, from, side);
  const length = (Math.hypot(files, ranks) || 1) * (backwards ? -1 : 1);
  return { x: files / length, y: ranks / length };
}

function between(square: number, from: number, side: number): { files: number; ranks: number } {
  return {
    files: (square % side) - (from % side),
    ranks: Math.floor(square / side) - Math.floor(from / side),
  };
}
