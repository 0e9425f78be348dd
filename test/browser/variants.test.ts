import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { cell, clear, click, inside, listen, mount, overhear, patch } from "./helpers.js";

const status = (board: ReversiBoardElement): string => inside(board, "[part=status]").textContent ?? "";

describe("variants", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("three players play the octagon to its end by mouse, placements and all, and nobody passes", async () => {
    const board = await mount({ players: "3", board: "octagon", speed: "none" }, 500);
    const heard = listen(board, "move", "pass", "gameover");
    const kinds = new Set<string>();
    board.addEventListener("move", ({ detail }) => kinds.add(detail.kind));
    const placed: Record<string, number> = {};
    for (let ply = 0; !board.over && ply < 100; ply++) {
      const seat = board.turn ?? "";
      placed[seat] = (placed[seat] ?? 0) + 1;
      const { legalMoves } = board;
      if (board.game?.phase === "fallback") {
        expect(status(board)).to.match(/has nothing to flip: place next to any disc/);
        expect(board.matches(":state(fallback)")).to.equal(true);
      }
      await click(board, legalMoves[(ply * 7) % legalMoves.length] ?? "");
      expect(board.game?.ply).to.equal(ply + 1);
    }
    expect(board.over).to.equal(true);
    expect(placed).to.deep.equal({ black: 28, white: 28, red: 28 });
    expect([...kinds].sort()).to.deep.equal(["flip", "place"]);
    expect(heard.filter((entry) => entry === "pass")).to.deep.equal([]);
    expect(heard.at(-1)).to.equal("gameover");
    const { black = 0, white = 0, red = 0 } = board.scores;
    expect(black + white + red + (board.game?.neutral ?? 0)).to.equal(88);
  });

  it("opens on the centre when the opening is free, and says so", async () => {
    const board = await mount({ opening: "free" });
    expect(board.legalMoves).to.deep.equal(["d4", "e4", "d5", "e5"]);
    expect(status(board)).to.include("fill the centre");
    for (const square of ["d4", "e5", "e4", "d5"]) await click(board, square);
    expect(board.game?.transcript).to.equal("d4e5e4d5");
    expect(status(board)).to.include("Black to move");
  });

  it("takes the variant from its attributes, all read together", async () => {
    const board = await mount({
      board: "10x10",
      goal: "fewest",
      handicap: "2 white",
      blocked: "c3, h8",
    });
    expect(board.game?.config).to.deep.equal({
      players: 2,
      board: "10x10",
      opening: "cross",
      goal: "fewest",
      scoring: "discs",
      handicap: 2,
      handicapSeat: "white",
      blocked: ["c3", "h8"],
    });
    expect(board.game?.at("a1")).to.equal("white");
    expect(cell(board, "c3").ariaLabel).to.equal("c3, blocked");
    const heard = listen(board, "gamestart", "turnchange", "problem");
    board.players = 4;
    board.goal = "most";
    board.handicap = null;
    await board.finish();
    expect(heard).to.deep.equal(["gamestart", "turnchange"]);
    expect(board.game?.config.players).to.equal(4);
  });

  it("places a count of blocked squares, the same again with a seed", async () => {
    const [first, again, other] = await Promise.all(
      ["7", "7", "8"].map((seed) => mount({ blocked: "6", seed, board: "octagon", players: "4" }, 200)),
    );
    const blocked = first?.game?.config.blocked ?? [];
    expect(blocked).to.have.length(6 - (6 % 2));
    expect(again?.game?.config.blocked).to.deep.equal(blocked);
    expect(other?.game?.config.blocked).not.to.deep.equal(blocked);
  });

  it("says which counts of blocked squares there can be, when this one can't", async () => {
    const said = overhear();
    const board = await mount({ blocked: "63" });
    expect(board.game).to.equal(null);
    expect(board.problems[0]?.code).to.equal("scatter");
    expect(said).to.have.length(1);
    expect(inside(board, "[part=message]").textContent).to.match(/\d/);
    board.blocked = 4;
    expect(board.problems).to.deep.equal([]);
    expect(board.game?.config.blocked).to.have.length(4);
  });

  it("shows what clashes, starts nothing, and recovers when it is mended", async () => {
    const said = overhear();
    const board = document.createElement("reversi-board");
    const heard = listen(board, "gamestart", "problem");
    board.style.width = "400px";
    for (const [name, value] of [
      ["players", "3"],
      ["board", "6x6"],
      ["opening", "free"],
      ["scoring", "tournament"],
    ] as const) {
      board.setAttribute(name, value);
    }
    document.body.append(board);
    await board.ready;
    expect(heard).to.deep.equal(["problem"]);
    expect(board.problems.map(({ field }) => field)).to.deep.equal(["board", "opening", "scoring"]);
    expect(board.game).to.equal(null);
    expect(board.play("d3")).to.equal(false);
    const message = inside(board, "[part=message]");
    expect(message.hidden).to.equal(false);
    expect(message.querySelectorAll("li")).to.have.length(3);

    board.board = "8x8";
    board.removeAttribute("opening");
    board.removeAttribute("scoring");
    await board.finish();
    expect(board.problems).to.deep.equal([]);
    expect(message.hidden).to.equal(true);
    expect(board.game?.config.players).to.equal(3);
    expect(heard).to.deep.equal(["problem", "gamestart"]);
    expect(said).to.have.length(1);
  });

  it("keeps a game under way when its variant is changed into one that the rules refuse", async () => {
    const said = overhear();
    const board = await mount({ moves: "f5d6" });
    board.players = 3;
    board.handicap = "1";
    expect(board.problems.map(({ field }) => field)).to.deep.equal(["handicap"]);
    expect(said).to.have.length(1);
    expect(board.game?.transcript).to.equal("f5d6");
    expect(inside(board, "[part=message]").hidden).to.equal(true);
    expect(() => board.start()).to.throw(/handicap/);
    expect(board.game?.transcript).to.equal("f5d6");
    expect(board.play("c3")).to.equal(true);
  });

  it("begins from a position, and says where a position can't be read", async () => {
    const position = `${"-".repeat(27)}OX------XO${"-".repeat(27)} O`;
    const board = await mount({ position });
    expect(board.turn).to.equal("white");
    expect(board.game?.config.board).to.equal("8x8");
    const said = overhear();
    board.position = "nonsense";
    expect(board.problems[0]?.field).to.equal("position");
    expect(said).to.have.length(1);
    expect(board.game?.position).to.equal(position);
  });

  it("keeps every disc, blocked and empty square apart in greyscale", async () => {
    const three = await mount({ players: "3", position: `XORN#${"-".repeat(59)} X` });
    const four = await mount({ players: "4", position: `XORG#${"-".repeat(59)} X` });
    for (const board of [three, four]) {
      await board.finish();
      const shown = ["a1", "b1", "c1", "d1", "e1", "g7"].map((square) => patch(board, square));
      shown.forEach((one, index) => {
        for (const other of shown.slice(index + 1)) {
          const difference = one.reduce((sum, shade, at) => sum + Math.abs(shade - (other[at] ?? 0)), 0);
          expect(difference / one.length).to.be.greaterThan(8);
        }
      });
    }
  });
});
