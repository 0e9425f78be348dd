import { describe, expect, test } from "vitest";
import { completeConfig } from "../../src/engine/index.js";
import type { Config, ConfigInput, Content, Square } from "../../src/engine/index.js";
import { de } from "../../src/locales/de.js";
import { en } from "../../src/locales/en.js";
import { es } from "../../src/locales/es.js";
import { fr } from "../../src/locales/fr.js";
import type { Words } from "../../src/locales/words.js";
import { rulesIn } from "./loaded-rules.js";
import { briefsOfRule, rulesOf, wordsOfRule } from "../../src/view/panels/rules.js";

const COUNTS = [0, 1, 2, 5, 20, 21];
const PLAIN_NAMES = ["Anna", "Jo"];
const NAMES = [...PLAIN_NAMES, "O'Neil & Söhne", "<b>Zoë</b>", "李 小龍", "$& $1", "\u200f\u05d3\u05df"];
const SQUARES: readonly Square[] = ["e4", "a1", "j10", "i3"];
const LISTS: readonly (readonly Square[])[] = [[], ["a1"], ["a1", "i3"], ["h8", "b2", "a10"]];
const CONTENTS: readonly Content[] = ["black", "white", "red", "green", "neutral", "empty", "blocked"];
const KINDS = ["flip", "place", "open"] as const;

/** One square, and then two, that no disc can come to. */
const CUT_OFF = [
  ["a2", "b1", "b2"],
  ["a2", "b1", "b2", "g1", "g2", "h2"],
];
/** All around the middle of 8×8: nobody can ever move. */
const WALL = ["c3", "d3", "e3", "f3", "c4", "f4", "c5", "f5", "c6", "d6", "e6", "f6"];

const CONFIGS: readonly Config[] = [
  ...(["6x6", "8x8", "10x10", "octagon"] as const).flatMap((board) =>
    (["cross", "free"] as const).flatMap((opening) => [
      ...([0, 1, 2, 3, 4] as const).flatMap((handicap) =>
        (["black", "white"] as const).map((handicapSeat) => ({ board, opening, handicap, handicapSeat })),
      ),
      ...[["c1"], ["c2", "e1"]].map((blocked) => ({ board, opening, blocked })),
      { board, opening, goal: "fewest" as const },
      { board, opening, scoring: "tournament" as const },
    ]),
  ),
  ...([3, 4] as const).flatMap((players) => [
    ...(["8x8", "10x10", "octagon"] as const).flatMap((board) =>
      (["most", "fewest"] as const).flatMap((goal) =>
        [[], ["c1"], ["c2", "e1"]].map((blocked) => ({ players, board, goal, blocked })),
      ),
    ),
    ...[...CUT_OFF, WALL].map((blocked) => ({ players, blocked })),
  ]),
  { blocked: WALL },
].map((config: ConfigInput) => completeConfig(config));
const RULES = CONFIGS.flatMap(rulesOf);

/** Texts as they are: labels, headings. */
function labels(words: object): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    // How texts are joined is none itself.
    if (["language", "stop", "gap"].includes(key)) return [];
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? labels(value) : [];
  });
}

const told = (words: Words): string[] => RULES.map((rule) => wordsOfRule(rule, words, rulesIn(words)));
const briefs = (words: Words): string[] => RULES.flatMap((rule) => briefsOfRule(rule, words, rulesIn(words)));

interface Insertion {
  readonly text: string;
  readonly inserted: readonly string[];
}

/** Sentences that are read aloud, with what must be heard in them. */
function sentences(words: Words, names: readonly string[]): Insertion[] {
  const { captions } = rulesIn(words);
  const squares = SQUARES.flatMap((square) => [
    { text: words.undone(square), inserted: [square] },
    ...names.flatMap((name) => [
      ...COUNTS.slice(1).flatMap((count) => [
        ...KINDS.map((kind) => ({
          text: words.moved(name, square, kind, kind === "flip" ? count : 0),
          inserted: [name, square],
        })),
        { text: captions.flip(name, square, count), inserted: [name, square] },
      ]),
      { text: captions.place(name, square), inserted: [name, square] },
      { text: captions.blocked(name, square), inserted: [name, square] },
    ]),
  ]);
  const named = names.flatMap((name) => [
    { text: words.passed(name), inserted: [name] },
    { text: captions.start(name), inserted: [name] },
    ...names.map((next) => ({ text: captions.pass(name, next), inserted: [name, next] })),
  ]);
  const listed = LISTS.flatMap((first) =>
    LISTS.map((second) => ({
      text: words.picture([
        { name: names[0]!, squares: first },
        { name: names[1]!, squares: second },
      ]),
      inserted: [names[0]!, names[1]!, ...first, ...second],
    })),
  );
  const others = [captions.start(null), rulesIn(words).nothingDiffers()];
  const corners = [4, 8].map((count) => ({ text: captions.corners(count), inserted: [`${count}`] }));
  return [...squares, ...named, ...listed, ...corners, ...others.map((text) => ({ text, inserted: [] }))];
}

/** Texts that end without a full stop. */
function phrases(words: Words, names: readonly string[]): Insertion[] {
  const named = names.flatMap((name) => [
    ...[words.toMove(name), words.thinking(name), words.placementDue(name), words.centreDue(name)].map(
      (text) => ({
        text,
        inserted: [name],
      }),
    ),
    ...COUNTS.map((count) => ({ text: words.score(name, count), inserted: [name] })),
    { text: words.score(name, 31.5), inserted: [name, "31,5"] },
    { text: words.won(name, [40, 24]), inserted: [name, "40", "24"] },
    { text: words.won(name, [40.5, 23.5]), inserted: [name, "40,5", "23,5"] },
    { text: words.won(name, [30, 20, 14, 0]), inserted: [name, "30", "20", "14", "0"] },
  ]);
  const cells = SQUARES.flatMap((square) =>
    CONTENTS.flatMap((content) =>
      [null, ...COUNTS].map((flips) => ({
        text: words.cell(square, content, flips),
        inserted: [square, words.content(content)],
      })),
    ),
  );
  return [
    ...named,
    ...cells,
    { text: words.drawn([32.5, 32.5]), inserted: ["32,5"] },
    { text: words.drawn([24, 24, 16]), inserted: ["24", "16"] },
    { text: words.board(8, false), inserted: ["8"] },
    { text: words.board(10, true), inserted: ["10"] },
    { text: words.controls.shown(3, 60), inserted: ["3", "60"] },
    ...COUNTS.slice(1).map((count) => ({ text: words.setup.corners(count), inserted: [`${count}`] })),
    ...[words.you(), words.refused(), words.setup.corners(0)].map((text) => ({ text, inserted: [] })),
    ...[
      rulesIn(words).title(),
      rulesIn(words).differences(),
      rulesIn(words).thisGame(),
      rulesIn(words).standard(),
    ].map((text) => ({ text, inserted: [] })),
  ];
}

/** All that has a count, as it is with this one. */
function counted(words: Words, count: number): string[] {
  const { tell, brief, captions } = rulesIn(words);
  const squares = Array.from({ length: count }, (_, index) => `a${index + 1}`);
  const end = { when: "full", left: count } as const;
  const placed = { each: count, shares: [] };
  const board = { board: "8x8", squares: count, corners: 4 } as const;
  return [
    words.cell("e4", "empty", count),
    words.score("Anna", count),
    words.moved("Anna", "e4", "flip", count),
    words.setup.corners(count),
    captions.flip("Anna", "e4", count),
    captions.corners(count),
    tell.start({ centre: [], each: count }, words),
    brief.start({ centre: [], each: count }, words),
    tell.board(board, words),
    brief.board(board, words),
    tell.blocked({ squares }, words),
    brief.blocked({ squares }, words),
    tell.handicap({ seat: "black", squares }, words),
    brief.handicap({ seat: "black", squares }, words),
    tell.placed(placed, words),
    brief.placed(placed, words),
    tell.end(end, words),
  ];
}

/** The text without its squares, its numbers, one as an article too, and what a list has between them. */
const wordsAround = (text: string): string =>
  text
    .replaceAll(/: [a-j]\d.*?(?=$|[.] )/g, "")
    .replaceAll(/\d+/g, "#")
    .replaceAll(/\b(una|einen|ein)\b/g, "#");

/** A text that is the same word in both languages. */
const SAME = new Set(["Menu", "Pause", "Score", "Position", "Link", "Name", "6 × 6", "8 × 8", "10 × 10"]);

describe.each([
  ["fr", fr],
  ["es", es],
  ["de", de],
])("the words in %s", (language, words) => {
  const texts = (names: readonly string[]): string[] => [
    ...labels(words),
    ...told(words),
    ...briefs(words),
    ...[...sentences(words, names), ...phrases(words, names)].map(({ text }) => text),
  ];

  test("are clean", () => {
    for (const text of texts(NAMES)) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/);
      expect(text).not.toMatch(/\s\s|^\s|\s$|\.\.|,,|\( | \)| [.,]/);
    }
  });

  test("are set as the language is", () => {
    for (const text of texts(PLAIN_NAMES)) {
      expect(text).not.toMatch(/['"]/);
      if (language === "fr") {
        expect(text).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/);
      } else {
        expect(text).not.toMatch(/\s[:;!?]/);
      }
    }
  });

  test("have nothing left in English", () => {
    const english = new Set(labels(en));
    const left = labels(words).filter((text) => english.has(text) && !SAME.has(text));
    expect(left).toEqual([]);
    for (const text of texts(PLAIN_NAMES)) {
      expect(text).not.toMatch(
        /\b(the|and|discs?|squares?|plays?|turns?|game|black|white|corners?|board|of)\b/i,
      );
    }
  });

  test("are whole sentences where they are told, and only there", () => {
    for (const text of [...told(words), ...sentences(words, NAMES).map((sentence) => sentence.text)]) {
      expect(text).toMatch(/[^.]\.$/);
    }
    for (const text of [...briefs(words), ...phrases(words, NAMES).map((phrase) => phrase.text)]) {
      expect(text).not.toMatch(/\.$/);
    }
    // The text begins with a capital, but for a name that doesn't.
    for (const text of told(words)) expect(text).toMatch(/^[\p{Lu}\d]/u);
  });

  test("have what is inserted", () => {
    for (const { text, inserted } of [...sentences(words, NAMES), ...phrases(words, NAMES)]) {
      for (const part of inserted) expect(text).toContain(part);
    }
    for (const { statement } of RULES) {
      const rule = { topic: statement.topic, statement, standard: statement, differs: false };
      const text = wordsOfRule(rule, words, rulesIn(words));
      const contents = "seats" in statement ? statement.seats : "centre" in statement ? statement.centre : [];
      if (!("each" in statement && statement.each)) {
        for (const content of contents) expect(text).toContain(words.content(content));
      }
      if ("shares" in statement) {
        for (const { seat, discs } of statement.shares) {
          expect(text).toContain(words.seats[seat]);
          expect(text).toContain(String(discs));
        }
      }
      if (statement.topic === "handicap") expect(text).toContain(words.seats[statement.seat]);
      if (statement.topic === "handicap" || statement.topic === "blocked") {
        for (const square of statement.squares) expect(text).toMatch(new RegExp(`\\b${square}\\b`));
      }
      if (statement.topic === "board") {
        expect(text).toContain(words.setup.boards[statement.board]);
        expect(text).toMatch(new RegExp(`\\b${statement.squares}\\b.*\\b${statement.corners}\\b`));
      }
      if (statement.topic === "options") {
        for (const board of statement.boards) expect(text).toContain(words.setup.boards[board]);
      }
    }
  });

  test("have one as the singular, and others as the plural", () => {
    const [none, one, two] = [0, 1, 2].map((count) => counted(words, count).map(wordsAround));
    for (const [index, text] of one!.entries()) {
      expect(two![index]).not.toBe(text);
    }
    for (const count of [5, 20, 21]) {
      expect(counted(words, count).map(wordsAround)).toEqual(two);
      for (const text of counted(words, count)) expect(text).toContain(String(count));
    }
    // Nothing is singular in French only; with no disc to turn a cell says less.
    const like = language === "fr" ? one! : two!;
    expect([none![1], none![2]]).toEqual([like[1], like[2]]);
  });

  test("differ where the rules do", () => {
    const statements = new Map<string, string>();
    for (const rule of RULES) {
      const text = wordsOfRule(rule, words, rulesIn(words));
      const statement = JSON.stringify(rule.statement);
      expect(statements.get(text) ?? statement, text).toBe(statement);
      statements.set(text, statement);
      const [here, standard] = briefsOfRule(rule, words, rulesIn(words));
      expect(here !== standard, `${rule.topic}: ${here}`).toBe(rule.differs);
    }
    expect(statements.size).toBe(new Set(RULES.map(({ statement }) => JSON.stringify(statement))).size);
  });

  test("differ where there is something to choose or to be told apart", () => {
    const { controls, setup } = words;
    const rules = rulesIn(words);
    const groups = [
      controls,
      setup.boards,
      setup.goals,
      setup.openings,
      setup.scorings,
      setup.movers,
      setup.levels,
    ];
    for (const group of [...groups, rules.topics, words.seats]) {
      expect(new Set(labels(group)).size).toBe(labels(group).length);
    }
    for (const square of SQUARES) {
      const moves = KINDS.map((kind) => words.moved("Anna", square, kind, 2));
      const events = [...moves, words.passed("Anna"), words.undone(square)];
      expect(new Set(events).size).toBe(events.length);
    }
    const contents = CONTENTS.map((content) => words.content(content));
    expect(new Set(contents).size).toBe(CONTENTS.length);
    const due = [
      words.toMove("Anna"),
      words.thinking("Anna"),
      words.placementDue("Anna"),
      words.centreDue("Anna"),
    ];
    expect(new Set(due).size).toBe(due.length);
    expect(words.board(10, true)).not.toBe(words.board(10, false));
    expect(words.cell("e4", "empty", 0)).not.toBe(words.cell("e4", "empty", null));
  });
});
