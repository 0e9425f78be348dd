import { sendKeys } from "@web/test-runner-commands";
import "axe-core/axe.min.js";
import { expect } from "chai";
import { addWords, type ReversiBoardElement } from "reversi-board";
import { en } from "reversi-board/locales";
import { de } from "reversi-board/locales/de";
import { es } from "reversi-board/locales/es";
import { fr } from "reversi-board/locales/fr";
import { hu } from "reversi-board/locales/hu";
import { ja } from "reversi-board/locales/ja";
import { cell, clear, inOwnTab, inside, mount, pageUrl, press, rendered } from "./helpers.js";

declare const axe: typeof import("axe-core");

const LANGUAGES = { en, de, es, fr, hu, ja };
const PANELS = ["rules", "setup", "exchange"] as const;

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Opens a panel by the menu's keys, as the keyboard alone would. */
async function openByKeys(
  board: ReversiBoardElement,
  panel: string,
  label: string,
): Promise<HTMLDialogElement> {
  board.focus();
  await press("Tab");
  await press("End", "Enter");
  const isOpen = (): boolean => board.shadowRoot?.querySelector("dialog[open] .menu") !== null;
  for (let frames = 0; frames < 300 && !isOpen(); frames++) await rendered();
  const items = [...inside(board, ".menu").querySelectorAll("button")];
  const place = items.findIndex(({ textContent }) => textContent === label);
  expect(place, `${panel}: ${label}`).to.be.greaterThan(-1);
  // The close button has the focus; the menu's own follow it.
  await press(...Array.from({ length: place + 1 }, () => "Tab"), "Enter");
  const isThere = (): boolean =>
    board.shadowRoot?.querySelector("dialog[open] .panel-body > :not(.menu)") !== null;
  for (let frames = 0; frames < 300 && !isThere(); frames++) await rendered();
  return inside<HTMLDialogElement>(board, "dialog[open]");
}

describe("languages", function () {
  this.timeout(90_000);
  afterEach(async () => {
    document.documentElement.lang = "";
    document.documentElement.removeAttribute("dir");
    document.documentElement.removeAttribute("style");
    await clear();
  });

  it("follow the nearest lang, also when it changes, and for a region the language", async () => {
    const board = await mount({ moves: "f5" });
    const status = inside(board, ".turn");
    expect(status.textContent).to.equal(en.toMove(en.seats.white));
    document.documentElement.lang = "fr-CA";
    await rendered();
    expect(status.textContent).to.equal(fr.toMove(fr.seats.white));
    expect(cell(board, "d6").ariaLabel).to.equal(fr.cell("d6", "empty", 1));
    const box = document.createElement("div");
    box.lang = "ja";
    document.body.append(box);
    box.append(board);
    await rendered();
    expect(status.textContent).to.equal(ja.toMove(ja.seats.white));
    board.lang = "hu";
    await rendered();
    expect(status.textContent).to.equal(hu.toMove(hu.seats.white));
    expect(board.game?.transcript).to.equal("f5");
    board.lang = "tlh";
    await rendered();
    expect(status.textContent).to.equal(en.toMove(en.seats.white));
  });

  it("are all in the one file for a script tag", async () => {
    const { given } = await inOwnTab({
      url: await pageUrl("plain"),
      steps: [
        {
          script: `(async () => {
            const board = document.querySelector("reversi-board");
            await board.ready;
            const said = [];
            for (const lang of ["de", "es", "fr", "hu", "ja"]) {
              board.lang = lang;
              await new Promise((resolve) => setTimeout(resolve));
              said.push(board.shadowRoot.querySelector(".turn").textContent);
            }
            return said;
          })()`,
        },
      ],
    });
    expect(given[0]).to.deep.equal([de, es, fr, hu, ja].map((words) => words.toMove(words.seats.black)));
  });

  it("reach into other elements' shadow trees", async () => {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    document.body.append(host);
    const board = document.createElement("reversi-board");
    root.append(board);
    await board.ready;
    host.lang = "de";
    await rendered();
    expect(inside(board, ".turn").textContent).to.equal(de.toMove(de.seats.black));
  });

  it("can be changed and added by the page", async () => {
    const board = await mount();
    addWords("en", { ...en, toMove: (name) => `Over to ${name}` });
    try {
      await rendered();
      expect(inside(board, ".turn").textContent).to.equal("Over to Black");
    } finally {
      addWords("en", en);
    }
    await rendered();
    expect(inside(board, ".turn").textContent).to.equal("Black to move");
  });

  for (const [language, words] of Object.entries(LANGUAGES)) {
    it(`${language}: axe finds no fault in any panel, the keyboard reaches each, and gives the focus back`, async () => {
      document.documentElement.lang = language;
      const board = await mount({ moves: "f5d6", players: "2" });
      await rendered();
      for (const panel of PANELS) {
        const dialog = await openByKeys(board, panel, words.controls[panel]);
        const title = {
          rules: (await words.rules()).title(),
          setup: words.controls.setup,
          exchange: words.controls.exchange,
        }[panel];
        expect(inside(board, "dialog[open] h2").textContent).to.equal(title);
        expect(await violations(), panel).to.deep.equal([]);
        expect(dialog.scrollWidth, panel).to.be.at.most(dialog.clientWidth);
        await sendKeys({ press: "Escape" });
        await rendered();
        expect(inside(board, "[part=controls] button:focus").dataset.name, panel).to.equal("menu");
      }
    });
  }

  it("fit at every width, with large text, and from right to left", async () => {
    for (const [language, direction, size] of [
      ["hu", "ltr", "100%"],
      ["de", "rtl", "100%"],
      ["fr", "ltr", "200%"],
    ] as const) {
      document.documentElement.lang = language;
      document.documentElement.dir = direction;
      document.documentElement.style.fontSize = size;
      for (const width of [120, 200, 320, 600]) {
        const board = await mount({ players: "4", names: "Anna, Bartholomäus, Zoé" }, width);
        await rendered();
        const frame = board.getBoundingClientRect();
        for (const part of board.shadowRoot?.querySelectorAll(
          "[part=score] li, .turn, [part=controls] button",
        ) ?? []) {
          if (!part.checkVisibility()) continue;
          const box = part.getBoundingClientRect();
          const where = `${language} ${width} ${part.textContent}`;
          expect(box.left, where).to.be.at.least(frame.left - 1);
          expect(box.right, where).to.be.at.most(frame.right + 1);
        }
        board.remove();
      }
    }
  });
});
