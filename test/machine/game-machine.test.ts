import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { Game } from "../../src/engine/index.js";
import { gameMachine } from "../../src/machine/index.js";
import type { GameEvent, GameNews } from "../../src/machine/index.js";

function newActor(...events: GameEvent[]) {
  const actor = createActor(gameMachine);
  const news: GameNews[] = [];
  actor.on("*", (item) => news.push(item));
  actor.start();
  for (const event of events) actor.send(event);
  const types = (): string[] => news.map(({ type }) => type);
  const state = () => actor.getSnapshot().value;
  const game = () => actor.getSnapshot().context.game;
  return { actor, news, types, state, game };
}

const moves = (transcript: string): GameEvent[] =>
  (transcript.match(/[a-j](?:10|[1-9])/g) ?? []).map((square) => ({ type: "play", square }));

describe("the course of a game", () => {
  it("waits in setup until a game is started", () => {
    const { state, game, types } = newActor(...moves("f5"), { type: "undo" }, { type: "redo" });
    expect(state()).toBe("setup");
    expect(game()).toBe(null);
    expect(types()).toEqual([]);
  });

  it("goes from setup to turns, and is over when nobody can move", () => {
    const { state, types, game } = newActor({ type: "start" });
    expect(state()).toEqual({ turn: "person" });
    expect(types()).toEqual(["started", "turned"]);
    const whole = newActor({ type: "start" }, ...moves("f5d6c5f6e7f4g5e6e3"));
    expect(whole.state()).toBe("over");
    expect(whole.types().slice(-3)).toEqual(["moved", "turned", "ended"]);
    expect(whole.game()?.scores).toEqual({ black: 13, white: 0 });
    expect(game()?.ply).toBe(0);
  });

  it("shows the opening, the turn and the fallback as states", () => {
    const free = newActor({ type: "start", config: { opening: "free" } });
    expect(free.state()).toEqual({ opening: "person" });
    for (const event of moves("d4e4d5e5")) free.actor.send(event);
    expect(free.state()).toEqual({ turn: "person" });

    const three = newActor({ type: "start", config: { players: 3 } });
    expect(three.state()).toEqual({ turn: "person" });
    const seen = new Set<unknown>();
    for (let ply = 0; ply < 100 && three.state() !== "over"; ply++) {
      seen.add(three.game()?.phase);
      expect(three.state()).toEqual({ [three.game()?.phase ?? ""]: "person" });
      const square = three.game()?.legalMoves.at(ply % 2 === 0 ? 0 : -1) ?? "";
      three.actor.send({ type: "choose", square });
    }
    expect(three.state()).toBe("over");
    expect(seen).toContain("fallback");
  });

  it("tells passes after the move that brings them", () => {
    // Saio1200 against Saio3000, GGS 2003: Black passes after White's g2.
    const start = Game.fromTranscript(
      "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1",
    );
    const { types, news } = newActor({ type: "load", game: start }, ...moves("g2"));
    expect(types()).toEqual(["loaded", "turned", "moved", "passed", "turned"]);
    const at = types().indexOf("passed");
    const [moved, passed] = [news[at - 1], news[at]];
    if (moved?.type !== "moved" || passed?.type !== "passed") throw new Error("not a move and a pass");
    expect(passed.ply.ply).toBe(moved.ply.ply + 1);
    expect(passed.ply.kind).toBe("pass");
  });

  it("takes a move back with its passes, repeats it, and forgets it after another", () => {
    const { actor, game, types } = newActor({ type: "start" }, ...moves("f5d6c3"));
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5d6");
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("f5d6c3");
    actor.send({ type: "undo" });
    for (const event of moves("c4")) actor.send(event);
    expect(game()?.canRedo).toBe(false);
    expect(types()).toEqual(
      ["started", "turned", "moved", "turned", "moved", "turned", "moved", "turned"].concat([
        "undone",
        "turned",
        "redone",
        "turned",
        "undone",
        "turned",
        "moved",
        "turned",
      ]),
    );
  });

  it("can be taken back from its end", () => {
    const { actor, state } = newActor({ type: "start" }, ...moves("f5d6c5f6e7f4g5e6e3"), { type: "undo" });
    expect(state()).toEqual({ turn: "person" });
    actor.send({ type: "redo" });
    expect(state()).toBe("over");
  });

  it("leaves everything as it is after an illegal move", () => {
    const { actor, game, news } = newActor({ type: "start" });
    const before = game();
    const told = news.length;
    for (const event of moves("a1d4")) actor.send(event);
    actor.send({ type: "choose", square: "nonsense" });
    expect(game()).toBe(before);
    expect(news).toHaveLength(told);
  });

  it("refuses what the rules refuse, and keeps the game under way", () => {
    const { actor, game, news } = newActor({ type: "start" }, ...moves("f5"));
    actor.send({ type: "start", config: { players: 3, board: "6x6" } });
    expect(game()?.transcript).toBe("f5");
    const refused = news.at(-1);
    expect(refused?.type).toBe("refused");
    actor.send({ type: "clear" });
    expect(actor.getSnapshot().value).toBe("setup");
    expect(game()).toBe(null);
  });
});

describe("who moves", () => {
  const black: GameEvent = { type: "seat", movers: { black: "host" } };
  const dueOf = (news: readonly GameNews[]) => news.findLast((item) => item.type === "moveDue");

  it("asks for the move of a seat that isn't a person's, by a job number", () => {
    const { actor, news, state } = newActor(black, { type: "start" });
    expect(state()).toEqual({ turn: "host" });
    const due = dueOf(news);
    expect(due).toMatchObject({ seat: "black", mover: "host", job: 1 });
    actor.send({ type: "answer", square: "f5", job: 1 });
    expect(state()).toEqual({ turn: "person" });
    expect(news.find((item) => item.type === "moved")).toMatchObject({ source: "host" });
  });

  it("drops an answer to an old job, an illegal one, and one that nobody waits for", () => {
    const { actor, game } = newActor(black, { type: "start" }, { type: "start" });
    for (const answer of [
      { square: "f5", job: 1 },
      { square: "a1", job: 2 },
      { square: "f5", job: 3 },
    ]) {
      actor.send({ type: "answer", ...answer });
      expect(game()?.ply).toBe(0);
    }
    actor.send({ type: "answer", square: "f5", job: 2 });
    actor.send({ type: "answer", square: "d6", job: 2 });
    expect(game()?.transcript).toBe("f5");
  });

  it("says that a computer's answer is a computer's", () => {
    const { actor, news } = newActor({ type: "seat", movers: { black: "computer" } }, { type: "start" });
    actor.send({ type: "answer", square: "f5", job: 1 });
    expect(news.find((item) => item.type === "moved")).toMatchObject({ source: "computer" });
  });

  it("lets a person play for a person's seat only", () => {
    const { actor, game } = newActor(black, { type: "start" });
    actor.send({ type: "choose", square: "f5" });
    expect(game()?.ply).toBe(0);
    actor.send({ type: "play", square: "f5" });
    actor.send({ type: "choose", square: "d6" });
    expect(game()?.transcript).toBe("f5d6");
  });

  it("undoes to the last decision of a person, and redoes to the next", () => {
    const { actor, game, news, state } = newActor(black, { type: "start" }, ...moves("f5d6c3d3c4"));
    expect(state()).toEqual({ turn: "person" });
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5d6c3");
    expect(news.findLast((item) => item.type === "undone")).toMatchObject({ from: 5 });
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5");
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5");
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("f5d6c3");
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("f5d6c3d3c4");
    actor.send({ type: "redo" });
    expect(game()?.ply).toBe(5);
  });

  it("redoes to where a host was to move, and asks again", () => {
    const { actor, game, news } = newActor(black, { type: "start" }, ...moves("f5d6"));
    const { job } = dueOf(news) as { job: number };
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5");
    actor.send({ type: "answer", square: "c3", job });
    expect(game()?.transcript).toBe("f5");
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("f5d6");
    expect(dueOf(news)).toMatchObject({ job: job + 1, seat: "black" });
  });

  it("takes one move back where no person plays", () => {
    const hosts: GameEvent = { type: "seat", movers: { black: "host", white: "host" } };
    const { actor, game } = newActor(hosts, { type: "start" }, ...moves("f5d6c3"));
    actor.send({ type: "undo" });
    expect(game()?.transcript).toBe("f5d6");
  });

  it("re-seats in mid-game", () => {
    const { actor, state, news } = newActor({ type: "start" }, ...moves("f5d6"));
    expect(state()).toEqual({ turn: "person" });
    actor.send(black);
    expect(state()).toEqual({ turn: "host" });
    expect(dueOf(news)).toMatchObject({ seat: "black" });
  });
});

describe("browsing", () => {
  it("shows an earlier ply, and the game goes on as it would", () => {
    const { actor, game, types } = newActor({ type: "start" }, ...moves("f5d6c3"));
    const before = game();
    actor.send({ type: "goTo", ply: 1 });
    expect(game()).toBe(before);
    expect(actor.getSnapshot().context.browsed).toBe(1);
    expect(types().at(-1)).toBe("browsed");
    for (const ply of [-1, 4, 1.5, Number.NaN]) {
      actor.send({ type: "goTo", ply });
      expect(actor.getSnapshot().context.browsed).toBe(1);
    }
    actor.send({ type: "goTo", ply: 3 });
    expect(actor.getSnapshot().context.browsed).toBe(null);
  });

  it("an undo at the start of an undoable game brings the old one back, and a redo the new one with its moves", () => {
    const { actor, game, types } = newActor({ type: "start" }, ...moves("f5d6c3"));
    const old = game();
    actor.send({ type: "start", undoable: true });
    for (const move of moves("e6")) actor.send(move);
    for (let press = 0; press < 2; press++) actor.send({ type: "undo" });
    expect(game()).toBe(old);
    expect(types().slice(-2)).toEqual(["loaded", "turned"]);
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("");
    actor.send({ type: "redo" });
    expect(game()?.transcript).toBe("e6");
    for (let press = 0; press < 2; press++) actor.send({ type: "undo" });
    expect(game()).toBe(old);
    for (const move of moves("d3")) actor.send(move);
    actor.send({ type: "redo" });
    expect(game()?.transcript, "a move gives the other game up for good").toBe("f5d6c3d3");
  });

  it("a host's move is appended at the end, a person's branches where it is played", () => {
    const { actor, game } = newActor({ type: "start" }, ...moves("f5d6c3"));
    actor.send({ type: "goTo", ply: 1 });
    actor.send({ type: "play", square: "d3" });
    expect(game()?.transcript).toBe("f5d6c3d3");
    expect(actor.getSnapshot().context.browsed).toBe(null);
    actor.send({ type: "goTo", ply: 1 });
    actor.send({ type: "choose", square: "f6" });
    expect(game()?.transcript).toBe("f5f6");
    expect(game()?.canRedo).toBe(false);
  });

  it("doesn't ask a host again", () => {
    const { actor, types } = newActor(
      { type: "seat", movers: { white: "host" } },
      { type: "start" },
      ...moves("f5"),
    );
    const asked = (): number => types().filter((type) => type === "moveDue").length;
    expect(asked()).toBe(1);
    actor.send({ type: "goTo", ply: 0 });
    actor.send({ type: "goTo", ply: 1 });
    expect(asked()).toBe(1);
    actor.send({ type: "answer", square: "d6", job: 1 });
    expect(actor.getSnapshot().context.game?.transcript).toBe("f5d6");
  });
});
