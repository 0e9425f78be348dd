import { sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { LATE, MIDDLE } from "./games.js";
import { cell, clear, inside, mount, press, rendered, until } from "./helpers.js";

const isShown = (board: ReversiBoardElement): boolean =>
  board.shadowRoot?.querySelector("[part=note]")?.checkVisibility() ?? false;

/** Styles of the page, for as long as the test runs. */
function pageStyle(css: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = css;
  document.body.append(style);
  return style;
}

/** Whether two things lie over each other on the screen. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const pageEnd = (): number => {
  const page = document.scrollingElement!;
  page.scrollTop = page.scrollHeight;
  return page.scrollTop;
};

describe("what the teacher says", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("stands below the board where there is room, else over it: never out of sight, nor does the board shrink", async () => {
    for (const [style, isOver] of [
      ["width: 420px", false],
      ["width: 420px; padding: 20px; border: 5px solid", false],
      ["width: 420px; height: 540px", true],
      ["width: 700px; height: 400px", true],
      ["width: 420px; height: 800px", false],
    ] as const) {
      const board = await mount({ moves: MIDDLE, speed: "none" });
      board.style.cssText = style;
      await rendered();
      await board.finish();
      const before = inside(board, "[part=board]").getBoundingClientRect();
      await board.hint();
      board.scrollIntoView({ block: "end" });
      await rendered();
      const [now, card] = ["[part=board]", "[part=note]"].map((part) =>
        inside(board, part).getBoundingClientRect(),
      );
      if (!now || !card) throw new Error("nothing there");
      expect(now.width, style).to.equal(before.width);
      expect(card.bottom, style).to.be.at.most(board.getBoundingClientRect().bottom + 1);
      expect(card.top < now.bottom, style).to.equal(isOver);
      board.remove();
    }
  });

  it("keeps to a box of any height, also when that changes", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const faults: string[] = [];
    const hear = ({ message }: ErrorEvent): void => void faults.push(message);
    window.addEventListener("error", hear);
    await board.hint();
    for (const style of [
      "width: 420px; height: 800px",
      "width: 420px; height: 400px",
      "width: 700px; height: 900px",
      "width: 800px; height: 420px",
      "width: 160px; height: 220px",
      "width: 120px; height: 150px",
      "width: 300px; height: 120px",
      "width: 420px; height: auto",
      "width: 420px; height: 300px",
      "width: 420px; height: auto",
    ]) {
      board.style.cssText = style;
      await rendered();
      await board.finish();
      const box = board.getBoundingClientRect();
      const card = inside(board, "[part=note]").getBoundingClientRect();
      expect(card.top, style).to.be.at.least(box.top - 1);
      expect(card.bottom, style).to.be.at.most(box.bottom + 1);
      expect(card.height, style).to.be.greaterThan(40);
    }
    window.removeEventListener("error", hear);
    expect(faults).to.deep.equal([]);
  });

  it("doesn't cover the move that it speaks of", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const rows = new Set<string>();
    for (const [moves, style] of [
      [LATE, "width: 420px; height: 400px"],
      [`${MIDDLE}h6h5h4e8c7h3`, "width: 420px; height: 400px"],
      [MIDDLE, "width: 420px; height: 400px"],
      ["", "width: 420px; height: 400px"],
      [MIDDLE, "width: 320px; height: 220px"],
      [MIDDLE, "width: 220px; height: 320px"],
      [MIDDLE, "width: 160px; height: 320px"],
    ] as const) {
      board.style.cssText = style;
      await rendered();
      board.load(moves);
      await board.finish();
      const advice = await board.hint();
      const [card, mark] = ["[part=note]", ".pointer circle"].map((part) =>
        inside(board, part).getBoundingClientRect(),
      );
      if (!card || !mark) throw new Error("nothing there");
      expect(card.top > mark.bottom || card.bottom < mark.top, `${advice?.square} ${style}`).to.equal(true);
      rows.add(advice?.square.slice(1) ?? "");
    }
    expect(rows.size).to.be.greaterThan(2);
  });

  it("leaves the page where somebody has scrolled it to, while it finds its place", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    board.style.marginTop = "150vh";
    const page = document.scrollingElement!;
    await board.hint();
    for (const margin of ["0", "10px", "20px"]) {
      page.scrollTop = page.scrollHeight;
      const { bottom } = inside(board, "[part=note]").getBoundingClientRect();
      board.style.paddingInline = margin; // so that it looks for its place again
      await rendered();
      await rendered();
      expect(inside(board, "[part=note]").getBoundingClientRect().bottom, margin).to.be.closeTo(bottom, 2);
    }
  });

  /** Where the screen ends: below the board's buttons, or at a part of its height. */
  const endScreenAt = (board: ReversiBoardElement, share: number): void => {
    board.style.marginTop = "200vh";
    board.style.marginBottom = "200vh";
    const { bottom, top } = board.getBoundingClientRect();
    window.scrollBy(0, Math.floor(top + (bottom - top) * share) - innerHeight);
  };

  it("is scrolled to for who presses the button, and covers nothing then", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none", controls: "hint" });
    await rendered();
    endScreenAt(board, 1);
    const { scrollY } = window;
    const { left, top, width, height } = inside(board, '[data-name="hint"]').getBoundingClientRect();
    await sendMouse({
      type: "click",
      position: [Math.round(left + width / 2), Math.round(top + height / 2)],
    });
    await until(() => isShown(board));
    await rendered();
    const card = inside(board, "[part=note]").getBoundingClientRect();
    expect(card.bottom).to.be.at.most(innerHeight + 1);
    expect(card.top).to.be.at.least(inside(board, "[part=controls]").getBoundingClientRect().bottom);
    expect(window.scrollY).to.be.greaterThan(scrollY);
  });

  it("stays at the end of the screen where the page asks for it, unless it would cover the move", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const [inSight, covering] = [new Set<string>(), new Set<string>()];
    for (const moves of [LATE, `${MIDDLE}h6h5h4e8c7h3`, MIDDLE, ""]) {
      board.load(moves);
      await board.finish();
      for (const share of [1, 0.9, 0.7]) {
        endScreenAt(board, share);
        const { scrollY } = window;
        await board.hint();
        await rendered();
        const card = inside(board, "[part=note]").getBoundingClientRect();
        const mark = inside(board, ".pointer circle").getBoundingClientRect();
        expect(window.scrollY).to.equal(scrollY);
        const name = `${moves} ${share}`;
        if (card.bottom <= innerHeight + 1) inSight.add(name);
        else expect(mark.bottom, name).to.be.greaterThan(innerHeight - card.height);
        if (card.top < mark.bottom && card.bottom > mark.top) covering.add(name);
      }
    }
    expect([...covering]).to.deep.equal([]);
    expect(inSight.size).to.be.within(6, 11);
  });

  it("leaves the page alone where the page makes the board narrower than its box", async () => {
    pageStyle("reversi-board::part(board) { max-inline-size: 300px }");
    const board = await mount({ moves: MIDDLE, speed: "none" });
    board.style.marginTop = "150vh";
    await board.hint();
    const [card, place] = [inside(board, "[part=note]"), inside(board, "[part=board]")];
    for (const width of ["401px", "402px"]) {
      await rendered();
      const top = pageEnd();
      board.style.width = width;
      await rendered();
      await rendered();
      expect(document.scrollingElement!.scrollTop, width).to.be.closeTo(top, 3);
      expect(overlap(card, place), width).to.equal(false);
    }
  });

  it("points at the right squares, however the page limits the board", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none", marks: "legal values" });
    const { square } = (await board.hint())!;
    const styles = ["max-inline-size: 300px", "width: 300px", "inline-size: 80%", "max-block-size: 250px"];
    for (const declaration of styles) {
      const style = pageStyle(`reversi-board::part(board) { ${declaration} }`);
      await rendered();
      await board.finish();
      for (const mark of [".pointer circle", `.values [data-square=${square}] rect`]) {
        const { left, top, width, height } = inside(board, mark).getBoundingClientRect();
        const below = board.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
        expect(below?.ariaLabel, `${declaration} ${mark}`).to.match(new RegExp(`^${square},`));
      }
      style.remove();
    }
  });

  it("is in nobody’s way on a board that the page turns", async () => {
    const board = await mount({ moves: LATE, speed: "none" });
    board.style.cssText = "width: 420px; height: 400px";
    await rendered();
    await board.finish();
    const size = inside(board, "[part=board]").offsetHeight;
    for (const turn of ["none", "rotate(180deg)", "rotate(90deg)", "scale(0.5)", "scale(-1, 1)"]) {
      board.style.transform = turn;
      await board.hint();
      await rendered();
      expect(overlap(inside(board, "[part=note]"), inside(board, ".pointer circle")), turn).to.equal(false);
      expect(inside(board, "[part=board]").offsetHeight, turn).to.equal(size);
    }
  });

  it("goes by Escape, and the page’s dialog around it stays", async () => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    const board = await mount({ moves: MIDDLE, speed: "none" });
    dialog.append(board);
    dialog.showModal();
    await board.hint();
    inside(board, "[part=note] button").focus();
    await press("Escape");
    await until(() => !isShown(board));
    expect(dialog.open).to.equal(true);
    await press("Escape");
    await until(() => !dialog.open);
  });

  it("covers the move at no place that one scrolls to, nor the page’s own bars", async () => {
    const bar = document.createElement("div");
    bar.style.cssText = "position: fixed; inset: auto 0 0; height: 30px; z-index: 1";
    const board = await mount({ moves: MIDDLE, speed: "none" });
    board.style.margin = "100vh 0";
    document.body.append(bar);
    await board.hint();
    const [card, mark] = [inside(board, "[part=note]"), inside(board, ".pointer circle")];
    let stuck = 0;
    for (window.scrollTo(0, innerHeight); window.scrollY > 100; window.scrollBy(0, -20)) {
      await rendered();
      expect(overlap(card, mark), `${window.scrollY}`).to.equal(false);
      const { left, bottom } = card.getBoundingClientRect();
      if (Math.abs(bottom - innerHeight) > 1) continue;
      stuck++;
      expect(document.elementFromPoint(left + 40, bottom - 15) === bar).to.equal(true);
    }
    expect(stuck).to.be.greaterThan(2);
  });

  it("can be read from its beginning, also where it is higher than the screen", async () => {
    pageStyle("html { font-size: 60px }");
    const board = await mount({ moves: MIDDLE, speed: "none", controls: "hint" }, 300);
    await rendered();
    for (const ask of [() => void board.hint(), () => inside(board, "[data-name=hint]").click()]) {
      ask();
      await until(() => isShown(board));
      await rendered();
      await rendered();
      const card = inside(board, "[part=note]");
      expect(card.offsetHeight).to.be.greaterThan(innerHeight);
      window.scrollBy(0, card.getBoundingClientRect().top);
      await rendered();
      expect(card.getBoundingClientRect().top).to.be.closeTo(0, 1);
      // It goes with the page. Not shown by scrolling on: Firefox then does the `scrollIntoView` of the press over again.
      expect(getComputedStyle(inside(board, ".note-place")).position).to.equal("static");
      inside(board, "[part=note] button:last-child").click();
    }
  });

  it("finds its place anew when it grows, and causes no error in the page when widths change", async () => {
    const faults: string[] = [];
    const hear = ({ message }: ErrorEvent): void => void faults.push(message);
    window.addEventListener("error", hear);
    const board = await mount({ moves: LATE, speed: "none" });
    for (const height of ["420px", "800px", "auto"]) {
      board.style.cssText = `width: 420px; height: ${height}`;
      await rendered();
      await board.hint();
      const style = pageStyle("reversi-board::part(note) { font-size: 26px }");
      await rendered();
      await rendered();
      expect(overlap(inside(board, "[part=note]"), inside(board, ".pointer circle")), height).to.equal(false);
      style.remove();
      for (const width of [120, 300, 700, 200]) {
        board.style.width = `${width}px`;
        await rendered();
      }
    }
    window.removeEventListener("error", hear);
    expect(faults).to.deep.equal([]);
  });

  it("stands below a board that the page’s own styles make lower", async () => {
    for (const declaration of [
      "max-block-size: 250px",
      "inline-size: 250px; block-size: 250px; flex: none",
    ]) {
      pageStyle(`reversi-board::part(board) { ${declaration} }`);
      const board = await mount({ moves: MIDDLE, speed: "none" });
      await board.hint();
      board.scrollIntoView({ block: "end" });
      await rendered();
      await rendered();
      const [card, controls] = ["[part=note]", "[part=controls]"].map((part) => inside(board, part));
      expect(overlap(card!, controls!), declaration).to.equal(false);
      document.body.replaceChildren();
    }
  });

  it("may move the page when it goes: the second click of a double click then plays nothing", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const { square } = (await board.hint())!;
    const clickOn = (button: HTMLElement, detail: number, clientX = 0): boolean =>
      button.dispatchEvent(
        new MouseEvent("click", { detail, clientX, bubbles: true, composed: true, cancelable: true }),
      );
    clickOn(cell(board, square), 1);
    const ply = board.game!.ply;
    expect(board.game!.lastPly?.square).to.equal(square);
    const [other = ""] = board.legalMoves;
    clickOn(cell(board, other), 2);
    expect(board.game!.ply).to.equal(ply);
    clickOn(cell(board, other), 1);
    expect(board.game!.ply).to.equal(ply + 1);
    // What comes down elsewhere is meant so, however soon: a finger on the next square.
    clickOn(cell(board, square), 1);
    const [next = ""] = board.legalMoves;
    clickOn(cell(board, next), 2, 30);
    expect(board.game!.ply).to.equal(ply + 2);
    // A button can be pressed as fast as one likes, by keys in between, too.
    const undo = inside(board, "[data-name=undo]");
    for (const detail of [1, 2, 3]) clickOn(undo, detail);
    expect(board.game!.ply).to.equal(ply - 1);
    clickOn(inside(board, "[data-name=redo]"), 0);
    clickOn(undo, 4);
    expect(board.game!.ply).to.equal(ply - 1);
  });
});
