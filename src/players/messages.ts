import type { Task } from "./task.js";

/** What a worker is told; jobs go by their numbers. */
export type Order =
  | { readonly type: "think"; readonly job: number; readonly task: Task }
  | { readonly type: "cancel"; readonly job: number }
  /** Asks whether it is still there. */
  | { readonly type: "ping" };

/** What a worker tells. */
export type Report =
  /** Once, when it has started. */
  | { readonly type: "ready" }
  | { readonly type: "pong" }
  /** `square` is the number of the square to play. */
  | { readonly type: "done"; readonly job: number; readonly square: number }
  /** It was cancelled in mid-thought, and the worker is free. */
  | { readonly type: "stopped"; readonly job: number }
  /** The search itself threw. */
  | { readonly type: "failed"; readonly job: number; readonly message: string };
