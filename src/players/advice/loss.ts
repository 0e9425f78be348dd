import { SHAPES } from "../../engine/index.js";
import type { Game, Square } from "../../engine/index.js";
import { bestOf } from "../values.js";
import type { MoveValue } from "../values.js";
import type { Weighing } from "../task.js";
import { adviceOf, exactFrom } from "./advice-of.js";
import type { Advice } from "./reason.js";

/** What a poor move lost: so many discs, in whole ones, against a better one. */
export interface Loss {
  readonly loss: number;
  /** Whether that is by perfect play of both moves, not an estimate. */
  readonly exact: boolean;
  readonly advice: Advice;
}

/** From so many empty squares on a move is called poor only by its exact value, with two seats and with more. */
const SURE_FROM = { pair: 18, many: 14 };
/** Discs that are much: by exact values, and by estimates, which may be off. */
const MUCH = 4;
const MUCH_ESTIMATED = 7;
/** Shortly before, estimates know least of what decides: parity, and the last wedges. */
const UNSURE_FROM = 22;
const MUCH_UNSURE = 10;
/** Plies that are looked ahead, with two seats and with more. */
const DEPTH = { pair: 8, unsure: 10, many: 6 };
/** In milliseconds. */
const TIME_LIMIT = 1_500;
const SOLVING_TIME = 3_000;

/** How far moves are weighed. */
export type Limits = Pick<Weighing, "depth" | "exact" | "timeLimit" | "only">;

/** @returns how a move of this position is to be judged; null where that can't be done well enough */
export function judging(game: Game): Limits | null {
  const { empty, seats } = game;
  const exact = exactFrom(game);
  if (empty <= exact) return { depth: DEPTH.many, exact, timeLimit: Infinity };
  const isPair = seats.length === 2;
  if (!isPair && empty <= SURE_FROM.many) return null;
  const depth = !isPair ? DEPTH.many : isUnsure(game) ? DEPTH.unsure : DEPTH.pair;
  return { depth, exact, timeLimit: TIME_LIMIT };
}

/** @returns how two moves are to be compared exactly, before it is said that one is better; null where that isn't done */
export function comparing(game: Game, squares: readonly Square[]): Limits | null {
  if (!isCompared(game)) return null;
  const { numbers } = SHAPES[game.config.board];
  const only = squares.map((square) => numbers.get(square)!);
  return { depth: DEPTH.pair, exact: SURE_FROM.pair, timeLimit: SOLVING_TIME, only };
}

/** @returns by how many discs a move is worse than another; null where one of them is exact and one estimated */
export function difference(
  moves: readonly MoveValue[],
  square: Square,
  better: Square,
): { readonly loss: number; readonly exact: boolean } | null {
  const [played, best] = [square, better].map((name) => moves.find((move) => move.square === name));
  if (!played || !best || played.exact !== best.exact) return null;
  return { loss: best.value - played.value, exact: best.exact };
}

/**
 * @param moves - weighed as {@link comparing} says
 * @returns what the move lost against the one advised, if that is much, and known
 */
export function confirmed({ advice }: Loss, square: Square, moves: readonly MoveValue[]): Loss | null {
  const real = difference(moves, square, advice.square);
  return real?.exact && real.loss >= MUCH ? { ...real, advice } : null;
}

/**
 * @param moves - what the legal moves are worth, weighed as {@link judging} says
 * @returns what the move lost, if that is much
 */
export function lossOf(game: Game, square: Square, moves: readonly MoveValue[]): Loss | null {
  const best = bestOf(moves);
  const lost = best && difference(moves, square, best.square);
  if (!lost) return null;
  const loss = Math.floor(lost.loss);
  // What is compared exactly afterwards only has to look poor.
  const isSure = lost.exact || isCompared(game);
  if (loss < (isSure ? MUCH : isUnsure(game) ? MUCH_UNSURE : MUCH_ESTIMATED)) return null;
  return { loss, exact: lost.exact, advice: adviceOf(game, moves) };
}

const isCompared = (game: Game): boolean =>
  game.seats.length === 2 && game.empty <= SURE_FROM.pair && game.empty > exactFrom(game);

const isUnsure = ({ seats, empty }: Game): boolean =>
  seats.length === 2 && empty > SURE_FROM.pair && empty <= UNSURE_FROM;
