// `npm test`: types, lint, format, build, then the tests in Node and in a browser. Ends with one line of totals.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { forgetCounts, readCounts } from "./tools/counts.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs one command line through the shell, with the project's own tools first on the path. */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn("npx", ["--no-install", ...command.split(" ")], {
      cwd: root,
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

async function check(name, command) {
  const { ok, output } = await run(command);
  console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
  if (!ok) console.log(output);
  total[ok ? "passed" : "failed"] += 1;
  return ok;
}

async function tests(name, command) {
  forgetCounts(name);
  console.log(`\n— ${name} tests`);
  const { ok, output } = await run(command);
  console.log(output);
  const counts = readCounts(name);
  if (!ok && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
}

const checks = (async () => {
  await check("types of the source", "tsc -p tsconfig.json");
  await check("types of the tests", "tsc -p test/tsconfig.json");
  await check(
    "lint",
    "oxlint --config test/oxlint.json --type-aware --deny-warnings src test demo rollup.config.mjs",
  );
  await check("format", "prettier --check .");
})();
rmSync(new URL("../dist/", import.meta.url), { recursive: true, force: true });
const built = check("build", "rollup -c --silent").then(
  (ok) => ok && check("declarations", "tsc -p test/tsconfig.types.json"),
);
await checks;
if (await built) {
  await tests("unit", "vitest run --config test/vitest.config.js");
  await tests("browser", "wtr --config test/wtr.config.js");
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
