import { fileURLToPath } from "node:url";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { findBrowser } from "./tools/browser.js";
import { chromiumCommands } from "./tools/chromium-commands.js";
import { countTests } from "./tools/count-browser.js";
import { plainServer } from "./tools/plain-server.js";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** Tests drive the built package, as a page would. */
const builtPackage = {
  name: "built-package",
  resolveImport({ source }) {
    if (source === "reversi-board") return "/dist/index.js";
    if (source.startsWith("reversi-board/")) return `/dist/${source.slice("reversi-board/".length)}.js`;
    return undefined;
  },
};

export default {
  rootDir: path(".."),
  files: path("browser/**/*.test.ts").replaceAll("\\", "/"),
  nodeResolve: true,
  concurrency: 1, // real clicks and keys go to the page in front
  browsers: [chromeLauncher({ launchOptions: await findBrowser() })],
  plugins: [builtPackage, esbuildPlugin({ ts: true, target: "es2022" }), chromiumCommands(), plainServer()],
  testFramework: { config: { ui: "bdd", timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 180_000,
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), countTests()],
};
