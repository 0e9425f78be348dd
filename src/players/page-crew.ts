import { Crew } from "./crew.js";
import { hire } from "./hire.js";

/** More would leave nothing for the page's other work. */
const MOST_WORKERS = 4;

const crewOf = (most: number): Crew =>
  new Crew({
    hire,
    most,
    // The search itself comes only where no worker has it.
    alone: async (task, found, signal) => (await import("./alone.js")).workAlone(task, found, signal),
  });

/** The one crew of the page, for all its boards. */
export const pageCrew = crewOf(
  Math.min(MOST_WORKERS, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1)),
);

/** For what goes on as long as somebody looks: nobody who waits for a move or a hint is to wait for that too. */
export const lookingCrew = crewOf(1);
