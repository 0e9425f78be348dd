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
