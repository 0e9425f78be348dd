import type { Board, Config } from "../engine/index.js";
import { makeSeatsEvaluation } from "./evaluation.js";
import type { EvaluateSeats } from "./evaluation.js";
import { Final } from "./final.js";
import { movesOf } from "./moves.js";

/** Positions between two pauses. */
const PAUSE = 200;
/** So many positions in the tree, some 25 MB, and it grows no more. */
const LARGEST = 2 ** 18;
/** What a draw is worth where winning is 1 and losing 0: nobody wins then, so a chance to win is better nearly always. */
const DRAW = 0.05;
/** What a margin of {@link WIDE} discs or more counts beside that: it tells apart moves that all win or all lose. */
const MARGIN = 0.1;
const WIDE = 16;
/** At first sight, what having won is worth beside the margin, in discs. */
const WIN = 8;
/** Being ahead by so many discs makes winning e times as likely; by so many more for each empty square. */
const LEAD = 1.5;
const LEAD_PER_SQUARE = 0.12;
/** A move is preferred e times as much where it looks so many discs better. */
const PREFERENCE = 2;

/** A position in the tree. */
interface Node {
  /** The move that leads to it. */
  readonly square: number;
  /** How far that move is preferred at first sight; all those of a position together make 1. */
  readonly preference: number;
  visits: number;
  /** The sum of what its visits found for the seat that moved last. */
  gain: number;
  /** The same for the seat to move. */
  hope: number;
  /** None before its second visit, nor where the game is over. */
  children: readonly Node[];
}

/**
 * Chooses moves with three and four seats by Monte Carlo tree search. A tree grows along the moves that were best for their seat on
 * average so far, and those that look best at first sight while they are little known (PUCT; Rosin, 2011). New positions are
 * evaluated, not played out. Where `MaxN` takes each seat to find the very best, the average counts in what others might play
 * instead: a line is good if it wins in most ways on. `PLAYERS.md` has the matches of the two.
 */
export class TreeSearch {
  /** Positions looked at. */
  nodes = 0;
  readonly #board: Board;
  readonly #final: Final;
  readonly #evaluate: EvaluateSeats;
  /** What each seat is expected to have, from the one to move on. */
  readonly #standings = new Float64Array(4);
  /** What a visit found for each seat, from the one to move at the root on. */
  readonly #found = new Float64Array(4);
  readonly #root = makeNode(-1, 1);
  #size = 0;

  /** @param board - has the position to think about */
  constructor(board: Board, config: Config, evaluate: EvaluateSeats = makeSeatsEvaluation(board, config)) {
    this.#board = board;
    this.#final = new Final(board, config);
    this.#evaluate = evaluate;
  }

  /** The most visited move, or the most preferred one of several. */
  get best(): number {
    return this.#root.children.reduce((best, node) =>
      node.visits > best.visits || (node.visits === best.visits && node.preference > best.preference)
        ? node
        : best,
    ).square;
  }

  /**
   * Visits the tree so many times, or until it is as large as may be.
   *
   * @param misjudge - gives for each move by how many discs it is misjudged at first sight
   */
  *grow(visits: number, misjudge: () => number): Generator<void, void, void> {
    const root = this.#root;
    this.#expand(root, misjudge);
    let pauseAt = PAUSE;
    while (root.visits < visits && this.#size < LARGEST) {
      this.#visit(root, 0);
      if (this.nodes < pauseAt) continue;
      yield;
      pauseAt = this.nodes + PAUSE;
    }
  }

  /** @param ply - how far from the root; nobody passes, so it tells whose turn it is */
  #visit(node: Node, ply: number): void {
    const board = this.#board;
    const { seats } = board;
    if (node.visits > 0 && node.children.length === 0) this.#expand(node, () => 0);
    if (node.children.length === 0) this.#judge(ply);
    else {
      const next = choose(node);
      board.play(next.square);
      this.#visit(next, ply + 1);
      board.undo();
    }
    node.visits++;
    node.gain += this.#found[(ply + seats - 1) % seats]!;
    node.hope += this.#found[ply % seats]!;
  }

  /** Adds the moves of the present position, if there are any. */
  #expand(node: Node, misjudge: () => number): void {
    const board = this.#board;
    this.nodes++;
    if (board.findMoves() === "over") return;
    const squares = movesOf(board);
    const margins = squares.map((square) => {
      board.play(square);
      const margin = this.#margin();
      board.undo();
      return margin + misjudge();
    });
    const best = Math.max(...margins);
    const weights = margins.map((margin) => Math.exp((margin - best) / PREFERENCE));
    const sum = weights.reduce((one, other) => one + other);
    node.children = squares.map((square, index) => makeNode(square, weights[index]! / sum));
    this.#size += squares.length;
  }

  /** By how many discs the seat that moved last is expected to be before the best of the others. */
  #margin(): number {
    const last = this.#board.seats - 1;
    if (this.#look()) {
      const margin = this.#final.margin(last);
      return margin > 0 ? margin + WIN : margin;
    }
    let best = -Infinity;
    for (let seat = 0; seat < last; seat++) best = Math.max(best, this.#standings[seat]!);
    return this.#standings[last]! - best;
  }

  /** @returns whether the game is over; else each seat's standing is found */
  #look(): boolean {
    this.nodes++;
    const due = this.#board.findMoves();
    if (due === "over") return true;
    this.#evaluate(due === "turn", this.#standings, 0);
    return false;
  }

  /** Finds what the present position is worth to each seat. */
  #judge(ply: number): void {
    const { seats, empty } = this.#board;
    const over = this.#look();
    const standings = this.#standings;
    if (over) for (let seat = 0; seat < seats; seat++) standings[seat] = this.#final.standing(seat);
    let first = -Infinity;
    let second = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const standing = standings[seat]!;
      second = Math.max(second, Math.min(first, standing));
      first = Math.max(first, standing);
    }
    const lead = LEAD + LEAD_PER_SQUARE * empty;
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) sum += Math.exp((standings[seat]! - first) / lead);
    for (let seat = 0; seat < seats; seat++) {
      const behind = standings[seat]! - first;
      const margin = behind === 0 ? first - second : behind;
      const outcome = over ? (first === second ? DRAW : behind === 0 ? 1 : 0) : Math.exp(behind / lead) / sum;
      this.#found[(ply + seat) % seats] = outcome + MARGIN * Math.max(-1, Math.min(1, margin / WIDE));
    }
  }
}

function makeNode(square: number, preference: number): Node {
  return { square, preference, visits: 0, gain: 0, hope: 0, children: [] };
}

/** The move to look into: its average, and the more beside it, the more it is preferred and the less it is known. */
function choose({ children, visits, hope }: Node): Node {
  const root = Math.sqrt(visits + 1);
  // A move that was never tried is as good as the position so far.
  const usual = visits > 0 ? hope / visits : 0;
  let best = children[0]!;
  let most = -Infinity;
  for (const child of children) {
    const average = child.visits > 0 ? child.gain / child.visits : usual;
    const value = average + (child.preference * root) / (1 + child.visits);
    if (value <= most) continue;
    most = value;
    best = child;
  }
  return best;
}
