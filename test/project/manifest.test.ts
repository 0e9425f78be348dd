import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { BoardAttributes, BoardEventName, BoardListeners } from "../../src/element/index.js";
import type { AttributeName } from "../../src/element/settings.js";
import { COLOURS } from "../../src/view/look.js";
import { root } from "../tools/packed.js";

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Member extends Named {
  readonly kind: "field" | "method";
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly default?: string;
  readonly reflects?: boolean;
}
interface Declaration extends Named {
  readonly tagName: string;
  readonly members: readonly Member[];
  readonly attributes: readonly (Named & {
    readonly default?: string;
    readonly type: { readonly text: string };
  })[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssStates: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(`${root}dist/custom-elements.json`, "utf8")) as {
  modules: { path: string; declarations: Declaration[] }[];
};
const board = manifest.modules.flatMap(({ declarations }) => declarations)[0]!;

/** What the browser calls, and not the page. */
const CALLBACKS = new Set([
  "constructor",
  "connectedCallback",
  "disconnectedCallback",
  "connectedMoveCallback",
  "adoptedCallback",
  "attributeChangedCallback",
]);

/** A page's HTMLElement, as far as making a board needs it. No page is here. */
class PageElement {
  readonly attributes = new Map<string, string>();
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  attachInternals(): object {
    return {};
  }
  attachShadow(): object {
    return {};
  }
}
Object.assign(globalThis, { HTMLElement: PageElement });
const { ReversiBoardElement } = await import("../../src/element/index.js");

/** The class with those it is made from, below the browser's own. */
const prototypes: object[] = [];
for (
  let prototype: object = ReversiBoardElement.prototype;
  prototype !== PageElement.prototype;
  prototype = Object.getPrototypeOf(prototype) as object
) {
  prototypes.push(prototype);
}
const sourceOf = (folder: string): string =>
  readdirSync(`${root}src/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => readFileSync(`${root}src/${folder}/${file}`, "utf8"))
    .join("\n");
const elementSource = sourceOf("element");
const viewSource = sourceOf("view");
/** Members that only the classes themselves may use; JavaScript doesn't know of that. */
const hidden = new Set(
  [...elementSource.matchAll(/^ {2}(?:protected|private) (?:readonly |async |get |set )*(\w+)/gm)].map(
    ([, name]) => name,
  ),
);

const found = (source: string, pattern: RegExp): string[] =>
  [...new Set([...source.matchAll(pattern)].map(([, name]) => name ?? ""))].sort();
const names = (items: readonly Named[]): string[] => items.map(({ name }) => name).sort();

/** The names of what stands on the class's prototypes and on a board. */
function publicNames(isWanted: (descriptor: PropertyDescriptor) => boolean): string[] {
  const instance = new ReversiBoardElement();
  const owners: object[] = [...prototypes, instance];
  const own = Object.keys(new PageElement());
  const all = owners.flatMap((owner) =>
    Object.entries(Object.getOwnPropertyDescriptors(owner))
      .filter(([name, descriptor]) => !own.includes(name) && !CALLBACKS.has(name) && isWanted(descriptor))
      .map(([name]) => name),
  );
  return [...new Set(all)].filter((name) => !hidden.has(name)).sort();
}

describe("custom-elements.json", () => {
  it("keeps to the schema of custom elements manifests", () => {
    const schema = JSON.parse(
      readFileSync(require.resolve("custom-elements-manifest/schema.json"), "utf8"),
    ) as object;
    const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
    validate(manifest);
    expect(validate.errors).toBe(null);
    expect(validate({ ...manifest, modules: [{ kind: "javascript-module" }] })).toBe(false);
  });

  it("names the tag, and files that are there", () => {
    expect(board.tagName).toBe("reversi-board");
    expect(board.name).toBe("ReversiBoardElement");
    for (const { path } of manifest.modules) expect(readFileSync(root + path, "utf8")).not.toBe("");
  });

  it("names the attributes that the board observes, with their defaults", () => {
    expect(names(board.attributes)).toEqual([...ReversiBoardElement.observedAttributes].sort());
    const instance = new ReversiBoardElement();
    for (const { name, default: standard, type } of board.attributes) {
      // A board's `ply` is the one that its game shows.
      if (name === "ply") continue;
      expect(standard ?? "", name).toBe(String(Reflect.get(instance, name) ?? ""));
      if (type.text.includes(" | ") && standard !== undefined)
        expect(type.text.replaceAll('"', "").split(" | "), name).toContain(standard);
    }
  });

  it("names the properties, and which of them can be set", () => {
    const fields = board.members.filter(({ kind }) => kind === "field");
    expect(names(fields)).toEqual(
      publicNames(({ get, value }) => get !== undefined || typeof value === "object"),
    );
    expect(names(fields.filter(({ readonly }) => !readonly))).toEqual(
      publicNames(({ set }) => set !== undefined),
    );
    for (const { name, attribute, reflects } of fields) {
      const observed = ReversiBoardElement.observedAttributes.includes(name);
      expect([name, attribute, reflects]).toEqual(
        observed ? [name, name, true] : [name, undefined, undefined],
      );
    }
  });

  it("names the methods, the class's own too", () => {
    const methods = board.members.filter(({ kind }) => kind === "method");
    expect(names(methods.filter((method) => !method.static))).toEqual(
      publicNames(({ value }) => typeof value === "function"),
    );
    const own = Object.entries(Object.getOwnPropertyDescriptors(ReversiBoardElement));
    expect(names(methods.filter((method) => method.static))).toEqual(
      own.filter(([, { value, writable }]) => typeof value === "function" && writable).map(([name]) => name),
    );
  });

  it("names the events that the types know", () => {
    // The compiler holds this list against the types: one too many or too few, and it doesn't pass.
    const events: Record<BoardEventName, true> = {
      beforemove: true,
      move: true,
      pass: true,
      turnchange: true,
      moveend: true,
      gamestart: true,
      gameover: true,
      beforeundo: true,
      undo: true,
      redo: true,
      thinking: true,
      advice: true,
      plychange: true,
      problem: true,
      ready: true,
    };
    expect(names(board.events)).toEqual(Object.keys(events).sort());
  });

  it("names the parts, states and custom properties that the code has", () => {
    const parts = found(viewSource, /\bpart: "([^"]+)"/g);
    expect(parts.length).toBeGreaterThan(3);
    expect(names(board.cssParts)).toEqual(parts);
    const states = found(elementSource, /#showState\("([^"]+)"/g);
    expect(states.length).toBeGreaterThan(2);
    expect(names(board.cssStates)).toEqual(states);
    const properties = COLOURS.map((name) => `--reversi-${name}`);
    expect(names(board.cssProperties ?? [])).toEqual(properties.toSorted());
  });

  it("says something of each", () => {
    const all = [
      ...board.members,
      ...board.attributes,
      ...board.events,
      ...board.cssParts,
      ...board.cssStates,
      ...(board.cssProperties ?? []),
    ];
    const silent = all.filter(({ name, description }) => !description && name !== "focus");
    expect(names(silent)).toEqual([]);
  });
});

describe("the data for editors", () => {
  it("knows the tag's attributes and the values of those that have a list", () => {
    const { tags } = JSON.parse(readFileSync(`${root}dist/vscode.html-custom-data.json`, "utf8")) as {
      tags: { name: string; attributes: (Named & { values?: Named[] })[] }[];
    };
    expect(names(tags)).toEqual(["reversi-board"]);
    const attributes = tags[0]?.attributes ?? [];
    expect(names(attributes)).toEqual([...ReversiBoardElement.observedAttributes].sort());
    const players = attributes.find(({ name }) => name === "players");
    expect(players?.values?.map(({ name }) => name)).toEqual(["2", "3", "4"]);
  });
});

describe("the tag's types for templates", () => {
  it("know the attributes and the events, and no others", () => {
    expectTypeOf<keyof BoardAttributes>().toEqualTypeOf<AttributeName>();
    expectTypeOf<keyof BoardListeners>().toEqualTypeOf<`on${BoardEventName}`>();
    expectTypeOf<"octagon">().toExtend<BoardAttributes["board"]>();
    expectTypeOf<"9x9">().not.toExtend<BoardAttributes["board"]>();
    expectTypeOf<"3">().toExtend<BoardAttributes["players"]>();
    expectTypeOf<5>().not.toExtend<BoardAttributes["players"]>();
    expectTypeOf<number>().toExtend<BoardAttributes["seed"]>();
  });
});
