import type { Answer, Weighed, Work } from "./task.js";
import { think } from "./think.js";
import { weighWithin } from "./weigh.js";

/**
 * Does what a worker, or the page itself, is asked to do: thinks about a move, or weighs all of them.
 *
 * @param found - hears what was weighed so far, each time that there is more
 */
export function work(task: Work, found: (moves: readonly Weighed[]) => void): Generator<void, Answer, void> {
  return "level" in task ? think(task) : weighWithin(task, found);
}
