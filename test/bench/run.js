/**
 * `npm run bench`: prints how fast the engine is, and how large; what exact endgames cost the computer players; then, where
 * `npm run build` has run, how soon a page has its boards, what each frame of a flip costs, and how long other tasks of a
 * page wait while a computer thinks, and while it teaches. `npm run bench teaching` is the last alone; `engine`, `players`,
 * `boards`, `frames` and `thinking` are the others. Nothing is asserted: machines differ.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { benchBoards } from "./boards.js";
import { benchGame, benchPerft } from "./engine.js";
import { benchFrames } from "./frames.js";
import { benchThinking } from "./thinking.js";
import { benchPlayers } from "./players.js";
import { benchTeaching } from "./teaching.js";

async function benchEngine(folder) {
  const entry = fileURLToPath(new URL("../../src/engine/index.ts", import.meta.url));
  const bundle = join(folder, "engine.mjs");
  const options = { entryPoints: [entry], bundle: true, format: "esm", target: "es2022", minify: true };
  await build({ ...options, outfile: bundle });
  benchPerft(bundle, folder);
  benchGame(bundle);
  const { outputFiles } = await build({ ...options, write: false });
  const { contents } = outputFiles[0];
  console.log(
    `engine alone: ${contents.length} bytes minified, ${gzipSync(contents, { level: 9 }).length} gzipped`,
  );
}

const PARTS = {
  engine: benchEngine,
  players: benchPlayers,
  boards: benchBoards,
  frames: benchFrames,
  thinking: benchThinking,
  teaching: benchTeaching,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in PARTS));
if (unknown) throw new Error(`No part ${unknown}: there are ${Object.keys(PARTS).join(", ")}.`);

/** Those that drive the built package in a browser. */
const ON_PAGES = new Set(["boards", "frames", "thinking", "teaching"]);

const isBuilt = existsSync(new URL("../../dist/index.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "reversi-bench-"));
try {
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
    if (isBuilt || !ON_PAGES.has(name)) await PARTS[name](folder);
    else console.log(`\nno ${name} measured: npm run build makes what it takes first`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
