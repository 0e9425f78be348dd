import { randomNumbers } from "../engine/random.js";
import { planOf } from "./levels.js";
import { MaxN } from "./max-n.js";
import { Root } from "./root.js";
import type { Search } from "./root.js";
import { giveBack, takeSearch } from "./searches.js";
import type { Task } from "./task.js";
import { TreeSearch } from "./tree-search.js";

/**
 * Thinks about a task. It pauses every few hundred positions, so that whoever runs it can look at the time, or give it up.
 *
 * @returns the number of the square to play
 */
export function* think(task: Task): Generator<void, number, void> {
  const search = yield* takeSearch(task.config);
  search.load(task.state);
  const square = yield* choose(task, search);
  giveBack(task.config, search);
  return square;
}

function* choose(task: Task, search: Search): Generator<void, number, void> {
  const { empty } = search.board;
  const plan = planOf(task.level, task.config);
  const isExact = empty <= plan.exact;
  const random = randomNumbers(task.seed);
  const misjudge = (): number => (isExact ? 0 : ((random(2001) - 1000) / 1000) * plan.noise);
  const root = new Root(search, misjudge);
  if (root.candidates.length === 1) return root.best.square;

  const start = performance.now();
  /** @returns whether nodes and time were enough */
  function* within(
    looking: Iterator<void, void>,
    time: number,
    counted: { readonly nodes: number } = search,
  ): Generator<void, boolean, void> {
    while (!looking.next().done) {
      yield;
      if (counted.nodes >= task.nodes || performance.now() >= start + time) return false;
    }
    return true;
  }

  // Before an exact search a look some plies ahead sorts the moves; with more than two seats their order is a part of the rules.
  // The level's own time doesn't count for what it promises, nor where another limit is asked for.
  const { nodes, timeLimit } = task;
  const time = nodes === Infinity && timeLimit === Infinity ? plan.time : timeLimit;
  const solves = empty <= plan.exact + plan.tries;
  if (plan.visits !== undefined) {
    // A win by perfect play is taken. Where there is none, the others may still go wrong, and the tree counts that in.
    if (solves && (yield* within(root.deepen(empty), timeLimit / 2)) && MaxN.outcomeOf(root.best.value) > 0) {
      return root.best.square;
    }
    const spent = timeLimit === Infinity ? performance.now() - start : 0;
    search.board.load(task.state); // the end may have been given up on the way
    const tree = new TreeSearch(search.board, task.config);
    yield* within(tree.grow(plan.visits, misjudge), time + spent, tree);
    return tree.best;
  }
  const deepest = Math.min(solves ? plan.prepare : plan.depth, empty);
  for (let depth = 1; depth <= deepest; depth++) {
    if (!(yield* within(root.deepen(depth), isExact ? timeLimit : time))) return root.best.square;
  }
  if (solves) yield* within(root.deepen(empty), isExact ? timeLimit : time);
  return root.best.square;
}
