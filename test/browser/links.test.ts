import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { chooser, clear, inOwnTab, inside, listen, mount, overhear, pageUrl, rendered } from "./helpers.js";

/** A page's script, run in a tab of its own once its first board can be played. */
const inPage = (script: string): { script: string } => ({
  script: `(async () => {
    const [one, two] = document.querySelectorAll("reversi-board");
    await Promise.all([one.ready, two.ready]);
    ${script}
  })()`,
});

/** Loses what the tests' pages have kept. */
const forget = inPage(`localStorage.clear()`);

const withoutHash = (): void => history.replaceState(null, "", location.pathname + location.search);

describe("a game in a link", function () {
  this.timeout(90_000);
  afterEach(() => {
    withoutHash();
    return clear();
  });

  it("goes to and fro between two browsers, until it is over", async () => {
    const url = await pageUrl("shared");
    let hash = "";
    let moves = "";
    for (const square of ["f5", "d6", "c5", "f6", "e7", "f4", "g5", "e6", "e3"]) {
      const { given } = await inOwnTab({
        url: url + hash,
        apart: true,
        steps: [
          inPage(
            `const found = one.game.transcript; one.play("${square}"); return [found, location.hash, one.over]`,
          ),
          forget,
        ],
      });
      const [found, next, over] = given[0] as [string, string, boolean];
      expect(found).to.equal(moves);
      moves += square;
      hash = next;
      expect(over).to.equal(square === "e3");
    }
    expect(hash).to.match(/^#one=moves:f5d6c5f6e7f4g5e6e3;check:\w+$/);
  });

  it("has a key of its own for each board of a page, and leaves the rest of the link alone", async () => {
    const url = await pageUrl("shared");
    const { given } = await inOwnTab({
      url: `${url}#chapter`,
      steps: [inPage(`one.play("f5"); two.play("e4"); return location.hash`), forget],
    });
    const hash = String(given[0]);
    expect(hash).to.match(/^#chapter&one=moves:f5;check:\w+&second=board:6x6;moves:e4;check:\w+$/);
    const later = await inOwnTab({
      url: url + hash,
      steps: [inPage(`return [one.game.transcript, two.game.transcript, two.game.config.board]`), forget],
    });
    expect(later.given[0]).to.deep.equal(["f5", "e4", "6x6"]);
  });

  it("brings a game of three on the octagon with blocked squares back the same: by link, reload, JSON, copy and paste", async () => {
    const board = await mount({
      players: "3",
      board: "octagon",
      blocked: "6",
      seed: "3",
      share: "",
      speed: "none",
    });
    const choose = chooser(11);
    while (!board.over) board.play(choose(board.legalMoves));
    const { game } = board;
    if (!game) throw new Error("no game");
    const same = (other: ReversiBoardElement, way: string): void => {
      expect(other.game?.transcript, way).to.equal(game.transcript);
      expect(other.game?.position, way).to.equal(game.position);
      expect(other.game?.config, way).to.deep.equal(game.config);
    };
    expect(game.ply).to.be.greaterThan(75);
    expect(new URL(board.link() ?? "").hash.length).to.be.at.most(400);
    board.remove();
    const reloaded = await mount({ share: "" });
    same(reloaded, "link");
    // The next game is of the same kind.
    expect(reloaded.players).to.equal(3);
    expect(reloaded.blocked).to.equal(game.config.blocked.join(" "));
    withoutHash();
    const json = await mount();
    json.load(JSON.stringify(reloaded.save()));
    same(json, "JSON");
    const pasted = await mount({ players: "3", board: "octagon", blocked: game.config.blocked.join(" ") });
    pasted.load(game.transcript);
    same(pasted, "transcript");
  });

  it("is taken up when another link is opened in the same page", async () => {
    const board = await mount({ share: "", moves: "f5" });
    const other = await mount({ moves: "f5f6e6" });
    const link = other.link();
    if (!link) throw new Error("no link");
    const heard = listen(board, "gamestart");
    location.hash = new URL(link).hash;
    for (let frames = 0; frames < 120 && heard.length === 0; frames++) await rendered();
    expect(board.game?.transcript).to.equal("f5f6e6");
  });

  it("that was tampered with is refused with what is wrong, and the page keeps working", async () => {
    const said = overhear();
    const sender = await mount({ moves: "f5d6c3" });
    const hash = new URL(sender.link() ?? "").hash;
    history.replaceState(null, "", hash.replace("f5d6c3", "f5d6c4"));
    const board = document.createElement("reversi-board");
    const problems: string[] = [];
    board.addEventListener("problem", ({ detail }) =>
      problems.push(...detail.problems.map(({ code }) => code)),
    );
    board.setAttribute("share", "");
    document.body.append(board);
    await board.ready;
    expect(problems).to.have.length(1);
    expect(board.problems[0]?.field).to.equal("share");
    // Not only the page's script is told.
    expect(inside(board, ".turn").textContent).to.equal(board.problems[0]?.message);
    expect(board.game?.transcript).to.equal("");
    expect(board.play("f5")).to.equal(true);
    expect(said).to.have.length(1);
  });

  it("isn't written before a move is played, nor by a board that doesn't share", async () => {
    await mount({ share: "" });
    const other = await mount();
    other.play("f5");
    expect(location.hash).to.equal("");
  });
});

describe("a kept game", () => {
  afterEach(() => {
    localStorage.clear();
    return clear();
  });

  it("outlives a page that is lost in mid-move", async () => {
    const open = async (): Promise<{ page: HTMLIFrameElement; board: ReversiBoardElement }> => {
      const page = document.createElement("iframe");
      page.src = "/test/browser/pages/shared.html";
      document.body.append(page);
      await new Promise((resolve) => page.addEventListener("load", resolve, { once: true }));
      const board = page.contentDocument?.querySelector("reversi-board");
      if (!board) throw new Error("no board in the page");
      await board.ready;
      return { page, board };
    };
    const { page, board } = await open();
    board.removeAttribute("share");
    board.speed = "slow";
    await board.finish();
    board.play("f5");
    board.play("d6");
    // The page is gone while its discs still turn.
    page.remove();
    const { board: again } = await open();
    expect(again.game?.transcript).to.equal("f5d6");
    expect(again.turn).to.equal("black");
  });

  it("is shown with its names, and with the moves that were undone", async () => {
    const first = await mount({ persist: "test-names", names: "Anna, Hop", speed: "none" });
    first.play("f5");
    first.play("d6");
    first.undo();
    first.remove();
    const again = await mount({ persist: "test-names" });
    expect(again.names).to.equal("Anna, Hop");
    expect(again.game?.transcript).to.equal("f5");
    expect(again.redo()).to.equal(true);
    expect(again.game?.transcript).to.equal("f5d6");
  });

  it("goes before the page's own moves, and a link before it", async () => {
    const board = await mount({ persist: "test-order", speed: "none" });
    board.play("f5");
    board.remove();
    const second = await mount({ persist: "test-order", moves: "f5d6" });
    expect(second.game?.transcript).to.equal("f5");
    second.remove();
    const sender = await mount({ moves: "f5f6e6" });
    history.replaceState(null, "", new URL(sender.link() ?? "").hash);
    const third = await mount({ persist: "test-order", share: "", moves: "f5d6" });
    withoutHash();
    expect(third.game?.transcript).to.equal("f5f6e6");
  });

  it("is followed in two tabs, and never overwritten unseen", async () => {
    const said = overhear();
    const board = await mount({ persist: "test-tabs", speed: "none" });
    board.play("f5");
    // Another tab has played on, and this one hasn't heard of it yet.
    const kept = localStorage.getItem("reversi-board:test-tabs") ?? "";
    const theirs = kept.replace('"moves":"f5"', '"moves":"f5d6"').replace(/"ply":1\b/, '"ply":2');
    expect(theirs).not.to.equal(kept);
    localStorage.setItem("reversi-board:test-tabs", theirs);
    board.play("f6");
    expect(localStorage.getItem("reversi-board:test-tabs")).to.equal(theirs);
    expect(board.game?.transcript).to.equal("f5d6");
    expect(board.problems.at(-1)?.code).to.equal("kept-elsewhere");
    expect(said).to.have.length(1);
  });

  it("that can't be read, or can't be kept, is told of once, and the game goes on", async () => {
    const said = overhear();
    localStorage.setItem("reversi-board:test-broken", "{nonsense");
    const board = await mount({ persist: "test-broken", speed: "none" });
    expect(board.problems.map(({ code }) => code)).to.deep.equal(["kept-game"]);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    try {
      for (const square of ["f5", "d6", "c3"]) expect(board.play(square)).to.equal(true);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(board.problems.map(({ code }) => code)).to.deep.equal(["kept-game", "storage"]);
    expect(said).to.have.length(2);
  });
});
