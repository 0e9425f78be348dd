import { sendKeys } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import { expect } from "chai";
import { cell, clear, inside, mount, squaresOf } from "./helpers.js";

declare const axe: typeof import("axe-core");

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

describe("access", () => {
  afterEach(clear);

  it("finds no fault with axe, at the start, in mid-game, when over and when readonly", async () => {
    for (const attributes of [
      {},
      { moves: "f5d6c3" },
      { moves: "f5d6c5f6e7f4g5e6e3" },
      { moves: "f5", readonly: "" },
      { board: "octagon" },
    ]) {
      const board = await mount(attributes);
      await board.finish();
      expect(await violations(), JSON.stringify(attributes)).to.deep.equal([]);
      board.remove();
    }
  });

  it("is one stop for Tab, and the grid's keys go everywhere", async () => {
    const board = await mount({ board: "octagon" });
    const behind = document.createElement("button");
    document.body.append(behind);
    const at = (): string => inside(board, "button:focus").ariaLabel?.split(",")[0] ?? "";
    await sendKeys({ press: "Tab" });
    expect(board.legalMoves).to.include(at());
    const walk: [string, string][] = [
      ["Control+Home", "c1"],
      ["ArrowLeft", "c1"],
      ["ArrowUp", "c1"],
      ["End", "h1"],
      ["PageDown", "h10"],
      ["ArrowRight", "h10"],
      ["Home", "c10"],
      ["ArrowUp", "c9"],
      ["ArrowLeft", "b9"],
      ["ArrowDown", "b9"],
      ["PageUp", "b2"],
      ["Control+End", "h10"],
    ];
    for (const [keys, square] of walk) {
      const [first = "", second] = keys.split("+");
      if (second) await sendKeys({ down: first });
      await sendKeys({ press: second ?? first });
      if (second) await sendKeys({ up: first });
      expect(at(), keys).to.equal(square);
    }
    await sendKeys({ press: "Tab" });
    // Not the elements themselves: WebKit is busy for ever with telling how two of them differ.
    expect(board.shadowRoot?.activeElement === null).to.equal(true);
    expect(document.activeElement === behind).to.equal(true);
  });

  it("says of each cell its square, what stands there, and what may be played", async () => {
    const board = await mount({ moves: "f5" });
    expect(cell(board, "d4").ariaLabel).to.equal("d4, White");
    expect(cell(board, "d6").ariaLabel).to.equal("d6, empty, can be played, turns 1 disc");
    expect(cell(board, "d6").ariaDisabled).to.equal(null);
    expect(cell(board, "a1").ariaLabel).to.equal("a1, empty");
    expect(cell(board, "a1").ariaDisabled).to.equal("true");
    expect(cell(board, "a1").disabled).to.equal(false);
  });

  it("tells each turn in one sentence: the move, passes, whose turn it is, the result", async () => {
    const board = await mount({ speed: "none" });
    const live = inside(board, "[role=status]");
    expect(live.textContent).to.equal("");
    board.play("f5");
    expect(live.textContent).to.equal("Black plays f5 and turns 1 disc. White to move.");
    board.undo();
    expect(live.textContent).to.equal("Move f5 taken back. Black to move.");
    for (const square of squaresOf("f5d6c5f6e7f4g5e6e3")) board.play(square);
    expect(live.textContent).to.equal("Black plays e3 and turns 5 discs. Black wins, 13 to 0.");
  });
});
