import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { Game, PositionError, TranscriptError } from "../../src/engine/index.js";
import type { ConfigInput } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import {
  LinkError,
  makeLinkText,
  parseLinkText,
  readFragment,
  writeFragment,
} from "../../src/records/index.js";
import type { SharedGame } from "../../src/records/index.js";
import { anyGame } from "../engine/variants.js";

/** Everything that a link tells, and that can be seen of the game. */
function told({ game, seats, names }: SharedGame): object {
  const { config, position, plies, startPosition, canRedo } = game;
  return { config, position, plies, startPosition, canRedo, json: game.toJSON(), seats, names };
}

function refusal(text: string): LinkError | null {
  try {
    parseLinkText(text);
  } catch (error) {
    if (error instanceof LinkError) return error;
    throw error;
  }
  return null;
}

/** Plays by chance until so many moves are made, or the game is over. */
function playBy(seed: number, start: Game, moves = Infinity): Game {
  const below = randomNumbers(seed);
  let game = start;
  for (let made = 0; made < moves && game.phase !== "over"; made++) {
    game = game.play(game.legalMoves[below(game.legalMoves.length)]!);
  }
  return game;
}

const movesOf = (game: Game): number => game.plies.filter(({ kind }) => kind !== "pass").length;

/** A text that a link's ends, its separators and its check are added to. */
function sealed(fields: string): string {
  let hash = 0x811c9dc5;
  for (const letter of fields) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${fields};check:${(hash >>> 0).toString(36)}`;
}

const THREE: ConfigInput = { players: 3, board: "octagon", blocked: ["d4", "g8"] };
/** Two discs on an octagon with blocked squares: from here, 84 moves can be made. */
const FEW = (() => {
  const squares = Array.from(
    Game.start(THREE)
      .position.slice(0, 100)
      .replaceAll(/[XORN]/g, "-"),
  );
  for (const [place, square] of Object.entries({ 2: "X", 50: "O" })) squares[Number(place)] = square;
  return `${squares.join("")} X`;
})();

describe("the text", () => {
  test("can be read, and tells only what isn't usual", () => {
    expect(makeLinkText({ game: Game.start() })).toBe("check:ztntfp");
    const game = playBy(1, Game.start(THREE), 4);
    expect(makeLinkText({ game, seats: ["human", "host"], names: ["Anna", "Hop", "Zoë"] })).toBe(
      sealed(
        `players:3;board:octagon;blocked:d4,g8;seats:human,host;names:Anna,Hop,Zo%C3%AB;moves:${game.transcript}`,
      ),
    );
    const tournament = Game.start({ scoring: "tournament", handicap: 2, handicapSeat: "white" });
    expect(makeLinkText({ game: tournament })).toBe(
      sealed("scoring:tournament;handicap:2;handicapSeat:white"),
    );
  });

  test("carries the position that the game began from, with its blocked squares", () => {
    const game = Game.fromPosition(`#${"-".repeat(26)}OX------XO${"-".repeat(26)}# O`).play("f4");
    expect(makeLinkText({ game })).toBe(sealed("position:H26-OX6-XO26-H.O;moves:f4"));
    const over = Game.fromPosition(`${"X".repeat(64)} -`);
    expect(makeLinkText({ game: over })).toBe(sealed("position:64X.-"));
  });

  test("leaves out what was undone", () => {
    const game = Game.fromTranscript("f5d6c3").undo();
    expect(makeLinkText({ game })).toBe(sealed("moves:f5d6"));
  });

  test("holds only what a fragment and a messenger leave alone", () => {
    const anyText = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(anyGame, fc.array(anyText), fc.array(anyText), (game, seats, names) => {
        const text = makeLinkText({ game, seats, names });
        expect(text).toMatch(/^[a-zA-Z0-9:;,.%-]*[a-z0-9]$/);
      }),
    );
  });

  test.each([
    [
      "an octagon for three with a blocked square, to the last of its 83 moves",
      { blocked: ["d4"] },
      undefined,
    ],
    ["one with eight", { blocked: ["d4", "g4", "d7", "g7", "a5", "j5", "e1", "e10"] }, undefined],
    ["one with two, begun from a position, after 84 moves", {}, FEW],
  ])("%s, has at most 400 characters in the page's fragment", (_, config, position) => {
    const variant: ConfigInput = { ...THREE, ...config };
    const game = playBy(0, position ? Game.fromPosition(position, variant) : Game.start(variant));
    expect(movesOf(game)).toBe(position ? 84 : 84 - game.config.blocked.length);
    const names = ["Anna Mária", "Ödön", "花子さん"];
    const text = makeLinkText({ game, seats: ["human", "host", "expert"], names });
    const hash = writeFragment("", "reversi", text);
    expect(hash.length).toBeLessThanOrEqual(400);
    expect(told(parseLinkText(readFragment(hash, "reversi")!))).toEqual(
      told({ game, seats: ["human", "host", "expert"], names }),
    );
  });
});

describe("reading", () => {
  const anyName = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("a,b;c:d", "&#=?/", "%41", "Hop 🦛", "שלום", "\u202Eurt", "*_~()!'", " ", "-", "\n"),
  );
  /** A single empty name is the same as none. */
  const anyList = fc.option(
    fc.array(anyName, { minLength: 1, maxLength: 4 }).filter((list) => list.join(",") !== ""),
    { nil: undefined },
  );

  test("gives back any game of any variant, with any names", () => {
    fc.assert(
      fc.property(anyGame, anyList, anyList, (game, seats, names) => {
        const shared = { game, ...(seats && { seats }), ...(names && { names }) };
        expect(told(parseLinkText(makeLinkText(shared)))).toEqual(told(shared));
        const again = Game.fromPosition(game.position, game.config);
        const [next] = again.legalMoves;
        const onwards = { ...shared, game: next ? again.play(next) : again };
        expect(told(parseLinkText(makeLinkText(onwards)))).toEqual(told(onwards));
      }),
      { numRuns: 300 },
    );
  });

  test("half a surrogate pair in a name becomes the replacement character", () => {
    const text = makeLinkText({ game: Game.start(), names: ["a\uD83E", "🦛"] });
    expect(parseLinkText(text).names).toEqual(["a\uFFFD", "🦛"]);
  });

  test("forgives encoding or decoding once more, and the punctuation of the sentence around", () => {
    const shared = { game: playBy(3, Game.start(THREE), 9), names: ["Anna", "花子", "Zoë: B."] };
    const text = makeLinkText(shared);
    for (const travelled of [encodeURIComponent(text), decodeURIComponent(text), `${text}.`, `${text}).\n`]) {
      expect(travelled).not.toBe(text);
      expect(told(parseLinkText(travelled))).toEqual(told(shared));
    }
  });

  test.each([
    ["", "no-check", 0],
    ["...", "no-check", 0],
    ["%", "no-check", 0],
    ["players:3;boa", "no-check", 13],
    ["players:3;board:octagon", "no-check", 23],
    ["players;check:1", "unreadable", 0],
    ["players:3;;check:1", "unreadable", 10],
    ["names:Anna,%C3;check:1", "unreadable", 6],
    ["players:3;player:4;check:1", "unknown-field", 10],
    ["__proto__:3;check:1", "unknown-field", 0],
    ["players:3;board:octagon;players:3;check:1", "field-twice", 24],
    ["moves:f5;check:1;check:1", "field-twice", 17],
    ["players:5;check:1", "wrong-game", 0],
    ["players:3;board:6x6;check:1", "wrong-game", 0],
    ["blocked:;check:1", "wrong-game", 0],
    ["players:3;moves:a1;check:1", "wrong-game", 16],
    ["position:63-.X;check:1", "wrong-game", 9],
    ["position:62-Z-.X;check:1", "wrong-game", 9],
    ["moves:f5;check:1", "wrong-check", 15],
    ["moves:f5;check:", "no-check", 14],
  ])("%s is refused as %s at %i", (text, code, offset) => {
    expect(refusal(text)).toMatchObject({ code, offset });
    expect(refusal(text)?.message).toContain(`at ${offset}: `);
  });

  test("says what the rules have against the game", () => {
    expect(refusal("players:3;board:6x6;opening:free;check:1")?.message).toContain(
      'board: "6x6" needs 2 players. opening: "free" needs 2 players.',
    );
    expect(refusal("moves:f5d6f5;check:1")).toMatchObject({
      message: 'Link, at 10: Ply 3, "f5" at 4: a disc stands there.',
      cause: expect.any(TranscriptError) as unknown,
    });
    expect(refusal("position:64-.R;check:1")?.cause).toBeInstanceOf(PositionError);
    expect(refusal("check:1")?.message).toContain("ask for it again");
  });

  test("a flood of anything is refused at once", () => {
    const before = performance.now();
    for (const flood of [
      "999-".repeat(1e6),
      `blocked:${",".repeat(2e6)}`,
      "-".repeat(2e6),
      "a;".repeat(1e6),
    ]) {
      expect(refusal(`position:${flood};check:1`)?.message.length).toBeLessThan(20_000);
      expect(refusal(`${flood};check:1`)?.message.length).toBeLessThan(20_000);
      expect(refusal(flood)?.message.length).toBeLessThan(20_000);
    }
    expect(performance.now() - before).toBeLessThan(5000);
  });

  test("an error that isn't the engine's is not taken for a bad link", () => {
    const { fromTranscript } = Game;
    Game.fromTranscript = () => {
      throw new RangeError("not the link's fault");
    };
    try {
      expect(() => parseLinkText("check:1")).toThrow(RangeError);
    } finally {
      Game.fromTranscript = fromTranscript;
    }
  });
});

test("of 10,000 links tampered with, each is refused or gives the game that was sent", () => {
  const below = randomNumbers(2024);
  const links: SharedGame[] = [
    { game: Game.start() },
    { game: playBy(5, Game.start(), 30), names: ["Anna", "Zoë; & 🦛, (a_b) 50%"] },
    { game: playBy(6, Game.start(THREE)), seats: ["human", "host"], names: ["Anna", "花子", ""] },
    { game: playBy(7, Game.start({ players: 4, board: "10x10", goal: "fewest" }), 50) },
    { game: playBy(8, Game.start({ opening: "free", handicap: 3, handicapSeat: "white" }), 12) },
    { game: playBy(9, Game.fromPosition(FEW, THREE), 20), seats: ["easy", "hard", "human"] },
  ];
  const texts = links.map(makeLinkText);
  const alphabet = Array.from("abcdefghij0123456789:;,.%-HXORN=&# \u0000\uD83EéAZ");
  const letter = (): string => alphabet[below(alphabet.length)]!;
  const mutations: ((text: string) => string)[] = [
    (text) => splice(text, below(text.length), 1, letter()),
    (text) => splice(text, below(text.length), 1, ""),
    (text) => splice(text, below(text.length + 1), 0, letter()),
    (text) => {
      const at = below(text.length - 1);
      return splice(text, at, 2, text[at + 1]! + text[at]!);
    },
    (text) => {
      // Two characters anywhere, such as two moves' squares, change places.
      const [first, second] = [below(text.length), below(text.length)];
      return splice(splice(text, first, 1, text[second]!), second, 1, text[first]!);
    },
    (text) => splice(text, below(text.length), 1 + below(12), ""),
    (text) => splice(text, below(text.length), 0, text.slice(below(text.length)).slice(0, 1 + below(12))),
    (text) => text.slice(0, below(text.length)),
    (text) => text.slice(below(text.length)),
    (text) => text + (below(2) ? ";" : "") + text,
    (text) => tried(decodeURIComponent, text),
    (text) => tried(decodeURI, text),
    (text) => tried(encodeURIComponent, text),
    (text) => tried(encodeURI, text),
    (text) => text.toUpperCase(),
    (text) => text.replace(/moves:[^;]*/, (moves) => moves.slice(0, -2)),
    (text) => text.replace(/moves:[^;]*/, (moves) => moves.toUpperCase().replace("MOVES", "moves")),
    (text) =>
      text
        .split(";")
        .toSorted(() => below(3) - 1)
        .join(";"),
    (text) => text.replace(/check:.*/, texts[below(texts.length)]!.replace(/.*check:/, "check:")),
    (text) => text + letter(),
  ];
  const seen = { read: 0, refused: new Map<string, number>() };
  for (let changed = 0; changed < 10_000;) {
    const which = below(links.length);
    let text = texts[which]!;
    // Mostly once, since the smallest change is the hardest to notice.
    for (let again = below(3); again < 3; again += 1 + below(3)) {
      if (text.length > 1) text = mutations[below(mutations.length)]!(text);
    }
    if (text === texts[which]) continue;
    changed += 1;
    const error = tryRefusal(text);
    if (error) {
      expect(error.message).not.toBe("");
      seen.refused.set(error.code, (seen.refused.get(error.code) ?? 0) + 1);
    } else {
      seen.read += 1;
      expect(told(parseLinkText(text)), text).toEqual(told(links[which]!));
    }
  }
  expect(seen.read).toBeGreaterThan(500);
  expect([...seen.refused.keys()].toSorted()).toEqual([
    "field-twice",
    "no-check",
    "unknown-field",
    "unreadable",
    "wrong-check",
    "wrong-game",
  ]);

  function tryRefusal(text: string): LinkError | null {
    try {
      return refusal(text);
    } catch (error) {
      throw new Error(`another error for ${text}`, { cause: error });
    }
  }
});

function splice(text: string, at: number, drop: number, insert: string): string {
  return text.slice(0, at) + insert + text.slice(at + drop);
}

function tried(change: (text: string) => string, text: string): string {
  try {
    return change(text);
  } catch {
    return text;
  }
}

describe("the page's fragment", () => {
  it.each(["", "#", "#reversi", "#second=x", "#reversi2=x", "#a=reversi=x", "#100%"])(
    "%o holds nothing under the key reversi",
    (hash) => expect(readFragment(hash, "reversi")).toBeNull(),
  );

  it("takes the name of a place in the page for no key", () => {
    expect(readFragment("#reversi", "revers")).toBeNull();
  });

  it("has a text for each board's key", () => {
    let hash = writeFragment("", "reversi", "moves:f5;check:1");
    hash = writeFragment(hash, "second", "check:2");
    expect(hash).toBe("#reversi=moves:f5;check:1&second=check:2");
    expect([readFragment(hash, "reversi"), readFragment(hash, "second")]).toEqual([
      "moves:f5;check:1",
      "check:2",
    ]);
    hash = writeFragment(hash, "reversi", "check:3");
    expect(hash).toBe("#reversi=check:3&second=check:2");
    hash = writeFragment(hash, "reversi", null);
    expect(hash).toBe("#second=check:2");
    expect(writeFragment(hash, "second", null)).toBe("");
    expect(writeFragment("", "second", null)).toBe("");
    expect(writeFragment("#", "second", null)).toBe("");
  });

  it("keeps all else as it is", () => {
    for (const other of ["section-2", "a=b", "a=b&c", "reversi", "100%=%zz", "a&&=b&", "é=ü"]) {
      const hash = writeFragment(`#${other}`, "reversi", "check:1");
      expect(hash).toBe(`#${other}&reversi=check:1`);
      expect(readFragment(hash, "reversi")).toBe("check:1");
      expect(writeFragment(hash, "reversi", null)).toBe(`#${other}`);
    }
  });

  it("has one text for a key, however often it was there", () => {
    const hash = "#a&reversi=1&b&reversi=2";
    expect(readFragment(hash, "reversi")).toBe("1");
    expect(writeFragment(hash, "reversi", "3")).toBe("#a&reversi=3&b");
    expect(writeFragment(hash, "reversi", null)).toBe("#a&b");
  });

  it("takes any key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (key, other) => {
        const both = writeFragment(writeFragment("#a=b", other, "check:1"), key, "check:2");
        expect(readFragment(both, key)).toBe("check:2");
        expect(both).toMatch(/^#[\w.%=:&-]+$/);
        // As an address takes it up and gives it back.
        const url = new URL("https://example.org/");
        url.hash = both;
        expect(readFragment(url.hash, key)).toBe("check:2");
      }),
    );
    expect(readFragment("#my%5fboard=1", "my_board")).toBe("1");
    expect(readFragment("#my_board=1", "my_board")).toBe("1");
    expect(writeFragment("#my_board=1", "my_board", "2")).toBe("#my%5Fboard=2");
  });
});
