import { beforeAll, describe, expect, test } from "vitest";
import {
  BOARDS,
  completeConfig,
  ConfigError,
  Game,
  GOALS,
  HANDICAP_SEATS,
  HANDICAPS,
  makeSquare,
  OPENINGS,
  parseSquare,
  PLAYER_COUNTS,
  SCORINGS,
  SEATS,
  SHAPES,
} from "../../src/engine/index.js";
import type { BoardName, Config, ConfigInput, Content, Seat, Square } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { en } from "../../src/locales/en.js";
import { enRules } from "../../src/locales/en-rules.js";
import type { RuleFacts, RuleTopic } from "../../src/locales/rule-words.js";
import { diagramsOf } from "../../src/view/panels/rule-diagrams.js";
import type { Diagram } from "../../src/view/panels/rule-diagrams.js";
import { briefsOfRule, rulesOf, wordsOfRule } from "../../src/view/panels/rules.js";
import type { Rule } from "../../src/view/panels/rules.js";

/** Every way to fill in a configuration, allowed or not. */
const COMBINATIONS: readonly ConfigInput[] = PLAYER_COUNTS.flatMap((players) =>
  BOARDS.flatMap((board) =>
    OPENINGS.flatMap((opening) =>
      GOALS.flatMap((goal) =>
        SCORINGS.flatMap((scoring) =>
          HANDICAPS.flatMap((handicap) =>
            HANDICAP_SEATS.map((handicapSeat) => ({
              players,
              board,
              opening,
              goal,
              scoring,
              handicap,
              handicapSeat,
            })),
          ),
        ),
      ),
    ),
  ),
);

function isAllowed(config: ConfigInput): boolean {
  try {
    completeConfig(config);
    return true;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}

/** All that the rules allow, each with no square blocked and with some; what is played like none of these, closed off. */
const VARIANTS: readonly Config[] = COMBINATIONS.filter(isAllowed).flatMap((config) => {
  const configs = [config, { ...config, blocked: someSquares(config) }];
  if (isPlayedAlone(config)) configs.push({ ...config, blocked: wall(config.board!) });
  return configs.map((one) => completeConfig(one));
});

/** Variants that differ only in what is counted at the end are played alike: this is the one that is played. */
function isPlayedAlone({ goal, scoring }: ConfigInput): boolean {
  return goal === "most" && scoring === "discs";
}

/** Squares at random, as many as there may be to block: two to six, fair or not. */
function someSquares({ board, handicap = 0, handicapSeat }: ConfigInput): Square[] {
  const { squares, centre, corners } = SHAPES[board!];
  const kept = new Set([...centre, ...corners.slice(0, handicap)]);
  const random = randomNumbers(handicap + (handicapSeat === "white" ? 5 : 0));
  const chosen = Array.from({ length: 2 + handicap }, () => squares[random(squares.length)]!);
  return chosen.filter((square) => !kept.has(square));
}

/** Closes off a corner at the top right. On square boards a handicap of three or more has a disc in there. */
function wall(board: BoardName): Square[] {
  if (board === "octagon") return ["g1", "g2", "h2", "i2"];
  const last = SHAPES[board].size - 1;
  return [makeSquare(last - 1, 0), makeSquare(last - 1, 1), makeSquare(last, 1)];
}

const rulesOnce = new Map<Config, readonly Rule[]>();

function ruleOf(config: Config, topic: RuleTopic): Rule | undefined {
  const rules = rulesOnce.get(config) ?? rulesOf(config);
  rulesOnce.set(config, rules);
  return rules.find((one) => one.topic === topic);
}

function factsOf<Topic extends RuleTopic>(config: Config, topic: Topic): RuleFacts[Topic] {
  const rule = ruleOf(config, topic);
  expect(rule, topic).toBeDefined();
  return rule!.statement as RuleFacts[Topic] & Rule["statement"];
}

const played = new Map<Config, Game>();

/** A whole game of this variant with moves at random, always the same one. */
function gameOf(config: Config): Game {
  const game = played.get(config) ?? playOn(Game.start(config), VARIANTS.indexOf(config));
  played.set(config, game);
  return game;
}

function startOf(config: Config): Game {
  return gameOf(config).goTo(0);
}

function playOn(start: Game, seed: number): Game {
  const random = randomNumbers(seed);
  let game = start;
  while (game.phase !== "over") game = game.play(game.legalMoves[random(game.legalMoves.length)]!);
  return game;
}

/** The positions in which the moves of a game were made, and which moves these were. */
function* movesOf(game: Game): Generator<{ before: Game; square: Square; flips: readonly Square[] }> {
  for (let before = game.goTo(0), after = before; before.canRedo; before = after) {
    after = before.redo();
    const { square, flips } = after.plies.findLast(({ kind }) => kind !== "pass")!;
    yield { before, square: square!, flips };
  }
}

const STEPS = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const));

/** The squares from one in a direction, to the edge of the bounding square. */
function* lineFrom(square: Square, [across, down]: readonly [number, number]): Generator<Square> {
  let { file, rank } = parseSquare(square)!;
  if (across === 0 && down === 0) return;
  for (;;) {
    file += across;
    rank += down;
    if (file < 0 || rank < 0 || file > 9 || rank > 9) return;
    yield makeSquare(file, rank);
  }
}

const isDisc = (content: Content | undefined): content is Seat | "neutral" =>
  content !== undefined && content !== "empty" && content !== "blocked";

/** The lines that a seat would turn, by the words of the rule and not by the engine's tables. */
function linesOf(game: Game, seat: Seat, square: Square): Square[][] {
  const lines: Square[][] = [];
  for (const step of STEPS) {
    const line: Square[] = [];
    for (const next of lineFrom(square, step)) {
      const content = game.at(next);
      if (content === seat && line.length > 0) lines.push(line);
      if (content === seat || !isDisc(content)) break;
      line.push(next);
    }
  }
  return lines;
}

const emptySquares = (game: Game): Square[] => game.squares.filter((square) => game.at(square) === "empty");

function canTurn(game: Game, seat: Seat): boolean {
  return emptySquares(game).some((square) => linesOf(game, seat, square).length > 0);
}

function touchesDisc(game: Game, square: Square): boolean {
  return STEPS.some((step) => {
    const [next] = lineFrom(square, step);
    return next !== undefined && isDisc(game.at(next));
  });
}

/** A board on which each seat, in square order, holds so many squares of those that can be played. */
function filled(config: Config, counts: readonly number[]): Game {
  const { size, squares } = SHAPES[config.board];
  const letters = counts.flatMap((count, seat) => Array.from<string>({ length: count }).fill("XORG"[seat]!));
  let text = "";
  for (let place = 0; place < size * size; place++) {
    const square = makeSquare(place % size, Math.floor(place / size));
    text += squares.includes(square) && !config.blocked.includes(square) ? letters.shift()! : "#";
  }
  expect(letters).toEqual([]);
  return Game.fromPosition(`${text} -`, config);
}

function playableSquares({ board, blocked }: Config): number {
  return SHAPES[board].squares.length - blocked.length;
}

const PLAYED = VARIANTS.filter(isPlayedAlone);

test("there are all variants to judge", () => {
  // 2 players: 4 boards, 2 openings, 5 handicaps of 2 seats, counted in 3 ways; 3 and 4: 3 boards, 2 seats, 2 goals.
  const [two, many] = [4 * 2 * 5 * 2, 2 * 3 * 2];
  expect(VARIANTS.length).toBe(2 * (3 * two + 2 * many) + two + many);
});

describe("what the panel says of the setting is so in every variant", () => {
  test("players and the neutral disc", () => {
    for (const config of VARIANTS) {
      const start = startOf(config);
      const { seats, neutral } = factsOf(config, "players");
      expect(seats).toEqual(start.seats);
      expect(start.squares.filter((square) => start.at(square) === "neutral").length).toBe(neutral ? 1 : 0);
    }
  });

  test("the board, its squares and corners", () => {
    for (const config of VARIANTS) {
      const facts = factsOf(config, "board");
      const { squares } = startOf(config);
      // A line can turn a disc only where it has a square on either side.
      const opposite = (square: Square, [across, down]: readonly [number, number]): boolean =>
        [lineFrom(square, [across, down]), lineFrom(square, [-across, -down])].every((line) => {
          const [next] = line;
          return next !== undefined && squares.includes(next);
        });
      const safe = squares.filter((square) => !STEPS.some((step) => opposite(square, step)));
      expect(facts).toMatchObject({
        board: config.board,
        squares: squares.length,
        corners: safe.length,
      });
      if (!isPlayedAlone(config)) continue;
      const turned = new Set(gameOf(config).plies.flatMap(({ flips }) => flips));
      expect(safe.filter((square) => turned.has(square))).toEqual([]);
    }
  });

  test("the start, and the discs of a free opening", () => {
    for (const config of VARIANTS) {
      const start = startOf(config);
      const { centre, each } = factsOf(config, "start");
      expect(SHAPES[config.board].centre.map((square) => start.at(square))).toEqual(centre);
      const { plies } = gameOf(config);
      for (const seat of start.seats) {
        const opened = plies.filter((ply) => ply.seat === seat && ply.kind === "open");
        expect(opened.length).toBe(each);
        for (const { square, flips } of opened) {
          expect(SHAPES[config.board].centre).toContain(square);
          expect(flips).toEqual([]);
        }
      }
      const opening = plies.slice(0, each * start.seats.length);
      expect(opening.every(({ kind }) => kind === "open")).toBe(true);
    }
  });

  test("the handicap: whose discs stand on which corners, and no others", () => {
    for (const config of VARIANTS) {
      const rule = ruleOf(config, "handicap");
      expect(rule !== undefined).toBe(config.handicap > 0);
      const start = startOf(config);
      const { centre } = SHAPES[config.board];
      const standing = start.squares.filter((square) => isDisc(start.at(square)) && !centre.includes(square));
      if (!rule) expect(standing).toEqual([]);
      else {
        const { seat, squares } = factsOf(config, "handicap");
        expect(standing.toSorted()).toEqual(squares.toSorted());
        expect(new Set(standing.map((square) => start.at(square)))).toEqual(new Set([seat]));
      }
    }
  });

  test("blocked squares: which they are, and that none is ever played", () => {
    for (const config of VARIANTS) {
      const rule = ruleOf(config, "blocked");
      expect(rule !== undefined).toBe(config.blocked.length > 0);
      if (!rule) continue;
      const { squares } = factsOf(config, "blocked");
      const game = gameOf(config);
      expect(game.squares.filter((square) => game.at(square) === "blocked")).toEqual(squares);
      expect(game.plies.some(({ square }) => squares.includes(square!))).toBe(false);
    }
  });

  test("what may be chosen with as many players, and what may not", () => {
    for (const players of PLAYER_COUNTS) {
      const facts = factsOf(completeConfig({ players }), "options");
      expect(facts.players).toBe(players);
      for (const config of COMBINATIONS.filter((one) => one.players === players)) {
        const { board, opening, goal, scoring, handicap } = config;
        const together =
          facts.boards.includes(board!) &&
          (opening !== "free" || facts.free) &&
          (handicap === 0 || facts.handicap) &&
          (scoring !== "tournament" || (facts.tournament && goal === "most"));
        expect(isAllowed(config), JSON.stringify(config)).toBe(together);
        if (together) expect(isAllowed({ ...config, blocked: ["c3"] }) || board === "6x6").toBe(true);
      }
    }
    const stated = new Map(
      VARIANTS.map((config) => [JSON.stringify(factsOf(config, "options")), config.players]),
    );
    expect([...stated.values()]).toEqual(PLAYER_COUNTS);
  });
});

describe("what the panel says of playing is so in every variant", () => {
  test("the order of turns", () => {
    for (const config of PLAYED) {
      const { seats } = factsOf(config, "order");
      for (const [index, { seat }] of gameOf(config).plies.entries()) {
        expect(seat).toBe(seats[index % seats.length]);
      }
    }
  });

  test("a move turns all lines it closes, and who can turn something must", () => {
    const mixedIn = new Set<number>();
    const neutralIn = new Set<number>();
    for (const [index, config] of PLAYED.entries()) {
      let number = 0;
      for (const { before, square, flips } of movesOf(gameOf(config))) {
        const lines = linesOf(before, before.turn!, square);
        if (before.phase !== "opening") expect(lines.flat().toSorted().join()).toBe(flips.toSorted().join());
        // Each variant at other moves of the game: all moves of all are many.
        if (before.phase !== "opening" && (number++ + index) % 13 === 0 && canTurn(before, before.turn!)) {
          const turning = emptySquares(before).filter((one) => linesOf(before, before.turn!, one).length > 0);
          expect(before.legalMoves).toEqual(turning);
        }
        for (const line of lines) {
          const colours = new Set(line.map((one) => before.at(one)));
          if (colours.size > 1) mixedIn.add(config.players);
          if (colours.has("neutral")) neutralIn.add(config.players);
        }
      }
    }
    for (const config of VARIANTS) {
      const { mixed, neutral } = factsOf(config, "move");
      expect([mixedIn.has(config.players), neutralIn.has(config.players)]).toEqual([mixed, neutral]);
    }
  });

  test("who can turn nothing passes, or places next to any disc", () => {
    const seen = new Map<string, Set<string>>();
    for (const config of PLAYED) {
      const { may } = factsOf(config, "nothing");
      const game = gameOf(config);
      const group = `${config.players} ${config.board} ${config.opening} ${may}`;
      const kinds = seen.get(group) ?? new Set();
      seen.set(group, kinds);
      for (const { kind } of game.plies) kinds.add(kind);
      for (const { before } of movesOf(game)) {
        const { lastPly, phase, turn, legalMoves } = before;
        if (lastPly?.kind === "pass") expect(canTurn(before, lastPly.seat)).toBe(false);
        if (phase !== "fallback") continue;
        expect(canTurn(before, turn!)).toBe(false);
        expect(legalMoves).toEqual(emptySquares(before).filter((square) => touchesDisc(before, square)));
        for (const square of legalMoves) expect(before.flipsOf(square)).toEqual([]);
      }
    }
    for (const [group, kinds] of seen) {
      const may = group.split(" ").at(-1)!;
      expect(kinds.has(may), group).toBe(true);
      expect(kinds.has(may === "pass" ? "place" : "pass"), group).toBe(false);
    }
  });

  test("a player without a disc left places one, too", () => {
    for (const players of [3, 4] as const) {
      const start = Game.start({ players });
      const wiped = `${start.position.slice(0, -1).replaceAll("X", "-")}X`;
      expect(factsOf(start.config, "nothing")).toMatchObject({ may: "place" });
      expect(Game.fromPosition(wiped, { players })).toMatchObject({ phase: "fallback", turn: "black" });
    }
  });

  test("how many discs each puts down", () => {
    const uneven = new Set<number>();
    for (const config of PLAYED) {
      const { each, shares } = factsOf(config, "placed");
      const { plies, seats } = gameOf(config);
      const counts = seats.map((seat) => ({
        seat,
        discs: plies.filter((ply) => ply.seat === seat && ply.kind !== "pass").length,
      }));
      const same = counts.every(({ discs }) => discs === counts[0]!.discs);
      if (each !== null) expect(counts).toEqual(seats.map((seat) => ({ seat, discs: each })));
      else if (shares.length > 0) expect([counts, same]).toEqual([shares, false]);
      else expect(config.players).toBe(2);
      if (!same) uneven.add(config.players);
      if (plies.some(({ kind }) => kind === "pass")) expect([each, shares]).toEqual([null, []]);
    }
    // With each number of players there are games in which the shares differ.
    expect([...uneven]).toEqual([2, 3, 4]);
    // As the rules have it, section 7.
    const each = (players: 3 | 4): unknown[] =>
      (["8x8", "10x10", "octagon"] as const).map(
        (board) => factsOf(completeConfig({ players, board }), "placed").each,
      );
    expect([each(3), each(4)]).toEqual([
      [20, 32, 28],
      [15, 24, 21],
    ]);
  });

  test("when it ends, and what then stays empty", () => {
    let stuckWithRoom = 0;
    let closedOff = 0;
    for (const config of PLAYED) {
      const { when, left } = factsOf(config, "end");
      const game = gameOf(config);
      if (when === "full") {
        expect(game.empty).toBe(left);
        expect(emptySquares(game).some((square) => touchesDisc(game, square))).toBe(false);
        if (left > 0) closedOff++;
        continue;
      }
      if (game.empty > 0) stuckWithRoom++;
      expect(left).toBe(0);
      expect(game.seats.some((seat) => canTurn(game, seat))).toBe(false);
      // Not before: the last of its moves is one for certain, and the engine asks at each.
      const before = game.undo();
      if (before.phase === "turn") expect(before.seats.some((seat) => canTurn(before, seat))).toBe(true);
    }
    expect(stuckWithRoom).toBeGreaterThan(10);
    expect(closedOff).toBeGreaterThan(5);
  });

  test("who wins", () => {
    for (const config of VARIANTS) {
      const { goal } = factsOf(config, "winner");
      const seats = SEATS.slice(0, config.players);
      const all = playableSquares(config);
      for (const [best, winner] of seats.entries()) {
        const counts = seats.map((): number => (goal === "most" ? 1 : 2));
        counts[best] = 0;
        const rest = all - counts.reduce((sum, count) => sum + count);
        counts[goal === "most" ? best : (best + 1) % seats.length]! += rest;
        expect(filled(config, counts).result?.winner).toBe(winner);
      }
    }
  });

  test("that nobody wins when two share the best number, and whether others are behind them", () => {
    for (const config of VARIANTS) {
      const { goal, others } = factsOf(config, "winner");
      const all = playableSquares(config);
      expect(others).toBe(config.players > 2);
      if (!others && all % 2 > 0) continue;
      const more = Math.floor(all / 2) - 1;
      const shared = others ? (goal === "most" ? more : 1) : all / 2;
      const behind = all - 2 * shared;
      const counts = { 2: [], 3: [behind], 4: [2, behind - 2] }[config.players];
      expect(filled(config, [shared, shared, ...counts]).result?.winner).toBe(null);
    }
  });

  test("what is counted at the end", () => {
    for (const config of VARIANTS) {
      const { scoring } = factsOf(config, "winner");
      const { scores, discs, result, empty } = gameOf(config);
      for (const [seat, count] of Object.entries(discs)) {
        const extra = result!.winner === null ? empty / 2 : seat === result!.winner ? empty : 0;
        expect(scores[seat as Seat]! - count).toBe(scoring === "tournament" ? extra : 0);
      }
    }
  });

  test("goal and scoring change who wins and nothing else", () => {
    const lookalikes = new Map(
      PLAYED.map((config) => [JSON.stringify({ ...config, goal: 0, scoring: 0 }), config]),
    );
    for (const config of VARIANTS) {
      const twin = lookalikes.get(JSON.stringify({ ...config, goal: 0, scoring: 0 }))!;
      const game = gameOf(twin);
      const same = Game.fromTranscript(game.transcript, config);
      expect([same.phase, same.plies.length, same.position]).toEqual([
        "over",
        game.plies.length,
        game.position,
      ]);
      const without = (rules: readonly Rule[]): unknown[] =>
        rules.flatMap(({ topic, statement }) => (topic === "winner" ? [] : [statement]));
      expect(without(rulesOf(config))).toEqual(without(rulesOf(twin)));
    }
  });

  test("a draw with an odd number of empty squares gives each half a square", () => {
    const config = completeConfig({ board: "6x6", scoring: "tournament", blocked: ["a2"] });
    expect(factsOf(config, "winner").scoring).toBe("tournament");
    for (let seed = 0; ; seed++) {
      const { result, empty, discs, scores } = playOn(Game.start(config), seed);
      if (result!.winner !== null) continue;
      expect(empty % 2).toBe(1);
      expect(scores).toEqual({ black: discs.black! + empty / 2, white: discs.white! + empty / 2 });
      break;
    }
  });
});

describe("the words", () => {
  const titled = (config: Config): string[] => rulesOf(config).map(({ topic }) => enRules.topics[topic]);

  test("say different things where the rules are different, and the same where they are the same", () => {
    const statements = new Map<string, string>();
    for (const config of VARIANTS) {
      for (const rule of rulesOf(config)) {
        const text = wordsOfRule(rule, en, enRules);
        expect(text).toMatch(/^[^\s].*[.]$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
        const statement = JSON.stringify(rule.statement);
        const known = statements.get(text) ?? statement;
        expect(known, text).toBe(statement);
        statements.set(text, statement);
        const [here, standard] = briefsOfRule(rule, en, enRules);
        expect(here !== standard, `${rule.topic}: ${here}`).toBe(rule.differs);
      }
    }
  });

  test("say what the statements say, which the engine was held to", () => {
    for (const config of VARIANTS) {
      const said = (topic: RuleTopic): string => wordsOfRule(ruleOf(config, topic)!, en, enRules);
      const names = (contents: readonly Content[]): RegExp =>
        new RegExp(
          contents.map((content) => (content === "neutral" ? content : en.content(content))).join(".*"),
        );
      const says = (topic: RuleTopic, words: RegExp, whether: boolean): void => {
        expect(words.test(said(topic)), `${said(topic)} ${words}`).toBe(whether);
      };
      const players = factsOf(config, "players");
      says("players", new RegExp(`^${players.seats.length} players`), true);
      says("players", names(players.seats), true);
      says("players", /neutral/, players.neutral);
      const board = factsOf(config, "board");
      says("board", new RegExp(`${board.squares} squares and ${board.corners} corners`), true);
      says("board", /Octagon/, board.board === "octagon");
      const { centre, each } = factsOf(config, "start");
      says("start", /Free opening.* 2 discs each/, each === 2);
      says("start", names(centre), each === 0);
      says("order", names(factsOf(config, "order").seats), true);
      says("move", /any other colours/, factsOf(config, "move").mixed);
      says("move", /neutral/, factsOf(config, "move").neutral);
      says("nothing", /^You pass when you can turn nothing over/, factsOf(config, "nothing").may === "pass");
      says("nothing", /Nobody passes.* next to any disc/, factsOf(config, "nothing").may === "place");
      const placed = factsOf(config, "placed");
      says("placed", new RegExp(`Each .* ${placed.each} discs`), placed.each !== null);
      for (const { seat, discs } of placed.shares)
        says("placed", new RegExp(`${en.seats[seat]} ${discs}`), true);
      const { when, left } = factsOf(config, "end");
      says("end", /neither player can turn/, when === "stuck");
      says("end", /board is full/, when === "full" && left === 0);
      says("end", new RegExp(`next to a disc. ${left} square`), left > 0);
      const { goal, scoring, others } = factsOf(config, "winner");
      says("winner", /fewest/, goal === "fewest");
      says("winner", /most discs win/, goal === "most");
      says("winner", /empty squares count/, scoring === "tournament");
      says("winner", /draw for all/, others);
      const { boards, free, handicap, tournament } = factsOf(config, "options");
      for (const name of BOARDS) {
        says("options", new RegExp(`\\b${en.setup.boards[name]}\\b`), boards.includes(name));
      }
      says("options", /free opening/, free);
      says("options", /corner handicap/, handicap);
      says("options", /tournament scoring/, tournament);
    }
  });

  test("name no difference in standard Reversi", () => {
    const rules = rulesOf(completeConfig());
    expect(rules.filter(({ differs }) => differs)).toEqual([]);
    expect(rules.length).toBe(10);
    expect(titled(completeConfig())).not.toContain(enRules.topics.blocked);
  });

  test("name the numbers", () => {
    const text = (config: ConfigInput, topic: RuleTopic): string =>
      wordsOfRule(ruleOf(completeConfig(config), topic)!, en, enRules);
    expect(text({ players: 3, board: "octagon" }, "board")).toContain("88 squares and 8 corners");
    expect(text({ players: 3, board: "octagon" }, "placed")).toContain("28 discs");
    expect(text({ players: 4, blocked: ["a1"] }, "placed")).toContain(
      "Black 15, White 15, Red 15, and Green 14",
    );
    expect(text({ players: 4, blocked: ["a1"] }, "blocked")).toContain("1 square can’t be played: a1.");
    expect(text({ handicap: 3, handicapSeat: "white" }, "handicap")).toContain(
      "White starts with 3 discs in corners: a1, h8, and h1.",
    );
  });
});

describe("the diagrams", () => {
  let shown: readonly { config: Config; diagrams: readonly Diagram[] }[];
  beforeAll(() => {
    shown = VARIANTS.map((config) => ({ config, diagrams: diagramsOf(config, en, enRules) }));
  });

  test("are three or four, the variant's start first", () => {
    for (const { config, diagrams } of shown) {
      expect(diagrams.length).toBeGreaterThan(2);
      expect(diagrams.length).toBeLessThan(5);
      const [first] = diagrams;
      const start = startOf(config);
      expect(first!.before.cells.filter((cell) => cell !== "cut")).toEqual(
        start.squares.map((square) => start.at(square)),
      );
      expect(first!.before.legal.length).toBe(start.legalMoves.length);
    }
  });

  test("turn the discs they mark, and no others", () => {
    for (const { diagrams } of shown) {
      for (const { before, move } of diagrams) {
        if (!move) continue;
        const changed = before.cells.flatMap((cell, index) =>
          cell === move.after.cells[index] ? [] : [index],
        );
        const expected = [move.from, ...before.preview!.flips];
        expect(changed).toEqual(expected.toSorted((one, other) => one - other));
        expect(changed.every((index) => move.after.cells[index] === before.turn)).toBe(true);
      }
    }
  });

  test("show a pass for two players, and a placement for more", () => {
    for (const { config, diagrams } of shown) {
      const { may } = factsOf(config, "nothing");
      const idle = diagrams.find(({ caption }) => caption.includes("can turn nothing over"))!;
      expect(idle.caption.includes("passes")).toBe(may === "pass");
      expect(idle.before.preview!.flips.length > 0).toBe(may === "pass");
    }
  });
});
