/**
 * How long the tasks of a page are while the teacher gives hints and moves have their values beside them: their CPU time,
 * times the slowdown; and by the clock in a browser that slows its CPU, where they also wait for the worker and for the
 * thread that slows them, if the machine has too few cores for all. Prints, asserts nothing.
 */
import { readFileSync } from "node:fs";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";
import { root, serve, SLOWDOWN } from "./pages.js";

/** How many moves are played, each after a hint or while values are looked for. */
const MOVES = 16;
/** Longer tasks are felt, in milliseconds. https://w3c.github.io/longtasks/ */
const LONG = 50;
const GAMES = [
  { players: 2, board: "8x8" },
  { players: 4, board: "10x10" },
];
const WATCHED = [
  ["hints", "legal last"],
  ["values", "legal last values"],
];

async function begin({ game, marks }) {
  const board = document.createElement("reversi-board");
  Object.assign(board, { ...game, marks, speed: "none" });
  board.style.width = "400px";
  document.body.append(board);
  await board.finish();
  await board.hint(); // loads and starts what teaches
  await new Promise((resolve) => setTimeout(resolve, 1000));
  board.addEventListener("move", () => performance.mark("moved"));
}

/** Plays in the page, and gives the lengths of the tasks that the browser calls long. */
async function play({ moves, marks }) {
  const board = document.querySelector("reversi-board");
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
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
  return long.map(({ duration }) => duration);
}

async function withPage(browser, url, options, measure) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => customElements.get("reversi-board"));
    await page.evaluate(begin, options);
    return await measure(page);
  } finally {
    await page.close();
  }
}

async function slowedTasks(page, options) {
  const client = await page.createCDPSession();
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page.evaluate(play, options);
}

/** Of the page's main thread: how much CPU time each task took, in milliseconds, and whether it made a move. */
async function cpuTasks(page, options) {
  await page.tracing.start({ categories: ["toplevel", "blink.user_timing"] });
  await page.evaluate(play, options);
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const moved = traceEvents.filter(({ name }) => name === "moved");
  const [{ pid, tid }] = moved;
  return traceEvents
    .filter((event) => event.name.endsWith("RunTask") && event.pid === pid && event.tid === tid)
    .map(({ ts, dur, tdur }) => ({
      time: (tdur ?? 0) / 1000, // none: too short to be measured
      isMove: moved.some((mark) => mark.ts >= ts && mark.ts <= ts + dur),
    }));
}

function figures(times) {
  const long = times.filter((time) => time > LONG);
  return `${String(long.length).padStart(5)} ${Math.max(0, ...times)
    .toFixed(0)
    .padStart(7)}`;
}

export async function benchTeaching() {
  const server = await serve(new Map([["reversi-board.js", readFileSync(`${root}dist/reversi-board.js`)]]));
  const url = `http://127.0.0.1:${server.address().port}/reversi-board`;
  const browser = await launch(await findBrowser());
  try {
    console.log(
      `\nthe teacher, ${MOVES} moves: tasks of the page over ${LONG} ms, and the longest; goal: none`,
    );
    console.log(`                               CPU time x ${SLOWDOWN}                   by the clock,`);
    console.log(`                               a move's       others         slowed ${SLOWDOWN}x`);
    for (const game of GAMES) {
      for (const [name, marks] of WATCHED) {
        const options = { game, marks, moves: MOVES };
        const tasks = await withPage(browser, url, options, (page) => cpuTasks(page, options));
        const slowed = await withPage(browser, url, options, (page) => slowedTasks(page, options));
        const cpu = [true, false].map((isMove) =>
          figures(tasks.filter((task) => task.isMove === isMove).map(({ time }) => time * SLOWDOWN)),
        );
        console.log(
          `  ${`${game.board}, ${game.players} seats, ${name}`.padEnd(26)} ${[...cpu, figures(slowed)].join("  ")}`,
        );
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}
