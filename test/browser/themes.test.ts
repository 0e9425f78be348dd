import { sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import { cell, clear, grey, inside, middle, mount, patch, pixel, press, rendered } from "./helpers.js";

const THEMES = ["felt", "wood", "pond", "contrast"] as const;

/** How far two colours are apart, channel by channel. */
const distance = (one: number[], other: number[]): number =>
  Math.max(...one.slice(0, 3).map((part, index) => Math.abs(part - (other[index] ?? 0))));

describe("a theme", () => {
  afterEach(() => {
    document.documentElement.removeAttribute("class");
    document.documentElement.removeAttribute("style");
    return clear();
  });

  it("is another picture of the same game, and can change in mid-game", async () => {
    const board = await mount({ moves: "f5d6c3" });
    const { game } = board;
    const pictures = new Set<string>();
    for (const theme of THEMES) {
      board.theme = theme;
      await board.finish();
      expect(board.game).to.equal(game);
      pictures.add(inside<HTMLCanvasElement>(board, "[part=canvas]").toDataURL());
      // Its discs stand in the score, too.
      pictures.add(inside<HTMLCanvasElement>(board, "[part=score] canvas").toDataURL());
    }
    expect(pictures.size).to.equal(2 * THEMES.length);
  });

  it("follows the colour scheme of the page, while it runs", async () => {
    for (const theme of THEMES) {
      const board = await mount({ theme });
      await board.finish();
      const light = grey(pixel(board, "b7"));
      document.documentElement.style.colorScheme = "dark";
      await rendered();
      expect(grey(pixel(board, "b7")), theme).to.be.lessThan(light - 3);
      document.documentElement.style.colorScheme = "light";
      await rendered();
      expect(grey(pixel(board, "b7")), theme).to.equal(light);
      board.remove();
    }
  });

  it("takes the page's own colours, at once, wherever they are set", async () => {
    const style = document.createElement("style");
    style.textContent = `
      .blue reversi-board { --reversi-field: oklch(0.45 0.2 264); }
      reversi-board.odd { --reversi-field: banana; }`;
    const board = await mount();
    document.body.append(style);
    await board.finish();
    const own = pixel(board, "b7");

    board.style.setProperty("--reversi-field", "rgb(200, 30, 30)");
    await rendered();
    expect(distance(pixel(board, "b7"), [200, 30, 30])).to.be.lessThan(70);

    board.style.removeProperty("--reversi-field");
    document.documentElement.className = "blue";
    await rendered();
    const [red = 0, , blue = 0] = pixel(board, "b7");
    expect(blue - red).to.be.greaterThan(80);

    // What is no colour counts as not set.
    document.documentElement.className = "";
    board.className = "odd";
    await rendered();
    expect(pixel(board, "b7")).to.deep.equal(own);
    expect(board.problems).to.deep.equal([]);
  });

  it("colours discs with all their shades, on the board and in the score", async () => {
    const board = await mount();
    await board.finish();
    board.style.setProperty("--reversi-black", "#1030a0");
    await rendered();
    const [red = 0, , blue = 0] = pixel(board, "e4");
    expect(blue - red).to.be.greaterThan(60);
    const icon = inside<HTMLCanvasElement>(board, "[part=score] canvas");
    const data = icon.getContext("2d")?.getImageData(icon.width / 2, icon.height / 2, 1, 1).data;
    expect((data?.[2] ?? 0) - (data?.[0] ?? 0)).to.be.greaterThan(60);
  });

  it("gives the page a diagram in black and white to print, and then comes back", async () => {
    const board = await mount({ theme: "pond" });
    await board.finish();
    const own = pixel(board, "b7");
    window.dispatchEvent(new Event("beforeprint"));
    expect(pixel(board, "b7")).to.deep.equal([255, 255, 255, 255]);
    expect(pixel(board, "e4")).to.deep.equal([0, 0, 0, 255]);
    window.dispatchEvent(new Event("afterprint"));
    expect(pixel(board, "b7")).to.deep.equal(own);
  });
});

describe("marks", () => {
  afterEach(clear);

  /** Whether a square's picture is another one than before. */
  const differs = (one: number[], other: number[]): boolean =>
    one.filter((part, at) => Math.abs(part - (other[at] ?? 0)) > 12).length > 4;

  it("show what the page chooses: legal moves, the last one, numbers, or nothing", async () => {
    const board = await mount({ moves: "f5", marks: "none" });
    await board.finish();
    const [legal, last, start] = [patch(board, "d6"), patch(board, "f5"), patch(board, "d4")];
    board.marks = "legal";
    await board.finish();
    expect(differs(patch(board, "d6"), legal)).to.equal(true);
    expect(differs(patch(board, "f5"), last)).to.equal(false);
    board.marks = "last";
    await board.finish();
    expect(differs(patch(board, "d6"), legal)).to.equal(false);
    expect(differs(patch(board, "f5"), last)).to.equal(true);
    board.marks = "numbers";
    await board.finish();
    expect(differs(patch(board, "f5"), last)).to.equal(true);
    expect(differs(patch(board, "d4"), start), "a disc of the start has no number").to.equal(false);
  });

  it("show, with flips, what the move under the mouse would turn, and nothing when it has left", async () => {
    const board = await mount({ moves: "f5", marks: "legal last flips" });
    await board.finish();
    const [turns, stays, aimed] = [patch(board, "e5"), patch(board, "e4"), patch(board, "f4")];
    const { x, y } = middle(board, "f4");
    await sendMouse({ type: "move", position: [x, y] });
    await rendered();
    expect(board.game?.flipsOf("f4")).to.deep.equal(["e4"]);
    expect(differs(patch(board, "e4"), stays), "turns").to.equal(true);
    expect(differs(patch(board, "e5"), turns), "stays").to.equal(false);
    expect(differs(patch(board, "f4"), aimed), "the disc that would be put there").to.equal(true);
    await sendMouse({ type: "move", position: [1, y] });
    await rendered();
    expect(differs(patch(board, "e4"), stays)).to.equal(false);
    expect(differs(patch(board, "f4"), aimed)).to.equal(false);
  });

  it("show, with flips, what the move with the keyboard's focus would turn", async () => {
    const board = await mount({ moves: "f5", marks: "legal last flips" });
    await board.finish();
    const [before, plain] = [patch(board, "e4"), patch(board, "e5")];
    await press("Tab", "Control+Home");
    await press(
      ...Array.from({ length: 3 }, () => "ArrowDown"),
      ...Array.from({ length: 5 }, () => "ArrowRight"),
    );
    await rendered();
    expect(board.shadowRoot?.activeElement === cell(board, "f4")).to.equal(true);
    expect(differs(patch(board, "e4"), before)).to.equal(true);
    expect(differs(patch(board, "e5"), plain)).to.equal(false);
  });

  it("aren't there on a board that people can't play, nor when it is another's turn", async () => {
    for (const attributes of [{ readonly: "" }, { seats: "host human" }]) {
      const board = await mount(attributes);
      await board.finish();
      const marked = inside<HTMLCanvasElement>(board, "[part=canvas]").toDataURL();
      board.marks = "none";
      await board.finish();
      expect(inside<HTMLCanvasElement>(board, "[part=canvas]").toDataURL()).to.equal(marked);
      board.remove();
    }
  });
});

describe("coordinates", () => {
  afterEach(clear);

  it("stand outside or within the squares, or nowhere, and leave their room to the squares", async () => {
    const look = async (coordinates: string) => {
      const board = await mount({ coordinates });
      await board.finish();
      const { width } = cell(board, "a1").getBoundingClientRect();
      const found = { width, corner: patch(board, "a1"), middle: patch(board, "d6") };
      board.remove();
      return found;
    };
    const [outside, within, none] = [await look("outside"), await look("inside"), await look("none")];
    expect(within.width).to.equal(none.width);
    expect(none.width).to.be.greaterThan(outside.width);
    expect(within.corner).not.to.deep.equal(none.corner);
    expect(within.middle).to.deep.equal(none.middle);
  });
});
