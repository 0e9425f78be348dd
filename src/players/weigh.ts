import { UNIT } from "./evaluation.js";
import { MaxN } from "./max-n.js";
import { INFINITE, Root } from "./root.js";
import { giveBack, takeSearch } from "./searches.js";
import type { Weighed, Weighing } from "./task.js";

/** From so many empty squares on, exact values are tried at once: for two seats, and for more. */
const EXACT_PAIR = 18;
const EXACT_MANY = 10;
/** Plies that are looked ahead before. */
const PREPARED = 8;

/**
 * Weighs every move of a position, deeper and deeper; it pauses as `think` does, and gives what it has found by then.
 *
 * @returns the moves in square order, as exact as was asked for
 */
export function* weigh({
  config,
  state,
  depth: deepestWanted,
  exact,
  only,
}: Weighing): Generator<readonly Weighed[], readonly Weighed[], void> {
  const taking = takeSearch(config);
  let taken = taking.next();
  for (; !taken.done; taken = taking.next()) yield [];
  const search = taken.value;
  search.load(state);
  const { empty } = search.board;
  const many = config.players > 2;
  const root = new Root(search, () => 0);
  let found: readonly Weighed[] = [];
  const solvable = empty <= (exact ?? (many ? EXACT_MANY : EXACT_PAIR));
  const deepest = Math.min(deepestWanted, solvable ? Math.min(PREPARED, empty - 1) : empty);
  for (let depth = 1; depth <= deepest; depth++) {
    const values = root.weigh(depth);
    while (!values.next().done) yield found;
    const isExact = depth >= empty;
    found = root.candidates.map(({ square, value }) => weighed(square, value, isExact, many));
    yield found;
  }
  for (const { square } of solvable ? root.candidates : []) {
    if (only && !only.includes(square)) continue;
    const values = search.play(square, empty, -INFINITE, INFINITE);
    let step = values.next();
    while (!step.done) {
      yield found;
      step = values.next();
    }
    const move = weighed(square, step.value, true, many);
    // Where one square is left, nothing was found before.
    found = found.length > 0 ? found.map((other) => (other.square === square ? move : other)) : [move];
  }
  giveBack(config, search);
  return found;
}

/** Weighs until its time is up, but not before it has found something. */
export function* weighWithin(
  weighing: Weighing,
  found: (moves: readonly Weighed[]) => void = () => undefined,
): Generator<void, readonly Weighed[], void> {
  const end = performance.now() + weighing.timeLimit;
  const deepening = weigh(weighing);
  let last: readonly Weighed[] = [];
  for (;;) {
    const { value, done } = deepening.next();
    if (value.length > 0 && value !== last) found((last = value));
    if (done || (value.length > 0 && performance.now() >= end)) return value;
    yield;
  }
}

/** Adding 0 makes 0 of -0. */
function weighed(square: number, worth: number, exact: boolean, many: boolean): Weighed {
  const value = (exact && many ? MaxN.marginOf(worth) : worth / UNIT) + 0;
  const outcome = exact ? (many ? MaxN.outcomeOf(worth) : Math.sign(value)) : null;
  return { square, value, exact, outcome };
}
