import { drive } from "./drive.js";
import type { Answer, Weighed, Work } from "./task.js";
import { work } from "./work.js";

/**
 * When the page's other tasks have their turn, in milliseconds. The step under way ends first, which takes 2 ms at most where the
 * code is warm: 8 ms in all.
 */
const SLICE = 6;

/** Works on the page's own thread, in slices. */
export const workAlone = (
  task: Work,
  found: (moves: readonly Weighed[]) => void,
  signal?: AbortSignal,
): Promise<Answer> => drive(work(task, found), SLICE, signal);
