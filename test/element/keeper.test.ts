import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProblem } from "../../src/element/events.js";
import { Keeper } from "../../src/element/keeper.js";
import type { KeptGame } from "../../src/element/keeper.js";
import { Game } from "../../src/engine/index.js";

/** What all tabs of one site share; the tabs hear of each write but their own. */
class SharedStorage implements Storage {
  readonly texts = new Map<string, string>();
  readonly tabs: EventTarget[] = [];
  /** Events on their way; a real one can come late. */
  readonly pending: (() => void)[] = [];
  writes = 0;
  full = false;
  writer: EventTarget | undefined;

  get length(): number {
    return this.texts.size;
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    this.writes += 1;
    this.#change(key, () => this.texts.set(key, text));
  }

  removeItem(key: string): void {
    this.#change(key, () => this.texts.delete(key));
  }

  clear(): void {
    this.#change(null, () => this.texts.clear());
  }

  deliver(): void {
    for (const send of this.pending.splice(0)) send();
  }

  #change(key: string | null, change: () => void): void {
    const oldValue = key === null ? null : this.getItem(key);
    const { writer } = this;
    change();
    for (const tab of this.tabs) {
      if (tab === writer) continue;
      this.pending.push(() => tab.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue })));
    }
  }
}

/** A board in a tab of its own, with a list of what its keeper said. */
function openTab(shared: SharedStorage, key = "club") {
  const events = new EventTarget();
  shared.tabs.push(events);
  const said: string[] = [];
  const keeper = new Keeper(
    key,
    {
      changed: ({ game, seats, names }) => said.push(`changed: ${game.transcript} ${seats} ${names}`),
      failed: ({ code, field, message }) => {
        said.push(code);
        expect(field).toBe("persist");
        expect(message).toMatch(/^persist: .+\. ?/);
      },
    },
    () => {
      shared.writer = events;
      return shared;
    },
    events,
  );
  keeper.connect();
  return {
    keeper,
    said,
    write: (moves: string) => keeper.write(Game.fromTranscript(moves), "human", "Anna"),
  };
}

const NAME = "reversi-board:club";
const read = (kept: KeptGame | null) => kept && { ...kept, game: JSON.stringify(kept.game) };
const neverFails = ({ code }: BoardProblem): never => expect.unreachable(code);
const neverChanges = ({ game }: KeptGame): never => expect.unreachable(game.transcript);
let shared: SharedStorage;

beforeEach(() => {
  shared = new SharedStorage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a game kept", () => {
  test("is there at once, and read after a reload with what was undone", () => {
    const before = openTab(shared);
    expect(before.keeper.read()).toBeNull();
    const game = Game.fromTranscript("f5d6c3", { goal: "fewest", blocked: ["a1", "h8"] }).undo();
    before.keeper.write(game, "human host", "Anna, ; “Hop” 🦛");
    const after = openTab(shared);
    expect(read(after.keeper.read())).toEqual({
      game: JSON.stringify(game),
      seats: "human host",
      names: "Anna, ; “Hop” 🦛",
    });
    expect([...before.said, ...after.said]).toEqual([]);
    expect([...shared.texts.keys()]).toEqual([NAME]);
  });

  test("that was read goes on being kept, move by move", () => {
    openTab(shared).write("f5");
    const { keeper, said, write } = openTab(shared);
    keeper.read();
    write("f5d6");
    write("f5d6c3");
    expect(openTab(shared).keeper.read()?.game.transcript).toBe("f5d6c3");
    expect(said).toEqual([]);
  });

  test("is kept under its key only", () => {
    const other = openTab(shared, "other");
    openTab(shared).write("f5");
    shared.deliver();
    expect(other.keeper.read()).toBeNull();
    expect(other.said).toEqual([]);
  });

  test("isn't written again when nothing changed", () => {
    const { write } = openTab(shared);
    write("f5");
    write("f5");
    expect(shared.writes).toBe(1);
  });

  test("is where the browser keeps things, unless told otherwise", () => {
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    vi.stubGlobal("localStorage", shared);
    const changed = vi.fn<(kept: KeptGame) => void>();
    const keeper = new Keeper("club", { changed, failed: neverFails });
    keeper.connect();
    keeper.write(Game.fromTranscript("f5"), "", "");
    expect(shared.getItem(NAME)).toContain("f5");
    const oldValue = shared.getItem(NAME);
    shared.setItem(NAME, oldValue!.replace("f5", "e6"));
    page.dispatchEvent(Object.assign(new Event("storage"), { key: NAME, oldValue }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe("a kept game that can't be read", () => {
  const good = { version: 1, game: Game.fromTranscript("f5"), seats: "", names: "" };
  const bad = [
    "",
    "{",
    "null",
    "7",
    "[]",
    "{}",
    "[".repeat(100_000),
    { ...good, version: 2 },
    { ...good, version: { toString: 1 } },
    { ...good, seats: null },
    { ...good, names: 7 },
    { ...good, game: undefined },
    { ...good, game: { ...good.game.toJSON(), moves: "f5f5" } },
    { ...good, game: { ...good.game.toJSON(), config: { players: 9 } } },
    { ...good, game: { ...good.game.toJSON(), ply: 9 } },
  ].map((text) => (typeof text === "string" ? text : JSON.stringify(text)));

  test.each(bad)("%.40s is told once, and stays until a move is played", (text) => {
    shared.setItem(NAME, text);
    const { keeper, said, write } = openTab(shared);
    expect(keeper.read()).toBeNull();
    expect(keeper.read()).toBeNull();
    write("");
    expect(shared.getItem(NAME)).toBe(text);
    write("f5");
    expect(openTab(shared).keeper.read()?.game.transcript).toBe("f5");
    expect(said).toEqual(["kept-game"]);
  });

  test("gives way to a game whose moves were all undone, too", () => {
    shared.setItem(NAME, "{");
    const { keeper } = openTab(shared);
    keeper.read();
    keeper.write(Game.fromTranscript("f5").undo(), "", "");
    expect(keeper.read()?.game.canRedo).toBe(true);
  });

  test("that another tab wrote isn't overwritten by the move under way", () => {
    const { keeper, said, write } = openTab(shared);
    write("f5");
    shared.setItem(NAME, "{");
    write("f5d6");
    expect(shared.getItem(NAME)).toBe("{");
    shared.deliver();
    expect(said).toEqual(["kept-game"]);
    write("f5d6c3");
    expect(keeper.read()?.game.transcript).toBe("f5d6c3");
  });
});

describe("two tabs", () => {
  test("show each other's moves", () => {
    const [one, two] = [openTab(shared), openTab(shared)];
    one.write("f5");
    shared.deliver();
    two.write("f5d6");
    shared.deliver();
    expect(one.said).toEqual(["changed: f5d6 human Anna"]);
    expect(two.said).toEqual(["changed: f5 human Anna"]);
  });

  test("of which one hasn't heard of the other's move yet: its own doesn't overwrite that, and it is told", () => {
    const [one, two] = [openTab(shared), openTab(shared)];
    one.write("f5");
    shared.deliver();
    one.write("f5d6");
    two.write("f5f4");
    expect(two.said.slice(1)).toEqual(["kept-elsewhere", "changed: f5d6 human Anna"]);
    shared.deliver();
    expect(two.said).toHaveLength(3);
    expect(one.said).toEqual([]);
    two.write("f5d6c3");
    shared.deliver();
    expect(one.said).toEqual(["changed: f5d6c3 human Anna"]);
  });

  test("of which one never read what the other keeps: it isn't overwritten", () => {
    openTab(shared).write("f5");
    const late = openTab(shared);
    late.write("e6");
    expect(late.said).toEqual(["kept-elsewhere", "changed: f5 human Anna"]);
  });

  test("of which one never read what the other keeps: it has nothing to lose when it hears of a move", () => {
    const one = openTab(shared);
    one.write("f5");
    const late = openTab(shared);
    one.write("f5d6");
    shared.deliver();
    expect(late.said).toEqual(["changed: f5d6 human Anna"]);
  });

  test("that write in the same moment, unseen by each other: the one overwritten is told", () => {
    const one = openTab(shared);
    one.write("f5");
    shared.deliver();
    const blind = shared.getItem(NAME)!;
    one.write("f5d6");
    // The other's process hadn't got f5d6 yet when it wrote.
    const text = blind.replace('"f5"', '"f5f4"').replace('"ply":1', '"ply":2');
    shared.texts.set(NAME, text);
    shared.tabs[0]!.dispatchEvent(Object.assign(new Event("storage"), { key: NAME, oldValue: blind }));
    expect(one.said).toEqual(["kept-elsewhere", "changed: f5f4 human Anna"]);
  });

  test("hear only the last of several moves whose events come late", () => {
    const [one, two] = [openTab(shared), openTab(shared)];
    one.write("f5");
    one.write("f5d6");
    shared.deliver();
    expect(two.said).toEqual(["changed: f5d6 human Anna"]);
  });

  test("go on keeping when one of them clears the site's data", () => {
    const [one, two] = [openTab(shared), openTab(shared)];
    one.write("f5");
    shared.deliver();
    shared.clear();
    shared.deliver();
    two.write("f5d6");
    expect(shared.getItem(NAME)).toContain("f5d6");
    shared.removeItem(NAME);
    two.write("f5d6c3");
    shared.deliver();
    expect(one.said).toEqual(["changed: f5d6c3 human Anna"]);
    expect(two.said).toEqual(["changed: f5 human Anna"]);
  });

  test("that disconnected hear nothing, and still overwrite nothing", () => {
    const [one, two] = [openTab(shared), openTab(shared)];
    two.keeper.disconnect();
    one.write("f5");
    shared.deliver();
    expect(two.said).toEqual([]);
    two.write("e6");
    expect(two.said).toEqual(["kept-elsewhere", "changed: f5 human Anna"]);
  });

  test("in whose page the other's game is written back as it is shown don't answer each other for ever", () => {
    const one = openTab(shared);
    const keeper: Keeper = new Keeper(
      "club",
      { changed: ({ game, seats, names }) => keeper.write(game, seats, names), failed: neverFails },
      () => shared,
      new EventTarget(),
    );
    one.write("f5");
    keeper.read();
    one.write("f5d6");
    expect(shared.writes).toBe(2);
    keeper.write(keeper.read()!.game, "human", "Anna");
    expect(shared.writes).toBe(2);
  });
});

describe("storage that fails", () => {
  function openWith(storage: () => Storage) {
    const failed = vi.fn<(problem: { code: string; message: string }) => void>();
    const events = new EventTarget();
    const keeper = new Keeper("club", { changed: neverChanges, failed }, storage, events);
    keeper.connect();
    return { keeper, failed, events };
  }

  test.each([
    ["forbidden", () => { throw new DOMException("denied", "SecurityError"); }], // prettier-ignore
    ["absent", () => undefined as unknown as Storage],
    ["null, as in some web views", () => null as unknown as Storage],
  ])("as it is %s, is told of once, and the game goes on", (_, storage) => {
    const { keeper, failed, events } = openWith(storage);
    expect(keeper.read()).toBeNull();
    keeper.write(Game.fromTranscript("f5"), "", "");
    events.dispatchEvent(Object.assign(new Event("storage"), { key: NAME }));
    keeper.write(Game.fromTranscript("f5d6"), "", "");
    expect(failed.mock.calls).toEqual([
      [
        {
          code: "storage",
          field: "persist",
          message:
            "persist: the browser’s storage can’t be used here, so the game goes on without being kept.",
        },
      ],
    ]);
  });

  test("to be read isn't written to either, since nobody knows what is there", () => {
    const { keeper, failed } = openWith(() => {
      if (failed.mock.calls.length === 0) throw new DOMException("not now", "UnknownError");
      return shared;
    });
    keeper.write(Game.fromTranscript("f5"), "", "");
    expect([failed.mock.calls.length, shared.writes]).toEqual([1, 0]);
  });

  test("as it is full, is told of once; what was kept before stays, and space is used when there is some", () => {
    const { keeper, failed } = openWith(() => shared);
    keeper.write(Game.fromTranscript("f5"), "", "");
    shared.full = true;
    keeper.write(Game.fromTranscript("f5d6"), "", "");
    keeper.write(Game.fromTranscript("f5d6c3"), "", "");
    expect(keeper.read()?.game.transcript).toBe("f5");
    shared.full = false;
    keeper.write(Game.fromTranscript("f5d6c3d3"), "", "");
    expect(keeper.read()?.game.transcript).toBe("f5d6c3d3");
    expect(failed.mock.calls.map(([{ code, message }]) => [code, message])).toEqual([
      ["storage", "persist: the browser’s storage is full, so the game goes on without being kept."],
    ]);
  });
});
