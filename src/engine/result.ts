import type { Config } from "./config.js";
import { SEATS } from "./vocabulary.js";
import type { Seat } from "./vocabulary.js";

/** A number for each seat of the game, in the order of play. */
export type Counts = Readonly<Partial<Record<Seat, number>>>;

/** A seat's place in the final table. */
export interface Ranked {
  readonly seat: Seat;
  /** From 1; equal counts share a place, and the next is skipped. */
  readonly place: number;
  readonly discs: number;
  readonly score: number;
}

/** How a game ended (rules, section 6). */
export interface Result {
  /** `null` for a draw. */
  readonly winner: Seat | null;
  /** Best first. */
  readonly ranking: readonly Ranked[];
  readonly discs: Counts;
  readonly scores: Counts;
}

/**
 * @param discs - at the end
 * @param empty - playable squares left without a disc
 */
export function makeResult(config: Config, discs: Counts, empty: number): Result {
  const sign = config.goal === "most" ? -1 : 1;
  const seats = SEATS.slice(0, config.players);
  const order = seats.toSorted((a, b) => sign * (discs[a]! - discs[b]!));
  const [best, second] = order as [Seat, Seat];
  const winner = discs[best] === discs[second] ? null : best;

  const scores: Partial<Record<Seat, number>> = { ...discs };
  if (config.scoring === "tournament") {
    for (const seat of winner ? [winner] : seats) scores[seat] = discs[seat]! + empty / (winner ? 1 : 2);
  }
  const ranking = order.map((seat) =>
    Object.freeze({
      seat,
      place: order.findIndex((other) => discs[other] === discs[seat]) + 1,
      discs: discs[seat]!,
      score: scores[seat]!,
    }),
  );
  return Object.freeze({ winner, ranking: Object.freeze(ranking), discs, scores: Object.freeze(scores) });
}
