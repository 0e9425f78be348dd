/**
 * `npm run matches [part…] [-- --jobs N] [-- --games N]`: plays the levels against each other and prints who won how often,
 * beside what is asked of them. Parts: `two`, `boards`, `fewest`, `three`, `four` (all of them where none is named, about an
 * hour on two cores), and `rhino`, which needs `gtp-rhino`; or a row by its name, as `boards/octagon` or
 * `two/8x8/hard-medium`. `--jobs`: threads, as many as there are cores where it is left out. `--games`: games a row.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: "string" }, games: { type: "string" } },
});

function count(name, text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} ${text}: a whole number from 1 is wanted.`);
  return Number(text);
}

const jobs = count("jobs", values.jobs ?? String(availableParallelism()));
const games = values.games === undefined ? {} : { games: count("games", values.games) };
const folder = mkdtempSync(join(tmpdir(), "reversi-matches-"));
try {
  const entryPoints = ["tournament", "worker"].map((name) =>
    fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
  );
  const options = { bundle: true, format: "esm", platform: "node", target: "node20" };
  await build({ ...options, entryPoints, outdir: folder, outExtension: { ".js": ".mjs" } });
  const { playRows } = await import(pathToFileURL(join(folder, "tournament.mjs")).href);
  await playRows({ parts: positionals, jobs, ...games }, pathToFileURL(join(folder, "worker.mjs")));
} finally {
  rmSync(folder, { recursive: true });
}
