import type { Game, Seat, Square } from "../../engine/index.js";
import { teachWordsOf } from "../../locales/teach-words-of.js";
import { bestOf } from "../../players/values.js";
import { Review } from "../../view/teaching/index.js";
import type { Curve } from "../../view/teaching/index.js";
import type { TeacherHost } from "./teacher.js";
import { weigh } from "./weigh.js";

/** How each position of the game is looked at: exactly near its end. */
const DEPTH = 4;
const EXACT_PAIR = 12;
const EXACT_MANY = 8;
const TIME_LIMIT = 1_000;
/** So many moves decided it, of those that lost so many discs at least. */
const DECISIONS = 3;
const LEAST_LOSS = 3;

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
  const { review: words } = await teachWordsOf(host.words());
  review.wait(words.waiting);
  host.view.present({ title: words.title, content: review.element, closed: () => stop.abort() });
  const judged = await judge(game, stop.signal);
  const names = host.names();
  const decided = judged
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss || a.ply - b.ply)
    .slice(0, DECISIONS)
    .toSorted((a, b) => a.ply - b.ply)
    .map(({ seat, square, best, loss, ply }) => ({
      text: words.move(names[seat], square, best, Math.floor(loss)),
      ply,
    }));
  const curves = curvesOf(game, judged, host);
  const label = words.graph(game.seats.map((seat) => names[seat]));
  const heading = decided.length > 0 ? words.decided : words.even;
  const sides = game.seats.length === 2 ? game.seats.map((seat) => names[seat]) : [];
  const go = (ply: number): void => {
    review.element.closest("dialog")?.close(); // the board is behind it
    // Another game may have begun meanwhile.
    if (host.table().game === game) host.goTo(ply - 1);
  };
  review.show({ label, last: game.ply, curves, sides, heading, decisions: decided, go });
}

/** Looks at every decision of the game, one after the other. */
async function judge(game: Game, signal: AbortSignal): Promise<Judged[]> {
  const exact = game.seats.length === 2 ? EXACT_PAIR : EXACT_MANY;
  const judged: Judged[] = [];
  for (const { ply, seat, square, kind } of game.plies) {
    if (kind === "pass" || !square) continue;
    const before = game.goTo(ply - 1);
    // oxlint-disable-next-line no-await-in-loop -- one worker does them all anyhow, and closing the panel ends it
    const moves = await weigh(before, { depth: DEPTH, exact, timeLimit: TIME_LIMIT }, { signal });
    const best = bestOf(moves);
    const played = moves.find((move) => move.square === square);
    if (!best || !played) continue;
    const loss = Math.max(0, best.value - played.value);
    judged.push({ ply, seat, square, best: best.square, value: best.value, loss });
  }
  return judged;
}

/** With two seats one curve is enough: what one is ahead, the other is behind. */
function curvesOf(game: Game, judged: readonly Judged[], host: TeacherHost): Curve[] {
  const { seats, result } = game;
  const names = host.names();
  const pair = seats.length === 2;
  const shares = host.root.querySelectorAll<HTMLElement>(".shares i");
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
