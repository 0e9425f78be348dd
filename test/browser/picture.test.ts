import { expect } from "chai";
import {
  clear,
  click,
  falseSquares,
  frame,
  grey,
  inside,
  mount,
  pixel,
  rendered,
  seen,
  shade,
} from "./helpers.js";

describe("the picture", () => {
  afterEach(clear);

  it("shows the discs of the position", async () => {
    const board = await mount({ moves: "f5d6c3" });
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
  });

  it("turns a disc over before one's eyes: neither colour fills its square half-way", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    const white = shade(board, "e5");
    board.play("f5");
    const shades: number[] = [];
    // As long as it turns; a disc on its edge shows mostly cloth, which is neither black nor white.
    while (shades.length < 600 && (shades.at(-1) ?? white) > 50) {
      await frame();
      shades.push(shade(board, "e5"));
    }
    expect(white).to.be.greaterThan(150);
    expect(shades.some((brightness) => brightness > 60 && brightness < 140)).to.equal(true);
    await board.finish();
    expect(seen(board, "e5")).to.equal("black");
  });

  it("shows the last state however fast moves follow each other", async () => {
    const board = await mount({ speed: "slow" });
    await board.finish();
    for (const square of ["f5", "d6", "c3", "d3", "c4"]) board.play(square);
    board.undo();
    board.undo();
    await board.finish();
    expect(falseSquares(board)).to.deep.equal([]);
  });

  it("marks the legal moves and the last one", async () => {
    const board = await mount({ moves: "f5" });
    await board.finish();
    expect(pixel(board, "d6")).not.to.deep.equal(pixel(board, "a8"));
    expect(Math.abs(grey(pixel(board, "d6")) - grey(pixel(board, "a6")))).to.be.greaterThan(25);
    const yellow = [-0.48, -0.46, -0.44, -0.42, -0.4, -0.38].filter((side) => {
      const [red = 0, green = 0, blue = 0] = pixel(board, "f5", side, side);
      return red > 160 && green > 130 && blue < 130;
    });
    expect(yellow).not.to.deep.equal([]);
  });

  it("keeps cells over their squares when the board is resized", async () => {
    const board = await mount();
    await board.finish();
    for (const width of [200, 613.5, 333]) {
      board.style.width = `${width}px`;
      await rendered();
      await board.finish();
      const box = inside(board, "[part=board]").getBoundingClientRect();
      expect(box.width).to.be.closeTo(width, 1);
      expect(box.height).to.be.closeTo(width, 1);
      expect(seen(board, "e4"), String(width)).to.equal("black");
      expect(seen(board, "d4"), String(width)).to.equal("white");
      await click(board, board.legalMoves[0] ?? "");
      expect(board.game?.ply, String(width)).to.equal(1);
      board.undo();
    }
  });

  it("fits a box that is wider than it is high", async () => {
    const board = await mount({}, 700);
    board.style.height = "300px";
    await rendered();
    await board.finish();
    const box = inside(board, "[part=board]").getBoundingClientRect();
    expect(box.width).to.be.closeTo(box.height, 1);
    expect(board.getBoundingClientRect().height).to.equal(300);
    expect(box.bottom).to.be.at.most(board.getBoundingClientRect().bottom + 0.5);
    expect(box.height).to.be.greaterThan(200);
  });

  it("can be had as a PNG, of a board on the page or not", async () => {
    const shown = await mount({ moves: "f5" });
    const apart = document.createElement("reversi-board");
    apart.setAttribute("moves", "f5");
    for (const board of [shown, apart]) {
      const blob = await board.toBlob();
      expect(blob.type).to.equal("image/png");
      const bitmap = await createImageBitmap(blob);
      expect(bitmap.width).to.equal(board === shown ? 400 : 1200);
      expect(bitmap.height).to.equal(bitmap.width);
    }
  });
});
