import { Worker } from "node:worker_threads";
import type { Fixture, Report } from "./play.js";

interface Waiting {
  readonly fixture: Fixture;
  readonly resolve: (report: Report) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that play games in the order in which they were asked for. */
export class Pool {
  readonly #idle: Worker[];
  readonly #all: readonly Worker[];
  readonly #queue: Waiting[] = [];

  constructor(script: URL, size: number) {
    this.#all = Array.from({ length: size }, () => new Worker(script));
    this.#idle = [...this.#all];
  }

  play(fixture: Fixture): Promise<Report> {
    const report = new Promise<Report>((resolve, reject) => {
      this.#queue.push({ fixture, resolve, reject });
    });
    this.#next();
    return report;
  }

  #next(): void {
    const worker = this.#queue.length > 0 ? this.#idle.pop() : undefined;
    if (!worker) return;
    const { fixture, resolve, reject } = this.#queue.shift()!;
    worker.once("error", reject);
    worker.once("message", (answer: { report: Report } | { error: string }) => {
      worker.off("error", reject);
      this.#idle.push(worker);
      this.#next();
      if ("report" in answer) resolve(answer.report);
      else reject(new Error(answer.error));
    });
    worker.postMessage(fixture, []);
  }

  /** Plays nothing more; the games under way end first. */
  close(): void {
    this.#queue.length = 0;
    for (const worker of this.#all) worker.postMessage(null, []);
  }
}
