import { describe, expect, test } from "vitest";
import { BOARDS, completeConfig, HANDICAPS, SEATS, SHAPES } from "../../src/engine/index.js";
import type { Config, ConfigInput, Content, PlyKind, Seat, Square } from "../../src/engine/index.js";
import { en } from "../../src/locales/en.js";
import { hu } from "../../src/locales/hu.js";
import { ja } from "../../src/locales/ja.js";
import type { RuleWords } from "../../src/locales/rule-words.js";
import type { Words } from "../../src/locales/words.js";
import { rulesIn } from "./loaded-rules.js";
import { briefsOfRule, rulesOf, wordsOfRule } from "../../src/view/panels/rules.js";
import type { Rule, RuleStatement } from "../../src/view/panels/rules.js";

/** A text as it is shown, what must be found in it, and whether it is a whole sentence. */
interface Sample {
  readonly what: string;
  readonly text: string;
  /** Names and squares that were given for it. */
  readonly given: readonly string[];
  readonly numbers: readonly (number | string)[];
  readonly sentence: boolean;
}

type Functions<Texts> = {
  [Key in keyof Texts as Texts[Key] extends (...values: never[]) => string ? Key : never]: Texts[Key];
};
/** Values for every text that takes some; the compiler misses none. */
type Calls<Texts> = {
  readonly [Key in keyof Functions<Texts>]: Functions<Texts>[Key] extends (...values: infer Values) => string
    ? readonly Values[]
    : never;
};

const COUNTS = [0, 1, 2, 5, 20, 21];
const NAMES = ["Anna", "Ödön", "O’Brien & <b>", "山田花子", "x.y,z", "👩‍🚀", "Gép 2", "א", "c’est\u00a0moi"];
const SQUARES = ["a1", "e4", "j10"];
const CONTENTS: readonly Content[] = [...SEATS, "neutral", "empty", "blocked"];
const KINDS: readonly Exclude<PlyKind, "pass">[] = ["flip", "place", "open"];
const SCORES = [
  [40, 24],
  [33.5, 30.5],
  [30, 20, 14],
  [32, 32],
  [20, 20, 20, 4],
  [1, 0],
];
const HELD: readonly (readonly Square[])[] = [[], ["a1"], ["a1", "e4"], ["a1", "e4", "j10"]];

function product<One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] {
  return ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));
}

const named = NAMES.map((name): [string] => [name]);
const counted = COUNTS.map((count): [number] => [count]);
const namedOnSquares = product(NAMES, SQUARES);

const CALLS: Calls<Words> = {
  board: product([6, 8, 10], [false, true]),
  content: CONTENTS.map((content) => [content]),
  cell: product(SQUARES, CONTENTS).flatMap(([square, content]) =>
    [null, ...COUNTS].map((flips): [Square, Content, number | null] => [square, content, flips]),
  ),
  score: product(NAMES, COUNTS),
  you: [[]],
  toMove: named,
  thinking: named,
  placementDue: named,
  centreDue: named,
  moved: namedOnSquares.flatMap(([name, square]) =>
    product(KINDS, COUNTS).map(([kind, flips]): Parameters<Words["moved"]> => [name, square, kind, flips]),
  ),
  passed: named,
  undone: SQUARES.map((square) => [square]),
  won: product(NAMES, SCORES),
  drawn: SCORES.map((scores) => [scores]),
  picture: [
    [[]],
    ...product(NAMES, HELD).map(([name, squares]): Parameters<Words["picture"]> => [
      [
        { name, squares },
        { name: "Eva", squares: [] },
        { name: "Uwe", squares: ["b2"] },
      ],
    ]),
  ],
  refused: [[]],
};
const CONTROL_CALLS: Calls<Words["controls"]> = { shown: product(COUNTS, [21, 60]) };
const SETUP_CALLS: Calls<Words["setup"]> = { corners: HANDICAPS.map((count) => [count]) };
const RULE_CALLS: Calls<RuleWords> = {
  title: [[]],
  differences: [[]],
  thisGame: [[]],
  standard: [[]],
  nothingDiffers: [[]],
};
const CAPTION_CALLS: Calls<RuleWords["captions"]> = {
  start: [[null], ...named],
  flip: namedOnSquares.flatMap(([name, square]) =>
    COUNTS.map((flips): [string, Square, number] => [name, square, flips]),
  ),
  place: namedOnSquares,
  pass: product(NAMES, ["Eva", "Gép 2"]),
  blocked: namedOnSquares,
  corners: counted,
};

/** Texts that are whole sentences; the view ends those of whose turn it is. */
const SENTENCES = new Set(
  ["moved", "passed", "undone", "newGame", "picture", "nothingDiffers", "copied"].concat(
    Object.keys(CAPTION_CALLS).map((caption) => `captions.${caption}`),
  ),
);
/** Numbers that needn't be said: how many turn where none do. */
const UNSAID = new Set(["cell", "corners", "moved"]);

const CONFIGS: readonly Config[] = (
  [
    {},
    { board: "6x6" },
    { board: "10x10", opening: "free" },
    { board: "octagon", goal: "fewest" },
    { scoring: "tournament" },
    { handicap: 1 },
    { handicap: 4, handicapSeat: "white" },
    { handicap: 3, board: "octagon", blocked: ["d3"] },
    { blocked: ["a1", "h8"], opening: "free", scoring: "tournament" },
    { blocked: ["b2", "c2", "f7", "g7", "h7"] },
    { players: 3 },
    { players: 3, board: "octagon", blocked: ["d3"] },
    { players: 3, board: "10x10", goal: "fewest", blocked: ["a2", "b2", "b1"] },
    { players: 4 },
    { players: 4, board: "octagon", goal: "fewest" },
    { players: 4, board: "10x10", blocked: ["c3", "h8"] },
    { players: 4, blocked: ["g8", "g7", "h7"] },
  ] satisfies ConfigInput[]
).map((config) => completeConfig(config));

const RULES: readonly Rule[] = CONFIGS.flatMap(rulesOf);

/** Every fixed text, by the way to it. */
function fixedTexts(texts: object, path = ""): [what: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    // How texts are joined is none itself.
    if (["language", "stop", "gap"].includes(key)) return [];
    if (typeof value === "string") return [[path + key, value] as [string, string]];
    return typeof value === "object" && value ? fixedTexts(value, `${path}${key}.`) : [];
  });
}

function calledTexts<Texts extends object>(texts: Texts, calls: Calls<Texts>, path = ""): Sample[] {
  return Object.entries(calls as unknown as Record<string, unknown[][]>).flatMap(([key, values]) =>
    values.map((some) => {
      const text = (texts as Record<string, (...all: unknown[]) => string>)[key]!(...some);
      const flat = key === "picture" ? (some[0] as object[]).flatMap(Object.values).flat() : some.flat();
      const given = flat.filter(
        (value) => typeof value === "string" && !([...KINDS, ...CONTENTS] as string[]).includes(value),
      ) as string[];
      const numbers = UNSAID.has(key) ? [] : flat.filter((value) => typeof value === "number");
      return { what: path + key, text, given, numbers, sentence: SENTENCES.has(path + key) };
    }),
  );
}

function ruleTexts(words: Words): Sample[] {
  return RULES.flatMap((rule) => {
    const [brief, standard] = briefsOfRule(rule, words, rulesIn(words));
    const tell = wordsOfRule(rule, words, rulesIn(words));
    const { seats, squares, names } = mentioned(rule.statement, words);
    const given = [...seats, ...names];
    const sample = { numbers: [], sentence: false };
    return [
      { ...sample, what: `tell.${rule.topic}`, text: tell, given: [...given, ...squares], sentence: true },
      { ...sample, what: `brief.${rule.topic}`, text: brief, given: rule.topic === "players" ? [] : given },
      { ...sample, what: `brief.${rule.topic}`, text: standard, given: [] },
    ];
  });
}

/** The names and squares that a rule's text is to hold. */
function mentioned(
  statement: RuleStatement,
  { seats, setup }: Words,
): { seats: string[]; squares: readonly Square[]; names: string[] } {
  const nameOf = (seat: Seat): string => seats[seat];
  const none = { seats: [], squares: [], names: [] };
  switch (statement.topic) {
    case "players":
    case "order":
      return { ...none, seats: statement.seats.map(nameOf) };
    case "board":
      return {
        ...none,
        names: [setup.boards[statement.board], `${statement.squares}`, `${statement.corners}`],
      };
    case "start": {
      const there = statement.centre.filter((content) => SEATS.includes(content as Seat)) as Seat[];
      return { ...none, seats: there.map(nameOf), names: statement.each > 0 ? [`${statement.each}`] : [] };
    }
    case "handicap":
      return { ...none, seats: [nameOf(statement.seat)], names: [...statement.squares] };
    case "blocked":
      return { ...none, squares: statement.squares, names: [`${statement.squares.length}`] };
    case "placed": {
      const { each, shares } = statement;
      const discs = [each, ...shares.map((share) => share.discs)].filter((count) => count !== null);
      return { ...none, seats: shares.map(({ seat }) => nameOf(seat)), names: discs.map(String) };
    }
    case "end":
      return { ...none, squares: statement.left > 0 ? [`${statement.left}`] : [] };
    case "options":
      return { ...none, names: statement.boards.map((board) => setup.boards[board]) };
    default:
      return none;
  }
}

function samplesOf(words: Words): Sample[] {
  const fixed = fixedTexts(words).map(([what, text]) => ({
    what,
    text,
    given: [],
    numbers: [],
    sentence: SENTENCES.has(what.split(".").at(-1)!),
  }));
  return [
    ...fixed,
    ...calledTexts(words, CALLS),
    ...calledTexts(words.controls, CONTROL_CALLS, "controls."),
    ...calledTexts(words.setup, SETUP_CALLS, "setup."),
    ...calledTexts(rulesIn(words), RULE_CALLS),
    ...calledTexts(rulesIn(words).captions, CAPTION_CALLS, "captions."),
    ...ruleTexts(words),
  ];
}

/** Each text's faults, so that all of them can be seen at once. */
function faults(samples: readonly Sample[], isFault: (sample: Sample) => boolean): string[] {
  return [...new Set(samples.filter(isFault).map(({ what, text }) => `${what}: ${text}`))];
}

/** The text with a sign in place of each name and square that was given. */
function bare({ text, given }: Sample, sign: string): string {
  const longestFirst = given.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, name) => (/^\d+$/.test(name) ? rest : rest.replaceAll(name, sign)), text);
}

/** What a text says, for those that say less than the facts have. */
function told(statement: RuleStatement, brief: boolean): unknown {
  if (!brief) return statement;
  switch (statement.topic) {
    case "blocked":
      return { blocked: statement.squares.length };
    case "end":
      return { end: statement.when, left: statement.left > 0 };
    case "move":
      return { move: statement.mixed };
    case "options":
      return { ...statement, players: null };
    default:
      return statement;
  }
}

describe.each([
  { language: "hu", words: hu, stop: "." },
  { language: "ja", words: ja, stop: "。" },
])("$language", ({ words, stop }) => {
  const samples = samplesOf(words);

  test("has all the texts that English has", () => {
    const whats = (some: readonly Sample[]): string[] => [...new Set(some.map(({ what }) => what))].sort();
    expect(whats(samples)).toEqual(whats(samplesOf(en)));
    expect(samples.length).toBeGreaterThan(1_000);
  });

  test("no text is empty, except where there is nothing to tell", () => {
    expect(faults(samples, ({ text }) => text === "")).toEqual(["picture: "]);
  });

  test("no text shows what the program holds", () => {
    const leak = /undefined|null|NaN|\[object|=>|\$\{|neutral|octagon|\dx\d/;
    expect(faults(samples, (sample) => leak.test(bare(sample, "#")))).toEqual([]);
  });

  test("no space stands twice, at the beginning or at the end", () => {
    expect(faults(samples, ({ text }) => /\s\s|^\s|\s$/.test(text))).toEqual([]);
  });

  test("sentences end with a full stop, labels with none", () => {
    const isSentence = (text: string): boolean => text.endsWith(stop);
    expect(faults(samples, ({ text, sentence }) => sentence && text !== "" && !isSentence(text))).toEqual([]);
    expect(
      faults(samples, ({ text, sentence, what }) => !sentence && isSentence(text) && what !== "copied"),
    ).toEqual([]);
    expect(faults(samples, ({ text }) => /\.\.|。。|\.。/.test(text))).toEqual([]);
  });

  test("every name, square and number that is given is said", () => {
    const isMissing = ({ text, given, numbers }: Sample): boolean =>
      given.some((name) => !text.includes(name)) ||
      numbers.some((value) => !text.replaceAll(",", ".").includes(`${value}`));
    expect(faults(samples, isMissing)).toEqual([]);
    for (const flips of COUNTS.slice(1)) {
      expect(words.moved("Anna", "e4", "flip", flips)).toContain(`${flips}`);
      expect(words.cell("e4", "empty", flips)).toContain(`${flips}`);
      expect(words.setup.corners(flips)).toContain(`${flips}`);
    }
  });

  test("different facts are told by different texts", () => {
    const tellings = [
      { brief: false, textOf: (rule: Rule) => wordsOfRule(rule, words, rulesIn(words)) },
      { brief: true, textOf: (rule: Rule) => briefsOfRule(rule, words, rulesIn(words))[0] },
    ];
    for (const { brief, textOf } of tellings) {
      const facts = new Map<string, Set<string>>();
      for (const rule of RULES) {
        const text = `${rule.topic}: ${textOf(rule)}`;
        const same = facts.get(text) ?? new Set();
        facts.set(text, same.add(JSON.stringify(told(rule.statement, brief))));
      }
      expect([...facts].filter(([, same]) => same.size > 1)).toEqual([]);
    }
  });

  test("what can be mixed up has a text of its own", () => {
    const groups = [
      words.seats,
      words.setup.boards,
      words.setup.goals,
      words.setup.openings,
      words.setup.scorings,
      words.setup.movers,
      words.controls,
      rulesIn(words).topics,
    ].map((group) => Object.values<unknown>({ ...group }).filter((text) => typeof text === "string"));
    groups.push([...words.setup.levels]);
    groups.push(CONTENTS.map((content) => words.content(content)));
    groups.push(KINDS.map((kind) => words.moved("Anna", "e4", kind, 3)));
    groups.push([null, ...COUNTS].map((flips) => words.cell("e4", "empty", flips)));
    const { blockedNone, blockedRandom, blockedDrawn } = words.setup;
    groups.push([blockedNone, blockedRandom, blockedDrawn]);
    for (const group of groups) expect(new Set(group).size).toBe(group.length);
  });

  test("no English is left", () => {
    const english = new Set(
      samplesOf(en)
        .filter(({ text }) => /[a-z]{3}/i.test(text))
        .map(({ what, text }) => `${what}: ${text}`),
    );
    const isEnglish = (sample: Sample): boolean =>
      english.has(`${sample.what}: ${sample.text}`) ||
      /\b(?:the|discs?|squares?|moves?|turns?|plays?|you|game|board|none)\b/i.test(bare(sample, "#"));
    expect(faults(samples, isEnglish)).toEqual(words === hu ? ["exchange.link: Link"] : []);
  });

  test("quotes and apostrophes are typographic", () => {
    expect(faults(samples, ({ text }) => /["'`]/.test(text))).toEqual([]);
  });
});

describe("Hungarian", () => {
  const samples = samplesOf(hu);

  test("no article stands before what is put in, and no suffix behind it", () => {
    expect(faults(samples, (sample) => /(?:^|[^\p{L}])az? #/iu.test(bare(sample, "#")))).toEqual([]);
    expect(faults(samples, (sample) => /#[-\p{L}]/u.test(bare(sample, "#")))).toEqual([]);
    // Nor before a number: it would be “az 1”, “az 5”. A board’s name is always “a 10 × 10”.
    expect(faults(samples, (sample) => /\baz? \d/i.test(bare(sample, "#").replace("a 10 × 10", "")))).toEqual(
      [],
    );
  });

  test("a noun after a number is singular", () => {
    const singular = /^(?:korong(?:ot|gal)?|mező(?:re)?|sarok|játékos(?:nál)?|sor|oszlop|és)$/;
    const afterNumber = (sample: Sample): string[] =>
      Array.from(bare(sample, "#").matchAll(/(?<![\p{L}\d,.])\d+ (\p{L}+)/gu), (found) => found[1]!);
    expect(samples.flatMap(afterNumber).length).toBeGreaterThan(100);
    expect(faults(samples, (sample) => afterNumber(sample).some((noun) => !singular.test(noun)))).toEqual([]);
  });

  test("scores have the decimal comma", () => {
    expect(hu.won("Anna", [33.5, 30.5])).toBe("Anna nyert, 33,5–30,5");
  });
});

describe("Japanese", () => {
  const samples = samplesOf(ja);

  test("has Japanese punctuation, and no spaces", () => {
    expect(
      faults(samples, (sample) => /[ .,:;()!?]/.test(bare(sample, "#").replaceAll(/\d\.5/g, ""))),
    ).toEqual([]);
  });

  test("has no Latin letters but those of squares", () => {
    expect(faults(samples, (sample) => /[a-z]/i.test(bare(sample, "#")))).toEqual([]);
  });

  test("squares and digits are half-width", () => {
    expect(faults(samples, ({ text }) => /[０-９ａ-ｚＡ-Ｚ]/.test(text))).toEqual([]);
  });

  test("its sentences are polite", () => {
    const polite = /(?:です|ます|ました|ません)(?:$|[。、：）])|^.+：.+。$/;
    const spoken = samples.filter(({ sentence, text }) => sentence && text !== "");
    const parts = (text: string): string[] => text.replaceAll(/（[^）]*）/g, "").split(/(?<=。)/);
    expect(faults(spoken, ({ text }) => parts(text).some((part) => !polite.test(part)))).toEqual([]);
  });
});

test("every board's squares and corners are told", () => {
  for (const board of BOARDS) {
    const [, rule] = rulesOf(completeConfig({ board }));
    for (const words of [hu, ja]) {
      const text = wordsOfRule(rule!, words, rulesIn(words));
      expect(text).toContain(`${SHAPES[board].squares.length}`);
      expect(text).toContain(board === "octagon" ? "8" : "4");
    }
  }
});
