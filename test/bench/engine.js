import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const YARDSTICK = fileURLToPath(new URL("../../../shared/bench/perft.c", import.meta.url));
const ROUNDS = 12;

/** What is counted, how deep, and the goal as a share of the yardstick. */
const COUNTS = [
  [{ board: "8x8" }, 8, 0.5],
  [{ board: "6x6" }, 8, 0.5],
  [{ board: "8x8", players: 3 }, 7],
  [{ board: "8x8", players: 4 }, 6],
  ...["10x10", "octagon"].flatMap((board) => [
    [{ board, players: 2 }, 8, 0.13],
    [{ board, players: 3 }, 7, 0.13],
    [{ board, players: 4 }, 6, 0.13],
  ]),
];

/** CPU time of a call, in µs. */
function cpuTime(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Compiles `shared/bench/perft.c` and returns a function that gives its million leaves a second, or tells why not. */
function makeYardstick(folder) {
  if (!existsSync(YARDSTICK)) {
    console.log("No yardstick: ../shared/bench/perft.c isn't there.");
    return undefined;
  }
  const program = join(folder, "perft");
  try {
    execFileSync("cc", ["-O3", "-march=native", "-o", program, YARDSTICK]);
  } catch {
    console.log("No yardstick: no C compiler (cc) that takes ../shared/bench/perft.c.");
    return undefined;
  }
  return () => {
    const [, leaves, seconds] = /leaves (\d+) +([\d.]+) s/.exec(
      execFileSync(program, ["10"], { encoding: "utf8" }),
    );
    return leaves / seconds / 1e6;
  };
}

/** Leaves a second by `perft`, every leaf played, beside C on the same machine; the best of several rounds each. */
export function benchPerft({ Game, perft }, folder) {
  const yardstick = makeYardstick(folder);
  const best = COUNTS.map(() => 0);
  let bestYardstick = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (yardstick) bestYardstick = Math.max(bestYardstick, yardstick());
    for (const [index, [config, depth]] of COUNTS.entries()) {
      const game = Game.start(config);
      let leaves = 0;
      const time = cpuTime(() => (leaves = perft(game, depth)));
      best[index] = Math.max(best[index], leaves / time);
    }
  }
  console.log(`perft, million leaves a second of CPU time, best of ${ROUNDS}`);
  if (yardstick) console.log(`  C yardstick, 8x8          ${bestYardstick.toFixed(1).padStart(6)}`);
  for (const [index, [{ board, players = 2 }, depth, goal]] of COUNTS.entries()) {
    const share = yardstick ? `  ${(best[index] / bestYardstick).toFixed(3)} of it` : "";
    const wanted = yardstick && goal ? `, goal ${goal}` : "";
    const name = `${board}, ${players} players, depth ${depth}`.padEnd(26);
    console.log(`  ${name}${best[index].toFixed(1).padStart(6)}${share}${wanted}`);
  }
}

/** µs of a `Game.play` and of everything that a view reads then, on average over whole games. */
export function benchGame({ Game }) {
  const read = (game) => [game.legalMoves, game.plies, game.discs, game.scores, game.phase].length;
  console.log("Game.play, then legalMoves, plies, discs, scores and phase: µs a move, best of 20");
  for (const config of [{ board: "8x8" }, { board: "octagon" }, { board: "octagon", players: 4 }]) {
    let best = Infinity;
    for (let round = 0; round < 20; round++) {
      let moves = 0;
      const time = cpuTime(() => {
        for (let first = 0; first < 20; first++) {
          let game = Game.start(config);
          while (game.phase !== "over") {
            game = game.play(game.legalMoves[(first + moves * 7) % game.legalMoves.length]);
            read(game);
            moves++;
          }
        }
      });
      best = Math.min(best, time / moves);
    }
    console.log(`  ${config.board}, ${config.players ?? 2} players`.padEnd(28) + best.toFixed(2).padStart(6));
  }
}
