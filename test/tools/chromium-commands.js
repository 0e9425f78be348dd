/**
 * @web/test-runner commands that only Chromium's debugging protocol gives:
 * - `cdp { method, params }`: any call of the protocol
 * - `screenshot { name }`: leaves a picture in `test/output/` to look at
 * - `inOwnTab { url, steps }`: opens the page in a tab of its own and takes the steps there: `{ script }` runs it,
 *   `{ freeze: milliseconds }` freezes the tab as a browser does in the back, `{ leaveAndReturn: url }` goes elsewhere
 *   and comes back from the back/forward cache, `{ offline: true }` cuts the network; gives what the scripts gave, what
 *   the console said and what was asked for
 * - `rootUrl`: the project's folder, as a `file:` address
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function screenshot(page, { name }) {
  const folder = fileURLToPath(new URL("../output/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
  return true;
}

async function inOwnTab(page, { url, steps }) {
  const tab = await page.browser().newPage();
  const given = [];
  const said = [];
  const requests = [];
  tab.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
  tab.on("pageerror", (error) => said.push(String(error)));
  tab.on("request", (request) => requests.push(request.url()));
  try {
    await tab.goto(url, { waitUntil: "load" });
    for (const { script, freeze, leaveAndReturn, offline } of steps) {
      if (offline) await tab.setOfflineMode(true);
      if (script) given.push(await tab.evaluate(script));
      if (freeze) {
        const client = await tab.createCDPSession();
        await client.send("Page.setWebLifecycleState", { state: "frozen" });
        await pause(freeze);
        await client.send("Page.setWebLifecycleState", { state: "active" });
        await client.detach();
      }
      if (leaveAndReturn) {
        await tab.goto(leaveAndReturn, { waitUntil: "load" });
        await tab.goBack({ waitUntil: "load" });
      }
    }
    return { given, said, requests };
  } finally {
    await tab.close();
    await page.bringToFront();
  }
}

export function chromiumCommands() {
  const clients = new WeakMap();
  const clientOf = async (page) => {
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    return clients.get(page);
  };
  return {
    name: "chromium-commands",
    async executeCommand({ command, payload, session }) {
      const page = session.browser.getPage(session.id);
      switch (command) {
        case "cdp":
          return (await (await clientOf(page)).send(payload.method, payload.params)) ?? true;
        case "screenshot":
          return screenshot(page, payload);
        case "rootUrl":
          return new URL("../../", import.meta.url).href;
        case "inOwnTab":
          return inOwnTab(page, payload);
        default:
          return undefined;
      }
    },
  };
}
