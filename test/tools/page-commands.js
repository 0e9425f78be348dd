/**
 * @web/test-runner commands beside its own, for tests that need more than a page can do to itself:
 * - `touch { fingers }`: real touches. All fingers come down, one after the other, go where they are to go, all at once,
 *   and are lifted
 * - `keys { keys }`: presses them one after the other; `Control+Home` is one pressed while the other is held
 * - `wish { features }`: what a user has set the system to, as the media features of CSS name it, and nothing else
 * - `screenshot { name }`: leaves a picture in `test/output/` to look at
 * - `print { text }`: writes to the run's own output, where a page's console would count as a fault
 * - `inOwnTab { url, steps, apart }`: opens the page in a tab of its own, or with `apart` in a browser context of its own,
 *   and takes the steps there: `{ script }` runs it,
 *   `{ freeze: milliseconds }` freezes the tab as a browser does in the back, `{ leaveAndReturn: url }` goes elsewhere
 *   and comes back from the back/forward cache, `{ offline: true }` cuts the network, `{ collectGarbage: true }` takes
 *   out of memory what nothing refers to; gives what the scripts gave, what the console said and what was asked for
 * - `rootUrl`: the project's folder, as a `file:` address
 * - `notHere`: the full names of the tests that this browser can't run
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NOT_HERE } from "../browser/not-here.js";
import { eventually } from "./eventually.js";
import { keysOf, pressActions } from "./key-actions.js";
import { suspendDescendants } from "./suspend.js";

/** A finger's way, in steps of about a frame. */
const MOVE_STEPS = 12;
const MOVE_PAUSE = 16;
/** What Firefox takes for its garbage, in milliseconds: it doesn't say when it is done. */
const GARBAGE_PAUSE = 200;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function screenshot(page, { name }) {
  const folder = fileURLToPath(new URL("../output/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
  return true;
}

async function touch(page, { fingers }) {
  const touches = [];
  for (const { x, y } of fingers) touches.push(await page.touchscreen.touchStart(x, y));
  if (fingers.some(({ to }) => to)) {
    for (let step = 1; step <= MOVE_STEPS; step++) {
      const share = step / MOVE_STEPS;
      for (const [index, { x, y, to = { x, y } }] of fingers.entries()) {
        await touches[index].move(x + (to.x - x) * share, y + (to.y - y) * share);
      }
      await pause(MOVE_PAUSE);
    }
  }
  for (const finger of touches) await finger.end();
  return true;
}

/** All in one go: to wait for an answer to each key takes most of the time. */
async function pressKeys(page, browserName, { keys }) {
  if (browserName === "webkit") {
    await page.keyboard.pressAll(keys);
  } else if (browserName === "firefox") {
    const source = { type: "key", id: "keyboard", actions: pressActions(keys) };
    await page.mainFrame().browsingContext.performActions([source]);
  } else {
    await Promise.all(
      keys.flatMap((chord) => [
        ...keysOf(chord).map((key) => page.keyboard.down(key)),
        ...keysOf(chord)
          .toReversed()
          .map((key) => page.keyboard.up(key)),
      ]),
    );
  }
  return true;
}

/** Firefox has no command for it: there it is the tabs' processes that get no time. */
async function freeze(tab, browserName, milliseconds) {
  if (browserName === "webkit") {
    await tab.freeze(milliseconds);
  } else if (browserName === "firefox") {
    const isTab = (commandLine) => commandLine.includes(" -isForBrowser ");
    await suspendDescendants(tab.browser().process().pid, isTab, milliseconds);
  } else {
    const client = await tab.createCDPSession();
    await client.send("Page.setWebLifecycleState", { state: "frozen" });
    await pause(milliseconds);
    await client.send("Page.setWebLifecycleState", { state: "active" });
    await client.detach();
  }
}

/** Firefox's preferences for what a user may wish of pages, and their values. */
const FIREFOX_WISHES = [
  { feature: "prefers-reduced-motion", preference: "ui.prefersReducedMotion", values: { reduce: 1 } },
  { feature: "prefers-contrast", preference: "ui.useAccessibilityTheme", values: { more: 1 } },
  { feature: "forced-colors", preference: "browser.display.document_color_use", values: { active: 2 } },
  {
    feature: "prefers-color-scheme",
    preference: "layout.css.prefers-color-scheme.content-override",
    values: { dark: 0, light: 1 },
  },
];
const wishers = new WeakMap();

async function wish(page, browserName, { features }) {
  if (browserName === "firefox") {
    const lines = FIREFOX_WISHES.map(({ feature, preference, values }) =>
      feature in features
        ? `Services.prefs.setIntPref("${preference}", ${values[features[feature]]});`
        : `Services.prefs.clearUserPref("${preference}");`,
    );
    // It looks at what the system is set to when one of these changes.
    const look = ["setBoolPref", "clearUserPref"].map(
      (set) => `Services.prefs.${set}("browser.display.use_system_colors", true);`,
    );
    await runInFirefox(page, [...lines, ...look].join(" "));
  } else {
    // What a session has set is gone with the session.
    const client = wishers.get(page) ?? (await page.createCDPSession());
    wishers.set(page, client);
    await client.send("Emulation.setEmulatedMedia", {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }
  return true;
}

/** Runs a script in Firefox's own window. */
async function runInFirefox(tab, expression) {
  const { connection } = tab.browser();
  const { result } = await connection.send("browsingContext.getTree", { "moz:scope": "chrome" });
  await connection.send("script.evaluate", {
    target: { context: result.contexts[0].context },
    expression,
    awaitPromise: false,
  });
}

/** Firefox collects the garbage of its tabs when its own window asks for it. */
async function collectGarbage(tab, browserName) {
  if (browserName === "webkit") {
    await tab.collectGarbage();
  } else if (browserName === "firefox") {
    await runInFirefox(
      tab,
      `for (const kind of ["gc", "cc"]) Services.obs.notifyObservers(null, "child-" + kind + "-request")`,
    );
    await pause(GARBAGE_PAUSE);
  } else {
    const client = await tab.createCDPSession();
    await client.send("HeapProfiler.collectGarbage");
    await client.detach();
  }
}

/** A page that was kept for it comes back whole, without being loaded, and so without a word to puppeteer. */
async function leaveAndReturn(tab, elsewhere) {
  const here = await tab.evaluate("location.href");
  await tab.goto(elsewhere, { waitUntil: "load" });
  await tab.evaluate("setTimeout(() => history.back())");
  await eventually(async () => {
    if ((await tab.evaluate("location.href")) !== here) throw new Error("the page didn’t come back");
  });
}

async function inOwnTab(page, browserName, { url, steps, apart }) {
  // WebKitGTK's WebDriver has one context only.
  const context = apart && browserName !== "webkit" ? await page.browser().createBrowserContext() : null;
  const tab = await (context ?? page.browser()).newPage();
  const given = [];
  const said = [];
  const requests = [];
  tab.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  tab.on("pageerror", (error) => said.push(String(error)));
  tab.on("request", (request) => requests.push(request.url()));
  try {
    await tab.goto(url, { waitUntil: "load" });
    for (const step of steps) {
      if (step.offline) await tab.setOfflineMode(true);
      if (step.script) given.push(await tab.evaluate(step.script));
      if (step.freeze) await freeze(tab, browserName, step.freeze);
      if (step.collectGarbage) await collectGarbage(tab, browserName);
      if (step.leaveAndReturn) await leaveAndReturn(tab, step.leaveAndReturn);
    }
    return { given, said, requests };
  } finally {
    await tab.close();
    await context?.close();
    await page.bringToFront();
  }
}

/** @param {"chromium" | "firefox" | "webkit"} browserName */
export function pageCommands(browserName) {
  return {
    name: "page-commands",
    async executeCommand({ command, payload, session }) {
      const page = session.browser.getPage(session.id);
      switch (command) {
        case "touch":
          return touch(page, payload);
        case "keys":
          return pressKeys(page, browserName, payload);
        case "wish":
          return wish(page, browserName, payload);
        case "screenshot":
          return screenshot(page, payload);
        case "print":
          console.log(payload.text);
          return true;
        case "inOwnTab":
          return inOwnTab(page, browserName, payload);
        case "rootUrl":
          return new URL("../../", import.meta.url).href;
        case "notHere":
          return NOT_HERE.filter(({ browser }) => browser === browserName).map(({ test }) => test);
        default:
          return undefined;
      }
    },
  };
}
