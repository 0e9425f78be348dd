/**
 * The golden endgames of one number of empty squares, for `players.js`: `node endings.js <bundle> <file>`. Prints how many
 * there are, those with a wrong value, and the CPU time of each in ms, as JSON.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, file] = process.argv.slice(2);
const { Game, chooseMove } = await import(pathToFileURL(bundle).href);

/** Time enough to find the best move for certain, with a seed so that a run can be repeated. */
const LIMITS = { seed: 1, timeLimit: 3_600_000 };

/** The final difference when both sides play on, which is the position's value if neither ever errs. */
async function playOut(game, seat) {
  while (game.phase !== "over") game = game.play(await chooseMove(game, "expert", LIMITS));
  const { black, white } = game.scores;
  return seat === "black" ? black - white : white - black;
}

const endings = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [position, value] = line.split(";");
    return { game: Game.fromPosition(position, { scoring: "tournament" }), value: Number(value) };
  });

// Once untimed from the first position: what V8 takes to compile the search is no position's own cost.
await playOut(endings[0].game, "black");

const wrong = [];
const times = [];
for (const { game, value } of endings) {
  const before = process.cpuUsage();
  const move = await chooseMove(game, "expert", LIMITS);
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  const found = await playOut(game.play(move), game.turn);
  if (found !== value) wrong.push({ position: game.position, value, found, move });
}
console.log(JSON.stringify({ count: endings.length, wrong, times }));
