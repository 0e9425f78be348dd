import { sendKeys, sendMouse } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { Game } from "reversi-board/engine";
import {
  cell,
  chooser,
  clear,
  frame,
  inside,
  listen,
  mount,
  overhear,
  pause,
  press,
  rendered,
} from "./helpers.js";

declare const axe: typeof import("axe-core");

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const button = (board: ReversiBoardElement, name: string): HTMLButtonElement =>
  inside<HTMLButtonElement>(board, `[part=controls] [data-name=${name}]`);

/** Presses a control with the mouse, once the controls have found out how much room they have. */
async function click(board: ReversiBoardElement, name: string): Promise<void> {
  await rendered();
  button(board, name).scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = button(board, name).getBoundingClientRect();
  await sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

/** Opens a panel and waits until it is there. */
async function open(board: ReversiBoardElement, name: string): Promise<HTMLDialogElement> {
  await click(board, name);
  for (let frames = 0; frames < 300 && !board.shadowRoot?.querySelector("dialog[open]"); frames++)
    await rendered();
  return inside<HTMLDialogElement>(board, "dialog[open]");
}

/** The panel's radio buttons, in its own order. */
const FIELDS = {
  players: [2, 3, 4],
  board: ["8x8", "6x6", "10x10", "octagon"],
  goal: ["most", "fewest"],
  opening: ["cross", "free"],
  scoring: ["discs", "tournament"],
  handicap: [0, 1, 2, 3, 4],
  handicapSeat: ["black", "white"],
} as const;
type FieldName = keyof typeof FIELDS;
type Variant = readonly (readonly [name: FieldName, index: number])[];

function everyVariant(names = Object.keys(FIELDS) as FieldName[]): Variant[] {
  const [name, ...rest] = names;
  if (!name) return [[]];
  const others = everyVariant(rest);
  return FIELDS[name].flatMap((_, index) => others.map((other) => [[name, index] as const, ...other]));
}

function isAllowed(variant: Variant): boolean {
  try {
    Game.start(Object.fromEntries(variant.map(([name, index]) => [name, FIELDS[name][index]])));
    return true;
  } catch {
    return false;
  }
}

const field = (dialog: HTMLElement, name: string, value: number): HTMLInputElement => {
  const found = dialog.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)[value];
  if (!found) throw new Error(`no ${name} ${value}`);
  return found;
};

describe("around the board", () => {
  afterEach(async () => {
    document.documentElement.lang = "";
    await clear();
  });

  it("tells names, counts and shares, and whose turn it is by name", async () => {
    const board = await mount({ names: "Anna, Hop", moves: "f5" });
    const score = inside(board, "[part=score]");
    expect(score.innerText).to.match(/Anna\s*4[\s\S]*Hop\s*1/);
    expect(inside(board, "[part=status]").innerText).to.include("Hop to move");
    const shares = [...inside(board, ".shares").children].map((share) => share.getBoundingClientRect().width);
    expect((shares[0] ?? 0) / (shares[1] ?? 1)).to.be.closeTo(4, 0.2);
    board.play("d6");
    expect(inside(board, "[role=status]").textContent).to.equal(
      "Hop plays d6 and turns 1 disc. Anna to move.",
    );
  });

  it("tells a pass for a beat, then whose turn it is", async () => {
    const board = await mount({ board: "6x6", speed: "fast" });
    const message = inside(board, ".turn");
    const choose = chooser(5);
    while (board.game?.lastPly?.kind !== "pass") {
      if (board.over) board.start();
      board.play(choose(board.legalMoves));
    }
    expect(message.textContent).to.match(/has no move and passes/);
    for (let frames = 0; frames < 600 && message.textContent?.includes("passes"); frames++) await frame();
    expect(message.textContent).to.match(/to move|wins|draw/);
  });

  it("ranks the seats of a game of three when it is over", async () => {
    const board = await mount({ players: "3" });
    while (!board.over) board.play(board.legalMoves[0] ?? "");
    const ranking = board.result?.ranking ?? [];
    const shown = [...inside(board, "[part=score]").querySelectorAll("li")].map((item) => item.innerText);
    for (const [index, seat] of (["black", "white", "red"] as const).entries()) {
      const place = ranking.find((one) => one.seat === seat)?.place;
      expect(shown[index]).to.match(new RegExp(`^${place}\\.`));
    }
  });

  it("undoes and repeats moves, and browses, by its buttons", async () => {
    const board = await mount({ moves: "f5d6c3", speed: "none" }, 600);
    await click(board, "undo");
    expect(board.game?.transcript).to.equal("f5d6");
    await click(board, "redo");
    expect(board.game?.transcript).to.equal("f5d6c3");
    await click(board, "first");
    expect(board.ply).to.equal(0);
    await click(board, "next");
    expect(board.ply).to.equal(1);
    expect(inside(board, "[part=controls]").innerText).to.include("1 of 3");
    await click(board, "last");
    expect(board.ply).to.equal(3);
    expect(button(board, "next").ariaDisabled).to.equal("true");
  });

  it("begins a new game in mid-game, and brings the old one back by undo", async () => {
    const board = await mount({ moves: "f5d6c3", speed: "none" });
    const { game } = board;
    const heard = listen(board, "gamestart", "undo");
    await click(board, "new");
    expect(board.game?.transcript).to.equal("");
    expect(board.canUndo).to.equal(true);
    await click(board, "undo");
    expect(board.game).to.equal(game);
    expect(heard).to.deep.equal(["gamestart", "gamestart"]);
    expect(board.canRedo).to.equal(true);
    await click(board, "redo");
    expect(board.game?.transcript).to.equal("");
    await click(board, "undo");
    expect(board.game).to.equal(game);
  });

  it("has a rematch with seats swapped, where seats differ", async () => {
    const board = await mount({ names: "Anna, Hop", moves: "f5d6c5f6e7f4g5e6", speed: "none" });
    expect(board.shadowRoot?.querySelector("[data-name=rematch]") === null).to.equal(true);
    board.play("e3");
    expect(board.over).to.equal(true);
    await click(board, "rematch");
    expect(board.names).to.equal("Hop, Anna");
    expect(board.game?.transcript).to.equal("");
  });

  it("shows what the page chooses", async () => {
    const said = overhear();
    const board = await mount({ controls: "none" });
    expect(inside(board, "[part=controls]").checkVisibility()).to.equal(false);
    expect(inside(board, "[part=status]").checkVisibility()).to.equal(false);
    board.controls = "status undo";
    await board.finish();
    const names = [...inside(board, "[part=controls]").querySelectorAll("button")].map(
      ({ dataset }) => dataset.name,
    );
    expect(names).to.deep.equal(["undo"]);
    expect(inside(board, "[part=score]").checkVisibility()).to.equal(false);
    expect(inside(board, ".turn").checkVisibility()).to.equal(true);
    board.controls = "undo nonsense";
    await board.finish();
    expect(board.problems[0]?.field).to.equal("controls");
    expect(said).to.have.length(1);
  });

  it("has a menu where there is no room for buttons, with all of them in it", async () => {
    const board = await mount({ moves: "f5d6", speed: "none" }, 120);
    await rendered();
    expect(inside(board, "[part=controls]").querySelectorAll("button")).to.have.length(1);
    const dialog = await open(board, "menu");
    const labels = [...dialog.querySelectorAll(".menu button")].map(({ textContent }) => textContent);
    expect(labels).to.include.members([
      "New game",
      "Undo",
      "Redo",
      "Rules",
      "Choose a game",
      "Copy or paste",
    ]);
    const undo = [...dialog.querySelectorAll<HTMLElement>(".menu button")].find(
      (one) => one.textContent === "Undo",
    );
    undo?.click();
    expect(board.game?.transcript).to.equal("f5");
    expect(dialog.open).to.equal(false);
  });

  it("is a toolbar with one stop for the Tab key", async () => {
    const board = await mount({ moves: "f5d6" }, 600);
    await rendered();
    board.focus();
    await press("Tab");
    const at = (): string => inside(board, "[part=controls] button:focus").dataset.name ?? "";
    expect(at()).to.equal("new");
    await press("ArrowRight");
    expect(at()).to.equal("undo");
    await press("End");
    expect(at()).to.equal("menu");
    await press("ArrowRight");
    expect(at()).to.equal("new");
  });
});

describe("the setup panel", () => {
  afterEach(clear);

  it("starts what is chosen, and puts it into the attributes", async () => {
    const board = await mount({ speed: "none" });
    const dialog = await open(board, "setup");
    field(dialog, "players", 1).click();
    field(dialog, "board", 3).click();
    field(dialog, "goal", 1).click();
    field(dialog, "blocked", 2).click();
    inside(board, "[data-square=c3]").click();
    expect(inside<HTMLInputElement>(board, "[data-square=e5]").disabled).to.equal(true);
    const [name] = dialog.querySelectorAll<HTMLInputElement>(".seat input");
    if (name) name.value = "Anna";
    dialog.querySelector<HTMLElement>("footer .primary")?.click();
    expect(dialog.open).to.equal(false);
    expect(board.game?.config).to.deep.include({
      players: 3,
      board: "octagon",
      goal: "fewest",
      blocked: ["c3"],
    });
    expect(board.players).to.equal(3);
    expect(board.blocked).to.equal("c3");
    expect(board.names).to.match(/^Anna/);
  });

  it("brings back who played the old game, and what was to be played, when its start is undone", async () => {
    const attributes = { moves: "f5d6c3", names: "Anna, Hop", blocked: "2", seed: "5", speed: "none" };
    const board = await mount(attributes);
    const { game } = board;
    const dialog = await open(board, "setup");
    field(dialog, "players", 1).click();
    for (const [index, who] of [...dialog.querySelectorAll<HTMLSelectElement>(".seat select")].entries()) {
      who.value = index === 0 ? "human" : "easy";
      who.dispatchEvent(new Event("change", { bubbles: true }));
    }
    dialog.querySelector<HTMLElement>("footer .primary")?.click();
    expect(board.seats).to.equal("human easy easy");
    const started = board.game;

    const heard = listen(board, "gamestart", "thinking", "move");
    await click(board, "undo");
    expect(board.game).to.equal(game);
    expect([board.seats, board.names, board.players, board.blocked]).to.deep.equal(["", "Anna, Hop", 2, "2"]);
    expect(inside(board, "[part=score]").textContent).to.include("Hop");
    await pause(300);
    expect(heard).to.deep.equal(["gamestart"]); // White is a person again: no computer has begun to think

    await click(board, "redo");
    expect(board.game).to.equal(started);
    expect([board.seats, board.players]).to.deep.equal(["human easy easy", 3]);
    await click(board, "undo");
    expect(board.game).to.equal(game);
    expect([board.seats, board.blocked]).to.deep.equal(["", "2"]);
  });

  it("starts every variant that the rules allow, and can be made to start no other", async function () {
    this.timeout(120_000);
    const board = await mount({ speed: "none", controls: "setup" }, 240);
    // Far from the screen nothing is painted: it is about the panel.
    Object.assign(board.style, { position: "absolute", top: "9000px" });
    await rendered();
    let started = 0;
    // Whose corners they are means nothing where there are none.
    const isIdle = (variant: Variant): boolean => variant[5]?.[1] === 0 && variant[6]?.[1] === 1;
    for (const wanted of everyVariant().filter((variant) => !isIdle(variant))) {
      button(board, "setup").click();
      while (!board.shadowRoot?.querySelector("dialog[open] footer")) await pause(0);
      const dialog = inside<HTMLDialogElement>(board, "dialog[open]");
      const inputs = wanted.map(([name, index]) => field(dialog, name, index));
      for (const input of inputs) input.click();
      const chosen = inputs.every((input) => input.checked);
      dialog.querySelector<HTMLElement>("footer .primary")?.click();
      const config = board.game?.config;
      if (!config) throw new Error("no game");
      const isWanted = wanted.every(([name, index]) => config[name] === FIELDS[name][index]);
      expect(isWanted, JSON.stringify(wanted)).to.equal(chosen);
      expect(chosen, JSON.stringify(wanted)).to.equal(isAllowed(wanted));
      started += chosen ? 1 : 0;
    }
    expect(started).to.equal(228);
  });

  it("doesn't let one choose what the rules refuse, and says why", async () => {
    const board = await mount();
    const dialog = await open(board, "setup");
    field(dialog, "board", 1).click();
    field(dialog, "players", 2).click();
    expect(field(dialog, "board", 1).disabled).to.equal(true);
    expect(field(dialog, "board", 1).checked).to.equal(false);
    expect(dialog.innerText).to.match(/6 × 6 – only with two players/);
    expect(field(dialog, "opening", 1).disabled).to.equal(true);
    expect(await violations()).to.deep.equal([]);
  });

  it("leaves the running game as it was, by Escape and by a click outside, and gives the focus back", async () => {
    const board = await mount({ moves: "f5d6" }, 600);
    const { game } = board;
    for (const leave of ["Escape", "outside"]) {
      const dialog = await open(board, "setup");
      field(dialog, "players", 2).click();
      if (leave === "Escape") await sendKeys({ press: "Escape" });
      else await sendMouse({ type: "click", position: [3, 580] });
      await rendered();
      expect(dialog.open, leave).to.equal(false);
      expect(board.game, leave).to.equal(game);
      expect(board.players).to.equal(2);
      expect(inside(board, "[part=controls] button:focus").dataset.name, leave).to.equal("setup");
    }
  });

  it("says why from its first sight on", async () => {
    const board = await mount({ players: "4" });
    const dialog = await open(board, "setup");
    expect(dialog.innerText).to.match(
      /1 corner, 2 corners, 3 corners, and 4 corners – only with two players/,
    );
  });

  it("is a way out of a variant that can't be played", async () => {
    const said = overhear();
    const board = await mount({ players: "3", board: "6x6", opening: "free" });
    expect(board.game).to.equal(null);
    const dialog = await open(board, "setup");
    dialog.querySelector<HTMLElement>("footer .primary")?.click();
    expect(board.game?.config).to.deep.include({ players: 3, board: "8x8", opening: "cross" });
    expect(board.problems).to.deep.equal([]);
    expect(said).to.have.length(1);
  });

  it("is offered before the first move, where the page wants that", async () => {
    const board = await mount({ setup: "first" });
    await board.finish();
    const offer = [...(board.shadowRoot?.querySelectorAll<HTMLElement>("[part=message] button") ?? [])];
    expect(offer.map((one) => one.checkVisibility())).to.deep.equal([true, true]);
    offer[0]?.click();
    for (let frames = 0; frames < 300 && !board.shadowRoot?.querySelector("dialog[open]"); frames++)
      await rendered();
    inside<HTMLDialogElement>(board, "dialog[open]").close();
    offer[1]?.click();
    expect(offer[0]?.checkVisibility()).to.equal(false);
    expect(board.play("f5")).to.equal(true);
  });
});

describe("the panel to copy and paste", () => {
  afterEach(clear);

  it("gives the moves and the position, and loads what is pasted, or says what is wrong", async () => {
    const board = await mount({ moves: "f5d6c3", speed: "none" }, 600);
    const dialog = await open(board, "menu");
    [...dialog.querySelectorAll<HTMLElement>(".menu button")].at(-1)?.click();
    for (let frames = 0; frames < 300 && !dialog.querySelector("textarea"); frames++) await rendered();
    const [moves, position] = dialog.querySelectorAll<HTMLInputElement>("input[readonly]");
    expect(moves?.value).to.equal("f5d6c3");
    expect(position?.value).to.equal(board.game?.position);
    expect(await violations()).to.deep.equal([]);
    const text = dialog.querySelector("textarea");
    const load = dialog.querySelector<HTMLElement>(".primary");
    if (!text) throw new Error("nowhere to paste");
    text.value = "f5f6d3 nonsense";
    load?.click();
    expect(dialog.open).to.equal(true);
    expect(dialog.querySelector("[role=status]")?.textContent).not.to.equal("");
    expect(board.game?.transcript).to.equal("f5d6c3");
    text.value = "f5f6e6f4";
    load?.click();
    expect(dialog.open).to.equal(false);
    expect(board.game?.transcript).to.equal("f5f6e6f4");
    expect(cell(board, "f4").ariaLabel).to.equal("f4, White");
  });
});
