import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import type { GameJSON } from "reversi-board/engine";
import { cell, clear, falseSquares, listen, mount, overhear, pause } from "./helpers.js";

/**
 * Keeps errors that a listener throws from ending the test; returns what was thrown. Mocha hears of them by
 * `window.onerror`, so that is what must be replaced.
 */
/* oxlint-disable unicorn/prefer-add-event-listener -- see above */
function catchFaults(): { readonly faults: string[]; stop(): void } {
  const faults: string[] = [];
  const { onerror } = window;
  window.onerror = (message) => {
    faults.push(String(message));
    return true;
  };
  return {
    faults,
    stop() {
      window.onerror = onerror;
    },
  };
}

/* oxlint-enable unicorn/prefer-add-event-listener */

/** Answers each of a host seat's turns at once, inside the event that tells of it. */
function answerAtOnce(board: ReversiBoardElement, seat: string): void {
  board.addEventListener("turnchange", ({ detail }) => {
    if (detail.seat === seat) board.play(detail.legal[0] ?? "");
  });
}

describe("a page that plays along", () => {
  afterEach(clear);

  it("answers for its seat inside turnchange, during a slow animation; undo and a new position in mid-flip show the truth", async () => {
    const board = await mount({ seats: "human host", speed: "slow" });
    await board.finish();
    answerAtOnce(board, "white");
    const heard = listen(board, "move", "moveend", "undo");
    cell(board, "f5").click();
    expect(board.game?.ply).to.equal(2);
    await pause(150);
    cell(board, board.legalMoves[0] ?? "").click();
    expect(board.game?.ply).to.equal(4);
    await pause(150);
    expect(board.undo()).to.equal(true);
    expect(board.game?.ply).to.equal(2);
    await pause(60);
    expect(board.undo()).to.equal(true);
    expect(board.game?.ply).to.equal(0);
    await pause(60);
    board.position = `${"X".repeat(20)}${"O".repeat(20)}--OX----XO${"-".repeat(14)} X`;
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
    const moves = heard.filter((entry) => entry.startsWith("move:"));
    const ends = heard.filter((entry) => entry.startsWith("moveend:"));
    expect(moves).to.have.length(4);
    expect(ends).to.deep.equal(moves.map((entry) => entry.replace("move:", "moveend:")));
    expect(heard.filter((entry) => entry === "undo")).to.have.length(2);
  });

  it("has a host's seat to itself: people can't play there", async () => {
    const board = await mount({ seats: "host human", speed: "none" });
    cell(board, "f5").click();
    expect(board.game?.ply).to.equal(0);
    expect(cell(board, "f5").ariaDisabled).to.equal("true");
    expect(board.play("f5")).to.equal(true);
    expect(cell(board, "d6").ariaDisabled).to.equal(null);
    cell(board, "d6").click();
    expect(board.game?.transcript).to.equal("f5d6");
    board.seats = "human human";
    cell(board, "c3").click();
    expect(board.game?.transcript).to.equal("f5d6c3");
  });

  it("can send one move late or twice, by its ply", async () => {
    const board = await mount({ speed: "none" });
    const heard = listen(board, "move");
    expect(board.play("f5", { ply: 1 })).to.equal(true);
    expect(board.play("f5", { ply: 1 })).to.equal(true);
    expect(board.play("c3", { ply: 3 })).to.equal(false);
    expect(board.play("d6", { ply: 2 })).to.equal(true);
    expect(board.play("f6", { ply: 2 })).to.equal(false);
    expect(board.play("f5", { ply: 1 })).to.equal(true);
    expect(board.play("c3", { ply: 3 })).to.equal(true);
    expect(heard).to.deep.equal(["move:f5", "move:d6", "move:c3"]);
    expect(board.game?.transcript).to.equal("f5d6c3");
  });

  it("appends at the end while somebody browses; a person branches where they play", async () => {
    const board = await mount({ moves: "f5d6c3", speed: "none" });
    const heard: unknown[] = [];
    board.addEventListener("plychange", ({ detail }) => heard.push({ ...detail }));
    board.goTo(1);
    expect(board.ply).to.equal(1);
    expect(board.game?.transcript).to.equal("f5d6c3");
    expect(cell(board, "d6").ariaLabel).to.include("empty");
    expect(heard).to.deep.equal([{ ply: 1, last: 3 }]);
    expect(() => board.goTo(4)).to.throw(/ply/);
    expect(board.play("d3")).to.equal(true);
    expect(board.game?.transcript).to.equal("f5d6c3d3");
    expect(board.ply).to.equal(4);
    board.goTo(1);
    cell(board, "f6").click();
    expect(board.game?.transcript).to.equal("f5f6");
    board.setAttribute("ply", "0");
    expect(board.ply).to.equal(0);
    board.removeAttribute("ply");
    expect(board.ply).to.equal(2);
    const said = overhear();
    board.setAttribute("ply", "77");
    expect(board.problems.map(({ field, code }) => [field, code])).to.deep.equal([["ply", "no-such-ply"]]);
    expect(said).to.have.length(1);
    expect(board.ply).to.equal(2);
  });

  it("shows a ply of a transcript from its attributes", async () => {
    const board = await mount({ moves: "f5d6c3d3c4", ply: "2" });
    expect(board.ply).to.equal(2);
    await board.finish();
    board.goTo(5);
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
  });

  it("saves and loads: a game, JSON, text, a transcript, a position; and refuses the rest with a code", async () => {
    const board = await mount({ speed: "none" });
    for (const square of ["f5", "d6", "c3"]) board.play(square);
    board.undo();
    const saved = board.save();
    const text = JSON.stringify(saved);
    const other = await mount({ speed: "none" });
    const foreign = { toJSON: () => saved } as unknown as GameJSON; // as a game of another copy of the engine is
    for (const source of [saved, text, board.game, foreign]) {
      other.start();
      if (source) other.load(source);
      expect(other.game?.transcript).to.equal("f5d6");
      expect(other.canRedo).to.equal(true);
    }
    other.redo();
    expect(other.game?.transcript).to.equal("f5d6c3");
    other.load("f5f6");
    expect(other.game?.transcript).to.equal("f5f6");
    other.load(board.game?.position ?? "");
    expect(other.game?.position).to.equal(board.game?.position);
    const before = other.game;
    for (const [bad, code] of [
      ["f5a1", "turns-nothing"],
      ["{", "json"],
      ["{}", "json"],
      [`${"-".repeat(64)} Q`, "seat"],
      ["nonsense", "unreadable"],
    ] as const) {
      let thrown: unknown;
      try {
        other.load(bad);
      } catch (error) {
        thrown = error instanceof Error && "code" in error ? error.code : error;
      }
      expect(thrown, bad).to.equal(code);
      expect(other.game === before, bad).to.equal(true);
    }
  });

  it("cancels a move: no change, no motion, no other event", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    const heard = listen(board, "move", "turnchange", "moveend", "pass");
    board.addEventListener("beforemove", (event) => event.preventDefault());
    cell(board, "f5").click();
    expect(board.play("f5")).to.equal(false);
    await pause(120);
    expect(heard).to.deep.equal([]);
    expect(falseSquares(board)).to.deep.equal([]);
    board.addEventListener("beforeundo", (event) => event.preventDefault());
    board.load("f5d6");
    expect(board.undo()).to.equal(false);
    expect(board.game?.transcript).to.equal("f5d6");
  });

  it("may throw in a listener, and the board isn't stuck", async () => {
    const board = await mount({ speed: "fast" });
    const { faults, stop } = catchFaults();
    const said = overhear();
    for (const name of ["beforemove", "move", "turnchange", "moveend"] as const) {
      board.addEventListener(name, () => {
        throw new Error(`fault in ${name}`);
      });
    }
    const heard = listen(board, "beforemove", "move", "turnchange", "moveend");
    expect(board.play("f5")).to.equal(true);
    await board.finish();
    expect(board.play("d6")).to.equal(true);
    await board.finish();
    stop();
    expect(faults).to.have.length(8);
    expect(said).to.have.length(8);
    expect(heard).to.have.length(8);
    expect(board.game?.transcript).to.equal("f5d6");
  });

  it("may start anew inside move: the order of events holds, and each tells the truth of its own", async () => {
    const board = await mount({ speed: "none" });
    const told: string[] = [];
    const note = (name: string, text: unknown): void => void told.push(`${name} ${String(text)}`);
    board.addEventListener("move", ({ detail }) =>
      note("move", `${detail.ply} ${JSON.stringify(detail.discs)}`),
    );
    board.addEventListener("turnchange", ({ detail }) => note("turnchange", `${detail.ply} ${detail.seat}`));
    board.addEventListener("moveend", ({ detail }) => note("moveend", detail.ply));
    board.addEventListener("gamestart", () => note("gamestart", ""));
    board.addEventListener("move", () => board.start(), { once: true });
    board.play("f5");
    expect(told).to.deep.equal([
      'move 1 {"black":4,"white":1}',
      "turnchange 1 white",
      "moveend 1",
      "gamestart ",
      "turnchange 0 black",
    ]);
    expect(board.game?.ply).to.equal(0);
    expect(board.play("f5")).to.equal(true);
  });

  it("reads the new state in every handler", async () => {
    const board = await mount({ speed: "none" });
    const moves: string[] = [];
    board.addEventListener("move", ({ detail }) => {
      moves.push(detail.square);
      expect(board.game?.transcript).to.equal(moves.join(""));
      expect(board.game?.at(detail.square)).to.equal(detail.seat);
      expect(board.scores).to.deep.equal(detail.scores);
      expect(Object.isFrozen(detail)).to.equal(true);
    });
    board.addEventListener("turnchange", ({ detail }) => {
      expect(board.turn).to.equal(detail.seat);
      expect(board.legalMoves).to.deep.equal(detail.legal);
    });
    while (!board.over) board.play(board.legalMoves.at(-1) ?? "");
    expect(board.game?.transcript).to.equal(moves.join(""));
  });
});
