import { writeCounts } from "./counts.js";

/** Vitest reporter: leaves the run's totals for `npm test`'s closing line. */
export const countTests = {
  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      counts.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        counts[state === "passed" || state === "failed" ? state : "skipped"] += 1;
      }
    }
    writeCounts("unit", counts);
  },
};
