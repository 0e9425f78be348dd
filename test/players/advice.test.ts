import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Game, ReversiError, SHAPES } from "../../src/engine/index.js";
import type { ConfigInput, Seat, Square } from "../../src/engine/index.js";
import { randomNumbers } from "../../src/engine/random.js";
import { teach } from "../../src/locales/teach/en.js";
import { advise } from "../../src/players/index.js";
import type { Advice, Reason, ReasonKind } from "../../src/players/index.js";
import { anyConfig } from "../engine/variants.js";
import { endsOf, isBetter, judge, KINDS, truthsOf } from "./advice-judge.js";
import { positionsWith } from "./positions.js";

/** Not the best moves, but what is said of a move must be true of any. */
const DEPTH = 2;
/** More than that takes, in milliseconds. */
const TIME_LIMIT = 10_000;
/** Positions in the course of a game, and near its end. */
const COUNT = 1000;
const ENDINGS = 120;
const MOST_SHARE = 0.4;
/** Positions whose reasons are put in words; endings that are compared with perfect play; reasons of each kind to change. */
const TOLD = 200;
const EXACT = 300;
const SAMPLE = 12;

const SMALL: ConfigInput = { board: "6x6" };

type AdviseOptions = Parameters<typeof advise>[1];

interface Advised {
  readonly game: Game;
  readonly advice: Advice;
}

/** Enough to find a position again. */
function named({ config, position }: Game): string {
  return `${position} ${JSON.stringify(config)}`;
}

/** @returns positions of all variants from the start, where nothing may be chosen yet, to the last empty square */
function somePositions(): Game[] {
  const random = randomNumbers(11);
  const games: Game[] = [];
  for (const config of fc.sample(anyConfig, { numRuns: 2 * COUNT, seed: 11 })) {
    let game = Game.start(config);
    const empty = random(game.empty + 1);
    while (game.phase !== "over" && game.empty > empty) {
      game = game.play(game.legalMoves[random(game.legalMoves.length)]!);
    }
    const isForced = game.legalMoves.length < 2;
    if (game.phase !== "over" && games.length < COUNT && !(isForced && random(4) > 0)) games.push(game);
  }
  return [...games, ...positionsWith(4, ENDINGS / 2, 12), ...positionsWith(7, ENDINGS / 2, 13)];
}

/** Small positions for kinds that are rare; the move advised has a reason of that kind. */
const RARE: readonly (readonly [ReasonKind, string, ConfigInput])[] = [
  ["only", "-XXX-X/OXXXXX/OOOXXX/OOOOX-/OXOOOX/OX-OOO X", SMALL],
  ["opening", `${"-".repeat(64)} X`, { opening: "free" }],
  ["passes", "XXXO--/XXOOOX/XOXOOX/XOXXOX/-OXOOX/-OOOOX X", SMALL],
  ["many", "OOXXXX/OOXX--/OOXXX-/OOXXXO/OOOOXX/--OOXX O", SMALL],
  ["guards", "OXXXXX/OOOOOX/OOOOXX/OOOOXX/OO-X-X/-OXXX- X", SMALL],
  ["fewMoves", "XXXXXX/XXOOXX/XXXXOX/XXXXXX/OXXXXX/XXX--- O", SMALL],
  ["region", "XXOOO-/XXO-OO/OXOXOO/-XXOOO/OXOOO-/X-XOOX O", SMALL],
  ["place", "-RX#XXX-/-RROOOOX/OR#RX#XX/#ORRRXXX/XRORXRX#/OR#OR#X-/RRRRORXR/XXXX#OX- R", { players: 3 }],
];

const advised: Advised[] = [];

beforeAll(async () => {
  for (const game of somePositions()) {
    advised.push({ game, advice: await advise(game, { depth: DEPTH, timeLimit: TIME_LIMIT }) });
  }
}, 120_000);

/** @returns how many there are of each kind */
function countKinds(reasons: readonly Reason[]): ReadonlyMap<ReasonKind, number> {
  const counts = new Map<ReasonKind, number>(KINDS.map((kind) => [kind, 0]));
  for (const { kind } of reasons) counts.set(kind, counts.get(kind)! + 1);
  return counts;
}

describe("in positions of all variants", () => {
  it("there are enough of them", () => {
    expect(advised.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(advised.map(({ game }) => game.empty)).size).toBeGreaterThan(70);
    const variants = advised.flatMap(({ game: { config } }) => {
      const { players, board, goal, opening, scoring, handicap, blocked } = config;
      return [
        `${players} ${board} ${goal}`,
        `${players} ${blocked.length > 0}`,
        opening,
        scoring,
        `${handicap} corners`,
      ];
    });
    // Boards and goals: 4 × 2 and 2 × 3 × 2; blocked or not: 3 × 2; openings, scorings, handicaps.
    expect(new Set(variants).size).toBe(20 + 6 + 2 + 2 + 5);
  });

  it("a move has one to three reasons, each of another kind, and some stand alone", () => {
    for (const { game, advice } of advised) {
      const kinds = advice.reasons.map(({ kind }) => kind);
      expect(game.legalMoves, named(game)).toContain(advice.square);
      expect(kinds.length, named(game)).toBeGreaterThanOrEqual(1);
      expect(kinds.length, named(game)).toBeLessThanOrEqual(3);
      expect(new Set(kinds).size, named(game)).toBe(kinds.length);
      const isAlone = kinds.some((kind) => kind === "only" || kind === "opening" || kind === "best");
      if (isAlone || game.legalMoves.length === 1 || game.phase === "opening") {
        expect(kinds, named(game)).toHaveLength(1);
      }
    }
  });

  it("every reason is true", async () => {
    const wrong: string[] = [];
    for (const { game, advice } of advised) {
      for (const reason of advice.reasons) {
        const fault = await judge(game, advice.square, reason);
        if (fault) wrong.push(`${named(game)} ${advice.square} ${JSON.stringify(reason)}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("no kind is given too often", () => {
    const all = countKinds(advised.flatMap(({ advice }) => advice.reasons));
    const first = countKinds(advised.map(({ advice }) => advice.reasons[0]!));
    const share = (counts: ReadonlyMap<ReasonKind, number>, kind: ReasonKind): number =>
      counts.get(kind)! / [...counts.values()].reduce((sum, count) => sum + count, 0);
    const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
    console.table(
      Object.fromEntries(
        KINDS.map((kind) => [
          kind,
          {
            all: all.get(kind),
            "of all": percent(share(all, kind)),
            first: first.get(kind),
            "of first": percent(share(first, kind)),
          },
        ]),
      ),
    );
    for (const kind of KINDS) {
      expect(share(all, kind), kind).toBeLessThanOrEqual(MOST_SHARE);
      expect(share(first, kind), kind).toBeLessThanOrEqual(MOST_SHARE);
    }
  });

  it.each(RARE)("%s is given where it is due", async (kind, position, config) => {
    const game = Game.fromPosition(position, config);
    const { square, reasons } = await advise(game);
    expect(reasons.map((reason) => reason.kind)).toContain(kind);
    for (const reason of reasons) expect(await judge(game, square, reason)).toBeNull();
  });

  it("every kind is given", () => {
    const given = new Set<ReasonKind>(RARE.map(([kind]) => kind));
    for (const { advice } of advised) for (const { kind } of advice.reasons) given.add(kind);
    expect(KINDS.filter((kind) => !given.has(kind))).toEqual([]);
  });

  it("English tells every reason in whole sentences", () => {
    for (const { advice } of advised.filter((_, index) => index % Math.floor(advised.length / TOLD) === 0)) {
      for (const reason of advice.reasons) {
        const text = tell(reason);
        expect(text).toMatch(/^[A-Z\d].*\.$/);
        expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      }
    }
  });
});

function tell(reason: Reason): string {
  // Each teller takes its own kind, which is what it is called with.
  const teller = teach.reasons[reason.kind] as (
    reason: Reason,
    names: Readonly<Record<Seat, string>>,
  ) => string;
  return teller(reason, { black: "Black", white: "White", red: "Red", green: "Green" });
}

describe("the judge", () => {
  it("refuses reasons that were changed", async () => {
    const sampled = new Map<ReasonKind, number>();
    const changes = new Set<string>();
    for (const { game, advice } of advised) {
      for (const reason of advice.reasons) {
        const seen = sampled.get(reason.kind) ?? 0;
        sampled.set(reason.kind, seen + 1);
        if (seen >= SAMPLE || (await judge(game, advice.square, reason))) continue;
        for (const [change, other] of mutationsOf(game, advice.square, reason)) {
          const verdict = await judge(game, advice.square, other);
          expect(verdict, `${change}: ${named(game)} ${advice.square} ${JSON.stringify(other)}`).toBeTypeOf(
            "string",
          );
          changes.add(change);
        }
      }
    }
    expect(changes.size).toBe(5);
  });

  it.each(["only", "opening"] as const)("refuses %s where it isn't so", async (kind) => {
    const free = Game.start();
    for (const square of free.legalMoves) {
      // Black's first move: each leaves White three moves, none of them a corner.
      const verdict = await judge(free, square, { kind });
      expect(verdict).toContain("isn't true");
    }
  });

  it("refuses best where another move is worth more at every depth", async () => {
    const late = Game.fromPosition("OOO-XX/-O-XOX/OOXXXX/OXXXXX/OOOOO-/-XOOO- X", SMALL);
    const verdicts = await Promise.all(
      late.legalMoves.map((square) => judge(late, square, { kind: "best" })),
    );
    expect(verdicts).toContain(null);
    expect(verdicts.filter((verdict) => verdict?.includes("isn't the best")).length).toBeGreaterThan(0);
  });

  it("refuses a reason of one goal in a game with the other", async () => {
    let refused = 0;
    for (const { game, advice } of advised) {
      for (const reason of advice.reasons) {
        if (!["few", "quiet", "burdens", "corner", "offers"].includes(reason.kind)) continue;
        const { goal, scoring } = game.config;
        const config = { ...game.config, goal: goal === "most" ? "fewest" : "most" } as const;
        if (scoring === "tournament") continue;
        const other = Game.fromPosition(game.position, config);
        expect(await judge(other, advice.square, reason), named(game)).toContain("isn't true");
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it("proves only of such discs that they are safe as no continuation turns", async () => {
    let proved = 0;
    for (const game of positionsWith(8, 150, 14)) {
      for (const square of game.legalMoves) {
        const stable = truthsOf(game, square).find(({ kind }) => kind === "stable");
        if (!stable) continue;
        proved++;
        expect(await judge(game, square, stable), `${named(game)} ${square}`).toBeNull();
      }
    }
    expect(proved).toBeGreaterThan(100);
  });
});

/** @returns reasons that aren't true any more, with what was changed */
function mutationsOf(game: Game, square: Square, reason: Reason): readonly (readonly [string, Reason])[] {
  const mutations: (readonly [string, Reason])[] = [];
  if ("count" in reason) mutations.push(["count", { ...reason, count: reason.count + 1 }]);
  if ("most" in reason) mutations.push(["most", { ...reason, most: reason.most + 1 }]);
  if ("seat" in reason) {
    for (const seat of game.seats) if (seat !== reason.seat) mutations.push(["seat", { ...reason, seat }]);
  }
  if ("squares" in reason) {
    const flips = game.flipsOf(square);
    // A square in the centre is no corner here, nor empty; one that turns may well be safe.
    const other = SHAPES[game.config.board].centre.find(
      (one) => game.at(one) !== "empty" && !flips.includes(one) && !reason.squares.includes(one),
    );
    if (other) mutations.push(["squares", { ...reason, squares: [other, ...reason.squares.slice(1)] }]);
  }
  if ("outcome" in reason) {
    for (const outcome of ["win", "draw", "loss"] as const) {
      if (outcome !== reason.outcome) mutations.push(["outcome", { ...reason, outcome }]);
    }
  }
  return mutations;
}

it("the move loses at most two discs to the best where the end is known", async () => {
  const two = ({ seats }: Game): boolean => seats.length === 2;
  const games = [
    ...positionsWith(12, 120, 21).filter(two),
    ...positionsWith(10, 210, 25).filter(two),
    ...positionsWith(8, 80, 23),
    ...positionsWith(6, 150, 24),
  ].slice(0, EXACT);
  expect(games).toHaveLength(EXACT);
  let perfect = 0;
  for (const game of games) {
    const { square, reasons } = await advise(game);
    const ends = await endsOf(game);
    const best = ends.reduce((one, other) => (isBetter(other, one) ? other : one));
    const chosen = ends.find((end) => end.square === square)!;
    expect(chosen.outcome, named(game)).toBe(best.outcome);
    expect(best.value - chosen.value, named(game)).toBeLessThanOrEqual(2);
    if (!isBetter(best, chosen)) perfect++;
    // The end is known, so looking ahead isn't all that can be said.
    expect(reasons, named(game)).not.toContainEqual({ kind: "best" });
  }
  console.log(`${perfect} of ${EXACT} moves advised in endings lose nothing`);
}, 240_000);

it("the same ending gets the same advice", async () => {
  for (const game of positionsWith(8, 30, 31)) {
    const advice = await advise(game);
    expect(await advise(game), named(game)).toEqual(advice);
    expect(await advise(Game.fromPosition(game.position, game.config)), named(game)).toEqual(advice);
  }
});

describe("is refused:", () => {
  it.each<[string, Game, AdviseOptions]>([
    ["over", Game.fromPosition(`${"X".repeat(64)} -`), {}],
    ["time-limit", Game.start(), { timeLimit: -1 }],
    ["depth", Game.start(), { depth: 0 }],
    ["exact", Game.start(), { exact: -2 }],
    ["time-limit", Game.start({ players: 4 }), { timeLimit: Number.NaN }],
  ])("%s", async (code, game, options) => {
    const answer = advise(game, options);
    await expect(answer).rejects.toBeInstanceOf(ReversiError);
    await expect(answer).rejects.toMatchObject({ code });
  });

  it("an advice that is no longer wanted, with the signal's reason", async () => {
    const reason = new Error("no longer wanted");
    await expect(advise(Game.start(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 60);
    // It wouldn't end by itself while anybody waits.
    const answer = advise(Game.start({ board: "10x10" }), { signal: controller.signal, exact: true });
    await expect(answer).rejects.toBe(reason);
  });
});
