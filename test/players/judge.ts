import type { Board, Game, Square } from "../../src/engine/index.js";

/** A legal move, and what comes of it when everybody then plays as {@link judge} says. */
export interface JudgedMove {
  readonly square: Square;
  /** The final count of each seat, in the order of play; with `tournament` scoring the winner has the empty squares too. */
  readonly counts: readonly number[];
  /** For the seat that makes the move: 2 for a win, 1 for a draw, 0 for a loss. */
  readonly outcome: number;
  /** For the seat that makes the move: its margin to the best other seat, by the goal. */
  readonly value: number;
}

export interface Judgement {
  /** In square order. */
  readonly moves: readonly JudgedMove[];
  /** What the seat to move plays. */
  readonly best: JudgedMove;
}

/**
 * Plays a game out in every way under max^n (Luckhardt and Irani 1986): each seat maximises its outcome first, then its
 * margin, then takes the first move in square order. It is slow, and meant to be seen to be right: it judges the search,
 * and so shares nothing with it but the rules. For about eight empty squares.
 */
export function judge(game: Game): Judgement {
  const board = game.toBoard();
  const seat = board.turn;
  const open = game.squares.filter((square) => game.at(square) === "empty");
  const table: Table = {
    board,
    open: open.map((square) => board.number(square)),
    fewest: game.config.goal === "fewest",
    tournament: game.config.scoring === "tournament",
    known: new Map(),
  };
  const moves = game.legalMoves.map((square): JudgedMove => {
    board.play(board.number(square));
    const counts = playOut(table);
    board.undo();
    return { square, counts, outcome: outcomeOf(table, counts, seat), value: marginOf(table, counts, seat) };
  });
  const [first, ...others] = moves as [JudgedMove, ...JudgedMove[]];
  const best = others.reduce(
    (one, other) => (prefers(table, seat, other.counts, one.counts) ? other : one),
    first,
  );
  return { moves, best };
}

/** What is judged: the board, which moves along, and what stays. */
interface Table {
  readonly board: Board;
  /** The numbers of the squares that were empty at first, in square order. */
  readonly open: readonly number[];
  readonly fewest: boolean;
  readonly tournament: boolean;
  /** What came of a position: the same one can be reached in many orders of moves. */
  readonly known: Map<string, readonly number[]>;
}

/** @returns the final counts that come of the board's position */
function playOut(table: Table): readonly number[] {
  const { board, open, known } = table;
  const due = board.findMoves();
  if (due === "over") return countsOf(table);
  if (due === "pass") {
    board.pass();
    const counts = playOut(table);
    board.undo();
    return counts;
  }
  const position = board.save().join();
  const before = known.get(position);
  if (before) return before;

  let best: readonly number[] | undefined;
  for (const square of open) {
    if (!board.isLegal(square)) continue;
    board.play(square);
    const counts = playOut(table);
    board.undo();
    if (!best || prefers(table, board.turn, counts, best)) best = counts;
  }
  known.set(position, best!);
  return best!;
}

/** @returns whether a seat would rather have one end than another that it found before */
function prefers(table: Table, seat: number, counts: readonly number[], before: readonly number[]): boolean {
  const gain = outcomeOf(table, counts, seat) - outcomeOf(table, before, seat);
  return gain > 0 || (gain === 0 && marginOf(table, counts, seat) > marginOf(table, before, seat));
}

/** The end, by the rules' section 6. */
function countsOf({ board, tournament }: Table): readonly number[] {
  const counts = Array.from({ length: board.seats }, (_, seat) => board.discs(seat));
  if (!tournament) return counts;
  const most = Math.max(...counts);
  const winners = counts.filter((count) => count === most).length;
  return counts.map((count) => (count === most ? count + board.empty / winners : count));
}

/** A shared best count is a draw for the whole table, for those who don't share it too. */
function outcomeOf({ fewest }: Table, counts: readonly number[], seat: number): number {
  const best = fewest ? Math.min(...counts) : Math.max(...counts);
  if (counts.filter((count) => count === best).length > 1) return 1;
  return counts[seat] === best ? 2 : 0;
}

function marginOf({ fewest }: Table, counts: readonly number[], seat: number): number {
  const others = counts.filter((_, other) => other !== seat);
  return fewest ? Math.min(...others) - counts[seat]! : counts[seat]! - Math.max(...others);
}
