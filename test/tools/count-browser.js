import { writeCounts } from "./counts.js";

function addSuite(suite, counts) {
  for (const test of suite.tests ?? []) {
    counts[test.skipped ? "skipped" : test.passed ? "passed" : "failed"] += 1;
  }
  for (const inner of suite.suites ?? []) addSuite(inner, counts);
}

/** @web/test-runner reporter: leaves the run's totals for `npm test`'s closing line. */
export function countTests() {
  let sessions;
  return {
    start(args) {
      sessions = args.sessions;
    },
    stop() {
      const counts = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions.all()) {
        if (session.testResults) addSuite(session.testResults, counts);
        if (!session.passed && session.errors?.length) counts.failed += 1;
      }
      writeCounts("browser", counts);
    },
  };
}
