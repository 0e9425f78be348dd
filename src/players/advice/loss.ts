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

/** @returns how two moves are to be compared exactly, before it is said that one is better; null where estimates have to do */
export function comparing(game: Game, squares: readonly Square[]): Limits | null {
  const { empty, seats } = game;
  if (seats.length > 2 || empty > SURE_FROM.pair || empty <= exactFrom(game)) return null;
  const { numbers } = SHAPES[game.config.board];
  const only = squares.map((square) => numbers.get(square)!);
  return { depth: DEPTH.pair, exact: SURE_FROM.pair, timeLimit: SOLVING_TIME, only };
}

/**
 * @param moves - weighed as {@link comparing} says
 * @returns what the move lost against the one advised, if that is much, and known
 */
export function confirmed({ advice }: Loss, square: Square, moves: readonly MoveValue[]): Loss | null {
  const [played, better] = [square, advice.square].map((name) => moves.find((move) => move.square === name));
  if (!played?.exact || !better?.exact) return null;
  const loss = better.value - played.value;
  return loss >= MUCH ? { loss, exact: true, advice } : null;
}

/**
 * @param moves - what the legal moves are worth, weighed as {@link judging} says
 * @returns what the move lost, if that is much
 */
export function lossOf(game: Game, square: Square, moves: readonly MoveValue[]): Loss | null {
  const best = bestOf(moves);
  const played = moves.find((move) => move.square === square);
  if (!best || !played || best.exact !== played.exact) return null;
  const loss = Math.floor(best.value - played.value);
  // What is compared exactly afterwards only has to look poor.
  const isCompared = comparing(game, []) !== null;
  const estimated = isCompared ? MUCH : isUnsure(game) ? MUCH_UNSURE : MUCH_ESTIMATED;
  if (loss < (best.exact ? MUCH : estimated)) return null;
  return { loss, exact: best.exact, advice: adviceOf(game, moves) };
}

const isUnsure = ({ seats, empty }: Game): boolean =>
  seats.length === 2 && empty > SURE_FROM.pair && empty <= UNSURE_FROM;
