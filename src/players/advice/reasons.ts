import { Game } from "../../engine/index.js";
import type { Seat, Square } from "../../engine/index.js";
import type { MoveValue } from "../values.js";
import { Ground } from "./ground.js";
import type { Reason } from "./reason.js";

/** How seats are written in positions. */
const LETTERS: Readonly<Record<Seat, string>> = { black: "X", white: "O", red: "R", green: "G" };
/** So many reasons are given at most, beside how the game ends. */
const MOST = 2;
/** Of more moves than that one wouldn't say that they are few. */
const FEW_MOVES = 6;
/** With so many moves nobody lacks some. */
const MANY_MOVES = 15;
const LARGEST_REGION = 7;

/** What a legal move leads to. */
interface Try {
  readonly square: Square;
  readonly flips: readonly Square[];
  readonly game: Game;
  /** The next seat in order is to move there. */
  readonly isNext: boolean;
}

/** Finds why a move is good. */
export class Reasons {
  readonly #game: Game;
  readonly #mover: Seat;
  readonly #next: Seat;
  readonly #ground: Ground;
  readonly #tries: readonly Try[];
  readonly #pair: boolean;
  /** What the replies to the one move that is judged lead to, once that was asked. */
  #lastReplies: readonly Game[] | undefined;

  /** @param game - one that isn't over */
  constructor(game: Game) {
    const { seats, turn } = game;
    this.#game = game;
    this.#mover = turn!;
    this.#next = seats[(seats.indexOf(this.#mover) + 1) % seats.length]!;
    this.#ground = Ground.of(game.config);
    this.#pair = seats.length === 2;
    this.#tries = game.legalMoves.map((square) => {
      const after = game.play(square);
      return { square, flips: game.flipsOf(square), game: after, isNext: after.turn === this.#next };
    });
  }

  /**
   * @param isKnown - whether all moves were weighed exactly
   * @returns why this move, which is the best, is good: the most telling first
   */
  of({ square, value, outcome }: MoveValue, isKnown: boolean): readonly Reason[] {
    const move = this.#tries.find((one) => one.square === square)!;
    if (this.#game.phase === "opening") return [{ kind: "opening" }];
    if (this.#tries.length === 1) return [{ kind: "only" }];
    const others = this.#tries.filter((one) => one !== move);
    this.#lastReplies = undefined;
    const ways = this.#game.config.goal === "fewest" ? FEWEST : MOST_DISCS;
    const found: Reason[] = [];
    for (const way of ways) {
      const reason = found.length < MOST && this[way](move, others);
      // That the next one must turn many says it already.
      if (reason && !(way === "offers" && found[0]?.kind === "burdens")) found.push(reason);
    }
    if (isKnown && outcome) found.push({ kind: "result", outcome, count: Math.abs(value) });
    return found.length > 0 ? found : [{ kind: "best" }];
  }

  corner({ square }: Try): Reason | null {
    return this.#ground.corners.has(square) ? { kind: "corner", squares: [square] } : null;
  }

  passes({ game }: Try): Reason | null {
    const passes = this.#pair && game.turn === this.#mover && game.phase === "turn";
    return passes ? { kind: "passes", seat: this.#next } : null;
  }

  guards({ square, game, isNext }: Try): Reason | null {
    if (!isNext || game.phase !== "turn") return null;
    const text = this.#game.position.slice(0, -1) + LETTERS[this.#next];
    const swapped = Game.fromPosition(text, this.#game.config);
    if (swapped.turn !== this.#next || swapped.phase !== "turn") return null;
    const squares = this.#corners(swapped).filter(
      (corner) => corner !== square && !game.legalMoves.includes(corner),
    );
    return squares.length > 0 ? { kind: "guards", seat: this.#next, squares } : null;
  }

  noCorner({ square, game, isNext }: Try, others: readonly Try[]): Reason | null {
    if (!isNext || game.phase !== "turn" || this.#corners(game).length > 0) return null;
    const given = others.map((other) =>
      other.isNext && other.game.phase === "turn"
        ? this.#corners(other.game).filter((corner) => corner !== square)
        : [],
    );
    const count = given.filter((corners) => corners.length > 0).length;
    if (count === 0) return null;
    return { kind: "noCorner", seat: this.#next, count, squares: [...new Set(given.flat())] };
  }

  opens(move: Try): Reason | null {
    const now = this.#corners(this.#game);
    const corners = this.#replies(move)?.map((game) =>
      this.#corners(game).filter((corner) => !now.includes(corner)),
    );
    if (!corners?.every((squares) => squares.length > 0)) return null;
    return { kind: "opens", seat: this.#next, squares: [...new Set(corners.flat())] };
  }

  freedom(move: Try): Reason | null {
    const counts = this.#replies(move)?.map((game) => game.legalMoves.length);
    const count = counts ? Math.min(...counts) : 0;
    return count >= 3 && count <= MANY_MOVES ? { kind: "freedom", seat: this.#next, count } : null;
  }

  fewMoves({ game }: Try, others: readonly Try[]): Reason | null {
    const isTurn = this.#tries.every((one) => one.isNext && one.game.phase === "turn");
    const count = game.legalMoves.length;
    if (!this.#pair || !isTurn || count > FEW_MOVES) return null;
    const counts = others.map((other) => other.game.legalMoves.length);
    return isLeast(count, counts) ? { kind: "fewMoves", seat: this.#next, count } : null;
  }

  stable({ square, flips, game }: Try): Reason | null {
    // At the very end it is nothing to speak of.
    if (game.empty < 2) return null;
    const squares = this.#ground.stable([square, ...flips], (name) => game.at(name));
    return squares.length > 1 ? { kind: "stable", count: squares.length, squares } : null;
  }

  quiet({ flips }: Try, others: readonly Try[]): Reason | null {
    if (2 * this.#game.empty <= this.#ground.playable.length) return null;
    return this.#leastFlips(flips, others) ? { kind: "quiet", count: flips.length } : null;
  }

  few({ flips }: Try, others: readonly Try[]): Reason | null {
    return this.#leastFlips(flips, others) ? { kind: "few", count: flips.length } : null;
  }

  many({ flips }: Try, others: readonly Try[]): Reason | null {
    if (4 * this.#game.empty > this.#ground.playable.length) return null;
    const counts = others.map((other) => -other.flips.length);
    return isLeast(-flips.length, counts) ? { kind: "many", count: flips.length } : null;
  }

  region({ square }: Try): Reason | null {
    if (!this.#pair) return null;
    const squares = this.#ground.region(square, (name) => this.#game.at(name));
    const count = squares.length;
    if (count % 2 === 0 || count > LARGEST_REGION || (count > 1 && count === this.#game.empty)) return null;
    return { kind: "region", count, squares };
  }

  holds({ square, flips, game, isNext }: Try): Reason | null {
    if (!isNext || game.phase !== "turn" || flips.length === 0 || game.empty < 2) return null;
    const discs = new Set([square, ...flips]);
    const turned = game.legalMoves.some((reply) => game.flipsOf(reply).some((disc) => discs.has(disc)));
    return turned ? null : { kind: "holds", seat: this.#next, count: discs.size };
  }

  calms(move: Try, others: readonly Try[]): Reason | null {
    if (this.#pair || this.#game.phase !== "turn") return null;
    const harm = this.#harm(move, others);
    return harm && harm.most > harm.count + 1 ? { kind: "calms", seat: this.#next, ...harm } : null;
  }

  place(move: Try, others: readonly Try[]): Reason | null {
    if (this.#game.phase !== "fallback") return null;
    const harm = this.#harm(move, others);
    return harm && { kind: "place", seat: this.#next, count: harm.count };
  }

  leader({ flips }: Try, others: readonly Try[]): Reason | null {
    if (this.#pair) return null;
    const { seats, discs } = this.#game;
    const count = (seat: Seat): number => discs[seat] ?? 0;
    const leader = seats.find((seat) => seats.every((other) => other === seat || count(seat) > count(other)));
    if (!leader || leader === this.#mover) return null;
    const taken = (squares: readonly Square[]): number =>
      squares.filter((square) => this.#game.at(square) === leader).length;
    const own = taken(flips);
    const isMost = own > 1 && others.every((other) => taken(other.flips) <= own);
    return isMost ? { kind: "leader", seat: leader, count: own } : null;
  }

  leavesCorner({ square }: Try): Reason | null {
    const squares = this.#game.phase === "turn" ? this.#corners(this.#game) : [];
    if (squares.length === 0 || squares.includes(square)) return null;
    return { kind: "leavesCorner", squares };
  }

  burdens({ game, isNext }: Try): Reason | null {
    if (!isNext || game.phase !== "turn") return null;
    const count = Math.min(...flipCounts(game));
    return count > 1 ? { kind: "burdens", seat: this.#next, count } : null;
  }

  offers(move: Try, others: readonly Try[]): Reason | null {
    const taken = ({ game, isNext }: Try): number =>
      isNext && game.phase === "turn"
        ? Math.max(
            ...game.legalMoves.map(
              (reply) => game.flipsOf(reply).filter((square) => game.at(square) === this.#mover).length,
            ),
          )
        : 0;
    const count = taken(move);
    if (count === 0 || others.some((other) => taken(other) > count)) return null;
    return { kind: "offers", seat: this.#next, count };
  }

  #corners(game: Game): readonly Square[] {
    return game.legalMoves.filter((square) => this.#ground.corners.has(square));
  }

  /** What each reply of the next seat leads to, where the mover then flips again in all of them; two seats. */
  #replies({ game, isNext }: Try): readonly Game[] | null {
    if (!this.#pair || !isNext) return null;
    this.#lastReplies ??= game.legalMoves.map((reply) => game.play(reply));
    const isTurn = this.#lastReplies.every(({ turn, phase }) => turn === this.#mover && phase === "turn");
    return isTurn ? this.#lastReplies : null;
  }

  #leastFlips(flips: readonly Square[], others: readonly Try[]): boolean {
    if (this.#game.phase !== "turn") return false;
    return isLeast(
      flips.length,
      others.map((other) => other.flips.length),
    );
  }

  /** How many discs the next seat can turn at once, and how many after the worst other move; null where another does less harm. */
  #harm(move: Try, others: readonly Try[]): { count: number; most: number } | null {
    if (!move.isNext) return null;
    const harm = ({ game }: Try): number => Math.max(0, ...flipCounts(game));
    const count = harm(move);
    const rest = others.map(harm);
    return rest.some((other) => other < count) ? null : { count, most: Math.max(count, ...rest) };
  }
}

/** How many discs each legal move turns. */
function flipCounts(game: Game): number[] {
  return game.legalMoves.map((square) => game.flipsOf(square).length);
}

/** Whether none is less, and at least as many are more as are alike: it is something to speak of. */
function isLeast(count: number, others: readonly number[]): boolean {
  const more = others.filter((other) => other > count).length;
  return others.every((other) => other >= count) && more > 0 && 2 * more >= others.length;
}

/** What can be said, the most telling first: when most discs win, and when the fewest do. */
const MOST_DISCS = [
  "corner",
  "passes",
  "opens",
  "place",
  "guards",
  "stable",
  "region",
  "fewMoves",
  "noCorner",
  "leader",
  "calms",
  "quiet",
  "many",
  "holds",
  "freedom",
] as const;
const FEWEST = ["burdens", "leavesCorner", "few", "offers"] as const;
