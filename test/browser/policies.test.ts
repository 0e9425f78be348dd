import { executeServerCommand } from "@web/test-runner-commands";
import { expect } from "chai";
import { inOwnTab, pageUrl } from "./helpers.js";

/** Plays a move in the page, and gives the transcript and how wide the painted canvas is. */
const PLAY = `(async () => {
  await customElements.whenDefined("reversi-board");
  const board = document.querySelector("reversi-board");
  await board.ready;
  board.play(board.legalMoves[0]);
  await board.finish();
  const picture = board.shadowRoot.querySelector("[part=canvas]").toDataURL();
  return board.game.ply + (picture.length > 5000 ? " painted" : " blank");
})()`;

/** Asks for a hint, and gives whether it is one, and can be read. */
const HINT = `(async () => {
  await customElements.whenDefined("reversi-board");
  const board = document.querySelector("reversi-board");
  await board.ready;
  const { square } = await board.hint();
  const note = board.shadowRoot.querySelector("[part=note]");
  return (board.legalMoves.includes(square) ? "legal, " : "") + (note.textContent.includes(square) ? "told" : "");
})()`;

/** What the page asked for beside itself. */
const others = (requests: readonly string[]): string[] =>
  requests
    .map((url) => new URL(url).pathname.split("/").at(-1) ?? "")
    .filter((name) => !/^(|favicon\.ico)$/.test(name));

describe("a page's policies", function () {
  this.timeout(60_000);

  for (const [name, files] of [
    ["strict", ["strict.html", "strict.js", "reversi-board.js"]],
    ["trusted-types", ["trusted-types.html", "strict.js", "reversi-board.js"]],
    ["other-origin", ["other-origin.html", "other-origin.js", "reversi-board.iife.js"]],
    ["plain", ["plain.html", "reversi-board.js"]],
  ] as const) {
    it(`${name}: the board plays, loads nothing but its own file, and the console stays empty`, async () => {
      const { given, said, requests } = await inOwnTab({
        url: await pageUrl(name),
        steps: [{ script: PLAY }],
      });
      expect(given).to.deep.equal(["1 painted"]);
      expect(said).to.deep.equal([]);
      expect(others(requests)).to.deep.equal(files);
    });
  }

  for (const name of ["strict", "other-origin", "plain"]) {
    it(`${name}: the teacher gives a hint, and the console stays empty`, async () => {
      const { given, said } = await inOwnTab({
        url: await pageUrl(name),
        steps: [{ script: HINT }],
      });
      expect(given).to.deep.equal(["legal, told"]);
      expect(said).to.deep.equal([]);
    });
  }

  it("in a sandboxed frame it plays", async () => {
    const { given, said } = await inOwnTab({
      url: await pageUrl("sandbox"),
      steps: [{ script: "window.told" }],
    });
    expect(given).to.deep.equal(["f5"]);
    expect(said).to.deep.equal([]);
  });

  it("opened from a folder, without a server, it plays", async () => {
    const root = await executeServerCommand<string, null>("rootUrl");
    const { given, said } = await inOwnTab({
      url: new URL("test/browser/pages/file.html", root).href,
      steps: [{ script: PLAY }],
    });
    expect(given).to.deep.equal(["1 painted"]);
    expect(said).to.deep.equal([]);
  });

  it("goes on without a network", async () => {
    const { given, said } = await inOwnTab({
      url: await pageUrl("plain"),
      steps: [{ offline: true }, { script: PLAY }, { script: PLAY }],
    });
    expect(given).to.deep.equal(["1 painted", "2 painted"]);
    expect(said).to.deep.equal([]);
  });
});
