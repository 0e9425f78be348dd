import { expect } from "chai";
import { Game } from "reversi-board/engine";
import { gameMachine, shownGame } from "reversi-board/machine";
import type { GameEvent, Movers } from "reversi-board/machine";
import type { ReversiBoardElement } from "reversi-board";
import { createActor } from "xstate";
import { everyPair } from "../machine/pairs.js";
import { cell, clear, inside, listen, mount } from "./helpers.js";

const pairs = everyPair(gameMachine, Game);

/** What a page writes to seat the same movers; a computer has no token of its own yet, so it is sent to the actor. */
function seat(board: ReversiBoardElement, movers: Movers): void {
  board.actor.send({ type: "seat", movers });
}

/** Does to the element what the event does to the machine, the way a person or a page would. */
function act(board: ReversiBoardElement, event: GameEvent): void {
  switch (event.type) {
    case "start":
      if (event.config?.board === "6x6") expect(() => board.start(event.config)).to.throw(/board/);
      else board.start(event.config ?? {});
      break;
    case "load":
      board.load(event.game);
      break;
    case "seat":
      seat(board, event.movers);
      break;
    case "choose":
      if (board.game?.at(event.square)) cell(board, event.square).click();
      break;
    case "play":
      if (board.game) board.play(event.square);
      break;
    case "undo":
      board.undo();
      break;
    case "redo":
      board.redo();
      break;
    case "goTo":
      if (board.game && event.ply > board.game.ply) expect(() => board.goTo(event.ply)).to.throw(/ply/);
      else board.goTo(event.ply);
      break;
    case "clear":
    case "answer":
      board.actor.send(event);
      break;
  }
}

describe("the element, driven through every state and every event", function () {
  this.timeout(120_000);
  afterEach(clear);

  it("is where the machine is, shows what it shows and offers what may be played", async () => {
    const board = await mount({ speed: "none" }, 150);
    const heard = listen(board, "move", "undo", "redo", "gamestart", "plychange");
    for (const { path, event, name } of pairs) {
      board.actor.send({ type: "clear" });
      seat(board, {});
      const machine = createActor(gameMachine);
      machine.start();
      machine.send({ type: "clear" });
      // Both number their questions from where they are.
      const shift = board.actor.getSnapshot().context.job;
      for (const step of [...path, event]) {
        const known = step.type === "answer" ? { ...step, job: step.job + shift } : step;
        heard.length = 0;
        act(board, known);
        machine.send(step);
      }
      const expected = machine.getSnapshot();
      const actual = board.actor.getSnapshot();
      expect(actual.value, name).to.deep.equal(expected.value);
      const game = expected.context.game;
      expect(board.game?.transcript, name).to.equal(game?.transcript);
      expect(board.game?.position, name).to.equal(game?.position);
      const shown = shownGame(expected.context);
      expect(board.ply, name).to.equal(shown?.ply ?? 0);
      expect(board.over, name).to.equal(game?.phase === "over");
      // The microtask in which news of the actor's own is told.
      await Promise.resolve();
      await Promise.resolve();
      expect(board.matches(":state(over)"), name).to.equal(game?.phase === "over");
      expect(board.matches(":state(fallback)"), name).to.equal(game?.phase === "fallback");
      if (!shown) {
        expect(inside(board, "[part=grid]").hidden, name).to.equal(true);
        continue;
      }
      const person = shown.turn !== null && (expected.context.movers[shown.turn] ?? "person") === "person";
      const offered = [
        ...(board.shadowRoot?.querySelectorAll("[role=grid] button:not([aria-disabled])") ?? []),
      ];
      expect(
        offered.map(({ ariaLabel }) => ariaLabel?.split(",")[0]),
        name,
      ).to.deep.equal(person ? shown.legalMoves : []);
    }
    expect(pairs.length).to.be.greaterThan(500);
  });
});
