import { existsSync } from "node:fs";
import { NOT_HERE } from "../browser/not-here.js";
import { writeCounts } from "./counts.js";
import { LAUNCHERS, warnings } from "./launchers.js";

/** So many tests a browser may miss. */
const MOST_MISSED = 5;

/** The suite's tests, each with its full name. */
function* testsOf(suite, outer = "") {
  const named = (name) => `${outer} ${name}`.trim();
  for (const { name, passed, skipped } of suite.tests ?? []) yield { fullName: named(name), passed, skipped };
  for (const inner of suite.suites ?? []) yield* testsOf(inner, named(inner.name));
}

/** What is wrong with the list of tests that browsers can't run, given what ran in this one. */
function faultsOfList(browserName, ran) {
  const missed = NOT_HERE.filter(({ browser }) => browser === browserName);
  const isListed = (test) => missed.some((entry) => entry.file === test.file && entry.test === test.fullName);
  const isKnown = ({ browser, file, test }) => {
    if (!(browser in LAUNCHERS) || !existsSync(new URL(`../browser/${file}`, import.meta.url))) return false;
    const others = ran.filter((one) => one.file === file);
    // Not this browser's, or not this run's.
    if (browser !== browserName || others.length === 0) return true;
    return others.some(({ fullName }) => fullName === test);
  };
  return [
    ...NOT_HERE.filter((entry) => !isKnown(entry)).map(
      ({ browser, file, test }) => `not-here.js names what isn’t there: ${browser}: ${file}: ${test}`,
    ),
    ...ran
      .filter((test) => test.skipped && !isListed(test))
      .map(({ file, fullName }) => `skipped, and not-here.js says nothing of it: ${file}: ${fullName}`),
    ...(missed.length > MOST_MISSED ? [`not-here.js names ${missed.length} tests for one browser`] : []),
  ];
}

/**
 * @web/test-runner reporter: leaves the run's totals for the closing line. What the console was told, and no test
 * listened to, is a failure.
 */
export function countTests(browserName) {
  let sessions;
  return {
    start(args) {
      sessions = args.sessions;
    },
    stop() {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      const ran = [];
      const faults = warnings.map((text) => `the browser warned: ${text}`);
      for (const session of sessions.all()) {
        const file = session.testFile.replaceAll("\\", "/").split("/").at(-1);
        for (const test of session.testResults ? testsOf(session.testResults) : []) {
          counts[test.skipped ? "skipped" : test.passed ? "passed" : "failed"] += 1;
          ran.push(Object.assign(test, { file }));
        }
        if (!session.passed && session.errors?.length) counts.failed += 1;
        if (session.logs?.length)
          faults.push(`${file} told the console ${session.logs.length} times (see above)`);
      }
      faults.push(...faultsOfList(browserName, ran));
      for (const fault of faults) console.log(`FAILED ${browserName}: ${fault}`);
      counts.failed += faults.length;
      writeCounts(browserName, counts);
    },
  };
}
