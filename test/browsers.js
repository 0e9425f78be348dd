// `npm run test:browsers`: the browser tests in Chromium, Firefox and WebKit, one after the other, or in those that the
// command line names. Ends with a line for each and one of totals.
import { BROWSERS, browsersToTest, runBrowserTests, totalLine } from "./tools/run-tests.js";

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];

for (const browser of browsersToTest(BROWSERS)) {
  const start = performance.now();
  const counts = await runBrowserTests(browser);
  for (const key of Object.keys(total)) total[key] += counts[key];
  lines.push(`${browser}: ${totalLine(counts)} in ${Math.round((performance.now() - start) / 1000)} s`);
}

console.log(lines.join("\n"));
console.log(totalLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
