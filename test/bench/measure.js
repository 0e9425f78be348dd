/** One figure of the engine, for `engine.js`: `node measure.js <bundle> "perft" <config> <depth>`, or `"game" <config>`. */
import { pathToFileURL } from "node:url";

const [bundle, ...rest] = process.argv.slice(2);
const [what, config, depth] = rest.map((item) => JSON.parse(item));
const { Game, perft } = await import(pathToFileURL(bundle).href);

/** CPU time of a call, in µs. */
function cpuTime(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Plays whole games, one after the other, and reads what a view reads; returns the number of moves. */
function playGames(count) {
  let moves = 0;
  let read = 0;
  for (let first = 0; first < count; first++) {
    let game = Game.start(config);
    while (game.phase !== "over") {
      game = game.play(game.legalMoves[(first + moves * 7) % game.legalMoves.length]);
      read += [game.legalMoves, game.plies, game.discs, game.scores, game.phase].length;
      moves++;
    }
  }
  if (read !== moves * 5) throw new Error("something wasn't read");
  return moves;
}

let best = what === "game" ? Infinity : 0;
const end = performance.now() + 1500;
while (performance.now() < end) {
  let amount = 0;
  if (what === "game") {
    const time = cpuTime(() => (amount = playGames(20)));
    best = Math.min(best, time / amount);
  } else {
    const game = Game.start(config);
    const time = cpuTime(() => (amount = perft(game, depth)));
    best = Math.max(best, amount / time);
  }
}
console.log(best);
