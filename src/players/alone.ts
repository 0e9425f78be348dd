import { drive } from "./drive.js";
import type { Task } from "./task.js";
import { think } from "./think.js";

/** How long the page is kept from other things at a time, in milliseconds. */
const SLICE = 8;

/** Thinks on the page's own thread, in slices. */
export const thinkAlone = (task: Task, signal?: AbortSignal): Promise<number> =>
  drive(think(task), SLICE, signal);
