import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const folder = new URL("../output/", import.meta.url);
const file = (name) => new URL(`counts-${name}.json`, folder);

export function writeCounts(name, counts) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file(name), JSON.stringify(counts));
}

export function forgetCounts(name) {
  rmSync(file(name), { force: true });
}

/** What a runner counted; a runner that left nothing died before its end, which is a failure. */
export function readCounts(name) {
  try {
    return JSON.parse(readFileSync(file(name), "utf8"));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
