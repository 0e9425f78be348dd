import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { cell, clear, click, inside, listen, mount, squaresOf } from "./helpers.js";

// Saio1200 against Saio3000, GGS 2003, from the tests of com.welty.ggf: Black passes before move 59; 32 to 32.
const DRAW =
  "d3c5e6d2c6d6b5f5e7f6f4f3g4d7g3g5h6h5h4e8c7h3c3h7e3b6g6f7d8c2d1c4b4a5f8f2e2a4a3b3f1g7b7c8a6a7c1b2a8b8a2e1h8g8h2g1h1g2a1b1";
// Boer against Torri, EGP Nederland 2001 (WTHOR 2001, game 944): White is wiped out by move 9.
const WIPE_OUT = "f5d6c5f6e7f4g5e6e3";
// WTHOR 2007, game 2094: White passes 15 times, 58 to 0 with 6 squares empty.
const PASSES =
  "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7c6c5b6a5b5c4h2f2e2g2h1g1f1c1e1d1c2a3";

const GAMES = [
  { name: "a draw after 60 moves and a pass", transcript: DRAW, black: 32, white: 32, passes: 1 },
  { name: "a wipe-out in nine moves", transcript: WIPE_OUT, black: 13, white: 0, passes: 0 },
  { name: "a game with fifteen passes", transcript: PASSES, black: 58, white: 0, passes: 15 },
];

type Play = (board: ReversiBoardElement, squares: readonly string[]) => Promise<void>;

async function byMouse(board: ReversiBoardElement, squares: readonly string[]): Promise<void> {
  for (const square of squares) await click(board, square);
}

/** Tab into the grid once, then only arrows and Enter or Space. */
async function byKeyboard(board: ReversiBoardElement, squares: readonly string[]): Promise<void> {
  await sendKeys({ press: "Tab" });
  let turn = 0;
  for (const square of squares) {
    for (;;) {
      const at = inside(board, "button:focus").ariaLabel ?? "";
      const files = square.charCodeAt(0) - at.charCodeAt(0);
      const ranks = Number(square.slice(1)) - Number.parseInt(at.slice(1), 10);
      if (files === 0 && ranks === 0) break;
      const key =
        files === 0 ? (ranks > 0 ? "ArrowDown" : "ArrowUp") : files > 0 ? "ArrowRight" : "ArrowLeft";
      await sendKeys({ press: key });
    }
    await sendKeys({ press: turn++ % 2 === 0 ? "Enter" : " " });
  }
}

function byScript(board: ReversiBoardElement, squares: readonly string[]): Promise<void> {
  for (const square of squares) expect(board.play(square), square).to.equal(true);
  return Promise.resolve();
}

const WAYS: readonly [string, Play][] = [
  ["by mouse clicks", byMouse],
  ["by keyboard alone", byKeyboard],
  ["by the page's script", byScript],
];

describe("a whole game", function () {
  this.timeout(60_000);
  afterEach(clear);

  for (const [way, play] of WAYS) {
    for (const { name, transcript, black, white, passes } of GAMES) {
      it(`${name}, played ${way}, ends with its score and tells each move, pass and its end once`, async () => {
        const squares = squaresOf(transcript);
        const board = await mount({ speed: "fast" });
        const heard = listen(board, "beforemove", "move", "pass", "turnchange", "moveend", "gameover");

        await play(board, squares);
        await board.finish();

        expect(board.game?.transcript).to.equal(transcript);
        expect(board.over).to.equal(true);
        expect(board.turn).to.equal(null);
        expect(board.scores).to.deep.equal({ black, white });
        expect(board.result?.winner).to.equal(black > white ? "black" : null);
        const only = (name_: string): string[] => heard.filter((entry) => entry.split(":")[0] === name_);
        expect(only("move")).to.deep.equal(squares.map((square) => `move:${square}`));
        expect(only("moveend")).to.deep.equal(squares.map((square) => `moveend:${square}`));
        expect(only("pass")).to.have.length(passes);
        expect(only("gameover")).to.have.length(1);
        expect(heard.at(-1)).to.equal("gameover");
        expect(inside(board, "[part=status]").textContent).to.include(
          black > white ? "Black wins" : "A draw",
        );
      });
    }
  }

  it("tells a move's events in their order", async () => {
    const board = await mount({ moves: DRAW.slice(0, 57 * 2), speed: "fast" });
    const heard = listen(board, "beforemove", "move", "pass", "turnchange", "moveend", "gameover");
    const [before, ...last] = squaresOf(DRAW).slice(57);

    await click(board, before ?? "");
    await board.finish();
    for (const square of last) {
      await click(board, square);
      await board.finish();
    }

    expect(heard).to.deep.equal(
      [
        "beforemove:g2 move:g2 pass turnchange moveend:g2",
        "beforemove:a1 move:a1 turnchange moveend:a1",
        "beforemove:b1 move:b1 turnchange moveend:b1 gameover",
      ].flatMap((line) => line.split(" ")),
    );
  });

  it("keeps each cell's button, and the focus on it, from the first move to the last", async () => {
    const board = await mount({ speed: "none" });
    const squares = squaresOf(DRAW);
    const buttons = new Map(squares.map((square) => [square, cell(board, square)]));
    for (const square of squares) {
      cell(board, square).focus();
      await sendKeys({ press: "Enter" });
      const focused = board.shadowRoot?.activeElement;
      expect(focused === buttons.get(square), square).to.equal(true);
      expect(cell(board, square) === buttons.get(square), square).to.equal(true);
    }
    expect(board.over).to.equal(true);
  });
});
