import type { Game, Seat, Square } from "../../engine/index.js";
import { teachWordsOf } from "../../locales/teach-words-of.js";
import { exactFrom } from "../../players/advice/advice-of.js";
import { comparing, difference } from "../../players/advice/loss.js";
import { bestOf } from "../../players/values.js";
import type { Names } from "../../view/panels/actions.js";
import { Review } from "../../view/teaching/index.js";
import type { Curve } from "../../view/teaching/index.js";
import { isSamePosition } from "./same-position.js";
import type { TeacherHost } from "./teacher.js";
import { weigh } from "./weigh.js";

/** How each position of the game is looked at, exactly near its end: for two seats, and for more. */
const GLANCE = {
  pair: { depth: 4, exact: 12, timeLimit: 1_000 },
  many: { depth: 4, exact: 8, timeLimit: 1_000 },
};
/** How far the moves that seem to have decided it are looked at again, where they can't be compared exactly. */
const CLOSELY = { depth: { pair: 8, many: 6 }, timeLimit: 1_000 };
/** So many moves decided it, of those that lost so many discs at least; so many at most are looked at again for that. */
const DECISIONS = 3;
const LEAST_LOSS = 3;
const SUSPECTS = 6;

/** What a move was worth, and the best instead. */
interface Judged {
  readonly ply: number;
  readonly seat: Seat;
  readonly square: Square;
  readonly best: Square;
  /** Of the best move, for the seat. */
  readonly value: number;
  readonly loss: number;
}

/** Shows how a game went, in the dialog: who was ahead, and the moves that decided it. */
export function presentReview(game: Game, host: TeacherHost): void {
  const stop = new AbortController();
  fill(game, host, stop).catch((error: unknown) => {
    if (stop.signal.aborted) return;
    host.failed({ code: "teacher", field: "hint", message: `hint: ${String(error)}` });
  });
}

async function fill(game: Game, host: TeacherHost, stop: AbortController): Promise<void> {
  const review = new Review();
  const names = host.names(); // in the language of the words
  const { review: words } = await teachWordsOf(host.words());
  review.wait(words.waiting);
  host.view.present({ title: words.title, content: review.element, closed: () => stop.abort() });
  const judged = await judge(game, stop.signal);
  const curves = curvesOf(game, judged, names, host.root);
  const label = words.graph(game.seats.map((seat) => names[seat]));
  const sides = game.seats.length === 2 ? game.seats.map((seat) => names[seat]) : [];
  const go = (ply: number): void => {
    review.element.closest("dialog")?.close(); // the board is behind it
    // Another game may have begun meanwhile.
    const now = host.table().game;
    if (now && now.ply >= ply - 1 && isSamePosition(now.goTo(ply - 1), game.goTo(ply - 1)))
      host.goTo(ply - 1);
  };
  const course = { label, last: game.ply, curves, sides, go };
  review.show({ ...course, heading: words.waiting, decisions: [] });
  const decided = (await decisionsOf(game, judged, stop.signal))
    .toSorted((a, b) => a.ply - b.ply)
    .map(({ seat, square, best, loss, ply }) => ({
      text: words.move(names[seat], square, best, Math.floor(loss)),
      ply,
    }));
  review.show({ ...course, heading: decided.length > 0 ? words.decided : words.even, decisions: decided });
}

/** Looks at every decision of the game, one after the other. */
async function judge(game: Game, signal: AbortSignal): Promise<Judged[]> {
  const limits = game.seats.length === 2 ? GLANCE.pair : GLANCE.many;
  const judged: Judged[] = [];
  for (const { ply, seat, square, kind } of game.plies) {
    if (kind === "pass" || !square) continue;
    // oxlint-disable-next-line no-await-in-loop -- one worker does them all anyhow, and closing the panel ends it
    const moves = await weigh(game.goTo(ply - 1), limits, { signal });
    const best = bestOf(moves);
    if (!best) continue;
    const loss = difference(moves, square, best.square)?.loss ?? 0;
    judged.push({ ply, seat, square, best: best.square, value: best.value, loss });
  }
  return judged;
}

/** What seemed to lose much at a glance is said only if it still does when one looks closely. */
async function decisionsOf(game: Game, judged: readonly Judged[], signal: AbortSignal): Promise<Judged[]> {
  const byLoss = (a: Judged, b: Judged): number => b.loss - a.loss || a.ply - b.ply;
  const suspects = judged.filter(({ loss }) => loss >= LEAST_LOSS).toSorted(byLoss);
  const confirmed: Judged[] = [];
  for (const one of suspects.slice(0, SUSPECTS)) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    const again = await lookAgain(game, one, signal);
    if (again && again.loss >= LEAST_LOSS) confirmed.push(again);
  }
  return confirmed.toSorted(byLoss).slice(0, DECISIONS);
}

/** @returns null where it couldn't be found out in time */
async function lookAgain(game: Game, one: Judged, signal: AbortSignal): Promise<Judged | null> {
  const before = game.goTo(one.ply - 1);
  const comparison = comparing(before, [one.square, one.best]);
  const depth = CLOSELY.depth[game.seats.length === 2 ? "pair" : "many"];
  const deeper = { depth, exact: exactFrom(game), timeLimit: CLOSELY.timeLimit };
  const moves = await weigh(before, comparison ?? deeper, { signal });
  const best = comparison ? one.best : (bestOf(moves)?.square ?? one.best);
  const real = difference(moves, one.square, best);
  // Where time ran out, what is compared exactly is estimated still.
  return real && (real.exact || !comparison) ? { ...one, best, loss: real.loss } : null;
}

/** With two seats one curve is enough: what one is ahead, the other is behind. */
function curvesOf(game: Game, judged: readonly Judged[], names: Names, root: ShadowRoot): Curve[] {
  const { seats, result } = game;
  const pair = seats.length === 2;
  const shares = root.querySelectorAll<HTMLElement>(".shares i");
  return (pair ? seats.slice(0, 1) : seats).map((seat) => {
    const points = judged
      .filter((one) => pair || one.seat === seat)
      .map((one) => ({ ply: one.ply - 1, value: one.seat === seat ? one.value : -one.value }));
    if (result) points.push({ ply: game.ply, value: marginOf(game, seat) });
    const colour = pair ? "" : (shares[seats.indexOf(seat)]?.style.backgroundColor ?? "");
    return { seat, name: names[seat], colour, points };
  });
}

/** By how much a seat is before or behind the best of the others in the end, by the goal. */
function marginOf({ config, scores, seats }: Game, seat: Seat): number {
  const sign = config.goal === "fewest" ? -1 : 1;
  const others = seats.filter((other) => other !== seat).map((other) => sign * (scores[other] ?? 0));
  return sign * (scores[seat] ?? 0) - Math.max(...others);
}
