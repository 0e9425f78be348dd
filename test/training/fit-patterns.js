/**
 * Fits the pattern evaluation of two players on 8×8 to games, and writes `src/players/pattern-weights.ts`:
 *
 *     node test/training/fit-patterns.js [folder of .wtb files] [seed]
 *
 * The folder is `../shared/data/wthor` when it isn't given: the games of the Fédération Française d'Othello, which aren't
 * part of the project. The first weights are fitted to these games alone. With them, games are played out from positions
 * in which somebody has moved at random, and the weights that are kept are fitted to both. A tenth of the games is left
 * out, and the errors printed are those with it. Same arguments, same weights.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { fitWeights, relateWeights, roundWeights } from "./least-squares.js";
import { makeArranger } from "./pattern-terms.js";
import { fromGames, fromPlay, show } from "./positions.js";
import { makeSolver } from "./solve.js";
import { readGames } from "./wthor.js";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const [wthor = path("../../../shared/data/wthor"), seed = 1] = process.argv.slice(2);

/** Games played out. */
const PLAYED = 120_000;
/** Positions that tell how the weights hang together. */
const RELATING = 50_000;
/** What a bit of the weights may cost, in squared discs a position. */
const PRICE = 0.0003;
/** As `fitWeights` takes it. */
const SHRINK = 1 / 800;
/** So that a weight's character is one of ASCII. */
const MOST = 45;

async function loadSources() {
  const folder = mkdtempSync(join(tmpdir(), "reversi-fit-"));
  const contents = ["engine/index", "engine/make-board", "engine/board", "engine/random", "players/patterns"]
    .map((name) => `export * from "./${name}.js";`)
    .join("\n");
  const outfile = join(folder, "sources.mjs");
  try {
    await build({
      stdin: { contents, resolveDir: path("../../src/"), loader: "ts" },
      bundle: true,
      format: "esm",
      outfile,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const started = performance.now();
const tell = (text) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);

const sources = await loadSources();
const { completeConfig, Game, makeBoard, makePatternEvaluation, popCount, randomNumbers, STEP, ZERO } =
  sources;
const makePlain = () => makeBoard(completeConfig({ board: "8x8" }));
const board = makePlain();
const random = randomNumbers(Number(seed));
const tools = {
  board,
  start: Game.start().toBoard().save(),
  solve: makeSolver(sources, board),
  random,
  popCount,
};
const arrange = makeArranger(sources, makePlain());

/** @returns the weights as text */
function fit(positions) {
  const arranged = arrange(positions);
  const { count } = arranged;
  const weights = fitWeights(arranged, SHRINK);
  tell(`${2 * count} weights fitted to ${positions.values.length} positions`);
  const matrix = relateWeights(arranged, RELATING);
  const rounded = roundWeights(matrix, weights, {
    unit: STEP / 64,
    most: MOST,
    price: PRICE,
    shrink: SHRINK,
  });
  let text = "";
  for (let index = 0; index < count; index++) {
    text += String.fromCharCode(ZERO + rounded[index], ZERO + rounded[count + index]);
  }
  const left = rounded.filter((number) => number !== 0).length;
  tell(`${left} of them left, ${gzipSync(text, { level: 9 }).length} bytes gzipped`);
  return text;
}

/** Prints the mean error of an evaluation, in discs: of all, and by the number of discs on the board. */
function tellErrors(name, makeEvaluation, positions) {
  const STAGES = [12, 20, 28, 36, 44, 54, 64];
  const sums = STAGES.map(() => [0, 0]);
  const shown = makePlain();
  const evaluate = makeEvaluation(shown);
  for (let index = 0; index < positions.values.length; index++) {
    show(shown, positions.words, index);
    const stage = sums[STAGES.findIndex((most) => 64 - shown.empty <= most)];
    stage[0] += (evaluate() / 64 - positions.values[index]) ** 2;
    stage[1]++;
  }
  const all = sums.reduce(([error, times], [moreError, more]) => [error + moreError, times + more]);
  const mean = ([error, times]) =>
    Math.sqrt(error / times)
      .toFixed(2)
      .padStart(6);
  tell(`${name.padEnd(40)}${mean(all)}   by stage${sums.map(mean).join("")}`);
}

/** Writes what `makePatternEvaluation` reads. */
function write(weights) {
  const comment = "/** Written by `test/training/fit-patterns.js`, read by `makePatternEvaluation`. */";
  const text = `${comment}\nexport const WEIGHTS =\n  ${JSON.stringify(weights)};\n`;
  writeFileSync(path("../../src/players/pattern-weights.ts"), text);
}

const isTested = (game) => game % 10 === 0;
const games = readGames(wthor);
const people = fromGames(games, tools);
tell(`${people.values.length} positions of ${games.length} games between people`);
const peopleLearnt = people.of((game) => !isTested(game));
const peopleTested = people.of(isTested);

const first = fit(peopleLearnt);
const useFirst = (shown) => makePatternEvaluation(shown, first);
tellErrors("the first weights, people's games", useFirst, peopleTested);
const played = fromPlay(games, { ...tools, evaluate: useFirst(board) }, PLAYED);
tell(`${played.values.length} positions of ${PLAYED} games played out`);
const playedLearnt = played.of((game) => !isTested(game));
const playedTested = played.of(isTested);
tellErrors("the first weights, games played out", useFirst, playedTested);

const weights = fit(peopleLearnt.concat(playedLearnt));
const useWeights = (shown) => makePatternEvaluation(shown, weights);
tellErrors("people's games", useWeights, peopleTested);
tellErrors("games played out", useWeights, playedTested);
write(weights);
