/**
 * Fits the weights of `src/players/features.ts` to games that the evaluation plays against itself, and writes
 * `src/players/weights.ts`:
 *
 *     node test/training/fit-features.js [games a variant] [rounds] [seed]
 *
 * All boards of as many seats and one goal share their weights. In each round every variant's games are played by a
 * search two plies deep with some noise, the last squares perfectly. Then the weights are the least squares, slightly shrunk, that tell from each position
 * how many discs more than the mean each seat had in the end. The same arguments give the same weights.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [games = 400, rounds = 2, seed = 1] = process.argv.slice(2).map(Number);
const sources = fileURLToPath(new URL("../../src/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "reversi-fit-"));

async function load() {
  const outfile = join(folder, `players-${Date.now()}.mjs`);
  const contents = `
    export { completeConfig, scatterBlocked } from "./engine/index.js";
    export { makeBoard } from "./engine/make-board.js";
    export { Game } from "./engine/index.js";
    export { randomNumbers } from "./engine/random.js";
    export { AlphaBeta } from "./players/alpha-beta.js";
    export { makeSeatsEvaluation, UNIT } from "./players/evaluation.js";
    export { FEATURES, Features } from "./players/features.js";
    export { Final } from "./players/final.js";
    export { KNOTS, weightsOf } from "./players/weights.js";
    export { MaxN } from "./players/max-n.js";
    export { movesOf } from "./players/moves.js";
    export { Root } from "./players/root.js";`;
  await build({
    stdin: { contents, resolveDir: sources, loader: "ts" },
    bundle: true,
    format: "esm",
    target: "es2022",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

const players = await load();
rmSync(folder, { recursive: true });
const { AlphaBeta, completeConfig, Features, FEATURES, Final, Game, KNOTS, makeSeatsEvaluation } = players;
const { MaxN, movesOf, Root, UNIT } = players;
const count = FEATURES.length;
const size = count * KNOTS.length;
const random = players.randomNumbers(seed);

/** All boards of a group, each plain and once with blocked squares. */
function variantsOf(seats, goal) {
  const boards = seats === 2 ? ["6x6", "8x8", "10x10", "octagon"] : ["8x8", "10x10", "octagon"];
  return boards.flatMap((board) => {
    const plain = { players: seats, board, goal };
    const blocked = board === "6x6" ? 2 : 4;
    return [plain, plain, { ...plain, blocked: players.scatterBlocked(plain, blocked, random(1e6)) }];
  });
}

/** What one seat of two is expected to have more than the other. */
function pair(evaluate) {
  const standings = new Float64Array(2);
  return (turns) => {
    evaluate(turns, standings, 0);
    return Math.round((standings[0] - standings[1]) * UNIT);
  };
}

function finish(search) {
  while (!search.next().done);
}

/** Plays one game and adds what each position tells to the sums. */
function playGame(config, knots, sums) {
  const board = Game.start(config).toBoard();
  const evaluate = makeSeatsEvaluation(board, config, knots);
  const search =
    config.players > 2 ? new MaxN(board, config, evaluate) : new AlphaBeta(board, config, pair(evaluate));
  const features = new Features(board, config);
  const final = new Final(board, config);
  const playable = board.empty + 4;
  const seats = config.players;
  const opening = 2 + random(10);
  const noise = random(3) * 2;
  const rows = [];
  let moves = 0;
  for (let due = board.findMoves(); due !== "over"; due = board.findMoves()) {
    if (due === "pass") {
      board.pass();
      continue;
    }
    if (moves >= opening - 2) {
      features.count(due === "turn");
      rows.push({ turn: board.turn, full: 1 - board.empty / playable, counts: features.counts.slice() });
    }
    let choice = 0;
    if (++moves > opening) {
      const state = board.save();
      search.load(state);
      const { empty } = board;
      const exact = empty <= (seats === 2 ? 9 : 6);
      const root = new Root(search, () => (exact ? 0 : ((random(2001) - 1000) / 1000) * noise));
      for (let depth = 1; depth <= 2; depth++) finish(root.deepen(depth));
      if (exact) finish(root.deepen(empty));
      choice = root.best.square;
      board.load(state);
      board.findMoves();
    } else {
      const choices = movesOf(board);
      choice = choices[random(choices.length)];
    }
    board.play(choice);
  }
  const last = board.turn;
  const standing = Array.from({ length: seats }, (_, seat) => final.standing((seat - last + seats) % seats));
  const mean = standing.reduce((sum, value) => sum + value) / seats;
  for (const { turn, full, counts } of rows) {
    for (let seat = 0; seat < seats; seat++) {
      addRow(sums, full, seats, seat, counts, standing[(turn + seat) % seats] - mean);
    }
  }
}

/** The features of a seat against the mean of all, shared out on the two knots beside. */
function addRow(sums, full, seats, seat, counts, target) {
  const above = Math.max(
    1,
    KNOTS.findIndex((knot) => knot >= full),
  );
  const share = Math.max(0, (full - KNOTS[above - 1]) / (KNOTS[above] - KNOTS[above - 1]));
  const row = new Float64Array(size);
  for (let index = 0; index < count; index++) {
    let mean = 0;
    for (let other = 0; other < seats; other++) mean += counts[other * count + index] / seats;
    const value = counts[seat * count + index] - mean;
    row[(above - 1) * count + index] = value * (1 - share);
    row[above * count + index] = value * share;
  }
  for (let i = 0; i < size; i++) {
    if (row[i] === 0) continue;
    sums.target[i] += row[i] * target;
    for (let j = 0; j < size; j++) sums.matrix[i * size + j] += row[i] * row[j];
  }
  sums.rows++;
  sums.square += target * target;
}

/** Least squares by elimination, with a slight pull towards 0. */
function solve({ matrix, target, rows, square }) {
  const a = matrix.slice();
  const x = target.slice();
  for (let i = 0; i < size; i++) a[i * size + i] += 1e-3 * rows;
  for (let i = 0; i < size; i++) {
    const pivot = a[i * size + i];
    for (let j = i + 1; j < size; j++) {
      const factor = a[j * size + i] / pivot;
      for (let k = i; k < size; k++) a[j * size + k] -= factor * a[i * size + k];
      x[j] -= factor * x[i];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i] -= a[i * size + k] * x[k];
    x[i] /= a[i * size + i];
  }
  let error = square;
  for (let i = 0; i < size; i++) {
    error -= 2 * x[i] * target[i];
    for (let j = 0; j < size; j++) error += x[i] * x[j] * matrix[i * size + j];
  }
  return { weights: x, rms: Math.sqrt(error / rows), spread: Math.sqrt(square / rows) };
}

const found = {};
for (const seats of [2, 3, 4]) {
  for (const goal of ["most", "fewest"]) {
    let knots = players.weightsOf(completeConfig({ players: seats, goal, board: "8x8" }));
    for (let round = 1; round <= rounds; round++) {
      const sums = {
        matrix: new Float64Array(size * size),
        target: new Float64Array(size),
        rows: 0,
        square: 0,
      };
      for (const config of variantsOf(seats, goal)) {
        for (let game = 0; game < games; game++) playGame(completeConfig(config), knots, sums);
      }
      const { weights, rms, spread } = solve(sums);
      // In tenths of a disc for single discs and moves; the counts are small whole numbers.
      const rounded = Array.from(weights, (weight) => Math.round(weight * 100));
      knots = KNOTS.map((_, knot) => rounded.slice(knot * count, (knot + 1) * count).map((w) => w / 100));
      found[`${seats} ${goal}`] = KNOTS.map((_, knot) => rounded.slice(knot * count, (knot + 1) * count));
      console.log(
        `${seats} seats, ${goal}, round ${round}: error ${rms.toFixed(2)} discs of a spread of ${spread.toFixed(2)}, ${sums.rows} rows`,
      );
    }
    console.log(
      FEATURES.map((name, index) => `  ${name}: ${knots.map((row) => row[index]).join(" ")}`).join("\n"),
    );
  }
}

const file = join(sources, "players/weights.ts");
const table = Object.entries(found)
  .map(([name, rows]) => `  "${name}": "${rows.map((row) => row.join(" ")).join(",")}",`)
  .join("\n");
const [before] = readFileSync(file, "utf8").split("const WEIGHTS");
writeFileSync(
  file,
  `${before}const WEIGHTS: Readonly<Record<string, string>> = {\n${table}\n};\n\n` +
    `/** @returns for each of the knots the weights of the features, in discs */
export function weightsOf({ players, goal }: Pick<Config, "players" | "goal">): readonly (readonly number[])[] {
  return WEIGHTS[\`\${players} \${goal}\`]!.split(",").map((row) => row.split(" ").map((weight) => Number(weight) / 100));
}
`,
);
