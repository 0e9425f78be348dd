/**
 * @web/test-runner commands that only Chromium's debugging protocol gives:
 * `executeServerCommand("cdp", { method, params })`, and `executeServerCommand("screenshot", { name })`, which
 * leaves a picture in `test/output/` to look at.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

export function chromiumCommands() {
  const clients = new WeakMap();
  return {
    name: "chromium-commands",
    async executeCommand({ command, payload, session }) {
      if (command !== "cdp" && command !== "screenshot") return undefined;
      const page = session.browser.getPage(session.id);
      if (command === "screenshot") {
        const folder = fileURLToPath(new URL("../output/", import.meta.url));
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: `${folder}${payload.name}.png` });
        return true;
      }
      if (!clients.has(page)) clients.set(page, await page.createCDPSession());
      return (await clients.get(page).send(payload.method, payload.params)) ?? true;
    },
  };
}
