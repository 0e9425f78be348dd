// Last step of `npm run build`: writes `custom-elements.json` (what documentation, IDEs and frameworks read of a custom
// element) and VS Code's data for HTML. Both come from the TSDoc of the element's class and of its events.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { create, ts } from "@custom-elements-manifest/analyzer";

const root = new URL("../../", import.meta.url);
const ELEMENT = "ReversiBoardElement";
/** Members that the browser calls, which the analyzer doesn't know. */
const CALLBACKS = new Set(["connectedMoveCallback"]);

const sources = ["src/engine", "src/element"].flatMap((folder) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => {
      const path = `${folder}/${file}`;
      return ts.createSourceFile(
        path,
        readFileSync(new URL(path, root), "utf8"),
        ts.ScriptTarget.ES2022,
        true,
      );
    }),
);

/** All statements of the sources that are of a kind. */
const statements = (isKind) => sources.flatMap(({ statements: all }) => all.filter(isKind));
const text = (node) => node.getText().replaceAll(/\s+/g, " ");
const comment = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? "")
    .join(" ");

/** `(typeof BOARDS)[number]` of a list that stands there `as const`: the list's values, as a union. */
function unionOf(alias) {
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(text(alias.type))?.[1];
  const declaration = statements(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => text(name) === list);
  const values = declaration?.initializer?.expression?.elements;
  return values?.every(ts.isLiteralExpression) ? values.map(text).join(" | ") : null;
}
const unions = new Map(
  statements(ts.isTypeAliasDeclaration).map((alias) => [text(alias.name), unionOf(alias)]),
);

/** The events: `BoardEventDetails` names each with its detail. */
const events = statements(ts.isInterfaceDeclaration)
  .find(({ name }) => text(name) === "BoardEventDetails")
  .members.map((member) => ({
    name: text(member.name),
    type: { text: `CustomEvent<${text(member.type)}>` },
    description: comment(member),
  }));

/** What a method returns: the analyzer forgets it where the TSDoc has a `@returns`. */
const returned = new Map(
  statements(ts.isClassDeclaration)
    .filter(({ name }) => text(name) === ELEMENT)
    .flatMap(({ members }) => members.filter((member) => ts.isMethodDeclaration(member) && member.type))
    .map((method) => [text(method.name), text(method.type)]),
);

const { modules } = create({ modules: sources });
const analyzed = modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === ELEMENT);

/** Writes out unions, and leaves out where a member was inherited from: that class is nobody's business. */
function settle(item) {
  const union = unions.get(item.type?.text);
  if (union) item.type = { text: union };
  delete item.inheritedFrom;
}

const isPublic = ({ name, privacy }) =>
  privacy !== "private" && privacy !== "protected" && !CALLBACKS.has(name);
const members = analyzed.members.filter(isPublic);
for (const item of [...members, ...analyzed.attributes]) settle(item);
for (const member of members) {
  if (member.attribute) member.reflects = true;
  // How a field is made at first is no default that anybody could write.
  else delete member.default;
  if (returned.has(member.name)) member.return = { type: { text: returned.get(member.name) } };
}
const declaration = { ...analyzed, members, events, superclass: { name: "HTMLElement" } };

const CLASS_FILE = "dist/element.js";
const reference = { name: ELEMENT, module: CLASS_FILE };
const exported = { kind: "js", name: ELEMENT, declaration: reference };
const manifest = {
  schemaVersion: "2.1.0",
  modules: [
    { kind: "javascript-module", path: CLASS_FILE, declarations: [declaration], exports: [exported] },
    {
      kind: "javascript-module",
      path: "dist/index.js",
      declarations: [],
      exports: [
        exported,
        { kind: "custom-element-definition", name: declaration.tagName, declaration: reference },
      ],
    },
  ],
};

/** An attribute for VS Code, with its values where its type is a list of them. */
function editorAttribute({ name, description, type }) {
  if (type.text === "boolean") return { name, description, valueSet: "v" };
  const values = type.text.split(" | ");
  if (!values.every((value) => /^(?:"[^"]*"|\d+)$/.test(value))) return { name, description };
  return { name, description, values: values.map((value) => ({ name: value.replaceAll('"', "") })) };
}

const htmlData = {
  version: 1.1,
  tags: [
    {
      name: declaration.tagName,
      description: declaration.description,
      attributes: declaration.attributes.map(editorAttribute),
    },
  ],
};

function write(file, content) {
  writeFileSync(new URL(`dist/${file}`, root), `${JSON.stringify(content, null, 2)}\n`);
}
write("custom-elements.json", manifest);
write("vscode.html-custom-data.json", htmlData);
