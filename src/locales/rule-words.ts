import type {
  BoardName,
  Content,
  Goal,
  HandicapSeat,
  PlayerCount,
  Scoring,
  Seat,
  Square,
} from "../engine/index.js";
import type { Words } from "./words.js";

/** What each rule says, as plain data: what the texts tell, and what the tests hold the engine to. */
export interface RuleFacts {
  players: {
    /** In the order of play. */
    readonly seats: readonly Seat[];
    /** There is a disc that nobody owns. */
    readonly neutral: boolean;
  };
  board: {
    readonly board: BoardName;
    /** Those of the board, blocked ones too. */
    readonly squares: number;
    /** Squares whose disc can never be turned, as no line runs through them. */
    readonly corners: number;
  };
  start: {
    /** What lies in the middle: north-west, north-east, south-east, south-west. */
    readonly centre: readonly Content[];
    /** Discs that each player then puts there before anything else; 0: no free opening. */
    readonly each: number;
  };
  /** The corners that a player starts with; none where there is no handicap. */
  handicap: { readonly seat: HandicapSeat; readonly squares: readonly Square[] };
  /** Whose turn follows whose; the first begins. */
  order: { readonly seats: readonly Seat[] };
  move: {
    /** A line that turns may hold discs of several players. */
    readonly mixed: boolean;
    /** And the neutral disc. */
    readonly neutral: boolean;
  };
  /** What a player does who can turn nothing. */
  nothing: { readonly may: "pass" | "place" };
  placed: {
    /** How many discs each player puts down in a whole game, where all put down as many. */
    readonly each: number | null;
    /** How many it is for whom, where they differ; neither is there where the passes decide. */
    readonly shares: readonly { readonly seat: Seat; readonly discs: number }[];
  };
  end: {
    /** When nobody can turn anything, or when every square that can be reached is taken. */
    readonly when: "stuck" | "full";
    /** Squares that stay empty for certain, as blocked ones keep all discs away from them. */
    readonly left: number;
  };
  winner: {
    readonly goal: Goal;
    readonly scoring: Scoring;
    /** When some share the best number it is a draw for others too, who are behind them. */
    readonly others: boolean;
  };
  /** They can't be played, and lines end at them. */
  blocked: { readonly squares: readonly Square[] };
  /** What goes together with this number of players. Goal and blocked squares always do. */
  options: {
    readonly players: PlayerCount;
    readonly boards: readonly BoardName[];
    readonly free: boolean;
    readonly handicap: boolean;
    /** With the goal of most discs only. */
    readonly tournament: boolean;
  };
}

export type RuleTopic = keyof RuleFacts;

/** Texts of one kind, one for each topic. Names of seats, discs and boards come with `words`. */
export type RuleTexts = {
  readonly [Topic in RuleTopic]: (facts: RuleFacts[Topic], words: Words) => string;
};

/** All that the rules panel says, in one language. Numbers, plurals, lists and word order are the language's own affair. */
export interface RuleWords {
  /** What the panel is called. */
  title(): string;
  /** Headings. */
  readonly topics: Readonly<Record<RuleTopic, string>>;
  /** The rule in a few short sentences for somebody who has never played. */
  readonly tell: RuleTexts;
  /** The rule in a few words, for the table. */
  readonly brief: RuleTexts;
  /** Above the table of what differs. */
  differences(): string;
  /** In the table's head: what is played here. */
  thisGame(): string;
  standard(): string;
  /** Instead of the table. */
  nothingDiffers(): string;
  /** Under the pictures. */
  readonly captions: {
    /** The board at the start; who may play on the marked squares is null where nobody can. */
    start(name: string | null): string;
    /** A move and the marked discs that it turns. */
    flip(name: string, square: Square, flips: number): string;
    /** A move of a player who can turn nothing. */
    place(name: string, square: Square): string;
    /** A player has just passed, and another goes on. */
    pass(name: string, next: string): string;
    /** Two like rows; in one of them, a blocked square is where the move would be. */
    blocked(name: string, square: Square): string;
    /** The corners, with discs on them. */
    corners(count: number): string;
  };
}
