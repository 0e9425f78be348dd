// `npm test`: types, lint, format, build, then the tests in Node and in Chromium, or in those of Chromium, Firefox and
// WebKit that the command line names. Ends with one line of totals.
import { rmSync } from "node:fs";
import { browsersToTest, run, runBrowserTests, runTests, totalLine } from "./tools/run-tests.js";

const browsers = browsersToTest(["chromium"]);
const total = { passed: 0, failed: 0, skipped: 0 };

async function check(name, command) {
  const { ok, output } = await run(command);
  console.log(`${ok ? "ok    " : "FAILED"} ${name}`);
  if (!ok) console.log(output);
  total[ok ? "passed" : "failed"] += 1;
  return ok;
}

function add(counts) {
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
const built = check("build", "rollup -c --silent")
  .then((ok) => ok && check("declarations", "tsc -p test/tsconfig.types.json"))
  .then((ok) => ok && check("public declarations", "node test/tools/prune-types.js"))
  .then((ok) => ok && check("manifest", "node test/tools/manifest.js"));
await checks;
if (await built) {
  add(await runTests("unit", "vitest run --config test/vitest.config.js"));
  for (const browser of browsers) add(await runBrowserTests(browser));
}
console.log(`\n${totalLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
