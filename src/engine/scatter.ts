import { completeConfig } from "./config.js";
import type { Config, ConfigInput } from "./config.js";
import { quote, ReversiError, ScatterError } from "./errors.js";
import { makeBoard } from "./make-board.js";
import { startPosition } from "./position.js";
import { randomNumbers } from "./random.js";
import { makeSquare, parseSquare, SHAPES } from "./shapes.js";
import type { Content, Square } from "./vocabulary.js";

/** Layouts that are begun before a count is given up. */
const TRIES = 10;

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
  const { squares, size } = SHAPES[complete.board];
  const random = randomNumbers(seed);
  const isPlayable = playableTest(complete);
  // A count that can't be is the way to find out which can.
  const left = count >= 0 && count % 2 === 0 ? squares.length - count : 0;
  let most = 0;
  for (const quarter of complete.players > 2 && count % 4 === 0 ? [true, false] : [false]) {
    const turn = (name: Square): Square => {
      const { file, rank } = parseSquare(name)!;
      return quarter ? makeSquare(size - 1 - rank, file) : makeSquare(size - 1 - file, size - 1 - rank);
    };
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const free = shrink(squares, left, turn, isPlayable, random);
      const blocked = squares.filter((name) => !free.has(name));
      if (blocked.length === count) return blocked;
      most = Math.max(most, blocked.length);
    }
  }
  throw new ScatterError(count, most);
}

/** Takes squares away in random order, each with those it turns into, down to a size or as far as may be. */
function shrink(
  squares: readonly Square[],
  size: number,
  turn: (name: Square) => Square,
  isPlayable: (free: ReadonlySet<Square>) => boolean,
  random: (below: number) => number,
): ReadonlySet<Square> {
  let free = new Set(squares);
  // What can't go now may go later, when it leads nowhere any more.
  for (let before = Infinity; free.size < before;) {
    before = free.size;
    const names = [...free];
    while (names.length > 0 && free.size > size) {
      const left = new Set(free);
      for (let [name] = names.splice(random(names.length), 1); left.delete(name!);) name = turn(name!);
      if (left.size < free.size && isPlayable(left)) free = left;
    }
  }
  return free;
}

/** @returns whether the free squares hang together by their sides, leave out none that must be there, and have a flip */
function playableTest(config: Config): (free: ReadonlySet<Square>) => boolean {
  const { squares, centre, corners } = SHAPES[config.board];
  const kept = [...centre, ...corners.slice(0, config.handicap)];
  const flips = firstFlips(config);
  const beside = new Map<Square, readonly Square[]>();
  for (const name of squares) {
    const { file, rank } = parseSquare(name)!;
    const sides = [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ] as const;
    beside.set(
      name,
      sides.map(([across, down]) => makeSquare(file + across, rank + down)),
    );
  }
  return (free) => {
    const reached = new Set(centre);
    for (const name of reached) {
      for (const other of beside.get(name)!) if (free.has(other)) reached.add(other);
    }
    return (
      reached.size === free.size &&
      kept.every((name) => free.has(name)) &&
      flips.every((names) => names.some((name) => free.has(name)))
    );
  };
}

/** The first seat's flips, for each way in which the centre may be filled. No blocked square can be in their lines. */
function firstFlips(config: Config): readonly (readonly Square[])[] {
  const { squares, centre } = SHAPES[config.board];
  const board = makeBoard({ ...config, opening: "cross" });
  const { contents } = startPosition(config);
  // A free opening may leave Black's discs on any two squares of the centre: here as bits.
  const fillings = config.opening === "free" && config.players === 2 ? [3, 5, 6, 9, 10, 12] : [0];
  return fillings.map((black) => {
    const filled = contents.map((content, index): Content => {
      const quarter = black ? centre.indexOf(squares[index]!) : -1;
      return quarter < 0 ? content : black & (1 << quarter) ? "black" : "white";
    });
    board.setUp(filled, 0);
    board.findMoves();
    return board.legalNames();
  });
}
