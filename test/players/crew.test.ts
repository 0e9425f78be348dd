import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Game } from "../../src/engine/index.js";
import { Crew } from "../../src/players/crew.js";
import { IDLE_LIMIT, PULSE, START_LIMIT } from "../../src/players/hand.js";
import type { Order, Report } from "../../src/players/messages.js";
import type { Answer, Task, Weighed, Weighing, Work } from "../../src/players/task.js";

/** A task that is told from others by its seed. */
const task = (seed: number): Task => {
  const game = Game.start();
  return {
    config: game.config,
    state: game.toBoard().save(),
    level: "easy",
    seed,
    nodes: Infinity,
    timeLimit: 0,
  };
};

const seedOf = (asked: Work): number => ("seed" in asked ? asked.seed : -1);

/** A worker that does nothing but what the test has it do. */
class FakeWorker extends EventTarget {
  readonly orders: Order[] = [];
  isEnded = false;

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  tell(report: Report): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data: report }));
  }

  die(): void {
    this.dispatchEvent(new Event("error", { cancelable: true }));
  }

  /** The seeds of the tasks that it was given. */
  get seeds(): number[] {
    return this.orders.flatMap((order) => (order.type === "work" ? [seedOf(order.task)] : []));
  }

  /** Is done with the last task that it was given. */
  finish(answer: Answer): void {
    this.tell({ type: "done", job: this.#lastJob, answer });
  }

  find(moves: readonly Weighed[]): void {
    this.tell({ type: "found", job: this.#lastJob, moves });
  }

  stop(): void {
    this.tell({ type: "stopped", job: this.#lastJob });
  }

  fail(message: string): void {
    this.tell({ type: "failed", job: this.#lastJob, message });
  }

  get #lastJob(): number {
    const order = this.orders.findLast(({ type }) => type === "work");
    return order?.type === "work" ? order.job : -1;
  }
}

/** A crew of fake workers; what is thought alone comes to the task's seed. */
function hireCrew(
  most: number,
  hire: (worker: FakeWorker) => Worker | null = (worker) => worker as unknown as Worker,
) {
  const workers: FakeWorker[] = [];
  const alone: number[] = [];
  const crew = new Crew({
    most,
    hire() {
      const worker = new FakeWorker();
      const hired = hire(worker);
      if (hired) workers.push(worker);
      return hired;
    },
    alone: async (asked) => {
      const seed = seedOf(asked);
      alone.push(seed);
      return seed;
    },
  });
  return { crew, workers, alone };
}

/** A worker of the list, which must be there. */
function nth(workers: readonly FakeWorker[], index: number): FakeWorker {
  const worker = workers[index];
  if (!worker) throw new Error(`no worker ${index}`);
  return worker;
}

describe("the crew", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("hires nobody before there is something to think about", () => {
    expect(hireCrew(2).workers).toHaveLength(0);
  });

  it("has a worker think, and gives what it finds", async () => {
    const { crew, workers, alone } = hireCrew(2);
    const found = crew.think(task(1));
    nth(workers, 0).tell({ type: "ready" });
    nth(workers, 0).finish(19);
    expect(await found).toBe(19);
    expect(alone).toEqual([]);
  });

  it("hires as many as there are jobs, up to its limit; what is left waits for whoever is free first", async () => {
    const { crew, workers } = hireCrew(2);
    const found = [1, 2, 3].map((seed) => crew.think(task(seed)));
    expect(workers.map(({ seeds }) => seeds)).toEqual([[1], [2]]);
    for (const worker of workers) worker.tell({ type: "ready" });
    nth(workers, 1).finish(20);
    expect(nth(workers, 1).seeds).toEqual([2, 3]);
    nth(workers, 1).finish(30);
    nth(workers, 0).finish(10);
    expect(await Promise.all(found)).toEqual([10, 20, 30]);
    expect(workers).toHaveLength(2);
  });

  it("takes the same worker for one job after the other", async () => {
    const { crew, workers } = hireCrew(4);
    for (const seed of [1, 2, 3]) {
      const found = crew.think(task(seed));
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).finish(seed);
      expect(await found).toBe(seed);
    }
    expect(workers).toHaveLength(1);
  });

  it("ends workers that have nothing to do for long, and hires again when there is", async () => {
    const { crew, workers } = hireCrew(1);
    const found = crew.think(task(1));
    nth(workers, 0).tell({ type: "ready" });
    nth(workers, 0).finish(1);
    await found;
    vi.advanceTimersByTime(IDLE_LIMIT - 1);
    expect(nth(workers, 0).isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(nth(workers, 0).isEnded).toBe(true);
    void crew.think(task(2));
    expect(workers).toHaveLength(2);
    expect(nth(workers, 1).seeds).toEqual([2]);
  });

  it("leaves no timer behind once its workers are ended", async () => {
    const { crew, workers } = hireCrew(1);
    const found = crew.think(task(1));
    nth(workers, 0).tell({ type: "ready" });
    nth(workers, 0).finish(1);
    await found;
    vi.advanceTimersByTime(IDLE_LIMIT);
    expect(vi.getTimerCount()).toBe(0);
  });

  describe("given up", () => {
    it("before it was anybody’s turn, a job is never begun", async () => {
      const { crew, workers } = hireCrew(1);
      const stop = new AbortController();
      void crew.think(task(1));
      const found = crew.think(task(2), { signal: stop.signal });
      const last = crew.think(task(3));
      stop.abort(new Error("enough"));
      await expect(found).rejects.toThrow("enough");
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).finish(1);
      nth(workers, 0).finish(3);
      expect(await last).toBe(3);
      expect(nth(workers, 0).seeds).toEqual([1, 3]);
    });

    it("in mid-thought, its worker is told at once, and has the next job when it has stopped", async () => {
      const { crew, workers } = hireCrew(1);
      const stop = new AbortController();
      const found = crew.think(task(1), { signal: stop.signal });
      nth(workers, 0).tell({ type: "ready" });
      const next = crew.think(task(2));
      stop.abort(new Error("enough"));
      await expect(found).rejects.toThrow("enough");
      expect(nth(workers, 0).orders.at(-1)).toEqual({ type: "cancel", job: 1 });
      expect(nth(workers, 0).seeds).toEqual([1]);
      nth(workers, 0).stop();
      expect(nth(workers, 0).seeds).toEqual([1, 2]);
      nth(workers, 0).finish(2);
      expect(await next).toBe(2);
    });

    it("before it was given, a job isn’t taken at all", async () => {
      const { crew, workers } = hireCrew(1);
      await expect(crew.think(task(1), { signal: AbortSignal.abort(new Error("no")) })).rejects.toThrow("no");
      expect(workers).toHaveLength(0);
    });

    it("and its worker dead, a job isn’t done again", async () => {
      const { crew, workers, alone } = hireCrew(1);
      const stop = new AbortController();
      const found = crew.think(task(1), { signal: stop.signal });
      nth(workers, 0).tell({ type: "ready" });
      stop.abort(new Error("enough"));
      await expect(found).rejects.toThrow("enough");
      nth(workers, 0).die();
      expect(workers).toHaveLength(1);
      expect(alone).toEqual([]);
    });
  });

  describe("where no worker can run", () => {
    it.each([
      ["it is known", () => null],
      [
        "the browser refuses",
        () => {
          throw new DOMException("not here", "SecurityError");
        },
      ],
    ])("since %s, thinks alone, one job after the other", async (_, hire) => {
      const { crew, workers, alone } = hireCrew(4, hire);
      expect(await Promise.all([1, 2, 3].map((seed) => crew.think(task(seed))))).toEqual([1, 2, 3]);
      expect(alone).toEqual([1, 2, 3]);
      expect(workers).toHaveLength(0);
    });

    it.each([
      ["it fails as it starts", (worker: FakeWorker) => worker.die()],
      ["it says nothing for long", () => void vi.advanceTimersByTime(START_LIMIT)],
    ])("as %s, thinks alone, and tells nobody", async (_, fail) => {
      const { crew, workers, alone } = hireCrew(4);
      const workersDied = vi.fn();
      const found = crew.think(task(7), { workersDied });
      fail(nth(workers, 0));
      expect(await found).toBe(7);
      expect(await crew.think(task(8))).toBe(8);
      expect(alone).toEqual([7, 8]);
      expect(workers).toHaveLength(1);
      expect(nth(workers, 0).isEnded).toBe(true);
      expect(workersDied).not.toHaveBeenCalled();
    });

    it("but some are at work already, goes on with those", async () => {
      const { crew, workers, alone } = hireCrew(2);
      const first = crew.think(task(1));
      nth(workers, 0).tell({ type: "ready" });
      const second = crew.think(task(2));
      nth(workers, 1).die();
      nth(workers, 0).finish(1);
      nth(workers, 0).finish(2);
      expect(await Promise.all([first, second])).toEqual([1, 2]);
      expect(alone).toEqual([]);
    });

    it("goes on though the search throws: whoever asked is told", async () => {
      const crew = new Crew({
        most: 1,
        hire: () => null,
        alone: async (asked) => {
          const seed = seedOf(asked);
          if (seed === 1) throw new Error("broken");
          return seed;
        },
      });
      const [first, second] = await Promise.allSettled([crew.think(task(1)), crew.think(task(2))]);
      expect(first).toMatchObject({ status: "rejected", reason: { message: "broken" } });
      expect(second).toMatchObject({ status: "fulfilled", value: 2 });
    });
  });

  describe("when a worker dies", () => {
    const DEATHS: [string, (worker: FakeWorker) => void][] = [
      ["with an error", (worker) => worker.die()],
      ["of a message that can’t be read", (worker) => worker.dispatchEvent(new MessageEvent("messageerror"))],
      ["without a word", () => void vi.advanceTimersByTime(2 * PULSE)],
    ];

    it.each(DEATHS)("%s, another takes its job", async (_, die) => {
      const { crew, workers, alone } = hireCrew(1);
      const workersDied = vi.fn();
      const found = crew.think(task(1), { workersDied });
      nth(workers, 0).tell({ type: "ready" });
      die(nth(workers, 0));
      expect(nth(workers, 0).isEnded).toBe(true);
      nth(workers, 1).tell({ type: "ready" });
      nth(workers, 1).finish(5);
      expect(await found).toBe(5);
      expect(workersDied).not.toHaveBeenCalled();
      expect(alone).toEqual([]);
    });

    it.each(DEATHS)(
      "%s, and so does the next one, thinks alone from then on, and says so once",
      async (_, die) => {
        const { crew, workers, alone } = hireCrew(1);
        const workersDied = vi.fn();
        const found = crew.think(task(1), { workersDied });
        for (const index of [0, 1]) {
          nth(workers, index).tell({ type: "ready" });
          die(nth(workers, index));
        }
        expect(await found).toBe(1);
        expect(await crew.think(task(2), { workersDied })).toBe(2);
        expect(alone).toEqual([1, 2]);
        expect(workers).toHaveLength(2);
        expect(workersDied).toHaveBeenCalledTimes(1);
      },
    );

    it("and can’t be replaced, that is said too", async () => {
      const { crew, workers, alone } = hireCrew(1);
      const workersDied = vi.fn();
      const found = crew.think(task(1), { workersDied });
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).die();
      nth(workers, 1).die();
      expect(await found).toBe(1);
      expect(alone).toEqual([1]);
      expect(workersDied).toHaveBeenCalledTimes(1);
    });

    it("twice over, of one death, its job isn’t done twice", async () => {
      const { crew, workers } = hireCrew(2);
      const found = crew.think(task(1));
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).die();
      nth(workers, 0).die();
      expect(workers.map(({ seeds }) => seeds)).toEqual([[1], [1]]);
      nth(workers, 1).tell({ type: "ready" });
      nth(workers, 1).finish(5);
      expect(await found).toBe(5);
    });

    it("with nothing to do, nobody minds", async () => {
      const { crew, workers } = hireCrew(1);
      const first = crew.think(task(1));
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).finish(1);
      await first;
      nth(workers, 0).die();
      const second = crew.think(task(2));
      nth(workers, 1).tell({ type: "ready" });
      nth(workers, 1).finish(2);
      expect(await second).toBe(2);
    });

    it("another that thinks for long, but answers, is left at it", async () => {
      const { crew, workers } = hireCrew(1);
      const found = crew.think(task(1));
      nth(workers, 0).tell({ type: "ready" });
      for (let times = 0; times < 10; times++) {
        vi.advanceTimersByTime(PULSE);
        nth(workers, 0).tell({ type: "pong" });
      }
      nth(workers, 0).finish(5);
      expect(await found).toBe(5);
      expect(workers).toHaveLength(1);
    });
  });

  it("tells whoever asked when the search in a worker throws, and goes on with the worker", async () => {
    const { crew, workers } = hireCrew(1);
    const found = crew.think(task(1));
    nth(workers, 0).tell({ type: "ready" });
    nth(workers, 0).fail("RangeError: broken");
    await expect(found).rejects.toThrow("broken");
    const next = crew.think(task(2));
    nth(workers, 0).finish(2);
    expect(await next).toBe(2);
  });

  describe("weighing moves", () => {
    const weighing = (): Weighing => {
      const { config, state } = task(1);
      return { config, state, timeLimit: 1, depth: 2, exact: null };
    };
    const move = (value: number): Weighed => ({ square: 1, value, exact: false, outcome: null });

    it("tells what was found on the way, and at the end", async () => {
      const { crew, workers } = hireCrew(1);
      const heard: number[] = [];
      const found = crew.weigh(weighing(), ([first]) => heard.push(first!.value));
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).find([move(1)]);
      nth(workers, 0).find([move(2)]);
      nth(workers, 0).finish([move(3)]);
      expect(await found).toEqual([move(3)]);
      expect(heard).toEqual([1, 2]);
    });

    it("tells nothing any more once it is given up", async () => {
      const { crew, workers } = hireCrew(1);
      const stop = new AbortController();
      const heard: number[] = [];
      const found = crew.weigh(weighing(), ([first]) => heard.push(first!.value), { signal: stop.signal });
      nth(workers, 0).tell({ type: "ready" });
      nth(workers, 0).find([move(1)]);
      stop.abort(new Error("enough"));
      nth(workers, 0).find([move(2)]);
      await expect(found).rejects.toThrow("enough");
      expect(heard).toEqual([1]);
    });
  });
});
