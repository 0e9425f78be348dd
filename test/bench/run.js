/**
 * `npm run bench`: prints how fast the engine is, and how large; then, where `npm run build` has run, how soon a page has
 * its boards. Nothing is asserted: machines differ.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { benchBoards } from "./boards.js";
import { benchGame, benchPerft } from "./engine.js";

const folder = mkdtempSync(join(tmpdir(), "reversi-bench-"));
try {
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
  if (existsSync(new URL("../../dist/index.js", import.meta.url))) await benchBoards(folder);
  else console.log("\nno boards measured: npm run build makes them first");
} finally {
  rmSync(folder, { recursive: true });
}
