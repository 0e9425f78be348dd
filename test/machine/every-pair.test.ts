import { expect, it } from "vitest";
import { createActor } from "xstate";
import { Game } from "../../src/engine/index.js";
import { gameMachine } from "../../src/machine/index.js";
import type { GameEvent, GameNews, Table } from "../../src/machine/index.js";
import { everyPair } from "./pairs.js";

const pairs = everyPair(gameMachine, Game);

/** Whether an event must be accepted, said once more in other words than the machine's. */
function mustAccept(event: GameEvent, { game, browsed, movers, job }: Table): boolean {
  const shown = game && browsed !== null ? game.goTo(browsed) : game;
  const isPersons = (at: Game | null): boolean =>
    at?.turn != null && (movers[at.turn] ?? "person") === "person";
  const plays = (at: Game | null, square: string): boolean => at?.legalMoves.includes(square) ?? false;
  switch (event.type) {
    case "start":
      return event.config?.board !== "6x6";
    case "load":
    case "clear":
    case "seat":
      return true;
    case "choose":
      return isPersons(shown) && plays(shown, event.square);
    case "play":
      return plays(game, event.square);
    case "answer":
      return !isPersons(game) && event.job === job && plays(game, event.square);
    case "undo": {
      if (!game) return false;
      const earlier = game.plies.map((_, index) => game.goTo(index)).filter((at) => at.ply < game.ply);
      const anyPerson = game.seats.some((seat) => (movers[seat] ?? "person") === "person");
      return earlier.some((at) => !anyPerson || isPersons(at));
    }
    case "redo":
      return game?.canRedo ?? false;
    case "goTo":
      return game !== null && event.ply <= game.ply;
    default:
      throw new TypeError("an event that this test doesn't know");
  }
}

const NEWS: Readonly<Record<GameEvent["type"], RegExp>> = {
  start: /^started turned( moveDue| ended)?$/,
  load: /^loaded turned( moveDue)?$/,
  clear: /^cleared$/,
  seat: /^seated( moveDue)?$/,
  choose: /^moved( passed)? turned( moveDue| ended)?$/,
  play: /^moved( passed)? turned( moveDue| ended)?$/,
  answer: /^moved( passed)? turned( moveDue| ended)?$/,
  undo: /^undone turned( moveDue)?$/,
  redo: /^redone turned( moveDue)?$/,
  goTo: /^browsed$/,
};

it("knows many states, with two, three and four players, and tries every event in each", () => {
  const states = new Set(pairs.map(({ name }) => name.split(" ← ")[0]));
  expect(states.size).toBeGreaterThan(50);
  for (const part of ["setup", "opening", "turn", "fallback", "over", "person", "host", "computer"]) {
    expect(
      [...states].some((state) => state?.includes(part)),
      part,
    ).toBe(true);
  }
  for (const players of [2, 3, 4]) {
    expect(
      [...states].some((state) => state?.includes(`"players":${players}`)),
      String(players),
    ).toBe(true);
  }
});

it("accepts what it must, and is left unchanged by what it refuses", () => {
  for (const { path, event, name } of pairs) {
    const actor = createActor(gameMachine);
    const news: GameNews[] = [];
    actor.start();
    for (const step of path) actor.send(step);
    actor.on("*", (item) => news.push(item));
    const before = actor.getSnapshot();
    const accepts = mustAccept(event, before.context);
    actor.send(event);
    const after = actor.getSnapshot();
    const told = news.map(({ type }) => type).join(" ");
    if (!accepts) {
      expect(after.context, name).toBe(before.context);
      expect(after.value, name).toEqual(before.value);
      expect(told, name).toBe(event.type === "start" ? "refused" : "");
      continue;
    }
    expect(told, name).toMatch(NEWS[event.type]);
    const { game, movers, job } = after.context;
    const { turn, phase } = game ?? {};
    const waiting = turn && (movers[turn] ?? "person");
    expect(after.value, name).toEqual(
      game ? (phase === "over" ? "over" : { [phase ?? ""]: waiting }) : "setup",
    );
    const due = news.find((item) => item.type === "moveDue");
    const browsing = event.type === "goTo";
    expect(due?.job, name).toBe(browsing || !waiting || waiting === "person" ? undefined : job);
  }
});
