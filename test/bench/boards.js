/**
 * How long a page waits for its first board, beside four well-known chess boards on the same page and machine; how
 * long for a hundred; and what one costs in memory. Prints, asserts nothing.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";
import { bundle, median, root, serve, SLOWDOWN } from "./pages.js";

const ROUNDS = 9;

/** What a page writes for one board of 400 pixels; each calls `painted()` when the board is in the page. */
const PAGES = {
  "reversi-board": `
    import "${root}dist/index.js";
    const board = document.createElement("reversi-board");
    board.style.width = "400px";
    document.body.append(board);
    board.ready.then(() => performance.mark("usable"));
    board.finish().then(() => painted());`,
  chessground: `
    import { Chessground } from "chessground";
    import base from "chessground/assets/chessground.base.css";
    import brown from "chessground/assets/chessground.brown.css";
    import pieces from "chessground/assets/chessground.cburnett.css";
    const style = document.createElement("style");
    style.textContent = base + brown + pieces;
    document.head.append(style);
    const box = document.createElement("div");
    box.style.cssText = "width: 400px; height: 400px";
    document.body.append(box);
    Chessground(box, {});
    performance.mark("usable");
    painted();`,
  "cm-chessboard": `
    import { Chessboard, FEN } from "cm-chessboard";
    const box = document.createElement("div");
    box.style.cssText = "width: 400px; height: 400px";
    document.body.append(box);
    new Chessboard(box, { position: FEN.start, assetsUrl: "/cm-chessboard/" });
    performance.mark("usable");
    painted();`,
  gchessboard: `
    import "gchessboard";
    const board = document.createElement("g-chess-board");
    board.style.width = "400px";
    board.setAttribute("fen", "start");
    document.body.append(board);
    performance.mark("usable");
    painted();`,
  "chessboard-element": `
    import "chessboard-element";
    const board = document.createElement("chess-board");
    board.style.width = "400px";
    board.setAttribute("position", "start");
    document.body.append(board);
    board.updateComplete.then(() => { performance.mark("usable"); painted(); });`,
};

/** The first frame after the board is there has been drawn when the task after it runs. */
const PAINTED = `function painted() {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark("painted");
    port2.postMessage(null);
  });
}`;

/** The gzipped size of a script and of all that it imports at once. */
function initialSize(files, name) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = new TextDecoder().decode(files.get(file));
    for (const [, next] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) visit(next);
  };
  visit(`${name}.js`);
  return [...seen].reduce((sum, file) => sum + gzipSync(files.get(file), { level: 9 }).length, 0);
}

async function firstBoard(browser, address, name) {
  const times = { usable: [], painted: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    const client = await page.createCDPSession();
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(`${address}/${name}`);
    await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
    const marks = await page.evaluate(() =>
      ["start", "usable", "painted"].map((mark) => performance.getEntriesByName(mark)[0].startTime),
    );
    times.usable.push(marks[1] - marks[0]);
    times.painted.push(marks[2] - marks[0]);
    await page.close();
  }
  return { usable: median(times.usable), painted: median(times.painted) };
}

async function hundredBoards(browser, address) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1700, height: 1500 });
  const client = await page.createCDPSession();
  await page.goto(`${address}/reversi-board`);
  await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
  const heap = async () => {
    for (let times = 0; times < 3; times++) await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Runtime.getHeapUsage")).usedSize;
  };
  const before = await heap();
  const time = await page.evaluate(async () => {
    const began = performance.now();
    document.body.style.cssText = "display: flex; flex-wrap: wrap; margin: 0";
    const boards = Array.from({ length: 100 }, () => {
      const board = document.createElement("reversi-board");
      board.style.width = "120px";
      document.body.append(board);
      return board;
    });
    await Promise.all(boards.map((board) => board.finish()));
    return performance.now() - began;
  });
  const kilobytes = ((await heap()) - before) / 100 / 1024;
  await page.close();
  return { time, kilobytes };
}

export async function benchBoards(folder) {
  mkdirSync(folder, { recursive: true });
  const files = new Map();
  const sizes = {};
  for (const name of Object.keys(PAGES)) {
    const own = await bundle(name, `${PAGES[name]}\n${PAINTED}`, folder);
    sizes[name] = initialSize(own, name);
    for (const [file, contents] of own) files.set(file, contents);
  }
  for (const file of ["pieces/standard.svg", "extensions/markers/markers.svg"]) {
    files.set(`cm-chessboard/${file}`, readFileSync(join(root, "node_modules/cm-chessboard/assets", file)));
  }
  const server = await serve(files);
  const address = `http://127.0.0.1:${server.address().port}`;
  const browser = await launch(await findBrowser());
  try {
    console.log(`\nfrom script start to the first board, CPU slowed ${SLOWDOWN}x, median of ${ROUNDS}, ms`);
    console.log("                        usable   painted   script before it, KiB gzipped");
    const painted = {};
    for (const name of Object.keys(PAGES)) {
      const times = await firstBoard(browser, address, name);
      painted[name] = times.painted;
      const size = (sizes[name] / 1024).toFixed(1);
      console.log(
        `  ${name.padEnd(20)} ${times.usable.toFixed(0).padStart(7)} ${times.painted.toFixed(0).padStart(9)} ${size.padStart(9)}`,
      );
    }
    const { "reversi-board": ours, ...others } = painted;
    console.log(
      `  ours is ${(ours / median(Object.values(others))).toFixed(2)} of the others' median, goal 2`,
    );
    const { time, kilobytes } = await hundredBoards(browser, address);
    console.log(`  100 boards painted and playable: ${time.toFixed(0)} ms, goal 500`);
    console.log(`  V8 heap a board after collection: ${kilobytes.toFixed(0)} KB, goal 60`);
  } finally {
    await browser.close();
    server.close();
  }
}
