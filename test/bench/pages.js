/** What the measurements in a browser have in common: bundled pages, a server for them, and figures of many rounds. */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** How many times slower the browser's CPU is made, to come near that of a phone. */
export const SLOWDOWN = 4;

/** Bundles a page's script as `<name>.js`; returns the files that came of it, by their names. */
export async function bundle(name, script, folder) {
  const entry = join(folder, `${name}.js`);
  writeFileSync(entry, script);
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    nodePaths: [join(root, "node_modules")],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    write: false,
    outdir: join(folder, "out"),
    loader: { ".css": "text" },
    banner: { js: 'performance.mark("start");' },
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.split(/[/\\]/).at(-1), contents]));
}

/**
 * Serves each file, and for each bundled page `<name>.js` the page `/<name>`. All is isolated from other origins, else
 * the pages' clock would tick in steps of 100 µs instead of 5.
 * https://developer.mozilla.org/docs/Web/API/Performance_API/High_precision_timing
 */
export function serve(files) {
  const server = createServer((request, response) => {
    const name = request.url.slice(1);
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("cross-origin-embedder-policy", "require-corp");
    if (name.endsWith(".js")) {
      response.setHeader("content-type", "text/javascript");
      response.end(files.get(name));
    } else {
      response.setHeader("content-type", "text/html");
      const script = `<script type="module" src="/${name}.js"></script>`;
      response.end(`<!doctype html><link rel="icon" href="data:,">${script}<body>`);
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

/** The value below which this share of the values lies. */
export function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
}
export const median = (values) => quantile(values, 0.5);
