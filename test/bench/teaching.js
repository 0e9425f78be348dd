/**
 * How long the tasks of a page are while the teacher gives hints and moves have their values beside them, CPU slowed. Prints,
 * asserts nothing.
 */
import { readFileSync } from "node:fs";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";
import { root, serve, SLOWDOWN } from "./pages.js";

/** How many moves are played, each after a hint. */
const MOVES = 10;
const GAMES = [
  { players: 2, board: "8x8" },
  { players: 4, board: "10x10" },
];

/** Plays in the page, and gives the tasks that the browser calls long: more than 50 ms (https://w3c.github.io/longtasks/). */
async function watchTasks({ game, moves, marks }) {
  const board = document.createElement("reversi-board");
  Object.assign(board, { ...game, marks, speed: "none" });
  board.style.width = "400px";
  document.body.append(board);
  await board.finish();
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  await board.hint(); // loads and starts what teaches
  await pause(1000);

  const moved = [];
  board.addEventListener("move", () => moved.push(performance.now()));
  const long = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  for (let move = 0; move < moves; move++) {
    if (!marks.includes("values")) await board.hint();
    await pause(700);
    board.play(board.legalMoves[(7 * move) % board.legalMoves.length]);
    await pause(100);
  }
  long.push(...observer.takeRecords());
  return long.map(({ startTime, duration }) => ({
    duration,
    isMove: moved.some((time) => time >= startTime && time <= startTime + duration),
  }));
}

async function tasksOf(browser, url, options) {
  const page = await browser.newPage();
  try {
    const client = await page.createCDPSession();
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url);
    await page.waitForFunction(() => customElements.get("reversi-board"));
    return await page.evaluate(watchTasks, options);
  } finally {
    await page.close();
  }
}

export async function benchTeaching() {
  const server = await serve(new Map([["reversi-board.js", readFileSync(`${root}dist/reversi-board.js`)]]));
  const url = `http://127.0.0.1:${server.address().port}/reversi-board`;
  const browser = await launch(await findBrowser());
  try {
    console.log(`\nthe teacher, CPU slowed ${SLOWDOWN}x, ${MOVES} moves: tasks of the page over 50 ms`);
    console.log("                                    teaching        showing a move");
    console.log("                                 tasks  longest    tasks  longest   goal: none");
    for (const game of GAMES) {
      for (const [name, marks] of [
        ["hints", "legal last"],
        ["values", "legal last values"],
      ]) {
        const tasks = await tasksOf(browser, url, { game, moves: MOVES, marks });
        const figures = [false, true].flatMap((isMove) => {
          const durations = tasks.filter((task) => task.isMove === isMove).map(({ duration }) => duration);
          return [durations.length, Math.max(0, ...durations)].map((figure) => figure.toFixed(0).padStart(8));
        });
        console.log(`  ${`${game.board}, ${game.players} seats, ${name}`.padEnd(28)} ${figures.join(" ")}`);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
