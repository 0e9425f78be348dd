// @web/test-runner launcher for WebKitGTK: W3C WebDriver, whose commands are plain HTTP.
// https://www.w3.org/TR/webdriver2/
import { Buffer } from "node:buffer";
import { writeFileSync } from "node:fs";
import { eventually } from "./eventually.js";
import { keyAction, pressActions } from "./key-actions.js";
import { findWebKit, freePort, Processes, SCREEN, startScreen } from "./webkit.js";
import { WebKitTab } from "./webkit-tab.js";

const BUTTONS = { left: 0, middle: 1, right: 2 };
/** What @web/test-runner's other launchers give a page before each test file. */
const VIEWPORT = { width: 800, height: 600 };
/** How long an answer may take, in milliseconds. */
const PATIENCE = 30_000;

async function call(method, url, body) {
  const response = await fetch(url, {
    method,
    headers: { "content-type": "application/json" },
    signal: AbortSignal.timeout(PATIENCE),
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

/** The part of a puppeteer page that @web/test-runner's commands and the project's own use. */
function pageOf(session, openTab) {
  const perform = (source, ...actions) => session("POST", "/actions", { actions: [{ ...source, actions }] });
  const mouse = (...actions) =>
    perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } }, ...actions);
  const keys = (...actions) => perform({ type: "key", id: "keyboard" }, ...actions);
  const to = (x, y) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
  const button = (type, { button: name = "left" } = {}) => ({ type, button: BUTTONS[name] });
  const evaluate = (script) => session("POST", "/execute/sync", { script, args: [] });
  /** Where there is no window manager, the window under the pointer has the focus; it stands in the screen's middle. */
  const resizeWindow = (width, height) =>
    session("POST", "/window/rect", {
      x: Math.round((SCREEN.width - width) / 2),
      y: Math.round((SCREEN.height - height) / 2),
      width,
      height,
    });
  return {
    keyboard: {
      press: (name) => keys(...pressActions([name])),
      down: (name) => keys(keyAction("keyDown", name)),
      up: (name) => keys(keyAction("keyUp", name)),
      pressAll: (names) => keys(...pressActions(names)),
      type: (text) => keys(...pressActions([...text])),
    },
    mouse: {
      move: (x, y) => mouse(to(x, y)),
      click: (x, y, options) => mouse(to(x, y), button("pointerDown", options), button("pointerUp", options)),
      down: (options) => mouse(button("pointerDown", options)),
      up: (options) => mouse(button("pointerUp", options)),
      async reset() {
        await session("DELETE", "/actions");
        await mouse(to(0, 0));
      },
    },
    async setViewport({ width, height, deviceScaleFactor = 1 }) {
      if (deviceScaleFactor !== 1) throw new Error("WebKitGTK’s driver can’t change the pixel ratio");
      await eventually(async () => {
        const window = await session("GET", "/window/rect");
        const [innerWidth, innerHeight] = await evaluate("return [innerWidth, innerHeight]");
        if (innerWidth === width && innerHeight === height) return;
        // The page is smaller than the window by the browser's own bars. Now and then a window forgets what it was told.
        await resizeWindow(width + window.width - innerWidth, height + window.height - innerHeight);
        throw new Error(`the page stays at ${innerWidth} by ${innerHeight}`);
      });
    },
    async screenshot({ path }) {
      writeFileSync(path, Buffer.from(await session("GET", "/screenshot"), "base64"));
    },
    browser: () => ({ newPage: openTab }),
    async bringToFront() {},
  };
}

export function webkitLauncher() {
  const { browser, driver } = findWebKit();
  const processes = new Processes();
  const addresses = new Map();
  let starting;

  async function start() {
    const env = await startScreen(processes);
    const port = await freePort();
    processes.start(driver, [`--port=${port}`, "--host=127.0.0.1"], { env });
    const root = `http://127.0.0.1:${port}`;
    await eventually(() => call("GET", `${root}/status`));
    const { sessionId } = await call("POST", `${root}/session`, {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    });
    const session = (method, path, body) => call(method, `${root}/session/${sessionId}${path}`, body);
    return { session, page: pageOf(session, () => WebKitTab.open(env)) };
  }

  /** A browser that has crashed says so here, for the file that it was at. */
  async function end() {
    const started = starting;
    starting = undefined;
    try {
      await (await started)?.session("DELETE", "");
    } finally {
      processes.end();
    }
  }

  let page;
  return {
    name: "WebKit",
    type: "puppeteer",
    concurrency: 1,
    async initialize() {},
    async startSession(id, address) {
      starting ??= start();
      const started = await starting;
      page = started.page;
      addresses.set(id, address);
      await page.setViewport(VIEWPORT);
      await started.session("POST", "/url", { url: address });
    },
    isActive: (id) => addresses.has(id),
    getBrowserUrl: (id) => addresses.get(id),
    getPage: () => page,
    async stopSession(id) {
      addresses.delete(id);
      // Each file has a browser of its own: one that had all of them grew to over a gigabyte, and where there is less memory it
      // was ended in the middle of a file.
      await end();
      return {};
    },
    async stop() {
      await end();
    },
  };
}
