import { drive } from "./drive.js";
import type { Task } from "./task.js";
import { think } from "./think.js";

/**
 * When the page's other tasks have their turn, in milliseconds. The step under way ends first, which takes 2 ms at most where the
 * code is warm: 8 ms in all.
 */
const SLICE = 6;

/** Thinks on the page's own thread, in slices. */
export const thinkAlone = (task: Task, signal?: AbortSignal): Promise<number> =>
  drive(think(task), SLICE, signal);
