import { expect } from "chai";
import { cell, clear, inside, listen, mount, overhear } from "./helpers.js";

describe("the board's face", () => {
  afterEach(clear);

  it("shows the position of its moves attribute", async () => {
    const board = await mount({ moves: "f5d6c3" });
    expect(board.game?.transcript).to.equal("f5d6c3");
    expect(board.turn).to.equal("white");
    expect(cell(board, "c3").ariaLabel).to.equal("c3, Black");
    expect(cell(board, "d6").ariaLabel).to.equal("d6, White");
    expect(inside(board, "[part=status]").textContent).to.include("White to move");
  });

  it("answers an illegal move with false, and changes nothing", async () => {
    const board = await mount();
    const { game } = board;
    const heard = listen(board, "beforemove", "move", "turnchange");
    expect(board.play("a1")).to.equal(false);
    expect(board.play("d4")).to.equal(false);
    expect(board.game).to.equal(game);
    expect(heard).to.deep.equal([]);
  });

  it("throws a coded error for what is no square", async () => {
    const board = await mount();
    const codeOf = (square: string): unknown => {
      try {
        return board.play(square);
      } catch (error) {
        return error instanceof Error && "code" in error ? error.code : error;
      }
    };
    expect(codeOf("z9")).to.equal("not-a-square");
    expect(codeOf("j10")).to.equal("off-board");
    expect(codeOf("")).to.equal("not-a-square");
  });

  it("names the ply at which a transcript goes wrong, and loads nothing by halves", async () => {
    const said = overhear();
    const board = document.createElement("reversi-board");
    const problems: unknown[] = [];
    board.addEventListener("problem", ({ detail }) => problems.push(...detail.problems));
    board.setAttribute("moves", "f5d6c3d3c4f4a1");
    document.body.append(board);
    await board.ready;
    expect(problems).to.have.length(1);
    expect(board.problems[0]?.field).to.equal("moves");
    expect(board.problems[0]?.code).to.equal("turns-nothing");
    expect(board.problems[0]?.message).to.match(/ply 7\b/i);
    expect(board.game?.transcript).to.equal("");

    board.moves = "f5";
    expect(board.problems).to.deep.equal([]);
    expect(board.game?.transcript).to.equal("f5");
    board.moves = "f5f6d3 nonsense";
    expect(board.game?.transcript).to.equal("f5");
    expect(board.problems).to.have.length(1);
    expect(said).to.have.length(2);
  });

  it("plays each of the four boards", async () => {
    for (const [name, cells] of Object.entries({ "6x6": 36, "8x8": 64, "10x10": 100, octagon: 88 })) {
      const board = await mount({ board: name });
      expect(board.shadowRoot?.querySelectorAll("[role=gridcell] > button")).to.have.length(cells);
      const [first] = board.legalMoves;
      expect(board.play(first ?? "")).to.equal(true);
      expect(board.scores).to.deep.equal({ black: 4, white: 1 });
      board.remove();
    }
  });

  it("falls back to its default for an unknown board, and says so once", async () => {
    const said = overhear();
    const board = document.createElement("reversi-board");
    const heard = listen(board, "problem");
    board.setAttribute("board", "9x9");
    document.body.append(board);
    await board.ready;
    expect(board.game?.config.board).to.equal("8x8");
    expect(board.problems[0]?.message).to.include("9x9").and.to.include("octagon");
    board.speed = "fast";
    await board.finish();
    expect(heard).to.deep.equal(["problem"]);
    expect(said).to.have.length(1);
  });

  it("lets a new board wait for the next start once a move was played", async () => {
    const board = await mount();
    board.board = "6x6";
    expect(board.game?.config.board).to.equal("6x6");
    board.play(board.legalMoves[0] ?? "");
    board.board = "10x10";
    expect(board.game?.config.board).to.equal("6x6");
    expect(board.game?.ply).to.equal(1);
    board.start();
    expect(board.game?.config.board).to.equal("10x10");
    expect(board.game?.ply).to.equal(0);
  });

  it("takes moves back and repeats them", async () => {
    const board = await mount({ moves: "f5d6c3", speed: "none" });
    const heard = listen(board, "beforeundo", "undo", "redo", "turnchange");
    expect(board.undo()).to.equal(true);
    expect(board.game?.transcript).to.equal("f5d6");
    expect(board.redo()).to.equal(true);
    expect(board.redo()).to.equal(false);
    expect(board.game?.transcript).to.equal("f5d6c3");
    expect(heard).to.deep.equal(["beforeundo", "undo", "turnchange", "redo", "turnchange"]);
    while (board.undo());
    expect(board.game?.ply).to.equal(0);
    expect(board.undo()).to.equal(false);
  });

  it("lets a listener cancel a move before anything changes", async () => {
    const board = await mount();
    const heard = listen(board, "move", "turnchange", "moveend");
    board.addEventListener("beforemove", (event) => event.preventDefault(), { once: true });
    expect(board.play("f5")).to.equal(false);
    expect(board.game?.ply).to.equal(0);
    expect(heard).to.deep.equal([]);
    expect(board.play("f5")).to.equal(true);
  });

  it("tells what a listener's own move causes after what was on its way", async () => {
    const board = await mount({ speed: "none" });
    const heard = listen(board, "move", "turnchange", "moveend");
    const states: (number | undefined)[] = [];
    board.addEventListener(
      "move",
      () => {
        expect(board.play("d6")).to.equal(true);
        states.push(board.game?.ply);
      },
      { once: true },
    );
    board.play("f5");
    expect(states).to.deep.equal([2]);
    expect(heard).to.deep.equal([
      "move:f5",
      "turnchange",
      "moveend:f5",
      "move:d6",
      "turnchange",
      "moveend:d6",
    ]);
  });

  it("takes no input by people while it is readonly, but a script's", async () => {
    const board = await mount({ readonly: "", moves: "f5" });
    expect(inside(board, "[part=grid]").hidden).to.equal(true);
    expect(inside(board, "[role=img]").ariaLabel).to.equal(
      "Black: d5, e4, e5, f5. White: d4.".replace("d5, e4, e5, f5", "e4, d5, e5, and f5"),
    );
    expect(board.play("d6")).to.equal(true);
    board.readonly = false;
    await board.finish();
    expect(inside(board, "[part=grid]").hidden).to.equal(false);
    board.setAttribute("readonly", "false");
    expect(board.readonly).to.equal(false);
  });
});
