import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { Game } from "reversi-board/engine";
import type { GameJSON } from "reversi-board/engine";
import { analyse } from "reversi-board/players";
import type { MoveValue } from "reversi-board/players";
import { LATE, MIDDLE } from "./games.js";
import { cell, clear, click, inside, listen, mount, pause, press, rendered, until } from "./helpers.js";

/** Long enough for what mustn't come to come, in milliseconds. */
const A_WHILE = 700;

/** What the note says; null where there is none. */
function note(board: ReversiBoardElement): string | null {
  const element = board.shadowRoot?.querySelector<HTMLElement>("[part=note]");
  return element && !element.hidden ? (element.querySelector("p")?.textContent ?? "") : null;
}

/** Those of the marks over the board that can be seen; each must lie on the middle of the square that it names. */
function seenMarks(board: ReversiBoardElement, selector: string): SVGElement[] {
  const marks = [...(board.shadowRoot?.querySelectorAll<SVGElement>(selector) ?? [])];
  const seen = marks.filter((mark) => mark.checkVisibility() && mark.getBoundingClientRect().width > 0);
  for (const mark of seen) {
    const { square = "" } = mark.dataset;
    const [at, wanted] = [mark, cell(board, square)].map((element) => element.getBoundingClientRect());
    if (!at || !wanted) throw new Error(`no ${square}`);
    const apart = [
      at.left + at.right - wanted.left - wanted.right,
      at.top + at.bottom - wanted.top - wanted.bottom,
    ];
    expect(Math.max(...apart.map(Math.abs)) / 2, square).to.be.lessThan(wanted.width * 0.1 + 1);
    expect(at.height, square).to.be.within(wanted.height * 0.3, wanted.height * 1.1);
  }
  return seen;
}

/** The squares that the hint points at. */
function pointed(board: ReversiBoardElement): string[] {
  return seenMarks(board, ".pointer circle.over").map(({ dataset }) => dataset.square ?? "");
}

/** The numbers on the board, by square. */
function shownValues(board: ReversiBoardElement): Record<string, string> {
  const marks = seenMarks(board, ".values g");
  return Object.fromEntries(marks.map((mark) => [mark.dataset.square ?? "", mark.textContent]));
}

/** What each legal move of the position loses, worst last. */
function byLoss(moves: readonly MoveValue[]): { square: string; loss: number }[] {
  const best = Math.max(...moves.map(({ value }) => value));
  return moves
    .map(({ square, value }) => ({ square, loss: best - value }))
    .toSorted((a, b) => a.loss - b.loss);
}

describe("a hint", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("is reached by keyboard alone, told as one sentence, shown, and goes away again", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" }, 600);
    await board.finish();
    const heard = listen(board, "advice");
    const details: { square: string; text: string; source: string }[] = [];
    board.addEventListener("advice", ({ detail }) => details.push(detail));
    await press("Tab", "Tab");
    while (board.shadowRoot?.activeElement?.getAttribute("data-name") !== "hint") await press("ArrowRight");
    await press("Enter");
    await until(() => details.length > 0);

    const [detail] = details;
    expect(detail?.source).to.equal("user");
    expect(board.legalMoves).to.include(detail?.square);
    expect(heard).to.deep.equal([`advice:${detail?.square}`]);
    expect(note(board)).to.equal(detail?.text);
    expect(detail?.text).to.include(detail?.square ?? "-");
    expect(pointed(board)).to.deep.equal([detail?.square]);
    expect(inside(board, ".unseen[role=status]").textContent).to.equal(detail?.text);

    await press("Enter");
    expect(note(board)).to.equal(null);
    expect(pointed(board)).to.deep.equal([]);
  });

  it("is seen on its square, as values are, on boards of any size and shape", async () => {
    for (const [width, attributes] of [
      [120, { board: "10x10", players: "4" }],
      [230, { coordinates: "none" }],
      [411, { board: "octagon", players: "3" }],
      [600, { board: "6x6", coordinates: "inside" }],
    ] as const) {
      const board = await mount({ ...attributes, marks: "legal values", speed: "none" }, width);
      await board.finish();
      const advice = await board.hint();
      expect(pointed(board), `${width}`).to.deep.equal([advice?.square]);
      await until(() => Object.keys(shownValues(board)).length === board.legalMoves.length);
      board.remove();
    }
  });

  it("goes with the position that it speaks of: a move, an undo, another ply, another game", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const ways: [string, () => void][] = [
      ["a move", () => board.play(board.legalMoves[0] ?? "")],
      ["an undo", () => board.undo()],
      ["another ply", () => board.goTo(4)],
      ["another game", () => board.start({ board: "6x6" })],
      ["removal", () => board.remove()],
    ];
    for (const [name, change] of ways) {
      expect(await board.hint(), name).to.not.equal(null);
      expect(note(board), name).to.not.equal(null);
      change();
      if (!board.isConnected) await pause(0); // it might only be on its way to another place
      expect(note(board), name).to.equal(null);
      expect(pointed(board), name).to.deep.equal([]);
    }
  });

  it("leaves the focus in the board when it goes by itself, also where nobody may play", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const focusClose = (): void => inside(board, "[part=note] button:last-child").focus();
    await board.hint();
    focusClose();
    board.play(board.legalMoves[0] ?? "");
    expect(note(board)).to.equal(null);
    expect(board.shadowRoot?.activeElement?.getAttribute("part")).to.equal("cell");
    await board.hint();
    focusClose();
    await board.hint();
    expect(board.shadowRoot?.activeElement?.getAttribute("part")).to.equal("cell");
    focusClose();
    board.readonly = true;
    await pause(0);
    inside(board, "[part=note] button:last-child").click();
    expect(board.shadowRoot?.activeElement?.getAttribute("part")).to.equal("board");
  });

  it("isn't taken away by an impatient press, and says the same as the values beside it", async () => {
    const board = await mount({ moves: MIDDLE, marks: "legal values", speed: "none" }, 600);
    await board.finish();
    await board.hint();
    board.play(board.legalMoves[0] ?? "");
    const heard: string[] = [];
    board.addEventListener("advice", ({ detail }) => heard.push(detail.square));
    inside(board, "[data-name=hint]").click();
    inside(board, "[data-name=hint]").click();
    await until(() => heard.length > 0);
    const best = (): string | undefined => inside<SVGElement>(board, ".values .best").dataset.square;
    expect(best()).to.equal(heard[0]);
    await pause(2 * A_WHILE);
    expect(best()).to.equal(heard[0]);
    expect(note(board)).to.include(heard[0]);
  });

  it("goes with the language that it is told in", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    await board.hint();
    const language = "hu";
    await import(`/dist/locales/${language}.js`);
    document.documentElement.lang = language;
    await until(() => note(board) === null);
    document.documentElement.lang = "en";
  });

  it("and values are of the position that was there when they were asked for, also by the first who asks", async () => {
    const board = await mount({ speed: "none" });
    const legal = board.legalMoves;
    const late = [board.hint(), board.analyse()] as const;
    board.play("f5");
    const [hint, values] = await Promise.all(late);
    expect(hint).to.equal(null);
    expect(values.map(({ square }) => square)).to.deep.equal(legal);
  });

  it("that comes too late is none: nothing is shown or told", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    await board.hint();
    const heard = listen(board, "advice");
    const late = board.hint();
    board.play(board.legalMoves[0] ?? "");
    expect(await late).to.equal(null);
    await pause(A_WHILE);
    expect(note(board)).to.equal(null);
    expect(heard).to.deep.equal([]);
  });

  it("is given to scripts with its reasons, and none when the game is over", async () => {
    const board = await mount({ moves: MIDDLE, speed: "none" });
    const advice = await board.hint();
    expect(board.legalMoves).to.include(advice?.square);
    expect(advice?.reasons.length).to.be.within(1, 3);
    board.load("f5d6c5f6e7f4g5e6e3"); // White is wiped out
    expect(await board.hint()).to.equal(null);
    expect(await board.analyse()).to.deep.equal([]);
  });

  for (const [language, word] of Object.entries({
    en: "Try",
    de: "Probier",
    fr: "Essaie",
    es: "Prueba",
    hu: "próbáld",
    ja: "ましょう",
  })) {
    it(`speaks ${language}`, async () => {
      if (language !== "en") await import(`/dist/locales/${language}.js`);
      document.documentElement.lang = language;
      const board = await mount({ moves: MIDDLE, speed: "none" });
      await board.hint();
      document.documentElement.lang = "en";
      expect(note(board)).to.include(word);
    });
  }

  it("is shown in every variant", async () => {
    const board = await mount({ speed: "none" });
    for (const config of [
      { players: 3, board: "octagon" },
      { players: 4, board: "10x10" },
      { opening: "free" },
      { goal: "fewest", blocked: ["c3", "f6"] },
    ] as const) {
      board.start(config);
      for (const moves of [0, 9]) {
        for (let move = 0; move < moves; move++) board.play(board.legalMoves[0] ?? "");
        const advice = await board.hint();
        expect(board.legalMoves).to.include(advice?.square);
        expect(pointed(board)).to.deep.equal([advice?.square]);
      }
    }
  });
});

describe("the coach", function () {
  this.timeout(60_000);
  afterEach(clear);

  /** The position's worst move, which loses much. */
  async function poorMove(board: ReversiBoardElement): Promise<string> {
    const worst = byLoss(await analyse(board.game!, { exact: true })).at(-1);
    expect(worst?.loss).to.be.at.least(4);
    return worst?.square ?? "";
  }

  it("speaks after a move that loses much, and takes it back", async () => {
    const board = await mount({ coach: "", moves: LATE, speed: "none" });
    await board.analyse(); // the teacher is there
    const heard: { square: string; text: string; source: string; seat: string }[] = [];
    board.addEventListener("advice", ({ detail }) => heard.push(detail));
    const before = board.game!.position;
    const seat = board.turn;
    const moves = byLoss(await analyse(board.game!, { exact: true }));
    await click(board, await poorMove(board));
    await until(() => heard.length > 0);
    expect(heard[0]).to.include({ source: "computer", seat });
    expect(moves.filter(({ loss }) => loss === 0).map(({ square }) => square)).to.include(heard[0]?.square);
    expect(note(board)).to.equal(heard[0]?.text);
    expect(heard[0]?.text).to.include(String(moves.at(-1)?.loss));
    inside(board, "[part=note] .primary").click();
    expect(board.game?.position).to.equal(before);
    expect(note(board)).to.equal(null);
  });

  it("doesn't nag: after it has spoken, the next poor move goes by", async () => {
    const board = await mount({ coach: "", moves: LATE, speed: "none" });
    await board.analyse();
    const heard = listen(board, "advice");
    const poor = await poorMove(board);
    await click(board, poor);
    await until(() => heard.length > 0);
    board.undo();
    await click(board, poor);
    await pause(A_WHILE);
    expect(heard).to.have.length(1);
  });

  it("isn't disturbed by a listener that begins another game", async () => {
    const board = await mount({ speed: "none" });
    board.addEventListener("move", ({ detail }) => {
      if (detail.ply === 2) board.start();
    });
    board.coach = true;
    await board.analyse();
    const faults: unknown[] = [];
    const hear = (event: PromiseRejectionEvent): void => void faults.push(event.reason);
    window.addEventListener("unhandledrejection", hear);
    await click(board, "f5");
    await click(board, "d6");
    await pause(50);
    window.removeEventListener("unhandledrejection", hear);
    expect(board.game?.ply).to.equal(0);
    expect(faults).to.deep.equal([]);
  });

  it("lets screen readers hear of the move first", async () => {
    const board = await mount({ coach: "", moves: LATE, speed: "none" });
    await board.analyse();
    const live = inside(board, ".unseen[role=status]");
    const texts: string[] = [];
    board.addEventListener("advice", ({ detail }) => texts.push(live.textContent, detail.text));
    const poor = await poorMove(board);
    await click(board, poor);
    await until(() => texts.length > 0);
    expect(texts[0]).to.include(poor);
    expect(texts[0]).to.not.equal(texts[1]);
    await until(() => live.textContent === texts[1]);
  });

  it("leaves a hint alone that was asked for, and goes where nobody may play", async () => {
    const board = await mount({ coach: "", moves: LATE, speed: "none" });
    await board.analyse();
    const sources: string[] = [];
    const hints: Promise<unknown>[] = [];
    board.addEventListener("advice", ({ detail }) => sources.push(detail.source));
    board.addEventListener("move", () => hints.push(board.hint()), { once: true });
    const poor = await poorMove(board);
    await click(board, poor);
    expect(await hints[0]).to.not.equal(null);
    const told = note(board);
    await pause(A_WHILE);
    expect(sources).to.deep.equal(["host"]);
    expect(note(board)).to.equal(told);
    for (let move = 0; move < 3; move++) {
      board.undo();
      await click(board, poor);
    }
    await until(() => sources.length === 2);
    expect(note(board)).to.not.equal(null);
    board.readonly = true;
    await until(() => note(board) === null);
  });

  it("is silent after good moves, and where it isn't asked for", async () => {
    const board = await mount({ coach: "", moves: LATE, speed: "none" });
    await board.analyse();
    const heard = listen(board, "advice");
    await click(board, byLoss(await analyse(board.game!, { exact: true }))[0]?.square ?? "");
    await pause(A_WHILE);
    board.undo();
    board.coach = false;
    await click(board, await poorMove(board));
    await pause(A_WHILE);
    expect(heard).to.deep.equal([]);
  });
});

describe("the values of moves", function () {
  this.timeout(120_000);
  afterEach(clear);

  interface Shown {
    readonly game: GameJSON;
    readonly values: Record<string, string>;
  }

  /** Writes down each set of numbers that is ever on the board, with the position that is shown. */
  function record(board: ReversiBoardElement): Shown[] {
    const shown: Shown[] = [];
    const values = inside<SVGElement>(board, ".values");
    new MutationObserver(() => {
      const marks = [...values.querySelectorAll<SVGElement>("g")];
      const now = Object.fromEntries(marks.map((mark) => [mark.dataset.square ?? "", mark.textContent]));
      const game = board.game?.goTo(board.ply).toJSON();
      if (game && Object.keys(now).length > 0) shown.push({ game, values: now });
    }).observe(values, { childList: true, characterData: true, subtree: true });
    return shown;
  }

  const textOf = ({ value, exact }: MoveValue): string => {
    const rounded = Math.round(value) + 0;
    return `${exact ? "" : "≈"}${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${Math.abs(rounded)}`;
  };

  /** Whether a fresh search of the position gives these numbers, at one depth or another. */
  async function isFound({ game, values }: Shown): Promise<boolean> {
    const fresh = Game.fromJSON(game);
    if (Object.keys(values).some((square) => !fresh.legalMoves.includes(square))) return false;
    for (let depth = 1; depth <= 14; depth++) {
      const moves = await analyse(fresh, { depth, timeLimit: 30_000 });
      const texts = Object.fromEntries(moves.map((move) => [move.square, textOf(move)]));
      if (JSON.stringify(texts) === JSON.stringify(values)) return true;
    }
    return false;
  }

  it("are those of a fresh search of the position shown: while 30 moves are played fast, while one browses, undoes and changes the game", async () => {
    const board = await mount({ marks: "legal last values", speed: "none" });
    await until(() => Object.keys(shownValues(board)).length > 0);
    const shown = record(board);
    const awaited: GameJSON[] = [];
    /** Looks at the board for an instant, or else until its numbers are there. */
    const look = async (isPatient: boolean): Promise<void> => {
      await pause(30);
      if (!isPatient) return;
      const game = board.game!.goTo(board.ply);
      await until(() => Object.keys(shownValues(board)).length === game.legalMoves.length);
      awaited.push(game.toJSON());
    };
    for (let move = 0; move < 30; move++) {
      board.play(board.legalMoves[(7 * move) % board.legalMoves.length] ?? "");
      await look(move % 3 === 2);
    }
    for (const [turn, ply] of [3, 13, 7, 22, 10].entries()) {
      board.goTo(ply);
      await look(turn % 2 === 1);
    }
    board.goTo(30);
    for (let undone = 0; undone < 4; undone++) {
      board.undo();
      await look(undone === 2);
    }
    for (const config of [
      { board: "6x6" },
      { board: "8x8", players: 3 },
      { players: 4, board: "octagon" },
    ] as const) {
      board.start(config);
      await look(config.board !== "6x6");
    }
    const positions = new Set(shown.map(({ game }) => JSON.stringify(game)));
    for (const game of awaited) expect(positions).to.include(JSON.stringify(game));
    for (const [index, one] of shown.entries()) {
      // Deep ones take long to find anew: each position's first two are enough, beside every seventh of all.
      const place = shown
        .slice(0, index)
        .filter(({ game }) => JSON.stringify(game) === JSON.stringify(one.game));
      if (place.length > 1 && index % 7 !== 0) continue;
      expect(await isFound(one), JSON.stringify(one)).to.equal(true);
    }
  });

  it("read from left to right in any page", async () => {
    const board = await mount({ marks: "values", moves: MIDDLE, speed: "none", dir: "rtl" });
    await until(() => Object.keys(shownValues(board)).length > 0);
    expect(getComputedStyle(inside(board, ".values text")).direction).to.equal("ltr");
  });

  it("become exact near the end, and are told to screen readers", async () => {
    const board = await mount({ marks: "values", moves: LATE, speed: "none" });
    await until(() => Object.values(shownValues(board)).some((text) => !text.startsWith("≈")));
    await until(() => Object.values(shownValues(board)).every((text) => !text.startsWith("≈")));
    const moves = await analyse(board.game!, { exact: true });
    expect(shownValues(board)).to.deep.equal(
      Object.fromEntries(moves.map((move) => [move.square, textOf(move)])),
    );
    for (const move of moves) {
      const button = inside(board, `button[aria-label^="${move.square},"]`);
      expect(button.ariaDescription).to.equal(`worth ${textOf(move)}`);
    }
    board.play(board.legalMoves[0] ?? "");
    await pause(0);
    board.marks = "legal";
    await until(() => Object.keys(shownValues(board)).length === 0);
    expect(board.shadowRoot?.querySelectorAll("[aria-description]").length).to.equal(0);
  });

  it("aren't looked for while nobody sees the board", async () => {
    const spacer = document.createElement("div");
    spacer.style.height = "4000px";
    document.body.append(spacer);
    const board = await mount({ marks: "values", speed: "none" });
    await board.analyse(); // the teacher is there
    await pause(A_WHILE);
    expect(shownValues(board)).to.deep.equal({});
    spacer.remove();
    await until(() => Object.keys(shownValues(board)).length === 4);
  });

  it("leave a hint in its place when they go, and go deeper again when the hint has gone", async () => {
    const board = await mount({ board: "10x10", marks: "legal values", speed: "none" });
    await board.finish();
    const advice = await board.hint();
    const texts = new Set<string>();
    new MutationObserver(() => texts.add(inside<SVGElement>(board, ".values").textContent)).observe(
      inside(board, ".values"),
      { childList: true, characterData: true, subtree: true },
    );
    board.marks = "legal";
    await until(() => Object.keys(shownValues(board)).length === 0);
    expect(pointed(board)).to.deep.equal([advice?.square]);
    board.marks = "legal values";
    await until(() => Object.keys(shownValues(board)).length === 4);
    expect(inside<SVGElement>(board, ".values .best").dataset.square).to.equal(advice?.square);
    inside(board, "[part=note] button:last-child").click();
    await until(() => texts.size > 1 && Object.keys(shownValues(board)).length === 4);
  });

  it("aren't there at the end, nor while a computer is to move", async () => {
    const board = await mount({ marks: "values", seats: "human expert", speed: "none" });
    await until(() => Object.keys(shownValues(board)).length > 0);
    board.play("f5");
    expect(shownValues(board)).to.deep.equal({});
    await until(() => board.turn === "black");
    await until(() => Object.keys(shownValues(board)).length > 0);
    board.seats = "";
    while (!board.over) board.play(board.legalMoves[0] ?? "");
    expect(shownValues(board)).to.deep.equal({});
    await pause(A_WHILE);
    expect(shownValues(board)).to.deep.equal({});
  });
});

describe("the look back", function () {
  this.timeout(90_000);
  afterEach(clear);

  for (const [name, config] of [
    ["two", {}],
    ["three", { players: 3 }],
  ] as const) {
    it(`shows, with ${name} seats, how the game went and the moves that cost most, and leads to them`, async () => {
      const board = await mount({ speed: "none" });
      board.start(config);
      while (!board.over)
        board.play(board.legalMoves[(3 * (board.game?.ply ?? 0)) % board.legalMoves.length] ?? "");
      await board.finish();
      inside(board, "[data-name=hint]").focus();
      inside(board, "[data-name=hint]").click();
      await until(() => board.shadowRoot?.querySelector(".review svg") != null);
      await until(() => board.shadowRoot?.querySelector(".review li button") != null);
      expect(board.shadowRoot?.querySelectorAll(".review .curve").length).to.equal(name === "two" ? 1 : 3);
      const path = inside(board, ".review .curve").getAttribute("d") ?? "";
      expect(path).to.match(/^M[\d.]+ [\d.]+(?:L[\d.]+ [\d.]+)+$/);
      // Where colours have curves of their own, each ends in its disc with its emblem, as in the legend.
      for (const where of [".review :not(li) > svg", ".review li svg"]) {
        expect(board.shadowRoot?.querySelectorAll(`${where} .disc`).length).to.equal(name === "two" ? 0 : 3);
        expect(board.shadowRoot?.querySelectorAll(`${where} .disc path`).length).to.equal(
          name === "two" ? 0 : 1,
        );
      }
      const items = [...board.shadowRoot!.querySelectorAll<HTMLElement>(".review li button")];
      expect(items.length).to.be.within(1, 3);
      items[0]?.click();
      expect(inside<HTMLDialogElement>(board, "dialog").open).to.equal(false);
      expect(board.shadowRoot?.activeElement?.getAttribute("data-name")).to.equal("hint");
      expect(board.ply).to.be.lessThan(board.game?.ply ?? 0);
      const [, square] = / ([a-j]\d+)/.exec(items[0]?.textContent ?? "") ?? [];
      expect(board.game?.plies[board.ply]?.square).to.equal(square);
    });
  }

  it("is in one language, also where that changes while one waits for it", async () => {
    const language = "de";
    await import(`/dist/locales/${language}.js`);
    const board = await mount({ speed: "none" });
    while (!board.over)
      board.play(board.legalMoves[(3 * (board.game?.ply ?? 0)) % board.legalMoves.length] ?? "");
    await board.finish();
    inside(board, "[data-name=hint]").click();
    await until(() => board.shadowRoot?.querySelector("dialog[open]") != null);
    board.lang = language;
    await until(() => board.shadowRoot?.querySelector(".review li button") != null);
    const review = inside(board, ".review");
    expect(review.textContent)
      .to.match(/White on .* better/)
      .and.not.match(/Weiß|Schwarz/);
    expect(review.innerHTML).not.to.match(/Weiß|Schwarz/);
  });

  it("leads into the same game when it has been loaded anew, or a move was taken back", async () => {
    const board = await mount({ moves: LATE, speed: "none" }, 600);
    while (!board.over) board.play(board.legalMoves[0] ?? "");
    await rendered();
    for (const change of [() => board.load(board.save()!), () => void board.undo()]) {
      inside(board, "[data-name=hint]").click();
      await until(() => board.shadowRoot?.querySelector(".review li button") != null);
      change();
      inside(board, ".review li button").click();
      expect(board.ply).to.be.lessThan(board.game?.ply ?? 0);
      board.goTo(board.game?.ply ?? 0);
    }
  });

  it("goes when the board goes", async () => {
    const board = await mount({ moves: "f5d6c5f6e7f4g5e6e3", speed: "none" }, 600);
    await rendered();
    inside(board, "[data-name=hint]").click();
    await until(() => board.shadowRoot?.querySelector(".review li button") != null);
    board.remove();
    document.body.append(board);
    expect(inside<HTMLDialogElement>(board, "dialog").open).to.equal(false);
  });

  it("looks at moves closely before it says that they cost much", async () => {
    // At a glance, 15 empty squares before the end, a8 seems to lose 9 discs against d8, which really is 12 worse.
    const moves =
      "d3e3f4c3f5g4f3e2c4b4h3h5g3g5f2g6f6g1d1f1d2c1e1c2h1h2e6g2h4h6b5c5d6f7c6a5d7b6e7c7f8g7b7a7b8c8a8";
    const board = await mount({ moves, speed: "none" }, 600);
    while (!board.over) board.play(board.legalMoves[0] ?? "");
    await rendered();
    inside(board, "[data-name=hint]").click();
    await until(() => board.shadowRoot?.querySelector(".review li button") != null);
    expect(inside(board, ".review ol").textContent).to.not.include("d8");
  });

  it("leads into no other game than its own", async () => {
    const board = await mount({ moves: "f5d6c5f6e7f4g5e6e3", speed: "none" }, 600); // White is wiped out
    await rendered();
    inside(board, "[data-name=hint]").click();
    await until(() => board.shadowRoot?.querySelector(".review li button") != null);
    board.start();
    inside(board, ".review li button").click();
    expect(inside<HTMLDialogElement>(board, "dialog").open).to.equal(false);
    expect(board.ply).to.equal(0);
  });
});
