import { sendKeys } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import { expect } from "chai";
import { cell, clear, inside, mount, overhear, squaresOf } from "./helpers.js";

declare const axe: typeof import("axe-core");

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** A position of three in which Black has nothing to flip, and places a disc. */
const FALLBACK = `${"-".repeat(27)}NW${"-".repeat(6)}WR${"-".repeat(27)} X`;
const PHASES: readonly Readonly<Record<string, string>>[] = [
  {},
  { opening: "free" },
  { moves: "f5d6c3" },
  { players: "3", position: FALLBACK },
  { moves: "f5d6c5f6e7f4g5e6e3" },
  { moves: "f5", readonly: "" },
  { board: "octagon", players: "4", seats: "human host" },
  { blocked: "c3 f6", marks: "legal last flips numbers", coordinates: "inside" },
];

describe("access", () => {
  afterEach(clear);

  for (const theme of ["felt", "wood", "pond", "contrast"]) {
    it(`finds no fault with axe in any phase, in ${theme}`, async () => {
      for (const attributes of PHASES) {
        const board = await mount({ ...attributes, theme });
        await board.finish();
        expect(await violations(), JSON.stringify(attributes)).to.deep.equal([]);
        board.remove();
      }
    });
  }

  it("finds no fault with axe on a board that can't be, nor with a dark page", async () => {
    overhear();
    await mount({ players: "3", board: "6x6" });
    expect(await violations()).to.deep.equal([]);
    document.documentElement.style.cssText = "color-scheme: dark; background: #111; color: #eee";
    const board = await mount({ moves: "f5" });
    await board.finish();
    const found = await violations();
    document.documentElement.removeAttribute("style");
    expect(found).to.deep.equal([]);
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
    // The buttons around it are another stop.
    await sendKeys({ press: "Tab" });
    expect(inside(board, "button:focus").matches("[role=toolbar] *")).to.equal(true);
    await sendKeys({ press: "Tab" });
    // Not the elements themselves: WebKit is busy for ever with telling how two of them differ.
    expect(board.shadowRoot?.activeElement === null).to.equal(true);
    expect(document.activeElement === behind).to.equal(true);
  });

  it("keeps the focus when the board gets another shape, can't be played, or isn't one any more", async () => {
    const said = overhear();
    const board = await mount();
    board.focus();
    board.board = "6x6";
    await board.finish();
    expect(inside(board, "button:focus").ariaLabel).to.include("can be played");
    board.readonly = true;
    await board.finish();
    expect(document.activeElement === board).to.equal(true);
    expect(inside(board, ":focus").role).to.equal("img");
    board.readonly = false;
    await board.finish();
    expect(inside(board, "button:focus").ariaLabel).to.include("can be played");
    board.players = 3;
    await board.finish();
    expect(document.activeElement === board).to.equal(true);
    board.players = 2;
    await board.finish();
    expect(inside(board, "button:focus").ariaLabel).to.include("can be played");
    expect(said).to.have.length(1);
  });

  it("says which seat a person has, where others aren't persons", async () => {
    const board = await mount({ seats: "host human" });
    const seats = [...inside(board, "[part=score]").querySelectorAll("li")].map((seat) =>
      seat.innerText.trim(),
    );
    expect(seats[0]).not.to.include("you");
    expect(seats[1]).to.include("you");
    board.seats = "human human";
    await board.finish();
    expect(inside(board, "[part=score]").innerText).not.to.include("you");
  });

  it("is one image on a board that can only be looked at, with a text that describes the position", async () => {
    const board = await mount({ readonly: "", moves: "f5" });
    const image = inside(board, "[role=img]");
    expect(image.ariaLabel).to.equal("Black: e4, d5, e5, and f5. White: d4.");
    expect(inside(board, "[role=grid]").checkVisibility()).to.equal(false);
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
