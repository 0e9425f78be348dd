import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export interface ExportTarget {
  readonly types?: string;
  readonly default: string;
}

/** package.json's `exports`, each target as an object. */
export function readExports(): [path: string, target: ExportTarget][] {
  const { exports } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as {
    exports: Record<string, string | ExportTarget>;
  };
  return Object.entries(exports).map(([path, target]) => [
    path,
    typeof target === "string" ? { default: target } : target,
  ]);
}

/** What is written in an import for a path of `exports`. */
export const specifier = (path: string): string => `reversi-board${path.slice(1)}`;

export interface PackedPackage {
  readonly tarball: string;
  /** A folder whose `node_modules` holds the package, as it was packed, beside links to what is installed here. */
  readonly project: string;
  /** Where the package was unpacked. */
  readonly package: string;
  remove(): void;
}

/**
 * Packs the built package and unpacks it into a project of its own.
 *
 * @param packages - what that project has installed, beside: links to this project's own packages. All of them where
 *   it is left out
 * @param aliases - packages that stand there under another name
 */
export function pack(
  packages?: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): PackedPackage {
  const project = mkdtempSync(join(tmpdir(), "reversi-pack-"));
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const output = execFileSync(npm, ["pack", "--ignore-scripts", "--json", "--pack-destination", project], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  const modules = join(project, "node_modules");
  mkdirSync(modules);
  execFileSync("tar", ["-xf", filename], { cwd: project });
  renameSync(join(project, "package"), join(modules, "reversi-board"));
  for (const name of packages ?? installed()) link(name, aliases[name] ?? name, modules);
  return {
    tarball: join(project, filename),
    project,
    package: join(modules, "reversi-board"),
    remove: () => rmSync(project, { recursive: true, force: true }),
  };
}

/** The packages at the top of this project's `node_modules`. */
function installed(): string[] {
  const modules = join(root, "node_modules");
  return readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}

function link(name: string, target: string, modules: string): void {
  if (name.startsWith("@")) mkdirSync(join(modules, name, ".."), { recursive: true });
  symlinkSync(join(root, "node_modules", target), join(modules, name), "junction");
}
