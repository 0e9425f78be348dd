import { fileURLToPath } from "node:url";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { countTests } from "./tools/count-browser.js";
import { LAUNCHERS } from "./tools/launchers.js";
import { pageCommands } from "./tools/page-commands.js";
import { plainServer } from "./tools/plain-server.js";

/** The browser to test in: `chromium`, `firefox` or `webkit`. */
const browserName = process.env.REVERSI_ENGINE ?? "chromium";

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
  browsers: [await LAUNCHERS[browserName]()],
  plugins: [
    builtPackage,
    esbuildPlugin({ ts: true, target: "es2022" }),
    pageCommands(browserName),
    plainServer(),
  ],
  testFramework: { config: { ui: "bdd", timeout: 30_000 } },
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), countTests(browserName)],
};
