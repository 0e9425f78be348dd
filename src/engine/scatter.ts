import { completeConfig } from "./config.js";
import type { Config, ConfigInput } from "./config.js";
import { quote, ReversiError, ScatterError } from "./errors.js";
import { makeBoard } from "./make-board.js";
import { startPosition } from "./position.js";
import { randomNumbers } from "./random.js";
import { makeSquare, parseSquare, SHAPES } from "./shapes.js";
import type { Owner, Square } from "./vocabulary.js";

/** Layouts that are begun before a count is given up. */
const TRIES = 100;

/** Squares that turn into each other when the board is turned; they are blocked together. */
type Orbit = readonly Square[];

/**
 * Blocks squares at random, but fairly: alike after half a turn of the board (with three and four players after a
 * quarter turn, where the count is a multiple of four), never in the centre or on a handicap corner, all other
 * squares connected by their sides, and so that the first seat can flip at once (after a free opening: however the
 * centre was filled).
 *
 * @param config - what is to be played; its own blocked squares don't matter
 * @param count - how many squares
 * @param seed - a whole number; the same one blocks the same squares on every machine (see `randomNumbers`)
 * @returns the squares in square order
 * @throws {@link ConfigError}; {@link ScatterError} when so many can't be placed, with the counts that can
 */
export function scatterBlocked(config: ConfigInput, count: number, seed: number): Square[] {
  const complete = completeConfig({ ...config, blocked: [] });
  if (!Number.isInteger(seed))
    throw new ReversiError("seed", `A seed is a whole number, not ${quote(seed)}.`);
  const { squares } = SHAPES[complete.board];
  const random = randomNumbers(seed);
  let most = 0;
  for (const quarter of complete.players > 2 && count % 4 === 0 ? [true, false] : [false]) {
    const orbits = makeOrbits(complete, quarter);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const core = makeCore(complete, orbits, random);
      most = Math.max(most, squares.length - core.size);
      if (count % 2 !== 0 || count < 0 || count > squares.length - core.size) continue;
      const blocked = block(orbits, core, count, random);
      return squares.filter((name) => blocked.has(name));
    }
  }
  throw new ScatterError(count, most);
}

function makeOrbits(config: Config, quarter: boolean): readonly Orbit[] {
  const { size, squares } = SHAPES[config.board];
  const turn = (name: Square): Square => {
    const { file, rank } = parseSquare(name)!;
    return quarter ? makeSquare(size - 1 - rank, file) : makeSquare(size - 1 - file, size - 1 - rank);
  };
  const orbits: Square[][] = [];
  for (const name of squares) {
    const orbit = [name];
    for (let next = turn(name); next !== name; next = turn(next)) orbit.push(next);
    if (orbit.every((other) => squares.indexOf(other) >= squares.indexOf(name))) orbits.push(orbit);
  }
  return orbits;
}

/** The squares beside a square, by a side. */
function besides(name: Square): readonly Square[] {
  const { file, rank } = parseSquare(name)!;
  return [
    makeSquare(file, rank - 1),
    makeSquare(file - 1, rank),
    makeSquare(file + 1, rank),
    makeSquare(file, rank + 1),
  ];
}

/** As few squares as must stay free: the centre, ways from it to the handicap corners, and a flip for the first seat. */
function makeCore(config: Config, orbits: readonly Orbit[], random: (below: number) => number): Set<Square> {
  const { centre, corners } = SHAPES[config.board];
  const orbitOf = (name: Square): Orbit => orbits.find((orbit) => orbit.includes(name)) ?? [];
  const core = new Set(centre);
  for (const corner of corners.slice(0, config.handicap)) {
    // A shortest way: step by step to a square that is one nearer to the core.
    const distance = distances(core, orbits);
    let way = corner;
    while (!core.has(way)) {
      for (const name of orbitOf(way)) core.add(name);
      const nearer = besides(way).filter((name) => distance.get(name)! === distance.get(way)! - 1);
      way = nearer[random(nearer.length)]!;
    }
  }
  const beside = new Set(centre.flatMap(besides).map(orbitOf));
  const added = shuffle([...beside], random).filter((orbit) => !core.has(orbit[0]!));
  const keep = (orbit: Orbit): void => orbit.forEach((name) => core.add(name));
  added.forEach(keep);
  for (const orbit of added) {
    for (const name of orbit) core.delete(name);
    if (!firstSeatFlips(config, core)) keep(orbit);
  }
  return core;
}

/** Steps by the sides from a set of squares to every square. */
function distances(from: ReadonlySet<Square>, orbits: readonly Orbit[]): Map<Square, number> {
  const board = new Set(orbits.flat());
  const distance = new Map([...from].map((name) => [name, 0]));
  for (const [name, steps] of distance) {
    for (const other of besides(name)) {
      if (board.has(other) && !distance.has(other)) distance.set(other, steps + 1);
    }
  }
  return distance;
}

function firstSeatFlips(config: Config, free: ReadonlySet<Square>): boolean {
  const { squares, centre } = SHAPES[config.board];
  const layout = { ...config, opening: "cross", blocked: squares.filter((name) => !free.has(name)) } as const;
  const { contents } = startPosition(layout);
  const board = makeBoard(layout);
  return fillings(config).every((filling) => {
    board.setUp(
      contents.map((content, index) => filling[centre.indexOf(squares[index]!)] ?? content),
      0,
    );
    return board.findMoves() === "turn";
  });
}

/** The ways in which the centre can be filled when the first flip is due; none is the configuration's own. */
function fillings({ opening, players }: Config): readonly (readonly Owner[])[] {
  if (opening === "cross" || players > 2) return [[]];
  return [0b0011, 0b0101, 0b0110, 0b1001, 0b1010, 0b1100].map((black) =>
    [0, 1, 2, 3].map((quarter) => (black & (1 << quarter) ? "black" : "white")),
  );
}

/** Blocks orbits in random order as long as what stays free hangs together. */
function block(
  orbits: readonly Orbit[],
  core: ReadonlySet<Square>,
  count: number,
  random: (below: number) => number,
): Set<Square> {
  const blocked = new Set<Square>();
  let left = shuffle(
    orbits.filter((orbit) => !core.has(orbit[0]!)),
    random,
  );
  while (blocked.size < count) {
    // One that can't be blocked now may be later, when it leads nowhere: the farthest from the core always can.
    left = left.filter((orbit) => {
      if (blocked.size >= count) return false;
      for (const name of orbit) blocked.add(name);
      const free = orbits.filter((other) => !blocked.has(other[0]!));
      if (distances(core, free).size === free.flat().length) return false;
      for (const name of orbit) blocked.delete(name);
      return true;
    });
  }
  return blocked;
}

function shuffle<Item>(items: Item[], random: (below: number) => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
