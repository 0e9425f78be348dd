import { UNIT } from "./evaluation.js";
import { MaxN } from "./max-n.js";
import { INFINITE, Root } from "./root.js";
import { giveBack, takeSearch } from "./searches.js";
import type { Task } from "./task.js";

/** From so many empty squares on, exact values are tried at once: for two seats, and for more. */
const EXACT_PAIR = 18;
const EXACT_MANY = 10;
/** Plies that are looked ahead before. */
const PREPARED = 8;

/** A move by its square's number, what it is worth to its seat in discs, and whether that is exact. */
export interface Weighed {
  readonly square: number;
  readonly value: number;
  readonly exact: boolean;
}

/**
 * Weighs every move of a position, deeper and deeper; it pauses as `think` does, and gives what it has found by then.
 *
 * @param exact - whether the last squares are to be reached from here
 * @returns the moves in square order, all exact
 */
export function* weigh(
  { config, state }: Pick<Task, "config" | "state">,
  exact: boolean,
): Generator<readonly Weighed[], readonly Weighed[], void> {
  const taking = takeSearch(config);
  let taken = taking.next();
  for (; !taken.done; taken = taking.next()) yield [];
  const search = taken.value;
  search.load(state);
  const { empty } = search.board;
  const many = config.players > 2;
  const root = new Root(search, () => 0);
  let found: readonly Weighed[] = [];
  const solvable = exact || empty <= (many ? EXACT_MANY : EXACT_PAIR);
  const deepest = solvable ? Math.min(PREPARED, empty - 1) : empty;
  for (let depth = 1; depth <= deepest; depth++) {
    const values = root.weigh(depth);
    while (!values.next().done) yield found;
    const isExact = depth >= empty;
    found = root.candidates.map(({ square, value }) => ({
      square,
      value: discs(value, isExact && many),
      exact: isExact,
    }));
    yield found;
  }
  for (const { square } of solvable ? root.candidates : []) {
    const values = search.play(square, empty, -INFINITE, INFINITE);
    let step = values.next();
    while (!step.done) {
      yield found;
      step = values.next();
    }
    const move = { square, value: discs(step.value, many), exact: true };
    // Where one square is left, nothing was found before.
    found = found.length > 0 ? found.map((other) => (other.square === square ? move : other)) : [move];
  }
  giveBack(config, search);
  return found;
}

/** In discs; adding 0 makes 0 of -0. */
function discs(value: number, hasOutcome: boolean): number {
  return (hasOutcome ? MaxN.marginOf(value) : value / UNIT) + 0;
}
