// Takes the processor from a browser's tabs for a while: what a browser does to tabs in the back, where no protocol
// has a command for it. Linux only.
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process has ended meanwhile.
  }
}

/** The processes that came of this one, and those that came of them. */
function descendantsOf(ancestor) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({
      id: Number(id),
      parent: Number(/^PPid:\t(\d+)$/m.exec(read(`/proc/${id}/status`))?.[1]),
      commandLine: read(`/proc/${id}/cmdline`).replaceAll("\0", " ").trim(),
    }));
  const found = [{ id: ancestor }];
  // The list grows while it is walked.
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id));
  return found.slice(1);
}

/**
 * @param {number} ancestor - a process
 * @param {(commandLine: string) => boolean} isMeant - which of those that came of it are to stand still
 * @param {number} milliseconds - how long
 */
export async function suspendDescendants(ancestor, isMeant, milliseconds) {
  const meant = descendantsOf(ancestor).filter(({ commandLine }) => isMeant(commandLine));
  if (meant.length === 0) throw new Error("no process to suspend");
  for (const { id } of meant) process.kill(id, "SIGSTOP");
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (const { id } of meant) process.kill(id, "SIGCONT");
}
