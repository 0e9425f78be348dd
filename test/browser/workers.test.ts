import { executeServerCommand } from "@web/test-runner-commands";
import { expect } from "chai";
import { inOwnTab, pageUrl } from "./helpers.js";

/** Notes each worker that the page starts from now on, and what it hears of its boards. */
const RECORD = `(() => {
  window.workers = [];
  window.problems = [];
  window.orders = [];
  const { Worker } = window;
  window.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      workers.push(this);
      this.from = String(url);
      this.orders = 0;
      this.done = 0;
      this.addEventListener("message", ({ data }) => {
        if (data.type === "done") this.done++;
      });
    }
    postMessage(message) {
      if (message.type === "work") this.orders++;
      if (message.type !== "ping") orders.push(message.task?.timeLimit ?? message.type);
      super.postMessage(message);
    }
  };
  document.addEventListener("problem", ({ detail }) => problems.push(...detail.problems.map(({ code }) => code)));
})()`;

/** Plays a move against the computer, and gives the plies then. Whatever \`during\` does is done once it thinks. */
const turn = (level = "easy", during = ""): string => `(async () => {
  await customElements.whenDefined("reversi-board");
  const board = document.querySelector("reversi-board");
  await board.ready;
  board.speed = "none";
  board.seats = "human ${level}";
  await board.finish();
  const thinks = (active) => new Promise((resolve) => {
    board.addEventListener("thinking", function hear({ detail }) {
      if (detail.active !== active) return;
      board.removeEventListener("thinking", hear);
      resolve();
    });
  });
  const begun = thinks(true);
  const answered = new Promise((resolve) => {
    board.addEventListener("turnchange", ({ detail }) => detail.seat === "black" && resolve());
  });
  board.play(board.legalMoves[0]);
  await begun;
  ${during}
  await answered;
  return board.game.ply;
})()`;

/** From what kind of address workers were started, how many tasks each did, and the problems that were told. */
const OUTCOME = `[
  ...workers.map(({ from, done }) => new URL(from).protocol.replace("http:", "file") + " " + done),
  ...problems,
].join("; ")`;
/** How many workers did anything. */
const AT_WORK = `[workers.filter(({ done }) => done > 0).length, ...problems].join("; ")`;

/** Waits until the last worker that was started has a task. */
const GIVEN = `
  while (workers.at(-1).orders === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));`;
const DIE = `workers.at(-1).dispatchEvent(new ErrorEvent("error", { cancelable: true }));`;

/** Waits until so many tasks are done, and gives how long each was to take, with those given up. */
const LOOKS = (done: number): string => `(async () => {
  while (!(workers[0]?.done >= ${done})) await new Promise((resolve) => setTimeout(resolve, 20));
  return orders.join(" ");
})()`;

/** Opens a page, and gives what its scripts give, and the console's lines. */
async function visit(
  url: string,
  ...scripts: string[]
): Promise<{ given: unknown[]; said: readonly string[] }> {
  const steps = [RECORD, ...scripts].map((script) => ({ script }));
  const { given, said } = await inOwnTab({ url, steps });
  return { given: given.slice(1), said };
}

describe("the workers of a page", function () {
  this.timeout(90_000);

  for (const [name, outcome] of [
    ["plain", "file 2"],
    ["strict", "file 2"],
    ["other-origin", "blob: 2"],
  ] as const) {
    it(`${name}: the computer thinks in one worker, and the console stays empty`, async () => {
      const { given, said } = await visit(await pageUrl(name), turn(), turn(), OUTCOME);
      expect(given).to.deep.equal([2, 4, outcome]);
      expect(said).to.deep.equal([]);
    });
  }

  for (const name of ["no-workers", "trusted-types"]) {
    it(`${name}: the computer plays all the same, and nobody is told`, async () => {
      const { given } = await visit(await pageUrl(name), turn(), turn("hard"), AT_WORK);
      expect(given).to.deep.equal([2, 4, "0"]);
    });
  }

  it("opened from a folder: the computer plays without one", async () => {
    const root = await executeServerCommand<string, null>("rootUrl");
    const url = new URL("test/browser/pages/file.html", root).href;
    const { given, said } = await visit(url, turn(), turn(), AT_WORK);
    expect(given).to.deep.equal([2, 4, "0"]);
    expect(said).to.deep.equal([]);
  });

  it("one that dies while it thinks is replaced, and the move comes", async () => {
    const { given, said } = await visit(
      await pageUrl("plain"),
      turn(),
      turn("expert", GIVEN + DIE),
      turn(),
      OUTCOME,
    );
    expect(given).to.deep.equal([2, 4, 6, "file 1; file 2"]);
    expect(said).to.deep.equal([]);
  });

  it("one that is gone without a word is missed, and replaced", async () => {
    const vanish = `${GIVEN} workers[0].terminate();`;
    const { given } = await visit(await pageUrl("plain"), turn(), turn("expert", vanish), OUTCOME);
    expect(given).to.deep.equal([2, 4, "file 1; file 1"]);
  });

  it("when the next one dies too, the page thinks itself and is told so once", async () => {
    const twice = `${GIVEN} ${DIE} ${GIVEN} ${DIE}`;
    const { given, said } = await visit(
      await pageUrl("plain"),
      turn(),
      turn("expert", twice),
      turn(),
      turn(),
      OUTCOME,
    );
    expect(given).to.deep.equal([2, 4, 6, 8, "file 1; file 0; worker-died"]);
    // Browsers differ in what they call a warning.
    expect(said.map((line) => line.replace(/^warn(?:ing)?: /, ""))).to.deep.equal([
      "<reversi-board>: worker: two workers died while thinking.",
    ]);
  });

  it("are as many as make sense, however many boards there are", async () => {
    const boards = `(async () => {
      const boards = Array.from({ length: 40 }, () => {
        const board = document.createElement("reversi-board");
        Object.assign(board, { seats: "human medium", speed: "none", board: "6x6" });
        document.body.append(board);
        return board;
      });
      await Promise.all(boards.map((board) => board.ready));
      for (const board of boards) board.play("c2");
      while (boards.some(({ game }) => game.ply < 2)) await new Promise((resolve) => setTimeout(resolve, 20));
      return boards.map(({ game }) => game.ply).join("");
    })()`;
    const spare = "Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)) - workers.length";
    const { given } = await visit(await pageUrl("plain"), boards, spare);
    expect(given).to.deep.equal(["2".repeat(40), 0]);
  });

  it("look shortly at each board that shows values before they look long at one", async () => {
    const boards = `(async () => {
      const boards = [document.querySelector("reversi-board"), document.createElement("reversi-board")];
      document.body.append(boards[1]);
      await Promise.all(boards.map((board) => board.ready));
      for (const board of boards) Object.assign(board, { marks: "values", speed: "none" }).style.inlineSize = "200px";
    })()`;
    const { given } = await visit(await pageUrl("plain"), boards, LOOKS(4));
    expect(given[1]).to.equal("150 150 2000 2000");
  });

  it("think about a hint themselves where values are there, but haven't been looked for as long", async () => {
    const hint = `(async () => {
      const board = document.querySelector("reversi-board");
      await board.ready;
      await board.analyse();
      const values = board.shadowRoot.querySelector(".values");
      const asked = new Promise((resolve) => {
        new MutationObserver(() => values.childElementCount && resolve(board.hint())).observe(values, { childList: true });
      });
      board.marks = "legal values";
      const { square } = await asked;
      return [orders.includes(500), square === values.querySelector(".best").dataset.square].join();
    })()`;
    const { given } = await visit(await pageUrl("plain"), hint);
    expect(given).to.deep.equal(["true,true"]);
  });

  it("look on where values were scrolled away, and those shown stay", async () => {
    const scroll = `(async () => {
      const board = document.querySelector("reversi-board");
      const wait = async (isSo) => {
        while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      await board.ready;
      board.marks = "values";
      await wait(() => orders.at(-1) === 2000);
      const values = board.shadowRoot.querySelector(".values");
      let least = values.childElementCount;
      new MutationObserver(() => (least = Math.min(least, values.childElementCount))).observe(values, { childList: true });
      document.body.style.paddingTop = "5000px";
      await wait(() => orders.at(-1) === "cancel");
      document.body.style.paddingTop = "";
      await wait(() => orders.at(-1) === 2000);
      await board.finish();
      return least;
    })()`;
    const { given } = await visit(await pageUrl("plain"), scroll, LOOKS(3));
    expect(given).to.deep.equal([4, "150 2000 cancel 150 2000"]);
  });
});
