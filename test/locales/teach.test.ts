import { describe, expect, test } from "vitest";
import type { Seat, Square } from "../../src/engine/index.js";
import { teach as de } from "../../src/locales/teach/de.js";
import { teach as en } from "../../src/locales/teach/en.js";
import { teach as es } from "../../src/locales/teach/es.js";
import { teach as fr } from "../../src/locales/teach/fr.js";
import { teach as hu } from "../../src/locales/teach/hu.js";
import { teach as ja } from "../../src/locales/teach/ja.js";
import type { ReasonTeller, TeachWords } from "../../src/locales/teach-words.js";
import type { Reason, ReasonKind } from "../../src/players/advice/reason.js";

type Names = Readonly<Record<Seat, string>>;

const COUNTS = [0, 1, 2, 5, 21];
const PLAIN_NAMES = ["Anna", "Schwarz", "Black"];
const ALL_NAMES = [...PLAIN_NAMES, "李 小龍", "<b>Zoë</b>", "O'Neil & Söhne", "$& $1", "Fekete", "黒"];
const SQUARES: readonly (readonly Square[])[] = [["a1"], ["a1", "h8"], ["a1", "a10", "j10"]];
/** Greater than every other count. */
const MOST = 34;

/** How a language tells one thing, and which words say that a value is an estimate. */
interface Language {
  readonly language: string;
  readonly words: TeachWords;
  readonly stop: string;
  readonly one: RegExp;
  readonly about: RegExp;
  /** Where nothing but the number tells one from several; null where that's so everywhere. */
  readonly alike: ReadonlySet<ReasonKind> | null;
}

const alike = (...kinds: ReasonKind[]): ReadonlySet<ReasonKind> => new Set(kinds);
const LANGUAGES: readonly Language[] = [
  {
    language: "en",
    words: en,
    stop: ".",
    one: /\b(1|one)\b/giu,
    about: /\babout /u,
    alike: alike("noCorner", "leader", "offers"),
  },
  {
    language: "de",
    words: de,
    stop: ".",
    one: /\b(1|eine[nm])\b/giu,
    about: /\betwa /u,
    alike: alike("noCorner", "leader", "offers"),
  },
  {
    language: "fr",
    words: fr,
    stop: ".",
    one: /\b(1|un)\b/giu,
    about: /\benviron /u,
    alike: alike("leader", "offers"),
  },
  {
    language: "es",
    words: es,
    stop: ".",
    one: /\b(1|una)\b/giu,
    about: /\b(más o menos|cerca de) /u,
    alike: alike("noCorner", "leader", "offers"),
  },
  {
    language: "hu",
    words: hu,
    stop: ".",
    one: /\b(1|egy|egyetlen)\b/giu,
    about: /körülbelül /iu,
    alike: null,
  },
  { language: "ja", words: ja, stop: "。", one: /(?<!\d)1(?!\d)/gu, about: /だいたい/u, alike: null },
];
const FOREIGN = LANGUAGES.filter(({ words }) => words !== en);

const seat: Seat = "white";
const namesWith = (name: string): Names => ({ black: "M", white: name, red: "R", green: "G" });

/** Of each kind every form that there is; the compiler misses none. */
const REASONS: { readonly [Kind in ReasonKind]: readonly Extract<Reason, { readonly kind: Kind }>[] } = {
  only: [{ kind: "only" }],
  opening: [{ kind: "opening" }],
  result: (["win", "draw", "loss"] as const).flatMap((outcome) =>
    COUNTS.map((count) => ({ kind: "result" as const, outcome, count })),
  ),
  corner: [{ kind: "corner", squares: ["a1"] }],
  guards: SQUARES.map((squares) => ({ kind: "guards", seat, squares })),
  noCorner: COUNTS.flatMap((count) =>
    SQUARES.map((squares) => ({ kind: "noCorner" as const, seat, count, squares })),
  ),
  opens: SQUARES.map((squares) => ({ kind: "opens", seat, squares })),
  passes: [{ kind: "passes", seat }],
  fewMoves: COUNTS.map((count) => ({ kind: "fewMoves", seat, count })),
  stable: COUNTS.map((count) => ({ kind: "stable", count, squares: ["a1", "b1"] })),
  quiet: COUNTS.map((count) => ({ kind: "quiet", count })),
  many: COUNTS.map((count) => ({ kind: "many", count })),
  region: COUNTS.map((count) => ({ kind: "region", count, squares: ["a1"] })),
  holds: COUNTS.map((count) => ({ kind: "holds", seat, count })),
  freedom: COUNTS.map((count) => ({ kind: "freedom", seat, count })),
  calms: COUNTS.flatMap((count) =>
    [count + 2, MOST].map((most) => ({ kind: "calms" as const, seat, count, most })),
  ),
  leader: COUNTS.map((count) => ({ kind: "leader", seat, count })),
  place: COUNTS.map((count) => ({ kind: "place", seat, count })),
  few: COUNTS.map((count) => ({ kind: "few", count })),
  leavesCorner: SQUARES.map((squares) => ({ kind: "leavesCorner", squares })),
  burdens: COUNTS.map((count) => ({ kind: "burdens", seat, count })),
  offers: COUNTS.map((count) => ({ kind: "offers", seat, count })),
  best: [{ kind: "best" }],
};
const ALL_REASONS: readonly Reason[] = Object.values(REASONS).flat();

function tell(words: TeachWords, reason: Reason, name: string): string {
  return (words.reasons[reason.kind] as ReasonTeller<ReasonKind>)(reason, namesWith(name));
}

/** Whole sentences, in the same order in each language. */
function sentences(words: TeachWords, names: readonly string[]): string[] {
  return [
    words.tryThis("e4"),
    ...names.flatMap((name) => ALL_REASONS.map((reason) => tell(words, reason, name))),
    ...COUNTS.slice(1).flatMap((count) => [
      words.better("e4", count, true),
      words.better("e4", count, false),
      ...names.map((name) => words.review.move(name, "e4", "j10", count)),
    ]),
    words.review.even,
  ];
}

/** Texts that end without a full stop. */
function phrases({ takeBack, worth, review }: TeachWords, names: readonly string[]): string[] {
  return [
    takeBack,
    ...["+3", "-2", "−2", "0"].flatMap((value) => [worth(value, true), worth(value, false)]),
    review.title,
    review.waiting,
    review.decided,
    review.graph(names.slice(0, 2)),
    review.graph(names.slice(0, 3)),
    review.graph([...names.slice(0, 3), "Zed"]),
  ];
}

const texts = (words: TeachWords, names: readonly string[]): string[] => [
  ...sentences(words, names),
  ...phrases(words, names),
];

describe.each(LANGUAGES)(
  "what the teacher says in $language",
  ({ language, words, stop, one, about, alike: same }) => {
    /** The reason with this count, all else being the same. */
    const counted = (kind: ReasonKind, count: number, name = "Anna"): string => {
      const reason = { ...REASONS[kind][0], seat, count, most: MOST } as Reason;
      return tell(words, reason, name);
    };
    const COUNTED = (Object.keys(REASONS) as ReasonKind[]).filter((kind) =>
      REASONS[kind].some((reason) => "count" in reason),
    );
    /** Without numbers, and what stands for one. */
    const wordsAround = (text: string): string => text.replaceAll(one, "#").replaceAll(/\d+/gu, "#");

    test("is clean", () => {
      for (const text of texts(words, ALL_NAMES)) {
        expect(text).not.toBe("");
        expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{/u);
        expect(text).not.toMatch(/\s\s|^\s|\s$|\.\.|,,|、、|。。|\( | \)| [.,]/u);
      }
    });

    test("is set as the language is", () => {
      for (const text of texts(words, PLAIN_NAMES)) {
        expect(text).not.toMatch(/['"]|\.\.\./u);
        if (language === "fr") {
          expect(text).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]/u);
        } else {
          expect(text).not.toMatch(/\s[:;!?]/u);
        }
        if (language === "ja") {
          expect(text).not.toMatch(/[\s,.:;!?]/u);
        }
      }
    });

    test("is whole sentences, but for titles, buttons and values", () => {
      for (const text of sentences(words, ALL_NAMES)) {
        expect(text.endsWith(stop), text).toBe(true);
        expect(text.at(-2)).not.toBe(stop);
      }
      for (const text of phrases(words, PLAIN_NAMES)) expect(text.endsWith(stop), text).toBe(false);
      for (const text of sentences(words, PLAIN_NAMES)) {
        expect(text).toMatch(/^¡?[\p{Lu}\p{Lo}\d]|^[a-j]\d+に/u);
      }
      expect(words.review.waiting).toMatch(/…$/u);
    });

    test("has names and squares as they are", () => {
      for (const name of ALL_NAMES) {
        for (const reason of ALL_REASONS) {
          const text = tell(words, reason, name);
          if ("seat" in reason) expect(text).toContain(name);
          // In the others the name would be found only by chance.
          else expect(text).not.toContain("<b>");
          if (reason.kind === "guards" || reason.kind === "leavesCorner") {
            for (const square of reason.squares) expect(text).toContain(square);
          }
        }
        const text = words.review.move(name, "e4", "j10", 3);
        for (const part of [name, "e4", "j10", "3"]) expect(text).toContain(part);
        for (const names of [
          [name, "Jo"],
          [name, "Jo", "Kim"],
          [name, "Jo", "Kim", "Lou"],
        ]) {
          for (const part of names) expect(words.review.graph(names)).toContain(part);
        }
      }
      for (const square of ["a1", "e4", "j10"]) {
        expect(words.tryThis(square)).toContain(square);
        expect(words.better(square, 2, true)).toContain(square);
      }
    });

    test("says a name wherever it may stand, and bends nothing after it", () => {
      for (const reason of ALL_REASONS) {
        const text = tell(words, reason, "Anna");
        for (const name of ALL_NAMES)
          expect(tell(words, reason, name)).toBe(text.replace("Anna", () => name));
        expect(text).not.toMatch(/Anna[’'\-\p{Ll}]/u);
      }
    });

    test("tells how many", () => {
      for (const kind of COUNTED) {
        for (const count of [2, 5, 21])
          expect(counted(kind, count)).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`, "u"));
        // The last empty square needs no number.
        if (kind !== "region") expect(wordsAround(counted(kind, 1)), kind).toMatch(/#|einzigen|seul coup/u);
      }
      for (const outcome of ["win", "loss"] as const) {
        for (const count of [2, 5, 21]) {
          expect(tell(words, { kind: "result", outcome, count }, "Anna")).toContain(`${count}`);
        }
      }
      for (const count of [2, 5, 21]) {
        for (const exact of [true, false]) expect(words.better("e4", count, exact)).toContain(`${count}`);
        expect(words.review.move("Anna", "e4", "j10", count)).toContain(`${count}`);
      }
      for (const count of COUNTS) {
        expect(tell(words, { kind: "calms", seat, count, most: MOST }, "Anna")).toContain(`${MOST}`);
      }
    });

    test("says nothing of none, and of a draw no number", () => {
      const draw = tell(words, { kind: "result", outcome: "draw", count: 0 }, "Anna");
      for (const outcome of ["win", "draw", "loss"] as const) {
        expect(tell(words, { kind: "result", outcome, count: 0 }, "Anna")).not.toMatch(/\d/u);
      }
      for (const count of COUNTS) {
        expect(tell(words, { kind: "result", outcome: "draw", count }, "Anna")).toBe(draw);
      }
      for (const kind of ["calms", "place"] as const) {
        expect(counted(kind, 0)).not.toMatch(/(?<!\d)0/u);
        expect(wordsAround(counted(kind, 0))).not.toBe(wordsAround(counted(kind, 2)));
      }
    });

    test("has one as the singular, and others as the plural", () => {
      for (const kind of COUNTED) {
        const [single, two] = [1, 2].map((count) => wordsAround(counted(kind, count)));
        for (const count of [5, 21]) expect(wordsAround(counted(kind, count))).toBe(two);
        if (same) expect(single === two, `${kind}: ${single}`).toBe(same.has(kind));
      }
      const others = [
        (count: number) => words.better("e4", count, true),
        (count: number) => words.better("e4", count, false),
        (count: number) => words.review.move("Anna", "e4", "h8", count),
      ];
      for (const text of others) {
        const [single, two, five] = [1, 2, 5].map((count) => wordsAround(text(count)));
        expect(five).toBe(two);
        expect(single === two).toBe(same === null);
      }
      // Nothing is singular in French only.
      for (const kind of ["quiet", "many", "few"] as const) {
        const like = wordsAround(counted(kind, language === "fr" ? 1 : 2));
        expect(wordsAround(counted(kind, 0))).toBe(like);
      }
    });

    test("tells one corner from several where it names them", () => {
      const [single, two] = SQUARES.map((squares) => tell(words, { kind: "leavesCorner", squares }, "Anna"));
      const without = (text: string): string => text.replace(/[a-j]\d.*\d/u, "#");
      if (language !== "ja") expect(without(two!)).not.toBe(without(single!).replace("a1", "#"));
    });

    test("tells what is exact from what is estimated", () => {
      for (const count of [1, 2, 5]) {
        expect(words.better("e4", count, true)).not.toMatch(about);
        expect(words.better("e4", count, false)).toMatch(about);
        // Games are looked through with estimates.
        expect(words.review.move("Anna", "e4", "j10", count)).toMatch(about);
      }
      for (const value of ["+3", "−2", "0"]) {
        expect(words.worth(value, true)).toContain(value);
        expect(words.worth(value, false)).toContain(value);
        expect(words.worth(value, true)).not.toMatch(about);
        expect(words.worth(value, false)).toMatch(about);
      }
    });

    test("tells different things differently", () => {
      const first = Object.values(REASONS).map(([reason]) => tell(words, reason!, "Anna"));
      expect(new Set(first).size).toBe(first.length);
      const outcomes = (["win", "draw", "loss"] as const).flatMap((outcome) =>
        [0, 2].map((count) => tell(words, { kind: "result", outcome, count }, "Anna")),
      );
      // A draw has no count.
      expect(new Set(outcomes).size).toBe(5);
      const { title, waiting, decided, even } = words.review;
      expect(new Set([title, waiting, decided, even]).size).toBe(4);
    });

    test("says which side of the graph is whose, with two seats", () => {
      const text = words.review.graph(["Anna", "Jo"]);
      expect(text).not.toBe(words.review.graph(["Jo", "Anna"]));
      expect(text.indexOf("Anna")).toBeLessThan(text.indexOf("Jo"));
      const line = /line|Linie|ligne|línea|vonal|線/u;
      expect(text).toMatch(line);
      expect(words.review.graph(["Anna", "Jo", "Kim"])).not.toMatch(line);
    });
  },
);

test.each(FOREIGN)("nothing is left in English in $language", ({ words }) => {
  const english = texts(en, ["Anna", "Jo", "Kim"]);
  const translated = texts(words, ["Anna", "Jo", "Kim"]);
  expect(translated).toHaveLength(english.length);
  for (const [index, text] of translated.entries()) {
    expect(text).not.toBe(english[index]);
    expect(text).not.toMatch(
      /\b(the|and|discs?|squares?|plays?|turns?|moves?|game|corners?|board|of|you|your|can|about|whatever|would)\b/iu,
    );
  }
});
