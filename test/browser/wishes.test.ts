import { expect } from "chai";
import {
  cell,
  clear,
  frame,
  grey,
  inside,
  listen,
  mount,
  patch,
  pixel,
  press,
  rendered,
  until,
  wish,
} from "./helpers.js";

/** Discs of all four seats in a row, legal moves round them, and a square that can't be played. */
const FOUR_SEATS = `${"-".repeat(24)}--XORG----OXGR--${"-".repeat(16)}------#- X`;

/** The share of a square's pixels whose greys are far apart. */
function share(one: number[], other: number[]): number {
  return one.filter((part, at) => Math.abs(part - (other[at] ?? 0)) > 50).length / one.length;
}

describe("what users have set their system to", () => {
  afterEach(clear);

  it("is obeyed at once: less motion, more contrast, dark pages, forced colours", async () => {
    await obeysWishes();
    await showsAllInForcedColours();
  });

  async function obeysWishes(): Promise<void> {
    const board = await mount({ speed: "slow" });
    document.documentElement.style.colorScheme = "light dark";
    try {
      await board.finish();
      const felt = pixel(board, "b7");

      // Less motion: what a move shows is there with the next frame, and its end is told before.
      await wish({ "prefers-reduced-motion": "reduce" });
      const heard = listen(board, "move", "moveend");
      board.play("f5");
      expect(heard).to.deep.equal(["move:f5", "moveend:f5"]);
      await frame();
      expect(grey(pixel(board, "e5"))).to.be.lessThan(60);

      await wish({ "prefers-color-scheme": "dark" });
      expect(grey(pixel(board, "b7"))).to.be.lessThan(grey(felt) - 3);

      // More contrast: the diagram, whatever the page has chosen.
      board.style.setProperty("--reversi-field", "pink");
      await wish({ "prefers-contrast": "more", "prefers-color-scheme": "light" });
      expect(pixel(board, "b7")).to.deep.equal([255, 255, 255, 255]);

      // And back: the page's colours are there again.
      await wish();
      const [red = 0, green = 0] = pixel(board, "b7");
      expect(red - green).to.be.greaterThan(30);
    } finally {
      document.documentElement.removeAttribute("style");
      await wish();
      board.remove();
    }
  }

  /** Discs, marks and the focus can be told apart in the system's own colours. */
  async function showsAllInForcedColours(): Promise<void> {
    const board = await mount({ players: "4", position: FOUR_SEATS, marks: "none" });
    try {
      for (const scheme of ["light", "dark"]) {
        await wish({ "forced-colors": "active", "prefers-color-scheme": scheme });
        board.marks = "none";
        await board.finish();
        const kinds = ["c4", "d4", "e4", "f4", "g8", "a1"].map((square) => patch(board, square));
        for (const [index, one] of kinds.entries()) {
          for (const other of kinds.slice(index + 1))
            expect(share(one, other), scheme).to.be.greaterThan(0.05);
        }
        const bare = patch(board, "c3");
        board.marks = "legal";
        await board.finish();
        expect(board.legalMoves).to.include("c6");
        expect(share(patch(board, "c6"), bare), `${scheme}: legal`).to.be.greaterThan(0.02);
        board.focus();
        await press("ArrowRight");
        const focused = board.shadowRoot?.activeElement;
        if (!focused) throw new Error("nothing is focused");
        const { outlineColor, outlineStyle } = getComputedStyle(focused);
        expect(outlineStyle).to.equal("solid");
        const probe = document.createElement("i");
        probe.style.cssText = "color: Canvas; forced-color-adjust: none";
        board.before(probe);
        expect(outlineColor).not.to.equal(getComputedStyle(probe).color);
        probe.remove();
      }
    } finally {
      await wish();
    }
  }

  it("may be a large text: nothing of the score is cut off", async () => {
    document.documentElement.style.fontSize = "200%";
    try {
      for (const width of [120, 240, 400]) {
        const board = await mount({ players: "4", position: FOUR_SEATS }, width);
        await rendered();
        const { left, right } = board.getBoundingClientRect();
        for (const part of inside(board, "[part=status]").querySelectorAll("li, p")) {
          const box = part.getBoundingClientRect();
          expect(box.left, String(width)).to.be.at.least(left - 1);
          expect(box.right, String(width)).to.be.at.most(right + 1);
          expect(part.scrollWidth, String(width)).to.be.at.most(part.clientWidth + 1);
        }
        expect(cell(board, "a1").getBoundingClientRect().top).to.be.at.least(
          inside(board, "[part=status]").getBoundingClientRect().bottom,
        );
        board.remove();
      }
    } finally {
      document.documentElement.removeAttribute("style");
    }
  });

  it("may become larger while a game is under way: buttons go into the menu, and come back", async () => {
    const board = await mount({}, 400);
    const buttons = (): HTMLElement[] => [
      ...inside(board, "[part=controls]").querySelectorAll<HTMLElement>("button"),
    ];
    const names = (): string =>
      buttons()
        .map(({ dataset }) => dataset.name)
        .join();
    try {
      await rendered();
      const usual = names();
      board.play("f5");
      document.documentElement.style.fontSize = "200%";
      await until(() => names() !== usual);
      await rendered();
      expect(names()).to.include("menu");
      const { right } = board.getBoundingClientRect();
      for (const button of buttons()) {
        expect(button.getBoundingClientRect().right).to.be.at.most(right + 1);
      }
      document.documentElement.removeAttribute("style");
      await until(() => names() === usual);
    } finally {
      document.documentElement.removeAttribute("style");
      board.remove();
    }
  });
});
