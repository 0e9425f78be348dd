import { Game, makeSquare, parseSquare } from "../../src/engine/index.js";
import type { Content, Seat, Square } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { analyse } from "../../src/players/index.js";
import type { Reason, ReasonKind } from "../../src/players/index.js";
import { judge as judgeEnding } from "./judge.js";

/** As many empty squares as can be played out in every way. */
const ENDING = 8;
/** Continuations by chance that must leave discs alone that are said to be safe. */
const TRIES = 60;
const MOST_OF_REGION = 7;
/** Plies that are looked ahead to see whether a move is the best. */
const DEEPEST = 8;

/** A kind whose truth follows from the moves alone: `result` needs the end, and `best` a look ahead. */
type PlainKind = Exclude<ReasonKind, "result" | "best">;
type ReasonOf<Kind extends ReasonKind> = Extract<Reason, { readonly kind: Kind }>;

/** A legal move and what follows. */
interface Branch {
  readonly square: Square;
  readonly flips: readonly Square[];
  /** The position after it, passes included. */
  readonly after: Game;
  /** Whether that isn't over and `next` is to move in it. */
  readonly isNexts: boolean;
  /** Whether `next` is to flip in it. */
  readonly isTurn: boolean;
}

/** What the definitions speak of: their P, m, M, Q and `next`. */
interface Facts {
  readonly game: Game;
  readonly mover: Seat;
  readonly next: Seat;
  readonly move: Branch;
  readonly others: readonly Branch[];
  readonly playable: number;
  readonly isCorner: (square: Square) => boolean;
}

/**
 * Judges a reason of an advice by the words of `ADVICE.md`, and by nothing that the advice is made with.
 *
 * @returns null when it is true, else what is wrong with it
 */
export async function judge(game: Game, square: Square, reason: Reason): Promise<string | null> {
  if (!game.legalMoves.includes(square)) return `${square} isn't legal`;
  const facts = factsOf(game, square);
  if (reason.kind === "result") return judgeResult(facts, reason);
  if (reason.kind === "best") return judgeBest(facts);
  const truth = truthOf(facts, reason.kind);
  if (!truth) return `${reason.kind} isn't true of ${square}`;
  if (reason.kind === "stable") return judgeStable(facts, reason);
  // Some of the corners that are guarded may be named, or all.
  const wanted = truth.kind === "guards" && reason.kind === "guards" ? someOf(truth, reason.squares) : truth;
  return written(reason) === written(wanted) ? null : `should be ${written(wanted)}`;
}

/** @returns what is true of a move, but for `result` and `best`; discs are `stable` as far as that can be proved */
export function truthsOf(game: Game, square: Square): readonly Reason[] {
  const facts = factsOf(game, square);
  return PLAIN_KINDS.map((kind) => truthOf(facts, kind)).filter((truth) => truth !== null);
}

/** Which goal a kind is for; those that aren't here are for both, because they say nothing of the number of discs. */
const GOALS: Partial<Record<ReasonKind, "both" | "fewest">> = {
  only: "both",
  opening: "both",
  few: "fewest",
  leavesCorner: "fewest",
  burdens: "fewest",
  offers: "fewest",
};

/** What is true of a move, of each kind; with as many squares as can be named. */
const TRUTHS: { readonly [Kind in PlainKind]: (facts: Facts) => ReasonOf<Kind> | null } = {
  only: ({ others }) => (others.length === 0 ? { kind: "only" } : null),

  opening: ({ game }) => (game.phase === "opening" ? { kind: "opening" } : null),

  corner: ({ move, isCorner }) => (isCorner(move.square) ? { kind: "corner", squares: [move.square] } : null),

  guards({ game, next, move, isCorner }) {
    if (game.phase === "opening" || !move.isTurn) return null;
    const swapped = withTurn(game, next);
    if (swapped.turn !== next || swapped.phase !== "turn") return null;
    const squares = swapped.legalMoves.filter(
      (square) => isCorner(square) && square !== move.square && !move.after.legalMoves.includes(square),
    );
    return squares.length > 0 ? { kind: "guards", seat: next, squares } : null;
  },

  noCorner({ next, move, others, isCorner }) {
    if (!move.isTurn || move.after.legalMoves.some(isCorner)) return null;
    const cornersOf = ({ after }: Branch): readonly Square[] =>
      after.legalMoves.filter((square) => isCorner(square) && square !== move.square);
    const worse = others.filter((other) => other.isTurn && cornersOf(other).length > 0);
    if (worse.length === 0) return null;
    return {
      kind: "noCorner",
      seat: next,
      count: worse.length,
      squares: [...new Set(worse.flatMap(cornersOf))],
    };
  },

  opens({ game, mover, next, move, isCorner }) {
    if (game.seats.length > 2 || !move.isNexts) return null;
    const found = new Set<Square>();
    for (const later of afterAll(move.after)) {
      const corners = later.legalMoves.filter(
        (square) => isCorner(square) && !game.legalMoves.includes(square),
      );
      if (later.turn !== mover || later.phase !== "turn" || corners.length === 0) return null;
      for (const corner of corners) found.add(corner);
    }
    return { kind: "opens", seat: next, squares: [...found] };
  },

  passes({ game, mover, next, move }) {
    const isPassed = move.after.lastPly?.kind === "pass" && move.after.lastPly.seat === next;
    return game.seats.length === 2 && isPassed && move.after.turn === mover
      ? { kind: "passes", seat: next }
      : null;
  },

  fewMoves({ game, next, move, others }) {
    if (game.seats.length > 2 || !move.isTurn || !others.every(({ isTurn }) => isTurn)) return null;
    const count = move.after.legalMoves.length;
    const counts = others.map(({ after }) => after.legalMoves.length);
    return isLeast(count, counts) ? { kind: "fewMoves", seat: next, count } : null;
  },

  stable(facts) {
    const squares = provedStable(facts);
    return squares.length > 1 ? { kind: "stable", count: squares.length, squares } : null;
  },

  quiet({ game, move, others, playable }) {
    const count = move.flips.length;
    return game.empty * 2 > playable && isLeast(count, turned(others)) ? { kind: "quiet", count } : null;
  },

  many({ game, move, others, playable }) {
    const count = move.flips.length;
    return game.empty * 4 <= playable && isMost(count, turned(others)) ? { kind: "many", count } : null;
  },

  region({ game, move }) {
    if (game.seats.length > 2) return null;
    const joined = new Set([move.square]);
    for (const square of joined) {
      for (const other of neighbours(square)) if (game.at(other) === "empty") joined.add(other);
    }
    const count = joined.size;
    if (count % 2 === 0 || count > MOST_OF_REGION) return null;
    return game.empty > count || count === 1 ? { kind: "region", count, squares: [...joined] } : null;
  },

  holds({ next, move }) {
    const count = move.flips.length + 1;
    if (!move.isTurn || count < 2) return null;
    const lost = new Set(turns(move.after).flat());
    const isHeld = [move.square, ...move.flips].every((square) => !lost.has(square));
    return isHeld ? { kind: "holds", seat: next, count } : null;
  },

  freedom({ game, mover, next, move }) {
    if (game.seats.length > 2 || !move.isNexts) return null;
    const later = afterAll(move.after);
    if (!later.every(({ turn, phase }) => turn === mover && phase === "turn")) return null;
    const count = Math.min(...later.map(({ legalMoves }) => legalMoves.length));
    return count >= 3 ? { kind: "freedom", seat: next, count } : null;
  },

  calms({ game, next, move, others }) {
    if (game.seats.length === 2 || game.phase !== "turn" || !move.isNexts || others.length === 0) return null;
    const count = mostTurned(move.after);
    const counts = others.map((other) => mostTurned(other.after));
    const most = Math.max(...counts);
    if (counts.some((other) => other < count) || most < count + 2) return null;
    return { kind: "calms", seat: next, count, most };
  },

  leader({ game, mover, move, others }) {
    const [first, ...rest] = game.seats.toSorted((one, other) => game.discs[other]! - game.discs[one]!);
    if (game.seats.length === 2 || first === mover) return null;
    if (rest.some((seat) => game.discs[seat] === game.discs[first!])) return null;
    const taken = ({ flips }: Branch): number => flips.filter((square) => game.at(square) === first).length;
    const count = taken(move);
    if (count === 0 || others.some((other) => taken(other) > count)) return null;
    return { kind: "leader", seat: first!, count };
  },

  place({ game, next, move, others }) {
    if (game.phase !== "fallback" || !move.isNexts) return null;
    const count = mostTurned(move.after);
    return others.every(({ after }) => mostTurned(after) >= count)
      ? { kind: "place", seat: next, count }
      : null;
  },

  few({ game, move, others }) {
    const count = move.flips.length;
    return game.phase === "turn" && isLeast(count, turned(others)) ? { kind: "few", count } : null;
  },

  leavesCorner({ game, move, isCorner }) {
    const squares = game.legalMoves.filter(isCorner);
    if (game.phase !== "turn" || squares.length === 0 || isCorner(move.square)) return null;
    return { kind: "leavesCorner", squares };
  },

  burdens({ next, move }) {
    if (!move.isTurn) return null;
    const count = Math.min(...turns(move.after).map(({ length }) => length));
    return count >= 2 ? { kind: "burdens", seat: next, count } : null;
  },

  offers({ mover, next, move, others }) {
    if (!move.isTurn) return null;
    const lost = ({ after }: Branch): number =>
      Math.max(...turns(after).map((flips) => flips.filter((square) => after.at(square) === mover).length));
    const count = lost(move);
    if (count === 0) return null;
    return others.some((other) => other.isNexts && lost(other) > count)
      ? null
      : { kind: "offers", seat: next, count };
  },
};

const PLAIN_KINDS = Object.keys(TRUTHS) as PlainKind[];

/** Every kind, as the table of the definitions has them. */
export const KINDS: readonly ReasonKind[] = [...PLAIN_KINDS, "result", "best"];

function truthOf(facts: Facts, kind: PlainKind): Reason | null {
  const goal = GOALS[kind] ?? "most";
  return goal === "both" || goal === facts.game.config.goal ? TRUTHS[kind](facts) : null;
}

async function judgeResult(facts: Facts, reason: ReasonOf<"result">): Promise<string | null> {
  const ends = await endsOf(facts.game);
  const end = ends.find(({ square }) => square === facts.move.square)!;
  const outcome = (["loss", "draw", "win"] as const)[end.outcome]!;
  const wanted: Reason = { kind: "result", outcome, count: Math.abs(end.value) };
  if (written(reason) !== written(wanted)) return `should be ${written(wanted)}`;
  const better = ends.find((other) => isBetter(other, end));
  return better
    ? `${better.square} is better: ${JSON.stringify(better)} beside ${JSON.stringify(end)}`
    : null;
}

/** How far is looked ahead is a matter of time, so only what can be seen on the board speaks against it. */
/** Looks ahead anew, deeper and deeper: at one depth or another no move is worth more. */
async function judgeBest({ game, move }: Facts): Promise<string | null> {
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const moves = await analyse(game, { depth, exact: 0, timeLimit: 5000 });
    const value = moves.find(({ square }) => square === move.square)!.value;
    if (moves.every((other) => other.value <= value)) return null;
  }
  return `${move.square} isn't the best at any depth up to ${DEEPEST}`;
}

/** How the game ends after a move: its outcome for the seat that makes it (2 for a win, 0 for a loss), and its margin. */
export interface End {
  readonly square: Square;
  readonly outcome: number;
  readonly value: number;
}

const ends = new WeakMap<Game, Promise<readonly End[]>>();

/** @returns how the game ends after each move with perfect play, by the slow judge where it can tell */
export function endsOf(game: Game): Promise<readonly End[]> {
  const known = ends.get(game) ?? findEnds(game);
  ends.set(game, known);
  return known;
}

async function findEnds(game: Game): Promise<readonly End[]> {
  if (game.empty <= ENDING) return judgeEnding(game).moves;
  const moves = await analyse(game, { exact: true });
  return moves.map(({ square, value, outcome }) => ({
    square,
    value,
    outcome: ["loss", "draw", "win"].indexOf(outcome!),
  }));
}

/** @returns whether one end is better than another by outcome, then by margin */
export function isBetter(one: Omit<End, "square">, other: Omit<End, "square">): boolean {
  return one.outcome > other.outcome || (one.outcome === other.outcome && one.value > other.value);
}

/** Discs that are said to be safe must be among those of the move, and be safe. */
function judgeStable(facts: Facts, { count, squares }: ReasonOf<"stable">): string | null {
  const { move } = facts;
  const own = new Set([move.square, ...move.flips]);
  if (new Set(squares).size !== squares.length || squares.length !== count || count < 2) {
    return `${count} isn't the number of ${squares.join(" ")}, at least two`;
  }
  const foreign = squares.find((square) => !own.has(square));
  if (foreign) return `${foreign} is neither ${move.square} nor turned by it`;
  const lost = move.after.empty <= ENDING ? searchLoss(facts, squares) : tryLoss(facts, squares);
  if (lost) return `${lost} can be turned`;
  const proved = new Set(provedStable(facts));
  const unproved = squares.find((square) => !proved.has(square));
  // Where every continuation was seen, no proof is wanted.
  return unproved && move.after.empty > ENDING ? `nothing proves that ${unproved} can't be turned` : null;
}

/**
 * Discs of a move for which a line that flanks them can't come to be. Taken together: all discs of the board are supposed to be
 * safe, and those are dropped that one seat's line could flank at some time if the others do stay as they are, until none is.
 * The first disc of those left that turned would have to be flanked while all of them still stand, which can't be.
 */
function provedStable({ move }: Facts): readonly Square[] {
  const { after } = move;
  const safe = new Set(after.squares.filter((square) => isDisc(after.at(square))));
  for (let before = Infinity; safe.size < before;) {
    before = safe.size;
    for (const square of safe) if (canBeFlanked(after, square, safe)) safe.delete(square);
  }
  return [move.square, ...move.flips].filter((square) => safe.has(square));
}

/** @returns whether some seat could flank a disc along one of the axes, at one side with a disc that it puts on an empty square */
function canBeFlanked(game: Game, square: Square, safe: ReadonlySet<Square>): boolean {
  const owner = game.at(square);
  const enemies = game.seats.filter((seat) => seat !== owner);
  return AXES.some(([across, down]) =>
    enemies.some((enemy) => {
      const ahead = reach(game, square, [across, down], enemy, safe);
      const behind = reach(game, square, [-across, -down], enemy, safe);
      return (ahead.empty && behind.end) || (behind.empty && ahead.end);
    }),
  );
}

/**
 * Looks along a line of discs that an enemy could come to turn.
 *
 * @returns whether there is an empty square to close the line with, and whether a disc of the enemy's could be its other end
 */
function reach(
  game: Game,
  from: Square,
  [across, down]: readonly [number, number],
  enemy: Seat,
  safe: ReadonlySet<Square>,
): { empty: boolean; end: boolean } {
  let end = false;
  for (let square = step(from, across, down); ; square = step(square, across, down)) {
    const content = game.at(square);
    // Where an empty square is, there may be any disc in time.
    if (content === "empty") return { empty: true, end: true };
    if (!isDisc(content)) return { empty: false, end };
    if (safe.has(square)) {
      if (content === enemy) return { empty: false, end: true };
    } else {
      end = true;
    }
  }
}

/** @returns one of the discs that some continuation turns, found by trying them all */
function searchLoss({ mover, move }: Facts, squares: readonly Square[]): Square | undefined {
  const board = move.after.toBoard();
  const numbers = squares.map((square) => board.number(square));
  const open = move.after.squares
    .filter((square) => move.after.at(square) === "empty")
    .map((square) => board.number(square));
  const seen = new Set<string>();
  const search = (): number => {
    const lost = numbers.findIndex((number) => board.content(number) !== mover);
    if (lost >= 0) return lost;
    const due = board.findMoves();
    if (due === "over") return -1;
    const position = board.save().join();
    if (seen.has(position)) return -1;
    seen.add(position);
    if (due === "pass") {
      board.pass();
      const found = search();
      board.undo();
      return found;
    }
    // Deeper positions overwrite what is legal, so it is read first.
    for (const number of open.filter((one) => board.isLegal(one))) {
      board.play(number);
      const found = search();
      board.undo();
      if (found >= 0) return found;
    }
    return -1;
  };
  return squares[search()];
}

/** @returns one of the discs that some continuation turns, found by chance */
function tryLoss({ mover, move }: Facts, squares: readonly Square[]): Square | undefined {
  const random = randomNumbers(move.after.empty);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const board = move.after.toBoard();
    const numbers = squares.map((square) => board.number(square));
    for (let due = board.findMoves(); due !== "over"; due = board.findMoves()) {
      if (due === "pass") {
        board.pass();
        continue;
      }
      const legal = board.legalNames();
      board.play(board.number(legal[random(legal.length)]!));
      const lost = numbers.findIndex((number) => board.content(number) !== mover);
      if (lost >= 0) return squares[lost];
    }
  }
  return undefined;
}

function factsOf(game: Game, square: Square): Facts {
  const mover = game.turn!;
  const next = game.seats[(game.seats.indexOf(mover) + 1) % game.seats.length]!;
  const branches = branchesOf(game, next);
  return {
    game,
    mover,
    next,
    move: branches.find((branch) => branch.square === square)!,
    others: branches.filter((branch) => branch.square !== square),
    playable: game.squares.filter((one) => game.at(one) !== "blocked").length,
    isCorner: (one) =>
      AXES.every(([across, down]) => !isOpen(game, one, across, down) || !isOpen(game, one, -across, -down)),
  };
}

const branches = new WeakMap<Game, readonly Branch[]>();

/** Kept, because each position is judged again and again. */
function branchesOf(game: Game, next: Seat): readonly Branch[] {
  const known =
    branches.get(game) ??
    game.legalMoves.map((square): Branch => {
      const after = game.play(square);
      const isNexts = after.turn === next;
      return {
        square,
        flips: game.flipsOf(square),
        after,
        isNexts,
        isTurn: isNexts && after.phase === "turn",
      };
    });
  branches.set(game, known);
  return known;
}

const flipsAfter = new WeakMap<Game, readonly (readonly Square[])[]>();

/** @returns what each of the legal moves turns */
function turns(game: Game): readonly (readonly Square[])[] {
  const known = flipsAfter.get(game) ?? game.legalMoves.map((square) => game.flipsOf(square));
  flipsAfter.set(game, known);
  return known;
}

function mostTurned(game: Game): number {
  return Math.max(0, ...turns(game).map(({ length }) => length));
}

function afterAll(game: Game): readonly Game[] {
  return game.legalMoves.map((square) => game.play(square));
}

function turned(others: readonly Branch[]): readonly number[] {
  return others.map(({ flips }) => flips.length);
}

/** @returns whether no other is less, and one is more */
function isLeast(count: number, others: readonly number[]): boolean {
  return others.every((other) => other >= count) && others.some((other) => other > count);
}

function isMost(count: number, others: readonly number[]): boolean {
  return others.every((other) => other <= count) && others.some((other) => other < count);
}

/** @returns the same discs with another seat to move; it isn't that seat's turn if it can't move */
function withTurn(game: Game, seat: Seat): Game {
  const letter = { black: "X", white: "O", red: "R", green: "G" }[seat];
  return Game.fromPosition(game.position.slice(0, -1) + letter, game.config);
}

function someOf(truth: ReasonOf<"guards">, squares: readonly Square[]): Reason {
  const named = truth.squares.filter((square) => squares.includes(square));
  return { ...truth, squares: named.length > 0 ? named : truth.squares };
}

/** A reason as text that is alike for the same facts: the order of squares means nothing. */
function written(reason: Reason): string {
  const fields = Object.entries(reason).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(
    fields.map(([name, value]) => [name, Array.isArray(value) ? [...(value as Square[])].sort() : value]),
  );
}

const AXES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

function step(square: Square, across: number, down: number): Square {
  const { file, rank } = parseSquare(square)!;
  return makeSquare(file + across, rank + down);
}

/** @returns the squares around one, those off the board too */
function neighbours(square: Square): readonly Square[] {
  return AXES.flatMap(([across, down]) => [step(square, across, down), step(square, -across, -down)]);
}

function isOpen(game: Game, from: Square, across: number, down: number): boolean {
  const content = game.at(step(from, across, down));
  return content !== undefined && content !== "blocked";
}

function isDisc(content: Content | undefined): boolean {
  return content !== undefined && content !== "empty" && content !== "blocked";
}
