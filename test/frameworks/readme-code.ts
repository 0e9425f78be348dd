import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../tools/packed.js";

/** A code block of the README that is marked `<!-- project: file -->`. */
const BLOCK = /^<!-- (\w+): (\S+) -->\n+```\w+\n([\s\S]*?)^```$/gm;

const blocks = [...readFileSync(`${root}README.md`, "utf8").matchAll(BLOCK)].map(
  ([, project = "", file = "", code = ""]) => ({ project, file, code }),
);

/** The names of the projects that the README's code makes. */
export const projects: readonly string[] = [...new Set(blocks.map(({ project }) => project))];

/** One file of one project, as the README has it. */
export function codeOf(project: string, file: string): string {
  const found = blocks.find((block) => block.project === project && block.file === file);
  if (!found) throw new Error(`The README has no code for ${project}: ${file}`);
  return found.code;
}

/**
 * Writes a project as a user would make it: the README's code, and what the tools' own templates bring.
 *
 * @returns its folder
 */
export function writeProject(
  within: string,
  project: string,
  others: Readonly<Record<string, string>> = {},
): string {
  const folder = join(within, project);
  const files = blocks
    .filter((block) => block.project === project)
    .map(({ file, code }) => [file, code] as const);
  for (const [file, code] of [...files, ...Object.entries(others)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  return folder;
}
