import { sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import {
  cell,
  clear,
  click,
  falseSquares,
  inOwnTab,
  inside,
  listen,
  middle,
  mount,
  pageUrl,
  pause,
  rendered,
  seen,
  touch,
  until,
} from "./helpers.js";

describe("taps and clicks", function () {
  this.timeout(60_000);
  afterEach(async () => {
    document.body.removeAttribute("style");
    document.documentElement.removeAttribute("dir");
    window.scrollTo(0, 0);
    await clear();
  });

  it("rapid on many squares, in turn or not, during motion: no move that isn't legal, none twice", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    const told: string[] = [];
    board.addEventListener("beforemove", ({ detail }) => {
      expect(board.legalMoves).to.include(detail.square);
    });
    board.addEventListener("move", ({ detail }) => told.push(detail.square));
    const squares = board.game?.squares ?? [];
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < squares.length; at++) {
        const button = cell(board, squares[(at * 23 + round * 7) % squares.length] ?? "");
        button.click();
        button.click();
      }
      await pause(40);
    }
    expect(told.length).to.be.greaterThan(20);
    expect(new Set(told).size).to.equal(told.length);
    expect(board.game?.transcript).to.equal(told.join(""));
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
  });

  it("by mouse, quick and across the board", async () => {
    const board = await mount({ speed: "slow" });
    const told = listen(board, "move");
    for (const square of ["f5", "a1", "f5", "d6", "d6", "c3", "h8", "d3"]) {
      const { x, y } = middle(board, square);
      await sendMouse({ type: "click", position: [x, y] });
    }
    expect(told).to.deep.equal(["move:f5", "move:d6", "move:c3", "move:d3"]);
  });

  it("of two fingers at once: each plays a legal move, or nothing", async () => {
    const board = await mount({ speed: "none" });
    const told = listen(board, "move");
    await touch(middle(board, "f5"), middle(board, "d3"));
    await pause(50);
    expect(told.length).to.be.at.most(1);
    expect(board.game?.ply).to.equal(told.length);
    const next = board.legalMoves[0] ?? "";
    await touch(middle(board, next));
    await until(() => told.at(-1) === `move:${next}`);
    expect(told.at(-1)).to.equal(`move:${next}`);
  });

  it("a swipe that starts on the board scrolls the page and plays nothing", async () => {
    const board = await mount({ speed: "none" });
    document.body.style.minHeight = "3000px";
    const told = listen(board, "move");
    const { x, y } = middle(board, "f5");
    await touch({ x, y, to: { x, y: y - 180 } });
    await until(() => window.scrollY > 80);
    await pause(200);
    expect(told).to.deep.equal([]);
    do {
      window.scrollTo(0, 0);
      await pause(50);
    } while (window.scrollY > 0); // it may still be rolling
    await touch(middle(board, "f5"));
    await until(() => told.length > 0);
    expect(told).to.deep.equal(["move:f5"]);
  });

  const places: readonly [string, (board: ReversiBoardElement) => void][] = [
    ["zoomed by CSS", (board) => board.style.setProperty("zoom", "1.37")],
    [
      "scaled by a transform",
      (board) => board.style.setProperty("transform", "translate(40px, 30px) scale(0.7)"),
    ],
    [
      "rotated",
      (board) => board.style.setProperty("transform", "translate(60px, 60px) rotate(30deg) scale(0.8)"),
    ],
    ["in a right-to-left page", () => document.documentElement.setAttribute("dir", "rtl")],
    ["in vertical writing", () => document.body.style.setProperty("writing-mode", "vertical-rl")],
    ["in a zoomed page", () => document.body.style.setProperty("zoom", "0.8")],
  ];
  for (const [where, put] of places) {
    it(`${where}, a click on a square plays that square, and shows it there`, async () => {
      const board = await mount({ speed: "none" }, 380);
      put(board);
      await rendered();
      await board.finish();
      for (const square of ["f5", "d6", "c3", "d3"]) await click(board, square);
      await board.finish();
      expect(board.game?.transcript).to.equal("f5d6c3d3");
      const box = inside(board, "[part=board]").getBoundingClientRect();
      expect(box.width).to.be.closeTo(box.height, 1.5);
      // In the board's own geometry, whatever the page does to it: files run from left to right, ranks downwards.
      const grid = inside(board, "[part=grid]");
      expect(grid.offsetWidth).to.be.closeTo(grid.offsetHeight, 1);
      const at = (name: string): HTMLElement => cell(board, name).parentElement ?? cell(board, name);
      expect(at("b1").offsetLeft).to.be.greaterThan(at("a1").offsetLeft);
      expect(at("a2").offsetTop).to.be.greaterThan(at("a1").offsetTop);
      if (!where.includes("rotated")) expect(falseSquares(board)).to.deep.equal([]);
    });
  }

  it("with the browser's own zoom", async () => {
    const board = await mount({ speed: "none" }, 300);
    await setViewport({ width: 640, height: 480, deviceScaleFactor: 1.25 });
    await rendered();
    await pause(100);
    await board.finish();
    expect(inside<HTMLCanvasElement>(board, "[part=canvas]").width).to.equal(375);
    await click(board, "f5");
    await board.finish();
    expect(board.game?.transcript).to.equal("f5");
    expect(falseSquares(board)).to.deep.equal([]);
    await setViewport({ width: 800, height: 600 });
    await rendered();
    await pause(100);
    expect(inside<HTMLCanvasElement>(board, "[part=canvas]").width).to.equal(300);
  });
});

describe("a board that isn't seen", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("hidden at first, then shown, is painted and playable", async () => {
    const board = await mount({ hidden: "", speed: "none" });
    await board.finish();
    expect(board.play("f5")).to.equal(true);
    await pause(50);
    board.hidden = false;
    await rendered();
    await pause(100);
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
    await click(board, "d6");
    expect(board.game?.transcript).to.equal("f5d6");
  });

  it("shrunk to nothing and back is whole again", async () => {
    const board = await mount({ speed: "none" });
    await board.finish();
    const box = document.createElement("div");
    document.body.append(box);
    box.append(board);
    box.style.cssText = "width: 0; height: 0; overflow: hidden";
    board.style.cssText = "width: 0; height: 0; min-width: 0";
    await rendered();
    expect(board.play("f5")).to.equal(true);
    await board.finish();
    box.style.cssText = "";
    board.style.cssText = "width: 350px";
    await rendered();
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
    await click(board, "d6");
    expect(board.game?.transcript).to.equal("f5d6");
  });

  it("far down the page tells a move's end without being painted, and is painted once it is near", async () => {
    const far = document.createElement("div");
    far.style.height = "3000px";
    document.body.append(far);
    const board = await mount({ speed: "slow" });
    await board.finish();
    const told = listen(board, "move", "moveend");
    board.play("f5");
    expect(told).to.deep.equal(["move:f5", "moveend:f5"]);
    board.scrollIntoView();
    await rendered();
    await pause(200);
    await board.finish();
    expect(seen(board, "f5")).to.equal("black");
    window.scrollTo(0, 0);
  });

  it("hidden in mid-motion tells the end of the move at once", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    const told = listen(board, "moveend");
    board.play("f5");
    expect(told).to.deep.equal([]);
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    expect(told).to.deep.equal(["moveend:f5"]);
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
  });

  it("frozen with its tab in mid-motion goes on where it was", async () => {
    const {
      given: [, told, transcript],
    } = await inOwnTab({
      url: await pageUrl("plain"),
      steps: [
        {
          script: `(async () => {
            const board = document.querySelector("reversi-board");
            window.told = [];
            for (const name of ["move", "moveend"]) board.addEventListener(name, () => told.push(name));
            board.speed = "slow";
            await board.ready;
            await board.finish();
            board.play("f5");
          })()`,
        },
        { freeze: 500 },
        { script: `document.querySelector("reversi-board").finish().then(() => told.join(" "))` },
        {
          script: `(board => board.play("d6") && board.game.transcript)(document.querySelector("reversi-board"))`,
        },
      ],
    });
    expect(told).to.equal("move moveend");
    expect(transcript).to.equal("f5d6");
  });

  it("left and come back to, by the back button, is as it was, and plays on", async () => {
    const play = `(async () => {
      const board = document.querySelector("reversi-board");
      await board.ready;
      board.play(board.legalMoves[0]);
      await board.finish();
      return board.game.ply + " " + board.shadowRoot.querySelector("[part=canvas]").width;
    })()`;
    const {
      given: [before, after],
    } = await inOwnTab({
      url: await pageUrl("plain"),
      steps: [{ script: play }, { leaveAndReturn: await pageUrl("elsewhere") }, { script: play }],
    });
    expect(before).to.match(/^1 [1-9]\d\d+$/);
    expect(after).to.match(/^2 [1-9]\d\d+$/);
  });
});
