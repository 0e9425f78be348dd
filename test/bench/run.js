/** `npm run bench`: prints how fast the engine is, and how large. Nothing is asserted: machines differ. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { benchGame, benchPerft } from "./engine.js";

const folder = mkdtempSync(join(tmpdir(), "reversi-bench-"));
try {
  const entry = fileURLToPath(new URL("../../src/engine/index.ts", import.meta.url));
  const options = { entryPoints: [entry], bundle: true, format: "esm", target: "es2022" };
  const outfile = join(folder, "engine.mjs");
  await build({ ...options, outfile });
  const engine = await import(pathToFileURL(outfile).href);
  benchPerft(engine, folder);
  benchGame(engine);
  const small = await build({ ...options, minify: true, write: false });
  const { contents } = small.outputFiles[0];
  const gzipped = gzipSync(contents, { level: 9 }).length;
  console.log(`engine alone: ${contents.length} bytes minified, ${gzipped} gzipped`);
} finally {
  rmSync(folder, { recursive: true });
}
