// Last step of `npm run build` for the types: takes away the declarations that no path of package.json's `exports`
// leads to. `tsc` writes one for every source file, and what lies behind the public face is nobody's business.
import { readdirSync, readFileSync, rmSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));

/** @type {Set<string>} */
const reached = new Set();

/** @param {URL} file */
function reach(file) {
  if (reached.has(file.href)) return;
  reached.add(file.href);
  for (const [, path] of readFileSync(file, "utf8").matchAll(
    /(?:\bfrom |\bimport\(|\bimport )"(\.[^"]+)\.js"/g,
  )) {
    reach(new URL(`${path}.d.ts`, file));
  }
}

for (const { types } of Object.values(exports)) if (types) reach(new URL(types, root));

const folder = new URL("dist/types/", root);
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  const file = new URL(name.replaceAll("\\", "/"), folder);
  if (name.endsWith(".d.ts") && !reached.has(file.href)) rmSync(file);
}
