import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { Game } from "reversi-board/engine";
import type { ConfigInput } from "reversi-board/engine";
import {
  cell,
  clear,
  click,
  falseSquares,
  inside,
  listen,
  mount,
  overhear,
  pause,
  until,
} from "./helpers.js";

/** Long enough for a move that mustn't come to come, in milliseconds. */
const A_WHILE = 400;

/** Writes down each move with who made it, as `white:c5:computer`. */
function watch(board: ReversiBoardElement): string[] {
  const moves: string[] = [];
  board.addEventListener("move", ({ detail: { seat, square, source } }) => {
    moves.push(`${seat}:${square}:${source}`);
  });
  return moves;
}

const isOnesTurn = (board: ReversiBoardElement, seat: string): boolean => board.turn === seat || board.over;

/** A board where Black is a person, and White an expert who has just begun to think. */
async function mountThinking(
  attributes: Readonly<Record<string, string>> = {},
): Promise<ReversiBoardElement> {
  const board = await mount({ seats: "human expert", speed: "none", ...attributes });
  board.play(board.legalMoves[0] ?? "");
  await until(() => board.thinking);
  return board;
}

describe("a person against the computer", function () {
  this.timeout(90_000);
  afterEach(clear);

  it("plays a whole game by clicks, and sees every move", async () => {
    const board = await mount({ seats: "human easy", speed: "none", board: "6x6", seed: "7" });
    const moves = watch(board);
    while (!board.over) {
      const square = board.legalMoves.at(-1) ?? "";
      await click(board, square);
      await until(() => isOnesTurn(board, "black"));
    }
    await board.finish();
    expect(board.result).to.not.equal(null);
    expect(falseSquares(board)).to.deep.equal([]);
    expect(
      moves.filter((move) => move.endsWith(":user")).every((move) => move.startsWith("black:")),
    ).to.equal(true);
    expect(
      moves.filter((move) => move.endsWith(":computer")).every((move) => move.startsWith("white:")),
    ).to.equal(true);
    expect(moves.length).to.equal(board.game?.plies.filter(({ kind }) => kind !== "pass").length);
  });

  it("sees each move in full before the next one comes", async () => {
    const board = await mount({ seats: "human easy", speed: "fast" });
    await board.finish();
    const heard = listen(board, "beforemove", "move", "moveend");
    await click(board, "f5");
    await until(() => heard.filter((entry) => entry.startsWith("moveend")).length === 2);
    const reply = board.game?.lastPly?.square ?? "";
    expect(heard).to.deep.equal(
      ["f5", reply].flatMap((square) => ["beforemove", "move", "moveend"].map((name) => `${name}:${square}`)),
    );
  });

  it("can play White: the computer begins", async () => {
    const board = await mount({ seats: "medium", speed: "none" });
    const moves = watch(board);
    await until(() => isOnesTurn(board, "white"));
    expect(moves).to.have.length(1);
    expect(moves[0]).to.match(/^black:\w+:computer$/);
    expect(board.canUndo).to.equal(false);
  });

  it("meets the same computer again where the board has a seed", async () => {
    const transcripts = [];
    for (let times = 0; times < 2; times++) {
      const board = await mount({ seats: "human easy", speed: "none", seed: "Anna", board: "6x6" });
      for (let moves = 0; moves < 4; moves++) {
        board.play(board.legalMoves[0] ?? "");
        await until(() => isOnesTurn(board, "black"));
      }
      transcripts.push(board.game?.transcript);
      board.remove();
    }
    expect(transcripts[0]).to.equal(transcripts[1]);
  });

  it("takes back the computer's move with their own", async () => {
    const board = await mount({ seats: "human easy", speed: "none" });
    board.play("f5");
    await until(() => board.game?.ply === 2);
    expect(board.undo()).to.equal(true);
    expect(board.game?.ply).to.equal(0);
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(0);
    expect(board.redo()).to.equal(true);
    expect(board.game?.ply).to.equal(2);
  });

  it("reads in the status line that the computer takes its time, and then whose turn it is", async () => {
    const board = await mountThinking();
    const status = inside(board, "[part=status] .turn");
    await until(() => status.textContent.includes("thinking"));
    expect(status.textContent).to.equal("White is thinking…");
    expect(inside(board, "[role=status]").textContent).to.not.include("thinking");
    await until(() => board.turn === "black");
    expect(status.textContent).to.equal("Black to move");
  });

  it("hears of it when the computer begins and ends to think", async () => {
    const board = await mount({ seats: "human easy", speed: "none" });
    const heard: string[] = [];
    board.addEventListener("thinking", ({ detail: { seat, active, source } }) => {
      heard.push(`${seat} ${active} ${source} ${board.thinking} ${board.matches(":state(thinking)")}`);
    });
    board.addEventListener("beforemove", ({ detail }) => heard.push(`beforemove ${detail.source}`));
    board.play("f5");
    await until(() => board.turn === "black");
    expect(heard).to.deep.equal([
      "beforemove host",
      "white true computer true true",
      "white false computer false false",
      "beforemove computer",
    ]);
  });

  it("looks at an earlier move undisturbed; the computer moves once they are back", async () => {
    const board = await mount({ seats: "human easy", speed: "none" });
    board.play("f5");
    await until(() => board.game?.ply === 2);
    board.play(board.legalMoves[0] ?? "");
    board.goTo(1);
    await pause(A_WHILE);
    expect(board.ply).to.equal(1);
    expect(board.game?.ply).to.equal(3);
    board.goTo(3);
    await until(() => board.game?.ply === 4);
    expect(board.ply).to.equal(4);
  });

  it("changes the level in mid-thought", async () => {
    const board = await mountThinking();
    board.seats = "human easy";
    await until(() => board.turn === "black");
    expect(board.game?.ply).to.equal(2);
  });

  it("takes over from the computer in mid-thought", async () => {
    const board = await mountThinking();
    board.seats = "human human";
    await pause(A_WHILE);
    expect(board.thinking).to.equal(false);
    expect(board.game?.ply).to.equal(1);
  });

  it("chooses a level in the setup panel", async () => {
    const board = await mount({ speed: "none", seats: "hard" });
    await board.finish();
    inside(board, "[data-name=setup]").click();
    await until(() => board.shadowRoot?.querySelector(".setup .seat select") !== null);
    const [black, white] = board.shadowRoot?.querySelectorAll<HTMLSelectElement>(".setup .seat select") ?? [];
    expect([...(white?.options ?? [])].map(({ value }) => value)).to.deep.equal([
      "human",
      "easy",
      "medium",
      "hard",
      "expert",
    ]);
    expect(black?.value).to.equal("hard");
    if (black && white) [black.value, white.value] = ["human", "medium"];
    inside(board, ".setup footer .primary").click();
    expect(board.seats).to.equal("human medium");
    board.play("f5");
    await until(() => board.game?.ply === 2);
  });

  it("is offered the page's script only where the page has it play, and reads every choice on a phone", async () => {
    const phone = document.createElement("iframe");
    const srcdoc = `<script type="module" src="/dist/reversi-board.js"></script><reversi-board></reversi-board>`;
    Object.assign(phone, { srcdoc, width: 320, height: 640 });
    document.body.append(phone);
    await until(() => Boolean(phone.contentDocument?.querySelector("reversi-board")?.shadowRoot));
    const board = phone.contentDocument!.querySelector("reversi-board")!;
    await board.ready;
    board.seats = "human host";
    // Wider than the window, so that the button isn't in the menu.
    board.style.width = "600px";
    await board.finish();
    await until(() => board.shadowRoot?.querySelector("[data-name=setup]") !== null);
    inside(board, "[data-name=setup]").click();
    await until(() => board.shadowRoot?.querySelector(".setup .seat select") !== null);
    const select = inside<HTMLSelectElement>(board, ".setup .seat select");
    expect([...select.options].at(-1)?.value).to.equal("host");
    const { inlineSize } = getComputedStyle(select);
    const measure = document.createElement("canvas").getContext("2d");
    if (!measure) throw new Error("no canvas");
    measure.font = getComputedStyle(select).font;
    const widest = Math.max(...[...select.options].map(({ text }) => measure.measureText(text).width));
    // What the browser draws around the text takes a bit more than one line's height.
    expect(parseFloat(inlineSize)).to.be.greaterThan(widest + 24);
    phone.remove();
  });

  it("goes on in a new game after computers were paused", async () => {
    const board = await mount({ seats: "easy easy", speed: "none", paused: "" });
    board.seats = "human easy";
    await board.finish();
    inside(board, "[data-name=new]").click();
    expect(board.paused).to.equal(false);
    board.play("f5");
    await until(() => board.game?.ply === 2);
  });

  it("whose game the browser keeps goes on when it is loaded again in mid-thought", async () => {
    const board = await mountThinking({ persist: "test-computers" });
    board.remove();
    await pause(0);
    const again = await mount({ persist: "test-computers", speed: "none" });
    expect(again.seats).to.equal("human expert");
    expect(again.game?.ply).to.equal(1);
    await until(() => again.turn === "black");
    expect(again.game?.ply).to.equal(2);
    localStorage.removeItem("reversi-board:test-computers");
  });

  it("plays again with the seats swapped, against the same level", async () => {
    const board = await mount({
      speed: "none",
      seats: "human easy",
      position: `${"X".repeat(62)}O- X`,
      controls: "new",
    });
    board.play("h8");
    expect(board.over).to.equal(true);
    await board.finish();
    inside(board, "[data-name=rematch]").click();
    expect(board.seats).to.equal("easy human");
    await until(() => board.game?.ply === 1);
  });
});

describe("a computer that is stopped", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("by an undo, doesn't move", async () => {
    const board = await mountThinking();
    const moves = watch(board);
    expect(board.undo()).to.equal(true);
    expect(board.thinking).to.equal(false);
    await pause(1500);
    expect(moves).to.deep.equal([]);
    expect(board.game?.ply).to.equal(0);
    expect(board.turn).to.equal("black");
  });

  it("by twenty undos, one right after the other, doesn't move; the person goes on", async () => {
    const board = await mount({ seats: "human easy", speed: "none" });
    for (let moves = 0; moves < 10; moves++) {
      board.play(board.legalMoves[0] ?? "");
      await until(() => isOnesTurn(board, "black"));
    }
    board.seats = "human expert";
    board.play(board.legalMoves[0] ?? "");
    await until(() => board.thinking);
    const moves = watch(board);
    for (let undos = 0; undos < 20; undos++) {
      board.undo();
      await pause(undos % 3);
    }
    expect(board.game?.ply).to.equal(0);
    await pause(A_WHILE);
    expect(moves).to.deep.equal([]);
    board.play("f5");
    await until(() => board.turn === "black");
    expect(moves).to.have.length(2);
    expect(moves[1]).to.match(/^white:\w+:computer$/);
  });

  it("by undo and redo, by turns, moves once", async () => {
    const board = await mountThinking();
    const moves = watch(board);
    for (let times = 0; times < 20; times++) {
      board.undo();
      board.redo();
    }
    await until(() => board.turn === "black");
    await pause(A_WHILE);
    expect(moves).to.have.length(1);
    expect(board.game?.ply).to.equal(2);
  });

  for (const [name, change] of [
    ["a new game", (board: ReversiBoardElement) => board.start()],
    ["another game", (board: ReversiBoardElement) => board.load("f5")],
  ] as const) {
    it(`by ${name}, moves in that one only`, async () => {
      const board = await mountThinking({ seats: "human expert" });
      const moves = watch(board);
      change(board);
      board.seats = "human easy";
      if (board.turn === "black") board.play("d3");
      await until(() => board.game?.ply === 2);
      await pause(1500);
      expect(board.game?.ply).to.equal(2);
      expect(moves.filter((move) => move.endsWith(":computer"))).to.have.length(1);
    });
  }

  it("because the board leaves the page, goes on when it is back", async () => {
    const board = await mountThinking();
    board.remove();
    await pause(0);
    expect(board.thinking).to.equal(false);
    await pause(1500);
    expect(board.game?.ply).to.equal(1);
    document.body.append(board);
    expect(board.thinking).to.equal(true);
    await until(() => board.turn === "black");
    expect(board.game?.ply).to.equal(2);
  });

  it("isn't, by a board that only moves to another place", async () => {
    const board = await mountThinking();
    const heard = listen(board, "thinking");
    const box = document.createElement("div");
    document.body.append(box);
    box.append(board);
    await until(() => board.turn === "black");
    expect(heard).to.have.length(1);
  });

  it("by a listener, doesn't move; the page can move for it", async () => {
    const board = await mount({ seats: "human easy", speed: "none" });
    const moves = watch(board);
    let wanted = "";
    board.addEventListener("beforemove", (event) => {
      if (event.detail.source !== "computer") return;
      wanted = event.detail.square;
      event.preventDefault();
    });
    board.play("f5");
    await until(() => wanted !== "");
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(1);
    expect(board.thinking).to.equal(false);
    expect(board.play(wanted)).to.equal(true);
    expect(moves).to.deep.equal(["black:f5:host", `white:${wanted}:host`]);
  });

  it("by readonly, doesn't move until it isn't any more", async () => {
    const board = await mount({ seats: "easy easy", speed: "none", readonly: "" });
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(0);
    board.readonly = false;
    await until(() => (board.game?.ply ?? 0) > 2);
  });
});

/** Variants of each number of players. */
const VARIANTS: ConfigInput[] = [
  { board: "6x6" },
  { board: "8x8", goal: "fewest" },
  { board: "8x8", opening: "free" },
  { board: "8x8", handicap: 2, handicapSeat: "white", scoring: "tournament" },
  { board: "octagon", blocked: ["d4", "g7"] },
  { players: 3, board: "8x8" },
  { players: 3, board: "octagon", goal: "fewest" },
  { players: 4, board: "8x8" },
  { players: 4, board: "10x10", blocked: ["c3", "h8"] },
];

describe("computers among themselves", function () {
  this.timeout(90_000);
  afterEach(clear);

  for (const config of VARIANTS) {
    it(`play ${JSON.stringify(config)} to its end`, async () => {
      const board = await mount({ seats: "easy easy easy easy", speed: "none", paused: "" });
      board.start(config);
      const moves = watch(board);
      const heard = listen(board, "gameover");
      board.paused = false;
      await until(() => heard.length > 0);
      expect(board.over).to.equal(true);
      expect(moves.every((move) => move.endsWith(":computer"))).to.equal(true);
      expect(Game.fromTranscript(board.game?.transcript ?? "", board.game?.config).phase).to.equal("over");
      await pause(A_WHILE);
      expect(heard).to.deep.equal(["gameover"]);
    });
  }

  it("wait while they are paused, and move one at a time by step()", async () => {
    const board = await mount({ seats: "easy easy", speed: "none", paused: "" });
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(0);
    for (const ply of [1, 2, 3]) {
      expect(board.step()).to.equal(true);
      expect(board.step(), "it is at it already").to.equal(false);
      await until(() => board.game?.ply === ply);
    }
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(3);
    expect(board.thinking).to.equal(false);
    board.paused = false;
    expect(board.step()).to.equal(false);
    await until(() => (board.game?.ply ?? 0) > 5);
  });

  it("are paused, let move once, and let go on by buttons, which people at the board don't have", async () => {
    const board = await mount({ seats: "easy easy", speed: "none", paused: "" });
    const button = (name: string): HTMLElement => inside(board, `[data-name=${name}]`);
    await board.finish();
    expect(button("pause").getAttribute("aria-label")).to.equal("Go on");
    button("step").click();
    await until(() => board.game?.ply === 1);
    button("pause").focus();
    button("pause").click();
    expect(board.hasAttribute("paused")).to.equal(false);
    await until(() => (board.game?.ply ?? 0) > 2);
    expect(button("pause").getAttribute("aria-label")).to.equal("Pause");
    expect(button("pause").matches(":focus")).to.equal(true);
    expect(button("step").getAttribute("aria-disabled")).to.equal("true");
    button("pause").click();
    await pause(0);
    const ply = board.game?.ply;
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(ply);
    board.seats = "human easy";
    board.paused = false;
    await pause(0);
    expect(board.shadowRoot?.querySelector("[data-name=pause]")).to.equal(null);
  });

  it("pause when somebody takes a move back, who otherwise would see it made again", async () => {
    const board = await mount({ seats: "easy easy", speed: "none", paused: "" });
    expect(board.step()).to.equal(true);
    await until(() => board.game?.ply === 1);
    board.paused = false;
    await until(() => (board.game?.ply ?? 0) > 3);
    inside(board, "[data-name=undo]").click();
    expect(board.paused).to.equal(true);
    const ply = board.game?.ply;
    await pause(A_WHILE);
    expect(board.game?.ply).to.equal(ply);
  });

  it("wait while they are off the screen; where a person plays, the computer doesn't", async () => {
    const box = document.createElement("div");
    box.style.height = "300vh";
    document.body.append(box);
    const show = await mount({ seats: "easy easy", speed: "none" });
    const game = await mount({ seats: "human easy", speed: "none" });
    game.play("f5");
    await until(() => game.game?.ply === 2);
    await pause(A_WHILE);
    expect(show.game?.ply).to.equal(0);
    show.scrollIntoView();
    await until(() => (show.game?.ply ?? 0) > 2);
    window.scrollTo(0, 0);
    await pause(A_WHILE);
    const ply = show.game?.ply;
    await pause(A_WHILE);
    expect(show.game?.ply).to.equal(ply);
    expect(show.thinking).to.equal(false);
  });

  it("play on forty boards at once", async () => {
    const boards = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        mount({ seats: index % 2 ? "easy human" : "human easy", speed: "none", board: "6x6" }, 120),
      ),
    );
    for (const board of boards) if (board.turn === "black" && board.seats === "human easy") board.play("c2");
    await until(() => boards.every(({ game, seats }) => game?.ply === (seats === "human easy" ? 2 : 1)));
    await pause(A_WHILE);
    expect(boards.every(({ game, seats }) => game?.ply === (seats === "human easy" ? 2 : 1))).to.equal(true);
    expect(cell(boards[0]!, "a1").isConnected).to.equal(true);
  });

  it("aren't known by other names", async () => {
    const said = overhear();
    const board = await mount({ seats: "human genius" });
    expect(said).to.have.length(1);
    expect(said[0]).to.include("human, easy, medium, hard, expert, host");
    expect(board.problems.map(({ field }) => field)).to.deep.equal(["seats"]);
  });
});
