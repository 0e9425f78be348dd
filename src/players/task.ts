import type { Config } from "../engine/index.js";

/** How well a computer plays, weakest first. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** The moves of a position are to be weighed: plain data, as a {@link Task}. */
export interface Weighing extends Pick<Task, "config" | "state" | "timeLimit"> {
  /** Plies that are looked ahead at most, where the end isn't in reach. */
  readonly depth: number;
  /** From so many empty squares on to the end; null: from where that takes about a second. */
  readonly exact: number | null;
  /** The numbers of the squares whose moves are weighed to the end; all where left out. */
  readonly only?: readonly number[];
}

/** What a computer player is asked: plain data, so that it can be sent to a worker. */
export interface Task {
  readonly config: Config;
  /** The position, as `Board.save` gives it. */
  readonly state: Int32Array;
  readonly level: Level;
  /** Whole number; the same seed gives the same choices. */
  readonly seed: number;
  /** Positions that may be looked at. */
  readonly nodes: number;
  /** Milliseconds that it may take. */
  readonly timeLimit: number;
}

/** A move by its square's number. */
export interface Weighed {
  readonly square: number;
  /** What it is worth to its seat, in discs. */
  readonly value: number;
  readonly exact: boolean;
  /** 1: it wins; 0: nobody does; -1: another seat does. Null while that isn't known exactly. */
  readonly outcome: number | null;
}

/** What the players can be asked to do. */
export type Work = Task | Weighing;

/** What comes of it: the number of the square to play, or what every move is worth. */
export type Answer = number | readonly Weighed[];
