import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readExports, root, specifier } from "../tools/packed.js";

interface Named {
  readonly name: string;
  readonly static?: boolean;
}

const readme = readFileSync(`${root}README.md`, "utf8");
const contributing = readFileSync(`${root}CONTRIBUTING.md`, "utf8");
const manifest = JSON.parse(readFileSync(`${root}dist/custom-elements.json`, "utf8")) as {
  modules: { declarations: Record<string, Named[]>[] }[];
};
const board = manifest.modules.flatMap(({ declarations }) => declarations)[0] ?? {};
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
  scripts: Record<string, string>;
};

/** The words that stand in backticks, outside of code blocks. */
const words = new Set(
  [...readme.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) =>
    code.split(/[^\w-]+/),
  ),
);

describe("the README", () => {
  it.each(["attributes", "members", "events", "cssParts", "cssStates", "cssProperties"])(
    "tells of all %s of the board",
    (kind) => {
      const unsaid = (board[kind] ?? []).filter(({ name }) => !words.has(name)).map(({ name }) => name);
      expect(unsaid).toEqual([]);
    },
  );

  it("has the attributes and events in tables, and no others there", () => {
    const [, attributes = "", events = ""] = readme.split(/^## (?:Attributes|Events)$/m);
    const firstCells = (section: string): string[] =>
      [...(section.split(/^## /m)[0] ?? "").matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell = ""]) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
      );
    const names = (kind: string): string[] => (board[kind] ?? []).map(({ name }) => name).sort();
    expect(firstCells(attributes).sort()).toEqual(names("attributes"));
    expect(firstCells(events).sort()).toEqual(names("events"));
  });

  it("tells of every path that can be imported", () => {
    const files = /\.json$/;
    const unsaid = readExports()
      .filter(([path]) => path !== "." && !files.test(path))
      .filter(([path]) => !readme.includes(specifier(path)) && !readme.includes(path.slice(2)));
    expect(unsaid).toEqual([]);
  });
});

describe("the README and CONTRIBUTING.md", () => {
  it.each([
    ["README.md", readme],
    ["CONTRIBUTING.md", contributing],
  ])("%s names commands and files that are there", (_, text) => {
    const commands = [...text.matchAll(/\bnpm (?:run )?(start|test|build|lint|format|test:\w+)\b/g)];
    expect(commands.filter(([, name = ""]) => !scripts[name]).map(([command]) => command)).toEqual([]);
    const paths = [
      ...text.matchAll(/`((?:src|test|demo|dist)\/[\w./-]+)`/g),
      ...text.matchAll(/\]\(([\w./-]+)\)/g),
    ].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((path) => !existsSync(root + path))).toEqual([]);
  });
});
