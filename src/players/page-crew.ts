import { Crew } from "./crew.js";
import { hire } from "./hire.js";

/** More would leave nothing for the page's other work. */
const MOST_WORKERS = 4;

/** The one crew of the page, for all its boards. */
export const pageCrew = new Crew({
  hire,
  most: Math.min(MOST_WORKERS, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1)),
  // The search itself comes only where no worker has it.
  alone: async (task, found, signal) => (await import("./alone.js")).workAlone(task, found, signal),
});
