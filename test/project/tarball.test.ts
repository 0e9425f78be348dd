import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, describe, expect, it } from "vitest";
import { pack, readExports, root, specifier } from "../tools/packed.js";

const packed = pack(["xstate", "react", "@types/react", "csstype", "vue", "@vue", "svelte", "@types/node"]);
afterAll(() => packed.remove());

const files = readdirSync(packed.package, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(packed.package.length + 1)
      .replaceAll("\\", "/"),
  );
const paths = readExports();

function read(file: string): string {
  return readFileSync(join(packed.package, file), "utf8");
}

/** What a file of the package can't do without: what it imports, and its source map. */
function neededBy(file: string): string[] {
  if (!/\.(?:js|d\.ts)$/.test(file)) return [];
  const types = file.endsWith(".d.ts");
  const found = [
    ...read(file).matchAll(
      /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*["'](\.[^"']+)["']|^\/\/# sourceMappingURL=(\S+)/gm,
    ),
  ];
  return found.map(([, module, map]) => {
    const path = map ?? (types ? module?.replace(/\.js$/, ".d.ts") : module) ?? "";
    return new URL(path, `package:/${file}`).pathname.slice(1);
  });
}

/** All that users need: what the paths of `exports` lead to, and what npm and people read. */
function needed(): Set<string> {
  const all = new Set(["package.json", "README.md", "LICENSE"]);
  for (const [, target] of paths) {
    for (const file of [target.types, target.default]) if (file) all.add(file.slice(2));
  }
  for (const file of all) {
    if (existsSync(join(packed.package, file))) for (const next of neededBy(file)) all.add(next);
  }
  return all;
}

describe("the packed package", () => {
  it("holds all that its users need, and no other file", () => {
    const wanted = needed();
    expect(files.filter((file) => !wanted.has(file))).toEqual([]);
    expect([...wanted].filter((file) => !files.includes(file))).toEqual([]);
    const kilobytes = (size: number): string => `${(size / 1024).toFixed(1).padStart(8)} KB`;
    const listed = files
      .sort()
      .map((file) => `${kilobytes(statSync(join(packed.package, file)).size)}  ${file}`);
    console.log(
      `${listed.join("\n")}\n${kilobytes(statSync(packed.tarball).size)}  the tarball, ${files.length} files`,
    );
  });

  it("brings the sources within its source maps", () => {
    const maps = files.filter((file) => file.endsWith(".map"));
    expect(maps.length).toBe(files.filter((file) => file.endsWith(".js")).length);
    for (const map of maps) {
      const { sources, sourcesContent } = JSON.parse(read(map)) as {
        sources: string[];
        sourcesContent: (string | null)[];
      };
      expect(sourcesContent.filter((text) => text).length, map).toBe(sources.length);
      expect(sources.filter((source) => !source.startsWith("../"))).toEqual([]);
    }
  });

  it("names no folder of the machine that built it", () => {
    expect(files.filter((file) => read(file).includes(root))).toEqual([]);
  });

  it("gives publint nothing to complain of", async () => {
    const tarball = new Uint8Array(readFileSync(packed.tarball)).buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("gives “are the types wrong” nothing to complain of, as a package of ES modules", () => {
    const cli = join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [cli, packed.tarball, "--profile", "esm-only", "--no-emoji", "--no-color"],
      { encoding: "utf8" },
    );
    expect(status, stdout + stderr).toBe(0);
    for (const [path] of paths) expect(stdout).toContain(`"${specifier(path)}"`);
  });
});

describe("its paths", () => {
  const scripts = paths.filter(([, target]) => !target.default.endsWith(".json"));

  it.each(scripts)("%s imports in plain Node, with no page", (path) => {
    const names = execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `console.log(Object.keys(await import(${JSON.stringify(specifier(path))})).join())`,
      ],
      { cwd: packed.project, encoding: "utf8" },
    );
    expect(names.trim() === "").toBe(path.endsWith(".iife.js"));
  });

  it.each(paths.filter(([, target]) => target.default.endsWith(".json")))("%s is JSON", (path) => {
    const script = `import json from ${JSON.stringify(specifier(path))} with { type: "json" }; console.log(typeof json)`;
    const type = execFileSync(process.execPath, ["--no-warnings", "--input-type=module", "-e", script], {
      cwd: packed.project,
      encoding: "utf8",
    });
    expect(type.trim()).toBe("object");
  });

  it.each(["nodenext", "bundler"])("are typed for TypeScript that resolves as “%s”", (resolution) => {
    const lines = scripts.map(([path], index) =>
      path.endsWith(".iife.js")
        ? `import "${specifier(path)}"; ReversiBoard.ReversiBoardElement.define("my-board");`
        : `import * as path${index} from "${specifier(path)}"; export const names${index}: object = path${index};`,
    );
    writeFileSync(
      join(packed.project, "paths.ts"),
      `${lines.join("\n")}
import { Game } from "reversi-board/engine";
import { ReversiBoardElement } from "reversi-board/element";
const board = document.querySelector("reversi-board")!;
export const same: ReversiBoardElement = board;
export const square: string | undefined = Game.start({ players: 3 }).legalMoves[0];
board.addEventListener("move", ({ detail }) => detail.flips.length + detail.ply);
board.actor.send({ type: "undo" });
// @ts-expect-error a move's detail has no colour
board.addEventListener("move", ({ detail }) => detail.colour);
// @ts-expect-error there is no such board
board.board = "9x9";
`,
    );
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/typescript/bin/tsc"),
        ..."--noEmit --strict --target es2022 --lib es2023,dom,dom.iterable".split(" "),
        "--types",
        "",
        "--module",
        resolution === "bundler" ? "esnext" : resolution,
        "--moduleResolution",
        resolution,
        "paths.ts",
      ],
      { cwd: packed.project, encoding: "utf8" },
    );
    expect(status, stdout).toBe(0);
  });
});
