/**
 * How long the tasks of a page are while `expert` thinks, CPU slowed: with a worker, and in slices where the page has none.
 * Prints, asserts nothing.
 */
import { readFileSync } from "node:fs";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";
import { quantile, root, serve, SLOWDOWN } from "./pages.js";

/** How many moves the computer makes. */
const MOVES = 6;
const BOARDS = ["8x8", "10x10"];

/** Runs in each page before its own scripts. */
function forbidWorkers() {
  delete globalThis.Worker;
}

/**
 * Plays against the computer in the page. Gives how long a task waited that did nothing but come again, and the tasks that
 * the browser calls long: more than 50 ms (https://w3c.github.io/longtasks/).
 */
async function watchTasks({ board: shape, moves }) {
  const board = document.querySelector("reversi-board") ?? document.createElement("reversi-board");
  Object.assign(board, { board: shape, seats: "human expert", speed: "none", seed: "1" });
  board.style.width = "400px";
  document.body.append(board);
  await board.finish();

  const gaps = [];
  const moved = [];
  board.addEventListener("move", () => moved.push(performance.now()));
  const long = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
  const { port1, port2 } = new MessageChannel();
  let last = Infinity;
  port1.addEventListener("message", () => {
    const now = performance.now();
    if (board.thinking && now > last) gaps.push(now - last);
    last = now;
    port2.postMessage(null);
  });
  const answered = () =>
    new Promise((resolve) => {
      board.addEventListener("turnchange", function hear({ detail }) {
        if (detail.seat === "white") return;
        board.removeEventListener("turnchange", hear);
        resolve();
      });
    });
  const play = async () => {
    const reply = answered();
    board.play(board.legalMoves[0]);
    await reply;
    await new Promise((resolve) => setTimeout(resolve, 100)); // a person's move is a task of its own
  };
  await play(); // the first one loads and starts what thinks
  observer.observe({ type: "longtask" });
  port1.start();
  port2.postMessage(null);
  for (let move = 0; move < moves && !board.over; move++) await play();
  port1.close();
  long.push(...observer.takeRecords());
  const tasks = long.map(({ startTime, duration }) => ({
    duration,
    isMove: moved.some((time) => time >= startTime && time <= startTime + duration),
  }));
  return { gaps, tasks };
}

async function tasksOf(browser, url, board, hasWorkers) {
  const page = await browser.newPage();
  try {
    const client = await page.createCDPSession();
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    if (!hasWorkers) await page.evaluateOnNewDocument(forbidWorkers);
    await page.goto(url);
    await page.waitForFunction(() => customElements.get("reversi-board"));
    return await page.evaluate(watchTasks, { board, moves: MOVES });
  } finally {
    await page.close();
  }
}

export async function benchThinking() {
  const server = await serve(new Map([["reversi-board.js", readFileSync(`${root}dist/reversi-board.js`)]]));
  const url = `http://127.0.0.1:${server.address().port}/reversi-board`;
  const browser = await launch(await findBrowser());
  try {
    console.log(
      `\nexpert thinks, CPU slowed ${SLOWDOWN}x, ${MOVES} moves: how long a task of the page waits, ms`,
    );
    console.log("                                               thinking        showing a move");
    console.log(
      "                             median      p99  over 50  longest  over 50  longest   goal: none over 50",
    );
    for (const board of BOARDS) {
      for (const hasWorkers of [true, false]) {
        const { gaps, tasks } = await tasksOf(browser, url, board, hasWorkers);
        const figures = [0.5, 0.99].map((share) => quantile(gaps, share).toFixed(1).padStart(8));
        const name = `${board}, ${hasWorkers ? "in a worker" : "in slices"}`;
        const longs = [false, true].flatMap((isMove) => {
          const durations = tasks.filter((task) => task.isMove === isMove).map(({ duration }) => duration);
          return [durations.length, Math.max(0, ...durations)].map((figure) => figure.toFixed(0).padStart(8));
        });
        console.log(`  ${name.padEnd(24)} ${[...figures, ...longs].join(" ")}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
