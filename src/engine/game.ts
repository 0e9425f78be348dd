import type { Board } from "./board.js";
import { completeConfig } from "./config.js";
import type { Config, ConfigInput } from "./config.js";
import { IllegalMoveError, PositionError, quote, ReversiError } from "./errors.js";
import type { MoveErrorCode } from "./errors.js";
import { parseGameJSON } from "./json.js";
import type { GameJSON } from "./json.js";
import { makeBoard } from "./make-board.js";
import { makePosition, parsePosition, startPosition } from "./position.js";
import type { Position } from "./position.js";
import { makeResult } from "./result.js";
import type { Counts, Result } from "./result.js";
import { parseSquare, SHAPES } from "./shapes.js";
import { settle } from "./step.js";
import type { Ply, Step } from "./step.js";
import { makeTranscript, playTranscript } from "./transcript.js";
import { SEATS } from "./vocabulary.js";
import type { Content, Phase, Seat, Square } from "./vocabulary.js";

/** What all games of one line share: how it began, and the board to compute on. */
interface Root {
  readonly config: Config;
  readonly board: Board;
  readonly start: string;
  readonly fromPosition: boolean;
}

/** In each phase, the kind of a move and what is wrong with any other. */
const MOVES = {
  opening: { kind: "open", refusal: "centre-first" },
  turn: { kind: "flip", refusal: "turns-nothing" },
  fallback: { kind: "place", refusal: "touches-nothing" },
  over: { kind: "pass", refusal: "over" },
} as const;

/**
 * A game at one of its plies, with the whole line it belongs to. It never changes: what plays, undoes or redoes a
 * move returns another game. Equal plies of a line share their memory.
 */
export class Game {
  readonly #root: Root;
  readonly #steps: readonly Step[];
  readonly #index: number;
  readonly #step: Step;
  #legalMoves: readonly Square[] | undefined;
  #plies: readonly Ply[] | undefined;
  #discs: Counts | undefined;

  private constructor(root: Root, steps: readonly Step[], index: number) {
    this.#root = root;
    this.#steps = steps;
    this.#index = index;
    this.#step = steps[index]!;
  }

  /**
   * @param config - what is left out takes its default
   * @returns the game at its start; it can be over there
   * @throws {@link ConfigError} that lists every problem
   */
  static start(config?: ConfigInput): Game {
    const complete = completeConfig(config);
    return Game.#begin(complete, startPosition(complete), false);
  }

  /**
   * @param text - a position (rules, section 9); its blocked squares become the configuration's
   * @throws {@link ConfigError}, {@link PositionError}
   */
  static fromPosition(text: string, config?: ConfigInput): Game {
    const read = parsePosition(text, config);
    const game = Game.#begin(read.config, read.position, true);
    if (!read.position.turn && game.turn) {
      throw new PositionError("seat", "the game isn't over", text.length - 1);
    }
    return game;
  }

  /**
   * @param text - moves (rules, section 9)
   * @param position - where they begin, when not at the configuration's start
   * @throws {@link ConfigError}, {@link PositionError}, {@link TranscriptError}
   */
  static fromTranscript(text: string, config?: ConfigInput, position?: string): Game {
    const start = position === undefined ? Game.start(config) : Game.fromPosition(position, config);
    return playTranscript(start, text);
  }

  /**
   * @param json - what {@link Game.toJSON} gave, as an object or as text
   * @throws {@link ReversiError} `json`, {@link ConfigError}, {@link PositionError}, {@link TranscriptError}
   */
  static fromJSON(json: unknown): Game {
    const saved = parseGameJSON(json);
    const game = Game.fromTranscript(saved.moves, saved.config, saved.position);
    return game.goTo(saved.ply);
  }

  static #begin(config: Config, position: Position, fromPosition: boolean): Game {
    const board = makeBoard(config);
    board.setUp(position.contents, SEATS.indexOf(position.turn ?? "black"));
    const step = settle(board, 0, null);
    const turn = step.phase === "over" ? null : position.turn;
    const start = makePosition(config, { contents: position.contents, turn });
    return new Game({ config, board, start, fromPosition }, [step], 0);
  }

  #at(index: number): Game {
    const within = Math.max(0, Math.min(index, this.#steps.length - 1));
    return within === this.#index ? this : new Game(this.#root, this.#steps, within);
  }

  /** The shared board, set to this game. */
  #board(): Board {
    this.#root.board.load(this.#step.state);
    return this.#root.board;
  }

  /** What is played, with all defaults filled in. */
  get config(): Config {
    return this.#root.config;
  }

  /** The seats of this game, in the order of play. */
  get seats(): readonly Seat[] {
    return SEATS.slice(0, this.config.players);
  }

  /** Every square of the board in square order, blocked ones too; cut corners aren't among them. */
  get squares(): readonly Square[] {
    return SHAPES[this.config.board].squares;
  }

  /** The seat to move; `null` when the game is over. */
  get turn(): Seat | null {
    return this.phase === "over" ? null : SEATS[this.#step.state.at(-1)!]!;
  }

  get phase(): Phase {
    return this.#step.phase;
  }

  /** Where the seat to move may play, in square order. */
  get legalMoves(): readonly Square[] {
    this.#legalMoves ??= this.#board().legalNames();
    return this.#legalMoves;
  }

  /** @returns the squares that would turn, in square order; none when it can't be played */
  flipsOf(square: Square): readonly Square[] {
    if (this.#refusal(square)) return [];
    const board = this.#board();
    board.play(board.number(square));
    const flips = board.turnedNames();
    board.undo();
    return flips;
  }

  /**
   * @param square - in either case
   * @returns the game after this move and the pass that may be due then; what was undone is forgotten
   * @throws {@link IllegalMoveError}
   */
  play(square: Square): Game {
    const refusal = this.#refusal(square);
    if (refusal) throw new IllegalMoveError(refusal, square);
    const board = this.#board();
    board.play(board.number(square));
    const move: Ply = Object.freeze({
      ply: this.ply + 1,
      seat: this.turn!,
      kind: MOVES[this.phase].kind,
      square: square.toLowerCase(),
      flips: board.turnedNames(),
    });
    const steps = this.#steps.slice(0, this.#index + 1);
    steps.push(settle(board, move.ply, move));
    return new Game(this.#root, steps, this.#index + 1);
  }

  /** Why a square can't be played, if so. */
  #refusal(square: Square): MoveErrorCode | undefined {
    const content = this.at(square);
    if (!content) return parseSquare(square) ? "off-board" : "not-a-square";
    const board = this.#board();
    if (this.phase !== "over" && board.isLegal(board.number(square))) return undefined;
    if (this.phase !== "over" && content !== "empty") return content === "blocked" ? content : "occupied";
    return MOVES[this.phase].refusal;
  }

  /** @returns what stands there; `undefined` off the board, cut corners too */
  at(square: Square): Content | undefined {
    const board = this.#board();
    const number = board.number(square);
    return number < 0 ? undefined : board.content(number);
  }

  /** How many discs each seat has. */
  get discs(): Counts {
    if (!this.#discs) {
      const board = this.#board();
      const discs: Partial<Record<Seat, number>> = {};
      for (const [index, seat] of this.seats.entries()) discs[seat] = board.discs(index);
      this.#discs = Object.freeze(discs);
    }
    return this.#discs;
  }

  /** How many discs nobody owns. */
  get neutral(): number {
    return this.seats.length === 3 ? this.#board().discs(3) : 0;
  }

  /** How many playable squares hold no disc. */
  get empty(): number {
    return this.#board().empty;
  }

  /** The discs, and once the game is over what its scoring adds. */
  get scores(): Counts {
    return this.result?.scores ?? this.discs;
  }

  /** How the game ended; `null` while it goes on. */
  get result(): Result | null {
    return this.phase === "over" ? makeResult(this.config, this.discs, this.empty) : null;
  }

  /** How many plies were made, passes too. */
  get ply(): number {
    return this.#step.ply;
  }

  /** Everything done so far, passes too. */
  get plies(): readonly Ply[] {
    if (!this.#plies) {
      const plies: Ply[] = [];
      for (let index = 0; index <= this.#index; index++) plies.push(...this.#steps[index]!.plies);
      this.#plies = Object.freeze(plies);
    }
    return this.#plies;
  }

  get lastPly(): Ply | null {
    return this.plies.at(-1) ?? null;
  }

  /** The whole line: what was undone follows what was done. */
  get line(): { readonly ply: number; readonly plies: readonly Ply[]; readonly transcript: string } {
    return this.#at(Infinity); // which writes its transcript only for whoever reads it
  }

  get canUndo(): boolean {
    return this.#index > 0;
  }

  get canRedo(): boolean {
    return this.#index < this.#steps.length - 1;
  }

  /** @returns the game before the last `count` moves, and before the passes that followed them */
  undo(count = 1): Game {
    return this.#at(this.#index - moves(count));
  }

  /** @returns the game after `count` more of the moves that were undone */
  redo(count = 1): Game {
    return this.#at(this.#index + moves(count));
  }

  /**
   * @returns the game after this ply of the line, and after the passes that follow it
   * @throws {@link ReversiError} `no-such-ply`
   */
  goTo(ply: number): Game {
    const index = Number.isInteger(ply) && ply >= 0 ? this.#steps.findIndex((step) => step.ply >= ply) : -1;
    if (index < 0) {
      throw new ReversiError(
        "no-such-ply",
        `No ply ${quote(ply)}: 0 to ${this.#steps.at(-1)!.ply} can be shown.`,
      );
    }
    return this.#at(index);
  }

  /** @returns a board of its own set to this position, for programs that look ahead */
  toBoard(): Board {
    const board = makeBoard(this.config);
    board.load(this.#step.state);
    return board;
  }

  /** This position as text (rules, section 9). */
  get position(): string {
    return makePosition(this.config, {
      contents: this.squares.map((name) => this.at(name)!),
      turn: this.turn,
    });
  }

  /** The position that the game began from, before any pass. */
  get startPosition(): string {
    return this.#root.start;
  }

  /** The moves so far as text (rules, section 9). */
  get transcript(): string {
    return makeTranscript(this.plies);
  }

  toJSON(): GameJSON {
    const { config, start, fromPosition } = this.#root;
    return {
      config,
      ...(fromPosition && { position: start }),
      moves: this.line.transcript,
      ply: this.ply,
    };
  }
}

function moves(count: number): number {
  return Math.max(0, Math.trunc(count) || 0);
}
