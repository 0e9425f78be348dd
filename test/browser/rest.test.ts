import { expect } from "chai";
import { clear, click, frame, inside, mount, pause } from "./helpers.js";

/** Replaces the page's timers and frames by ones that count each request, for as long as `during` runs. */
async function countRequests(during: () => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  const names = ["requestAnimationFrame", "requestIdleCallback", "setTimeout", "setInterval"] as const;
  const originals = names.map((name) => [name, window[name]] as const);
  for (const [name, original] of originals) {
    Reflect.set(window, name, (...args: unknown[]): unknown => {
      asked.push(name);
      return Reflect.apply(original, window, args);
    });
  }
  try {
    await during();
  } finally {
    for (const [name, original] of originals) Reflect.set(window, name, original);
  }
  return asked;
}

describe("a board at rest", () => {
  afterEach(clear);

  it("asks for no frame and runs no timer", async () => {
    // The wait itself must not be counted: it keeps the page's own setTimeout.
    const wait = window.setTimeout.bind(window);
    const board = await mount();
    await click(board, "f5");
    await board.finish();
    const asked = await countRequests(() => new Promise((resolve) => wait(resolve, 2000)));
    expect(asked).to.deep.equal([]);
    // …and the count isn't blind: a move does ask for frames.
    const moving = await countRequests(async () => {
      board.play("d6");
      await board.finish();
    });
    expect(moving).to.include("requestAnimationFrame");
  });
});

describe("a board that leaves the page", () => {
  afterEach(clear);

  it("while it starts throws nothing", async () => {
    const faults: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent): void => void faults.push(event);
    window.addEventListener("error", note);
    window.addEventListener("unhandledrejection", note);
    for (const delay of [null, 0, 1, 5, 20, 50]) {
      const board = document.createElement("reversi-board");
      document.body.append(board);
      if (delay !== null) await pause(delay);
      board.remove();
      await frame();
    }
    await pause(200);
    window.removeEventListener("error", note);
    window.removeEventListener("unhandledrejection", note);
    expect(faults).to.deep.equal([]);
  });

  it("in mid-motion tells the move's end, and is whole again when it is back", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    const ends: string[] = [];
    board.addEventListener("moveend", ({ detail }) => ends.push(detail.square));
    board.play("f5");
    expect(ends).to.deep.equal([]);
    board.remove();
    await pause(0);
    expect(ends).to.deep.equal(["f5"]);
    document.body.append(board);
    await board.finish();
    expect(board.game?.transcript).to.equal("f5");
    expect(inside<HTMLCanvasElement>(board, "[part=canvas]").width).to.be.greaterThan(300);
  });
});
