import { drive } from "./drive.js";
import type { Order, Report } from "./messages.js";
import type { Work } from "./task.js";
import { work } from "./work.js";

/** How long a worker thinks before it looks for orders, in milliseconds: a cancelled job ends about as soon. */
const SLICE = 20;

/** The global scope of a worker, as far as it takes one to serve. */
export interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<Order>) => void): void;
  postMessage(report: Report): void;
}

/** Thinks for the page whose worker this is, from now on. */
export function serve(scope: WorkerScope): void {
  const running = new Map<number, AbortController>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker talks to its own page only
  const tell = (report: Report): void => scope.postMessage(report);

  async function take(job: number, task: Work): Promise<void> {
    const stop = new AbortController();
    running.set(job, stop);
    try {
      const working = work(task, (moves) => tell({ type: "found", job, moves }));
      tell({ type: "done", job, answer: await drive(working, SLICE, stop.signal) });
    } catch (error) {
      tell(stop.signal.aborted ? { type: "stopped", job } : { type: "failed", job, message: String(error) });
    } finally {
      running.delete(job);
    }
  }

  scope.addEventListener("message", ({ data: order }) => {
    if (order.type === "work") void take(order.job, order.task);
    else if (order.type === "cancel") running.get(order.job)?.abort();
    else tell({ type: "pong" });
  });
  tell({ type: "ready" });
}
