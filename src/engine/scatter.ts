import { completeConfig } from "./config.js";
import type { Config, ConfigInput } from "./config.js";
import { quote, ReversiError, ScatterError } from "./errors.js";
import { makeBoard } from "./make-board.js";
import { startPosition } from "./position.js";
import { randomNumbers } from "./random.js";
import { makeSquare, parseSquare, SHAPES } from "./shapes.js";
import type { Content, Square } from "./vocabulary.js";

/** Layouts that are begun before a count is given up. */
const TRIES = 100;

/**
 * Blocks squares at random, but fairly: alike after half a turn of the board (with three and four players after a
 * quarter turn, where the count is a multiple of four), never in the centre or on a handicap corner, all other
 * squares connected by their sides, and so that the first seat can flip at once (after a free opening: however the
 * centre was filled).
 *
 * @param config - what is to be played; its own blocked squares don't matter
 * @param count - how many squares
 * @param seed - a whole number; the same one blocks the same squares on every machine (by the generator of Park and Miller)
 * @returns the squares in square order
 * @throws {@link ConfigError}; {@link ReversiError} `seed`; {@link ScatterError} when so many can't be placed, with the
 * counts that can be with this seed
 */
export function scatterBlocked(config: ConfigInput, count: number, seed: number): Square[] {
  const complete = completeConfig({ ...config, blocked: [] });
  if (!Number.isInteger(seed))
    throw new ReversiError("seed", `A seed is a whole number, not ${quote(seed)}.`);
  const { squares } = SHAPES[complete.board];
  // A count that can't be is the way to find out which can.
  const size = count >= 0 && count % 2 === 0 ? squares.length - count : 0;
  const random = randomNumbers(seed);
  let most = 0;
  for (const quarter of complete.players > 2 && count % 4 === 0 ? [true, false] : [false]) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const free = shrink(complete, quarter, size, random);
      const blocked = squares.filter((name) => !free.has(name));
      if (blocked.length === count) return blocked;
      most = Math.max(most, blocked.length);
    }
  }
  throw new ScatterError(count, most);
}

/** Takes squares away, with those that take their places as the board is turned, down to a size or as far as may be. */
function shrink(
  config: Config,
  quarter: boolean,
  size: number,
  random: (below: number) => number,
): Set<Square> {
  const end = SHAPES[config.board].size - 1;
  let free = new Set(SHAPES[config.board].squares);
  // What can't go now may go later, when it leads nowhere any more.
  for (let before = Infinity; free.size < before;) {
    before = free.size;
    const names = [...free];
    while (names.length > 0 && free.size > size) {
      const left = new Set(free);
      for (let [name] = names.splice(random(names.length), 1); left.delete(name!);) {
        const { file, rank } = parseSquare(name)!;
        name = quarter ? makeSquare(end - rank, file) : makeSquare(end - file, end - rank);
      }
      if (left.size < free.size && isPlayable(config, left)) free = left;
    }
  }
  return free;
}

/** Whether the free squares hang together by their sides, leave out none that must be there, and have a first flip. */
function isPlayable(config: Config, free: ReadonlySet<Square>): boolean {
  const { centre, corners } = SHAPES[config.board];
  const reached = new Set(centre);
  for (const name of reached) {
    const { file, rank } = parseSquare(name)!;
    for (const [across, down] of [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      const beside = makeSquare(file + across, rank + down);
      if (free.has(beside)) reached.add(beside);
    }
  }
  return (
    reached.size === free.size &&
    [...centre, ...corners.slice(0, config.handicap)].every((name) => free.has(name)) &&
    firstSeatFlips(config, free)
  );
}

function firstSeatFlips(config: Config, free: ReadonlySet<Square>): boolean {
  const { squares, centre } = SHAPES[config.board];
  const layout: Config = { ...config, blocked: squares.filter((name) => !free.has(name)), opening: "cross" };
  const { contents } = startPosition(layout);
  const board = makeBoard(layout);
  // A free opening may leave Black's discs on any two squares of the centre: here as bits.
  const fillings = config.opening === "free" && config.players === 2 ? [3, 5, 6, 9, 10, 12] : [0];
  return fillings.every((black) => {
    const filled = contents.map((content, index): Content => {
      const quarter = black ? centre.indexOf(squares[index]!) : -1;
      return quarter < 0 ? content : black & (1 << quarter) ? "black" : "white";
    });
    board.setUp(filled, 0);
    return board.findMoves() === "turn";
  });
}
