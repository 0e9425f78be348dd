import { completeConfig, Game, makeSquare, parseSquare, SEATS, SHAPES } from "../../engine/index.js";
import type { BoardName, Config, Square } from "../../engine/index.js";
import type { RuleFacts, RuleTopic, RuleWords } from "../../locales/rule-words.js";
import type { Words } from "../../locales/words.js";

/** What one rule says, for programs; {@link wordsOfRule} says the same to people. */
export type RuleStatement = { [Topic in RuleTopic]: { readonly topic: Topic } & RuleFacts[Topic] }[RuleTopic];

/** A rule of one variant, and what standard Reversi has in its place. */
export interface Rule {
  readonly topic: RuleTopic;
  readonly statement: RuleStatement;
  readonly standard: RuleStatement;
  readonly differs: boolean;
}

/** @returns the rules of this variant, in the order in which one reads them; options that aren't in use have none */
export function rulesOf(config: Config): Rule[] {
  const standards = statementsOf(completeConfig());
  const rules = statementsOf(config).map((statement, index) => {
    const standard = standards[index]!;
    const differs = JSON.stringify(statement) !== JSON.stringify(standard);
    return { topic: statement.topic, statement, standard, differs };
  });
  return rules.filter(({ topic, differs }) => differs || (topic !== "handicap" && topic !== "blocked"));
}

/** @returns the rule in a few short sentences */
export function wordsOfRule({ statement }: Rule, words: Words, ruleWords: RuleWords): string {
  return textOf(statement, words, ruleWords.tell);
}

/** @returns a few words for what is played and for standard Reversi, to be compared */
export function briefsOfRule(
  { statement, standard }: Rule,
  words: Words,
  ruleWords: RuleWords,
): readonly [string, string] {
  return [textOf(statement, words, ruleWords.brief), textOf(standard, words, ruleWords.brief)];
}

function textOf(statement: RuleStatement, words: Words, texts: RuleWords["tell"]): string {
  // The compiler doesn't see that both sides go by the same topic.
  const text = texts[statement.topic] as (facts: RuleStatement, words: Words) => string;
  return text(statement, words);
}

/** One statement for each topic, always in the same order. */
function statementsOf(config: Config): RuleStatement[] {
  const { players, board, opening, goal, scoring, handicap, handicapSeat, blocked } = config;
  const { squares, centre, corners } = SHAPES[board];
  const start = Game.start(config);
  const seats = SEATS.slice(0, players);
  const many = players > 2;
  const neutral = players === 3;
  const playable = squares.length - blocked.length;
  const [reached, taken] = many ? reachOf(start) : [0, 0];
  return [
    { topic: "players", seats, neutral },
    { topic: "board", board, squares: squares.length, corners: cornersOf(board).length },
    {
      topic: "start",
      centre: centre.map((square) => start.at(square)!),
      each: !many && opening === "free" ? centre.length / players : 0,
    },
    // Whose corners doesn't matter where there are none.
    {
      topic: "handicap",
      seat: handicap > 0 ? handicapSeat : "black",
      squares: corners.slice(0, handicap),
    },
    { topic: "blocked", squares: blocked },
    { topic: "order", seats },
    { topic: "move", mixed: many, neutral },
    { topic: "nothing", may: many ? "place" : "pass" },
    { topic: "placed", ...(many ? sharesOf(start, reached - taken) : { each: null, shares: [] }) },
    { topic: "end", when: many ? "full" : "stuck", left: many ? playable - reached : 0 },
    { topic: "winner", goal, scoring, others: many },
    {
      topic: "options",
      players,
      boards: many ? ["8x8", "10x10", "octagon"] : ["6x6", "8x8", "10x10", "octagon"],
      free: !many,
      handicap: !many,
      tournament: !many,
    },
  ];
}

/**
 * Where nobody passes, each turn takes a square beside a disc, until there is none: all that hang together with the
 * start, by sides or corners.
 *
 * @returns how many squares they are, and how many of them are taken at the start
 */
function reachOf(start: Game): [reached: number, taken: number] {
  const discs = start.squares.filter((square) => !["empty", "blocked"].includes(start.at(square)!));
  const reached = new Set(discs);
  // A set's loop comes to what is added on the way, too.
  for (const square of reached) {
    for (const other of around(square)) {
      if (start.at(other) === "empty") reached.add(other);
    }
  }
  return [reached.size, discs.length];
}

function around(square: Square): Square[] {
  const { file, rank } = parseSquare(square)!;
  const steps = [-1, 0, 1];
  return steps.flatMap((down) => steps.map((across) => makeSquare(file + across, rank + down)));
}

/** Turns go round without a gap, so what doesn't share out evenly goes to those who come first. */
function sharesOf({ seats }: Game, moves: number): RuleFacts["placed"] {
  if (moves % seats.length === 0) return { each: moves / seats.length, shares: [] };
  const share = (place: number): number => Math.ceil((moves - place) / seats.length);
  return { each: null, shares: seats.map((seat, place) => ({ seat, discs: share(place) })) };
}

/** @returns the board's corners in square order: the ends of its outermost ranks and files */
export function cornersOf(board: BoardName): Square[] {
  const { size, squares } = SHAPES[board];
  const places = squares.map((square) => ({ square, ...parseSquare(square)! }));
  const lines = (["file", "rank"] as const).flatMap((along) =>
    [0, size - 1].map((outermost) => places.filter((place) => place[along] === outermost)),
  );
  const ends = new Set(lines.flatMap((line) => [line[0]!.square, line.at(-1)!.square]));
  return squares.filter((square) => ends.has(square));
}
