/**
 * How long the scripts of a page work in each frame while many discs turn, in each theme, beside the least that can be
 * done: the same picture drawn on a bare canvas. Prints, asserts nothing.
 */
import { mkdirSync } from "node:fs";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";
import { bundle, median, quantile, root, serve, SLOWDOWN } from "./pages.js";

const FLIPS = 10;
const THEMES = ["felt", "wood", "pond", "contrast"];
/** In pixels. */
const SIZE = 600;
/** E5 turns 20 discs, in all eight directions; 76 others lie still, and White can go on then. */
const SQUARE = "e5";
const POSITION = `${[
  "-OOOXOOOX-",
  "OXXXXXOXXO",
  "XOOXOXOOXX",
  "OXXOOOXXXO",
  "XXOO-OOOXX",
  "XOXOOOXXXO",
  "OXOXOXOXOX",
  "XOXXOXXOXX",
  "XOOXXXXXXO",
  "-XOOXOOXOX",
].join("/")} X`;

/** Runs in each page before its own scripts: `recordFrames(motion)` gives the script time of each frame, in ms. */
function watchFrames() {
  let frames = null;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) =>
    request((now) => {
      const began = performance.now();
      callback(now);
      // Callbacks of one frame are told the same time.
      frames?.set(now, (frames.get(now) ?? 0) + performance.now() - began);
    });
  globalThis.recordFrames = async (motion) => {
    frames = new Map();
    await motion();
    const times = [...frames.values()];
    frames = null;
    return times;
  };
}

/** Each page gives `flip()`: it turns the discs once and resolves to the frames' times. */
const PAGES = {
  ours: `
    import "${root}dist/index.js";
    const board = document.createElement("reversi-board");
    board.setAttribute("board", "10x10");
    board.setAttribute("theme", location.hash.slice(1));
    board.style.width = "${SIZE}px";
    document.body.append(board);
    globalThis.flip = async () => {
      board.load("${POSITION}");
      await board.finish();
      return recordFrames(() => {
        board.play("${SQUARE}");
        return board.finish();
      });
    };`,
  bare: `
    const TURN = 420; // ms, as ours; a ring starts a fifth later than the one inside it
    const side = 10;
    const cell = ${SIZE} / side;
    const rows = "${POSITION}".split(/[/ ]/).slice(0, side);
    const [file, rank] = ["abcdefghij".indexOf("${SQUARE[0]}"), ${SQUARE.slice(1)} - 1];

    const turning = [];
    for (const [files, ranks] of [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]]) {
      for (let ring = 1; rows[rank + ranks * ring][file + files * ring] === "O"; ring++) {
        turning.push({ x: file + files * ring, y: rank + ranks * ring, ring, angle: Math.atan2(ranks, files) });
      }
    }
    const isTurning = (x, y) => turning.some((disc) => disc.x === x && disc.y === y);
    const resting = rows.flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === "-" || isTurning(x, y) ? [] : [{ x, y, letter }])),
    );
    resting.push({ x: file, y: rank, letter: "X" });

    function bitmap(size, draw) {
      const canvas = new OffscreenCanvas(size, size);
      draw(canvas.getContext("2d"));
      return canvas.transferToImageBitmap();
    }
    const background = bitmap(${SIZE}, (context) => {
      context.fillStyle = "#1f6b45";
      context.fillRect(0, 0, ${SIZE}, ${SIZE});
      for (let line = 0; line <= side; line++) {
        context.strokeRect(0, 0, line * cell, ${SIZE});
        context.strokeRect(0, 0, ${SIZE}, line * cell);
      }
    });
    const disc = (light, dark) =>
      bitmap(cell, (context) => {
        const gradient = context.createRadialGradient(cell * 0.4, cell * 0.35, 0, cell / 2, cell / 2, cell * 0.42);
        gradient.addColorStop(0, light);
        gradient.addColorStop(1, dark);
        context.fillStyle = gradient;
        context.shadowBlur = cell * 0.08;
        context.shadowColor = "#000";
        context.arc(cell / 2, cell / 2, cell * 0.42, 0, 2 * Math.PI);
        context.fill();
      });
    const discs = { X: disc("#666c73", "#0a0b0c"), O: disc("#fff", "#bcb4a2") };

    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = ${SIZE};
    document.body.append(canvas);
    const context = canvas.getContext("2d");

    function draw(elapsed) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(background, 0, 0);
      for (const { x, y, letter } of resting) context.drawImage(discs[letter], x * cell, y * cell);
      let over = true;
      for (const { x, y, ring, angle } of turning) {
        const progress = Math.min(1, Math.max(0, elapsed / TURN - ring / 5));
        over &&= progress === 1;
        const width = Math.cos(progress * Math.PI);
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        // Narrower in the direction in which it tips.
        context.setTransform(
          cos * cos * width + sin * sin, cos * sin * (width - 1),
          cos * sin * (width - 1), sin * sin * width + cos * cos,
          (x + 0.5) * cell, (y + 0.5) * cell,
        );
        context.drawImage(discs[width > 0 ? "O" : "X"], -cell / 2, -cell / 2);
      }
      return over;
    }
    globalThis.flip = () =>
      recordFrames(() => new Promise((resolve) => {
        let begin;
        requestAnimationFrame(function step(now) {
          begin ??= now;
          if (draw(now - begin)) resolve();
          else requestAnimationFrame(step);
        });
      }));`,
};

async function frameTimes(browser, url) {
  const page = await browser.newPage();
  try {
    await page.setViewport({ width: 800, height: 800 });
    const client = await page.createCDPSession();
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluateOnNewDocument(watchFrames);
    await page.goto(url);
    await page.waitForFunction(() => "flip" in globalThis);
    // The first flip paints what all others draw with.
    await page.evaluate(() => globalThis.flip());
    const times = [];
    for (let round = 0; round < FLIPS; round++) times.push(...(await page.evaluate(() => globalThis.flip())));
    return times;
  } finally {
    await page.close();
  }
}

export async function benchFrames(folder) {
  mkdirSync(folder, { recursive: true });
  const files = new Map();
  for (const [name, script] of Object.entries(PAGES)) {
    for (const [file, contents] of await bundle(name, script, folder)) files.set(file, contents);
  }
  const server = await serve(files);
  const address = `http://127.0.0.1:${server.address().port}`;
  const browser = await launch(await findBrowser());
  try {
    console.log(
      `\nscript time a frame, 20 discs of 10x10 turning at ${SIZE} px, CPU slowed ${SLOWDOWN}x, ${FLIPS} flips, ms`,
    );
    console.log("                        median      p95   goal 3 and 5");
    const pages = [...THEMES.map((theme) => [theme, `ours#${theme}`]), ["bare canvas", "bare"]];
    for (const [name, path] of pages) {
      const times = await frameTimes(browser, `${address}/${path}`);
      const [middle, high] = [median(times), quantile(times, 0.95)].map((time) =>
        time.toFixed(2).padStart(8),
      );
      console.log(`  ${name.padEnd(20)} ${middle} ${high}   ${times.length} frames`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
