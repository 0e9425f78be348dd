import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { forgetCounts, readCounts } from "./counts.js";

export const BROWSERS = ["chromium", "firefox", "webkit"];

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs one command line through the shell, with the project's own tools first on the path. */
export function run(command, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command.split(" ")], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("error", (error) => resolve({ ok: false, output: String(error) }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a test runner that leaves its counts under `name`, and returns them. */
export async function runTests(name, command, environment) {
  forgetCounts(name);
  console.log(`\n— ${name} tests`);
  const { ok, output } = await run(command, environment);
  console.log(output);
  const counts = readCounts(name);
  if (!ok && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The browsers that the command line names, or else these. */
export function browsersToTest(otherwise) {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !BROWSERS.includes(name));
  if (unknown) throw new Error(`No browser ${unknown}: there are ${BROWSERS.join(", ")}.`);
  return named.length > 0 ? named : otherwise;
}

export const runBrowserTests = (browser) =>
  runTests(browser, "wtr --config test/wtr.config.js", { REVERSI_ENGINE: browser });

export const totalLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
