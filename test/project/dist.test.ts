import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { root } from "../tools/packed.js";
import { bundleAdvice, bundleOneFile, bundlePanels, bundleView } from "../tools/view-bundle.js";

const built = existsSync(`${root}dist`)
  ? readdirSync(`${root}dist`).filter((file) => file.endsWith(".js"))
  : [];

describe("the built package", () => {
  it("is there: npm run build makes it", () => {
    expect(built).toContain("reversi-board.js");
    expect(built).toContain("reversi-board.iife.js");
  });

  it.each(built)("%s makes no code from text and has no WebAssembly", (file) => {
    const text = readFileSync(`${root}dist/${file}`, "utf8");
    expect(text).not.toMatch(/\bWebAssembly\b/);
    expect(text).not.toMatch(/\beval\s*\(/);
    expect(text).not.toMatch(/\bnew\s+Function\b|\bFunction\s*\(/);
  });
});

/** Kilobytes after gzip at its best. */
const gzipped = (content: Uint8Array): number => gzipSync(content, { level: 9 }).length / 1024;

/** What a page's first script weighs that imports `entry`: the bundle without the chunks that it loads later. */
async function firstScript(entry: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${root}dist/${entry}`],
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: "bundle",
    metafile: true,
    write: false,
  });
  const outputs = Object.entries(metafile.outputs);
  const first = new Set(
    outputs.filter(([, { entryPoint }]) => entryPoint === `dist/${entry}`).map(([file]) => file),
  );
  for (const file of first) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === "import-statement") first.add(path);
    }
  }
  return outputs.reduce(
    (sum, [file], index) => sum + (first.has(file) ? gzipped(outputFiles[index]!.contents) : 0),
    0,
  );
}

describe("gzipped, in kilobytes of 1024 bytes", () => {
  const LIMITS = [
    ["the engine alone", 9, null, () => firstScript("engine.js")],
    [
      "a page's first script with npm, XState in it, before the painter comes",
      45,
      38,
      () => firstScript("index.js"),
    ],
    ["the view without Pixi, locales and panels", 16, null, async () => gzipped(await bundleView())],
    ...["de", "es", "fr", "hu", "ja"].map(
      (language) =>
        [
          `the language ${language}`,
          3,
          null,
          () => gzipped(readFileSync(`${root}dist/locales/${language}.js`)),
        ] as const,
    ),
    [
      "what runs in the computer players' worker",
      18,
      null,
      () => gzipped(readFileSync(`${root}dist/players-worker.js`)),
    ],
    ["advice with its texts in one language", 6, null, async () => gzipped(await bundleAdvice())],
    ["the panels and one language", 14, null, async () => gzipped(await bundlePanels())],
    [
      "the one file for a script tag, without computer players and languages",
      110,
      null,
      async () => gzipped(await bundleOneFile()),
    ],
    [
      "the one file for a script tag, with all",
      130,
      null,
      () => gzipped(readFileSync(`${root}dist/reversi-board.js`)),
    ],
  ] as const;

  it.each(LIMITS)("%s weighs at most %d", async (name, limit, goal, measure) => {
    const size = await measure();
    console.log(`${size.toFixed(1)} KB gzipped: ${name} (at most ${limit}${goal ? `, goal ${goal}` : ""})`);
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(limit);
  });
});
