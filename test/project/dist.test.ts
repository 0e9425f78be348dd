import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
  exports: Record<string, string | Record<string, string>>;
};
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

  it.each(Object.entries(manifest.exports).filter(([path]) => path !== "./package.json"))(
    "%s is there with its types, and imports in plain Node",
    (path, target) => {
      const { types, default: script } = target as Record<string, string>;
      expect(existsSync(root + types)).toBe(true);
      expect(existsSync(root + script)).toBe(true);
      const name = path === "." ? "reversi-board" : `reversi-board/${path.slice(2)}`;
      const names = execFileSync(
        process.execPath,
        [
          "--input-type=module",
          "-e",
          `console.log(Object.keys(await import(${JSON.stringify(name)})).join())`,
        ],
        { cwd: root, encoding: "utf8" },
      );
      expect(names.trim()).not.toBe("");
    },
  );

  it("prints its sizes", () => {
    const size = (file: string): string =>
      `${file}: ${(gzipSync(readFileSync(`${root}dist/${file}`), { level: 9 }).length / 1024).toFixed(1)} KiB gzipped`;
    console.log(built.map(size).join("\n"));
  });
});
