import { expect } from "chai";
import { BOARDS, Game, GOALS, HANDICAPS, OPENINGS, PLAYER_COUNTS, SCORINGS } from "reversi-board/engine";
import { clear, inside, listen, mount, overhear } from "./helpers.js";

describe("attributes", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("a boolean is false when absent or “false”, else true", async () => {
    const board = await mount();
    for (const [text, value] of [
      [null, false],
      ["", true],
      ["true", true],
      ["false", false],
      ["FALSE", false],
      ["readonly", true],
    ] as const) {
      if (text === null) board.removeAttribute("readonly");
      else board.setAttribute("readonly", text);
      expect(board.readonly, String(text)).to.equal(value);
      await board.finish();
      expect(inside(board, "[part=grid]").hidden, String(text)).to.equal(value);
      expect(board.matches(":state(readonly)"), String(text)).to.equal(value);
    }
    for (const [value, on] of [
      [true, true],
      ["", true],
      ["false", false],
      [false, false],
      ["true", true],
      [null, false],
    ] as const) {
      board.readonly = value;
      expect(board.hasAttribute("readonly"), String(value)).to.equal(on);
    }
  });

  for (const [name, standard] of Object.entries({
    players: 2,
    board: "8x8",
    goal: "most",
    opening: "cross",
    scoring: "discs",
    speed: "normal",
  })) {
    it(`nonsense in ${name} is one problem, and its default holds`, async () => {
      const said = overhear();
      const board = document.createElement("reversi-board");
      const heard = listen(board, "problem");
      board.setAttribute(name, "<b>nonsense</b>");
      document.body.append(board);
      await board.ready;
      await board.finish();
      expect(heard).to.deep.equal(["problem"]);
      expect(board.problems).to.have.length(1);
      expect(board.problems[0]).to.include({ field: name, code: "unknown-value" });
      expect(said).to.deep.equal([`<reversi-board>: ${board.problems[0]?.message}`]);
      expect(Reflect.get(board, name)).to.equal(standard);
      expect(board.play("f5")).to.equal(true);
      board.removeAttribute(name);
      expect(board.problems).to.deep.equal([]);
    });
  }

  it("nonsense elsewhere is one problem each, and the game starts", async () => {
    const said = overhear();
    for (const [name, text] of Object.entries({
      handicap: "9 purple",
      blocked: "zz",
      seats: "human robot",
      ply: "minus one",
      moves: "xyzzy",
      position: "xyzzy",
    })) {
      const board = await mount({ [name]: text }, 150);
      expect(board.problems.map(({ field }) => field)).to.deep.equal([name]);
      expect(board.problems[0]?.message).not.to.equal("");
      expect(board.play("f5"), name).to.equal(true);
      expect(said.splice(0), name).to.deep.equal([`<reversi-board>: ${board.problems[0]?.message}`]);
      board.remove();
    }
  });

  it("every combination that the rules refuse says what clashes, starts nothing, and recovers", async () => {
    const said = overhear();
    const board = await mount({ speed: "none" }, 200);
    const message = inside(board, "[part=message]");
    let refused = 0;
    for (const players of PLAYER_COUNTS)
      for (const name of BOARDS)
        for (const opening of OPENINGS)
          for (const goal of GOALS)
            for (const scoring of SCORINGS)
              for (const handicap of HANDICAPS.slice(0, 2)) {
                const config = { players, board: name, opening, goal, scoring, handicap };
                for (const [attribute, value] of Object.entries(config)) {
                  board.setAttribute(attribute, String(value));
                }
                let allowed = true;
                let expected: string[] = [];
                try {
                  Game.start(config);
                } catch (error) {
                  allowed = false;
                  if (error instanceof Error && "problems" in error && Array.isArray(error.problems)) {
                    expected = error.problems.map(({ field }: { field: string }) => field);
                  }
                }
                const text = JSON.stringify(config);
                expect(
                  board.problems.map(({ field }) => field),
                  text,
                ).to.deep.equal(expected);
                expect(board.game === null, text).to.equal(!allowed);
                expect(message.hidden, text).to.equal(allowed);
                expect(message.querySelectorAll("li"), text).to.have.length(expected.length);
                if (!allowed) {
                  refused += 1;
                  expect(board.play("d3"), text).to.equal(false);
                  expect(() => board.start(), text).to.throw();
                } else {
                  expect(board.game?.config, text).to.include(config);
                }
              }
    expect(refused).to.be.greaterThan(100);
    expect(said).not.to.deep.equal([]);
    for (const attribute of board.getAttributeNames()) {
      if (attribute !== "style") board.removeAttribute(attribute);
    }
    expect(board.play("f5")).to.equal(true);
  });

  it("no name gets in the way of frameworks: none begins with on, has a colon, or is another thing's already", () => {
    const board = document.createElement("reversi-board");
    const plain = document.createElement("x-plain");
    const observed = Reflect.get(board.constructor, "observedAttributes") as string[];
    for (const name of observed) {
      expect(name).to.match(/^[a-z]+$/);
      expect(name).not.to.match(/^on/);
      expect(name in board, name).to.equal(true);
      expect(name in plain, name).to.equal(false);
    }
    for (const event of ["beforemove", "move", "pass", "turnchange", "moveend", "gamestart", "gameover"]) {
      expect(event).to.match(/^[a-z]+$/);
      expect(`on${event}` in window, event).to.equal(false);
    }
  });
});
