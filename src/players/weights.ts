/**
 * Weights of the evaluation, fitted by `test/training/fit-features.js` to games that it played against itself.
 */
import type { Config } from "../engine/index.js";

/** How full the board is, as a share of its squares, where weights are given. */
export const KNOTS = [0.1, 0.4, 0.7, 1];

/** For each number of seats and goal, and each knot, in hundredths of a disc. */
const WEIGHTS: Readonly<Record<string, string>> = {
  "2 most":
    "101 -93 40 -23 191 -276 -331 -133 -56 1 419 34,62 -58 -127 7 632 -414 -382 -97 24 383 233 -235,67 32 -60 2 412 -287 -317 -61 -8 251 246 -182,211 219 -105 76 38 -36 -81 -77 34 105 260 -7",
  "2 fewest":
    "31 53 -71 -15 -37 -71 -27 -36 27 -10 -191 -131,-63 429 -70 10 -210 3 -63 -90 -30 12 -115 -115,38 17 2 -6 -342 -22 -55 -49 -50 -68 -106 -112,135 -75 49 -63 -36 68 41 42 -20 -74 -178 -319",
  "3 most":
    "-23 36 -65 69 537 -153 -198 -6 27 226 -9 3,-35 290 12 -2 738 -99 -299 27 -12 187 2 28,-30 190 -1 13 377 -88 -233 24 5 128 42 66,133 -21 -74 76 59 28 -58 -17 37 50 208 255",
  "3 fewest":
    "20 -61 -23 19 -16 0 -12 -16 -9 -3 -331 -8,35 -216 11 -21 -79 -50 2 -27 11 -95 -311 -18,2 -47 22 -16 -135 -69 -31 -56 -9 -64 -338 -12,39 -101 50 -74 -46 -3 24 8 -7 -16 -465 -231",
  "4 most":
    "22 -110 0 -9 757 -109 -180 52 39 370 138 -15,16 -114 7 7 651 -83 -147 75 -20 161 132 42,-10 146 -14 14 351 -42 -76 60 29 112 184 110,50 50 -90 78 52 78 -18 12 32 22 217 243",
  "4 fewest":
    "-12 31 28 -11 -63 -72 8 -55 -1 -12 -310 17,4 -6 11 -16 -32 -79 7 -31 10 -98 -333 -7,-1 17 30 -18 -134 -100 -31 -65 -27 -54 -339 -21,17 -66 55 -75 -49 -13 13 -8 -20 3 -446 -211",
};

/** @returns for each of the knots the weights of the features, in discs */
export function weightsOf({
  players,
  goal,
}: Pick<Config, "players" | "goal">): readonly (readonly number[])[] {
  return WEIGHTS[`${players} ${goal}`]!.split(",").map((row) =>
    row.split(" ").map((weight) => Number(weight) / 100),
  );
}
