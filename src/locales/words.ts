import type { RuleWords } from "./rule-words.js";
import type { TeachWords } from "./teach-words.js";
import type { BoardName, Content, Goal, Opening, PlyKind, Scoring, Seat, Square } from "../engine/index.js";

/** All that the board says, in one language. Numbers, plurals and word order are the language's own affair. */
export interface Words {
  /** As in `lang`: lists and numbers are written as this language does. */
  readonly language: string;
  /** What ends a sentence that stands among others. */
  readonly stop: string;
  /** What stands between two sentences. */
  readonly gap: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** What the grid is called: its squares a side, or that it is an octagon. */
  board(side: number, octagon: boolean): string;
  /** What a square holds. */
  content(content: Content): string;
  /** A square as a screen reader names it; `flips` is null where nothing may be played now. */
  cell(square: Square, content: Content, flips: number | null): string;
  /** A seat's count in the score. */
  score(name: string, count: number): string;
  /** Beside the score of a seat that is played at this board, where others aren't. */
  you(): string;
  toMove(name: string): string;
  /** A computer takes a while. */
  thinking(name: string): string;
  /** Why a placement is due. */
  placementDue(name: string): string;
  centreDue(name: string): string;
  moved(name: string, square: Square, kind: Exclude<PlyKind, "pass">, flips: number): string;
  passed(name: string): string;
  undone(square: Square): string;
  won(name: string, scores: readonly number[]): string;
  drawn(scores: readonly number[]): string;
  /** The whole position, for a board that is one image. */
  picture(squares: readonly { readonly name: string; readonly squares: readonly Square[] }[]): string;
  /** Above what the rules have against a variant. */
  refused(): string;
  readonly controls: ControlWords;
  readonly setup: SetupWords;
  readonly exchange: ExchangeWords;
  /** Needed only where they are read: a language may load them then. */
  rules(): RuleWords | Promise<RuleWords>;
  /** What the teacher says, of a language that doesn't come with the package; English where it is left out. */
  teach?(): Promise<TeachWords>;
}

/** The buttons around the board. */
export interface ControlWords {
  readonly new: string;
  /** A new game with the seats swapped. */
  readonly rematch: string;
  readonly undo: string;
  readonly redo: string;
  /** Lets the computers wait, or go on; or play one move. */
  readonly pause: string;
  readonly resume: string;
  readonly step: string;
  readonly rules: string;
  /** Opens the panel to choose a game, and stands above it. */
  readonly setup: string;
  readonly share: string;
  /** Opens the panel to copy and paste games. */
  readonly exchange: string;
  readonly menu: string;
  readonly close: string;
  /** Shows a good move, and why; or when the game is over, which moves decided it. */
  readonly hint: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** Which ply is shown, of how many. */
  shown(ply: number, last: number): string;
  /** It is in the clipboard. */
  readonly copied: string;
}

/** The panel where a variant is chosen. */
export interface SetupWords {
  readonly start: string;
  readonly cancel: string;
  readonly players: string;
  readonly board: string;
  readonly goal: string;
  readonly opening: string;
  readonly scoring: string;
  readonly handicap: string;
  readonly blocked: string;
  readonly seats: string;
  readonly boards: Readonly<Record<BoardName, string>>;
  readonly goals: Readonly<Record<Goal, string>>;
  readonly openings: Readonly<Record<Opening, string>>;
  readonly scorings: Readonly<Record<Scoring, string>>;
  corners(count: number): string;
  /** Which seat has the corners. */
  readonly forSeat: string;
  readonly blockedNone: string;
  /** So many squares, placed at random. */
  readonly blockedRandom: string;
  /** Squares pointed at on a small board. */
  readonly blockedDrawn: string;
  readonly blockedCount: string;
  readonly name: string;
  readonly movers: Readonly<Record<"human" | "host", string>>;
  /** A computer by how well it plays, weakest first. */
  readonly levels: readonly [string, string, string, string];
  /** Why something can't be chosen. */
  readonly onlyTwo: string;
  readonly notFewest: string;
  readonly notThere: string;
}

/** The panel to copy and paste games. */
export interface ExchangeWords {
  readonly link: string;
  readonly moves: string;
  readonly position: string;
  readonly copy: string;
  readonly paste: string;
  readonly load: string;
}
