import { sendKeys, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { ReversiBoardElement } from "reversi-board";
import {
  cell,
  clear,
  click,
  frame,
  inOwnTab,
  inside,
  listen,
  mount,
  pageUrl,
  pause,
  rendered,
  seen,
} from "./helpers.js";

const parents = (): [HTMLElement, HTMLElement] => {
  const pair: [HTMLElement, HTMLElement] = [document.createElement("div"), document.createElement("div")];
  document.body.append(...pair);
  return pair;
};

describe("a board in any page", function () {
  this.timeout(60_000);
  afterEach(async () => {
    await clear();
    await setViewport({ width: 800, height: 600 });
  });

  for (const count of [40, 100]) {
    it(`${count} boards are all painted and playable`, async () => {
      await setViewport({ width: 1700, height: 1800 });
      document.body.style.cssText = "display: flex; flex-wrap: wrap; gap: 2px; margin: 0";
      const boards = await Promise.all(Array.from({ length: count }, () => mount({ speed: "none" }, 120)));
      await Promise.all(boards.map((board) => board.finish()));
      for (const board of boards) {
        expect(seen(board, "e4")).to.equal("black");
        expect(seen(board, "d4")).to.equal("white");
      }
      for (const board of boards) cell(board, "f5").click();
      await Promise.all(boards.map((board) => board.finish()));
      for (const board of boards) {
        expect(board.game?.transcript).to.equal("f5");
        expect(seen(board, "e5")).to.equal("black");
      }
      document.body.style.cssText = "";
    });
  }

  it("is made by a script, by markup, by a template, by cloning, inside shadow roots", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    host.innerHTML = Array.from({ length: 10 }, () => `<reversi-board board="6x6"></reversi-board>`).join("");
    const ten = [...host.querySelectorAll("reversi-board")];
    await Promise.all(ten.map(({ ready }) => ready));
    expect(ten.map(({ game }) => game?.config.board)).to.deep.equal(Array.from({ length: 10 }, () => "6x6"));
    host.remove();

    const template = document.createElement("template");
    template.innerHTML = `<reversi-board moves="f5d6"></reversi-board>`;
    const stamped = document.importNode(template.content, true);
    document.body.append(stamped);
    const first = document.querySelector("reversi-board");
    await first?.ready;
    expect(first?.game?.transcript).to.equal("f5d6");
    const clone = first?.cloneNode(true);
    if (!(clone instanceof ReversiBoardElement)) throw new Error("no clone");
    document.body.append(clone);
    await clone.ready;
    expect(clone.game?.transcript).to.equal("f5d6");
    clone.play("c3");
    expect(first?.game?.transcript).to.equal("f5d6");

    const outer = document.createElement("div");
    const inner = document.createElement("div");
    outer.attachShadow({ mode: "open" }).append(inner);
    const nested = document.createElement("reversi-board");
    nested.style.width = "300px";
    inner.attachShadow({ mode: "closed" }).append(nested);
    document.body.prepend(outer);
    await nested.ready;
    await nested.finish();
    const moves: string[] = [];
    document.body.addEventListener("move", () => moves.push("heard"), { once: true });
    await click(nested, "f5");
    expect(nested.game?.transcript).to.equal("f5");
    expect(moves).to.deep.equal(["heard"]);
  });

  it("takes properties that were set before it was defined, and attributes in any order", async () => {
    const early = document.createElement("late-board") as ReversiBoardElement;
    Object.assign(early, { board: "octagon", players: 3, speed: "none" });
    document.body.append(early);
    class LateBoard extends ReversiBoardElement {}
    LateBoard.define("late-board");
    await early.ready;
    expect(early.game?.config).to.include({ board: "octagon", players: 3 });
    expect(early.getAttribute("board")).to.equal("octagon");
    expect(Object.hasOwn(early, "board")).to.equal(false);

    const attributes = [
      ["blocked", "c3"],
      ["players", "4"],
      ["moves", "g5"],
      ["board", "10x10"],
    ] as const;
    for (const order of [attributes, attributes.toReversed()]) {
      const board = await mount(Object.fromEntries(order), 200);
      expect(board.problems).to.deep.equal([]);
      expect(board.game?.config).to.include({ board: "10x10", players: 4 });
      expect(board.game?.transcript).to.equal("g5");
    }
  });

  it("can be played in the task that makes it, with attributes set just before", () => {
    const board = document.createElement("reversi-board");
    board.setAttribute("board", "6x6");
    expect(board.play("c5")).to.equal(false);
    expect(board.play("d5")).to.equal(true);
    document.body.append(board);
    board.setAttribute("moves", "d5e5");
    expect(board.game?.transcript).to.equal("d5e5");
    expect(board.game?.config.board).to.equal("6x6");
  });

  it("is registered once, though the page has the module and both files", async () => {
    const faults: string[] = [];
    const note = (event: ErrorEvent): void => void faults.push(event.message);
    window.addEventListener("error", note);
    for (const [source, type] of [
      ["/dist/reversi-board.js", "module"],
      ["/dist/reversi-board.iife.js", "text/javascript"],
      ["/dist/index.js", "module"],
    ] as const) {
      await new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.type = type;
        script.src = source;
        script.addEventListener("load", resolve);
        script.addEventListener("error", reject);
        document.head.append(script);
      });
    }
    window.removeEventListener("error", note);
    expect(faults).to.deep.equal([]);
    const board = await mount();
    expect(board.play("f5")).to.equal(true);
  });

  it("plays under a policy that forbids everything but its script", async () => {
    const page = document.createElement("iframe");
    page.src = "/test/browser/pages/strict.html";
    page.style.cssText = "width: 500px; height: 560px";
    document.body.append(page);
    await new Promise((resolve) => page.addEventListener("load", resolve, { once: true }));
    const inner = page.contentDocument;
    const board = inner?.querySelector("reversi-board");
    await board?.ready;
    await board?.finish();
    if (!inner || !board) throw new Error("no board in the page");
    cell(board, "f5").click();
    await board.finish();
    expect(board.game?.transcript).to.equal("f5");
    expect(inner.documentElement.dataset.violations).to.equal("");
    expect(inner.documentElement.dataset.heard).to.equal("move moveend");
    const canvas = inside<HTMLCanvasElement>(board, "[part=canvas]");
    expect(canvas.width).to.be.greaterThan(300);
    expect(seen(board, "e5")).to.equal("black");
  });

  it("survives being connected and disconnected fifty times while it starts", async () => {
    const [left, right] = parents();
    const board = document.createElement("reversi-board");
    board.style.width = "300px";
    const heard = listen(board, "ready", "gamestart");
    for (let turn = 0; turn < 50; turn++) {
      (turn % 2 === 0 ? left : right).append(board);
      if (turn % 3 === 0) board.remove();
      if (turn % 7 === 0) await frame();
      if (turn % 11 === 0) await pause(5);
    }
    left.append(board);
    await board.ready;
    await board.finish();
    expect(heard.filter((name) => name === "ready")).to.have.length(1);
    expect(heard.filter((name) => name === "gamestart")).to.have.length(1);
    expect(seen(board, "e4")).to.equal("black");
    await click(board, "f5");
    expect(board.game?.transcript).to.equal("f5");
  });

  for (const way of ["append", "moveBefore"] as const) {
    it(`keeps game, focus and one moveend when its own move handler moves it by ${way}`, async () => {
      const [left, right] = parents();
      const board = await mount({ speed: "slow" }, 300);
      left.append(board);
      await board.finish();
      const heard = listen(board, "move", "moveend", "gamestart");
      board.addEventListener(
        "move",
        () => {
          if (way === "append") right.append(board);
          else right.moveBefore(board, null);
        },
        { once: true },
      );
      cell(board, "f5").focus();
      await sendKeys({ press: "Enter" });
      await board.finish();
      expect(board.parentElement === right).to.equal(true);
      expect(board.game?.transcript).to.equal("f5");
      expect(board.shadowRoot?.activeElement?.ariaLabel).to.equal("f5, Black");
      expect(heard).to.deep.equal(["move:f5", "moveend:f5"]);
      expect(seen(board, "e5")).to.equal("black");
    });
  }

  it("costs nothing while it is kept detached, and comes back", async () => {
    const board = await mount({ moves: "f5" }, 300);
    await board.finish();
    board.remove();
    await pause(50);
    expect(board.play("d6")).to.equal(true);
    await board.finish();
    document.body.append(board);
    await board.finish();
    expect(seen(board, "d6")).to.equal("white");
    await click(board, "c3");
    expect(board.game?.transcript).to.equal("f5d6c3");
  });

  it("takes its listeners and observers along: 200 boards added and removed", async () => {
    const balance = new Map<string, number>();
    const add = (key: string, by: number): void => void balance.set(key, (balance.get(key) ?? 0) + by);
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: never[]) {
      if (this === window || this === document || this instanceof MediaQueryList) add("listeners", 1);
      Reflect.apply(addEventListener, this, args);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, ...args: never[]) {
      if (this === window || this === document || this instanceof MediaQueryList) add("listeners", -1);
      Reflect.apply(removeEventListener, this, args);
    };
    const watched = [ResizeObserver.prototype, IntersectionObserver.prototype];
    const originals = watched.map(({ observe, disconnect }) => ({ observe, disconnect }));
    watched.forEach((prototype, index) => {
      prototype.observe = function (this: object, ...args: never[]) {
        add("observed", 1);
        Reflect.apply(originals[index]!.observe, this, args);
      };
      prototype.disconnect = function (this: object) {
        add("observed", -1);
        Reflect.apply(originals[index]!.disconnect, this, []);
      };
    });

    for (let batch = 0; batch < 10; batch++) {
      const boards = await Promise.all(Array.from({ length: 20 }, () => mount({ speed: "fast" }, 120)));
      await Promise.all(boards.map((board) => board.finish()));
      for (const board of boards) {
        board.play("f5");
        board.remove();
      }
      await pause(20);
    }
    await pause(50);
    EventTarget.prototype.addEventListener = addEventListener;
    EventTarget.prototype.removeEventListener = removeEventListener;
    watched.forEach((prototype, index) => Object.assign(prototype, originals[index]));
    expect(balance.get("listeners")).to.equal(0);
    expect(balance.get("observed")).to.equal(0);
  });

  it("leaves nothing in memory: 200 boards added and removed", async () => {
    const addAndRemove = `(async () => {
      const boards = Array.from({ length: 20 }, () => document.createElement("reversi-board"));
      for (const board of boards) {
        board.style.width = "120px";
        board.speed = "fast";
        document.body.append(board);
      }
      await Promise.all(boards.map((board) => board.ready));
      await Promise.all(boards.map((board) => board.finish()));
      window.kept ??= [];
      for (const board of boards) {
        board.play("f5");
        kept.push(new WeakRef(board), new WeakRef(board.shadowRoot.querySelector("[part=canvas]")));
        board.remove();
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      return kept.length;
    })()`;
    const alive = "kept.filter((reference) => reference.deref()).length";
    const { given } = await inOwnTab({
      url: await pageUrl("plain"),
      steps: [
        ...Array.from({ length: 10 }, () => ({ script: addAndRemove })),
        // What a script has looked at stays until its task is over.
        ...Array.from({ length: 5 }, () => [
          { script: "new Promise((resolve) => setTimeout(resolve, 100))" },
          { collectGarbage: true },
        ]).flat(),
        { script: alive },
      ],
    });
    expect(given[9]).to.equal(400);
    // The last board that was clicked, focused or laid out may be remembered by the browser itself.
    expect(given.at(-1)).to.be.at.most(2);
  });

  it("leaves the page where somebody has scrolled it to, when they play there", async () => {
    const board = await mount({ moves: "d3c5", speed: "none" });
    board.style.marginTop = "100vh";
    await board.finish();
    const page = document.scrollingElement!;
    for (let plies = 0; plies < 3; plies++) {
      page.scrollTop = page.scrollHeight;
      await rendered();
      const { scrollTop } = page;
      const [square = ""] = board.legalMoves;
      cell(board, square).focus({ preventScroll: true });
      board.play(square);
      await rendered();
      expect(page.scrollTop).to.equal(scrollTop);
    }
  });
});
