import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ENDINGS = fileURLToPath(new URL("endings.js", import.meta.url));
const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));

/** Empty squares of the golden endgames, and the goals in ms of CPU time. */
const SETS = [
  { empty: 12 },
  { empty: 14 },
  { empty: 16 },
  { empty: 18, mean: 120 },
  { empty: 20, median: 700 },
];

/** What `expert` takes for the best move, exactly; each set in a process of its own. */
function benchEndings(bundle) {
  console.log("golden endgames, two players on 8×8: ms of CPU time for expert's move, played exactly");
  console.log(
    `  ${"empty squares".padEnd(16)}${"values right".padEnd(16)}${"mean".padStart(9)}${"median".padStart(9)}`,
  );
  for (const { empty, ...goals } of SETS) {
    const file = fileURLToPath(new URL(`../golden/endgame-${empty}.txt`, import.meta.url));
    const { count, wrong, times } = JSON.parse(execFileSync(process.execPath, [ENDINGS, bundle, file]));
    const mean = times.reduce((sum, time) => sum + time, 0) / count;
    const median = times.toSorted((a, b) => a - b)[Math.floor(count / 2)];
    const right = `${count - wrong.length} of ${count}`;
    const wanted = Object.entries(goals).map(([name, goal]) => `  goal: ${name} ${goal} ms`);
    const cells = `${String(empty).padEnd(16)}${right.padEnd(16)}`;
    console.log(`  ${cells}${mean.toFixed(1).padStart(9)}${median.toFixed(1).padStart(9)}${wanted.join("")}`);
    for (const { position, value, found, move } of wrong) {
      console.log(`    WRONG: ${position}, value ${value}, found ${found} after ${move}`);
    }
  }
}

export async function benchPlayers(folder) {
  const options = { bundle: true, format: "esm", target: "es2022", minify: true };
  const bundle = join(folder, "players.mjs");
  const contents = `export { Game } from "./engine/index.ts"; export * from "./players/index.ts";`;
  await build({ ...options, stdin: { contents, resolveDir: SOURCE }, outfile: bundle });
  benchEndings(bundle);
  const entryPoints = [join(SOURCE, "players/index.ts")];
  const { outputFiles } = await build({ ...options, entryPoints, write: false });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length;
  console.log(`players with what they need of the engine: ${size} bytes gzipped, goal 18432 at most`);
}
