import type { Answer, Weighed, Work } from "./task.js";

/** What a worker is told; jobs go by their numbers. */
export type Order =
  | { readonly type: "work"; readonly job: number; readonly task: Work }
  | { readonly type: "cancel"; readonly job: number }
  /** Asks whether it is still there. */
  | { readonly type: "ping" };

/** What a worker tells. */
export type Report =
  /** Once, when it has started. */
  | { readonly type: "ready" }
  | { readonly type: "pong" }
  /** What has been weighed so far. */
  | { readonly type: "found"; readonly job: number; readonly moves: readonly Weighed[] }
  | { readonly type: "done"; readonly job: number; readonly answer: Answer }
  /** It was cancelled in mid-thought, and the worker is free. */
  | { readonly type: "stopped"; readonly job: number }
  /** The search itself threw. */
  | { readonly type: "failed"; readonly job: number; readonly message: string };
