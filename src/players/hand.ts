import type { Order, Report } from "./messages.js";
import type { Answer, Weighed, Work } from "./task.js";

/** Something to think about, until it is settled. */
export interface Job {
  readonly number: number;
  readonly task: Work;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: Answer) => void;
  /** Hears what was weighed so far. */
  readonly found: (moves: readonly Weighed[]) => void;
  readonly reject: (reason: unknown) => void;
  /** The workers died of it, or while they were at it. */
  readonly workersDied: () => void;
  /** How many workers have died while they were at it. */
  deaths: number;
}

export interface HandHandlers {
  /** Its job is settled; it can take another. */
  freed(): void;
  /** It can't be started, or isn't there any more. Its job, if any, isn't settled. */
  lost(): void;
}

/** A worker that hasn't started by then counts as one that can't, in milliseconds. */
export const START_LIMIT = 5_000;
/** How often one that thinks is asked whether it is still there; it answers within a slice. In milliseconds. */
export const PULSE = 4_000;
/** One that has had nothing to do for so long is ended, in milliseconds. */
export const IDLE_LIMIT = 30_000;

/** One worker, and what it is at. */
export class Hand {
  readonly #worker: Worker;
  readonly #handlers: HandHandlers;
  #job: Job | null = null;
  #isReady = false;
  #hasAnswered = true;
  #isGone = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(worker: Worker, handlers: HandHandlers) {
    this.#worker = worker;
    this.#handlers = handlers;
    worker.addEventListener("message", (event: MessageEvent<Report>) => this.#hear(event.data));
    for (const type of ["error", "messageerror"] as const) {
      worker.addEventListener(type, (event) => {
        event.preventDefault(); // the console isn't told: the move comes in another way
        this.#lose();
      });
    }
    this.#watch = setTimeout(() => this.#lose(), START_LIMIT);
  }

  get job(): Job | null {
    return this.#job;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  take(job: Job): void {
    this.#job = job;
    this.#tell({ type: "work", job: job.number, task: job.task });
    if (this.#isReady) this.#feelPulse();
  }

  /** Stops thinking about its job, which nobody waits for any more; it is free when it says so. */
  cancel(): void {
    if (this.#job) this.#tell({ type: "cancel", job: this.#job.number });
  }

  end(): void {
    this.#isGone = true;
    clearTimeout(this.#watch);
    this.#worker.terminate();
  }

  #tell(order: Order): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    this.#worker.postMessage(order);
  }

  #hear(report: Report): void {
    this.#hasAnswered = true;
    const job = this.#job;
    if (report.type === "ready") {
      this.#isReady = true;
      if (job) this.#feelPulse();
      else this.#rest();
    } else if (report.type !== "pong" && job?.number === report.job) {
      if (report.type === "found") {
        job.found(report.moves);
        return;
      }
      if (report.type === "done") job.resolve(report.answer);
      else if (report.type === "failed") job.reject(new Error(report.message));
      this.#job = null;
      this.#rest();
      this.#handlers.freed();
    }
  }

  #lose(): void {
    if (this.#isGone) return;
    this.end();
    this.#handlers.lost();
  }

  /** A worker can be gone without a word. */
  #feelPulse(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (!this.#hasAnswered) {
        this.#lose();
        return;
      }
      this.#hasAnswered = false;
      this.#tell({ type: "ping" });
      this.#feelPulse();
    }, PULSE);
  }

  #rest(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lose(), IDLE_LIMIT);
  }
}
