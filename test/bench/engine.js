import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const YARDSTICK = fileURLToPath(new URL("../../../shared/bench/perft.c", import.meta.url));
const MEASURE = fileURLToPath(new URL("measure.js", import.meta.url));
const ROUNDS = 4;

/** What is counted, how deep, and the goal as a share of the yardstick. */
const COUNTS = [
  { board: "8x8", players: 2, depth: 9, goal: 0.5 },
  { board: "6x6", players: 2, depth: 9 },
  { board: "8x8", players: 3, depth: 7 },
  { board: "8x8", players: 4, depth: 7 },
  { board: "10x10", players: 2, depth: 8, goal: 0.13 },
  { board: "10x10", players: 3, depth: 7, goal: 0.13 },
  { board: "10x10", players: 4, depth: 7, goal: 0.13 },
  { board: "octagon", players: 2, depth: 8, goal: 0.13 },
  { board: "octagon", players: 3, depth: 7, goal: 0.13 },
  { board: "octagon", players: 4, depth: 7, goal: 0.13 },
];

/** Compiles `shared/bench/perft.c` and returns a function that gives its million leaves a second, or says why not. */
function makeYardstick(folder) {
  if (!existsSync(YARDSTICK)) {
    console.log("no yardstick: ../shared/bench/perft.c isn't there");
    return undefined;
  }
  const program = join(folder, "perft");
  try {
    execFileSync("cc", ["-O3", "-march=native", "-o", program, YARDSTICK], { stdio: "ignore" });
  } catch {
    console.log("no yardstick: no C compiler (cc)");
    return undefined;
  }
  return () => {
    const output = execFileSync(program, ["10"], { encoding: "utf8" });
    const [, leaves, seconds] = /leaves (\d+) +([\d.]+) s/.exec(output);
    return leaves / seconds / 1e6;
  };
}

/** A figure from `measure.js`, in a process of its own: V8 compiles code for the boards that it has seen. */
function measure(bundle, ...what) {
  return Number(
    execFileSync(process.execPath, [MEASURE, bundle, ...what.map((item) => JSON.stringify(item))]),
  );
}

/** Leaves a second by `perft`, every leaf played, beside C on the same machine; the best of several rounds each. */
export function benchPerft(bundle, folder) {
  const yardstick = makeYardstick(folder);
  let best = 0;
  const figures = COUNTS.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, { board, players, depth }] of COUNTS.entries()) {
      if (yardstick) best = Math.max(best, yardstick());
      figures[index] = Math.max(figures[index], measure(bundle, "perft", { board, players }, depth));
    }
  }
  console.log("perft, million leaves a second of CPU time, the best of many");
  if (yardstick) console.log(`  ${"C yardstick, 8x8".padEnd(30)}${best.toFixed(1).padStart(6)}`);
  for (const [index, { board, players, depth, goal }] of COUNTS.entries()) {
    const share = yardstick ? `  ${(figures[index] / best).toFixed(3)} of it` : "";
    const wanted = yardstick && goal ? `, goal ${goal}` : "";
    const name = `${board}, ${players} players, depth ${depth}`.padEnd(30);
    console.log(`  ${name}${figures[index].toFixed(1).padStart(6)}${share}${wanted}`);
  }
}

/** µs of a `Game.play` and of everything that a view reads then. */
export function benchGame(bundle) {
  console.log(
    "Game.play, then legalMoves, plies, discs, scores and phase: µs a move over whole games, the best of many",
  );
  for (const config of [{ board: "8x8" }, { board: "octagon" }, { board: "octagon", players: 4 }]) {
    const name = `${config.board}, ${config.players ?? 2} players`.padEnd(30);
    console.log(`  ${name}${measure(bundle, "game", config).toFixed(2).padStart(6)}`);
  }
}
