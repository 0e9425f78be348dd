import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** The floors from the ground up, and what each may import beside itself. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  records: ["engine"],
  players: ["engine"],
  machine: ["engine"],
  locales: ["engine", "records", "players", "machine"],
  view: ["engine", "records", "players", "machine", "locales"],
  element: ["engine", "records", "players", "machine", "locales", "view"],
};
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  machine: ["xstate"],
  view: ["pixi.js"],
  element: ["xstate"],
};

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts") && file.includes("/"));

function importsOf(file: string): string[] {
  const text = readFileSync(source + file, "utf8");
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => name ?? "");
}

function floorOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

it("knows the floor of every file", () => {
  expect(files.length).toBeGreaterThan(20);
  const unknown = files.filter((file) => !Object.hasOwn(FLOORS, floorOf(file)));
  expect(unknown).toEqual([]);
});

it("imports only from floors below", () => {
  const upward: string[] = [];
  for (const file of files) {
    const floor = floorOf(file);
    for (const name of importsOf(file)) {
      if (name.startsWith(".")) {
        const target = floorOf(new URL(name, `floor:/${file}`).pathname.slice(1));
        if (target !== floor && !FLOORS[floor]!.includes(target)) upward.push(`${file} imports ${name}`);
      } else if (!PACKAGES[floor]?.includes(name)) {
        upward.push(`${file} imports ${name}`);
      }
    }
  }
  expect(upward).toEqual([]);
});

it("leaves Pixi to the canvas, which is loaded late", () => {
  const eager = files.filter(
    (file) => !file.startsWith("view/canvas/") && importsOf(file).includes("pixi.js"),
  );
  expect(eager).toEqual([]);
});
