import { Hand } from "./hand.js";
import type { Job } from "./hand.js";
import type { Answer, Task, Weighed, Weighing, Work } from "./task.js";

export interface CrewOptions {
  /** Starts a worker; null, or it throws, where none can run. */
  readonly hire: () => Worker | null;
  /** So many workers at most. */
  readonly most: number;
  /** Works on the page's own thread, in slices. */
  readonly alone: (
    task: Work,
    found: (moves: readonly Weighed[]) => void,
    signal?: AbortSignal,
  ) => Promise<Answer>;
}

export interface JobOptions {
  /** Gives the job up; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
  /** Workers started, but two have died at this job: from now on everything is thought out on the page's own thread. */
  readonly workersDied?: () => void;
}

/**
 * The workers of a page, shared by all its boards: as many as there are jobs for, up to a limit. Where none can run, or
 * they die, the page thinks itself: whatever fails, each job is done.
 */
export class Crew {
  readonly #options: CrewOptions;
  readonly #hands = new Set<Hand>();
  readonly #queue: Job[] = [];
  #most: number;
  #isThinkingAlone = false;
  #jobs = 0;

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#most = options.most;
  }

  /**
   * Has a task thought about, when it is its turn.
   *
   * @returns the number of the square to play
   * @throws the signal's reason once it is aborted; what the search threw
   */
  async think(task: Task, options?: JobOptions): Promise<number> {
    return (await this.#do(task, () => undefined, options)) as number;
  }

  /**
   * Has the moves of a position weighed, when it is its turn.
   *
   * @param found - hears what was found so far, each time that there is more; not any more once the job is given up
   * @throws the signal's reason once it is aborted; what the search threw
   */
  async weigh(
    task: Weighing,
    found: (moves: readonly Weighed[]) => void,
    options?: JobOptions,
  ): Promise<readonly Weighed[]> {
    return (await this.#do(task, found, options)) as readonly Weighed[];
  }

  #do(
    task: Work,
    hear: (moves: readonly Weighed[]) => void,
    { signal, workersDied = () => undefined }: JobOptions = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const found = (moves: readonly Weighed[]): void => {
        if (!signal?.aborted) hear(moves);
      };
      const job: Job = { number: ++this.#jobs, task, signal, resolve, found, reject, workersDied, deaths: 0 };
      signal?.addEventListener("abort", () => this.#cancel(job), { once: true });
      this.#queue.push(job);
      this.#assign();
    });
  }

  #cancel(job: Job): void {
    job.reject(job.signal?.reason);
    const place = this.#queue.indexOf(job);
    if (place >= 0) this.#queue.splice(place, 1);
    for (const hand of this.#hands) if (hand.job === job) hand.cancel();
  }

  /** Gives out what waits, to whoever is free. */
  #assign(): void {
    for (let job = this.#queue[0]; job; job = this.#queue[0]) {
      const hand = this.#most > 0 ? this.#freeHand() : null;
      if (!hand && (this.#most > 0 || this.#isThinkingAlone)) return;
      this.#queue.shift();
      if (hand) hand.take(job);
      else void this.#thinkAlone(job);
    }
  }

  /** Null where all are busy, or it just turned out that none can run. */
  #freeHand(): Hand | null {
    for (const hand of this.#hands) if (!hand.job) return hand;
    return this.#hands.size < this.#most ? this.#hire() : null;
  }

  #hire(): Hand | null {
    const worker = this.#start();
    if (!worker) {
      this.#most = this.#hands.size;
      return null;
    }
    const hand: Hand = new Hand(worker, {
      freed: () => this.#assign(),
      lost: () => this.#lose(hand),
    });
    this.#hands.add(hand);
    return hand;
  }

  #start(): Worker | null {
    try {
      return this.#options.hire();
    } catch {
      return null; // forbidden by a policy of the page: nothing to be told of, the page thinks itself
    }
  }

  #lose(hand: Hand): void {
    const { job, isReady } = hand;
    this.#hands.delete(hand);
    if (job && (isReady || job.deaths > 0)) {
      if (++job.deaths > 1) {
        this.#most = 0;
        job.workersDied();
      }
    } else if (!isReady) {
      this.#most = [...this.#hands].filter((other) => other.isReady).length;
    }
    if (job && !job.signal?.aborted) this.#queue.unshift(job);
    this.#assign();
  }

  async #thinkAlone({ task, found, signal, resolve, reject }: Job): Promise<void> {
    this.#isThinkingAlone = true;
    try {
      resolve(await this.#options.alone(task, found, signal));
    } catch (error) {
      reject(error);
    }
    this.#isThinkingAlone = false;
    this.#assign();
  }
}
