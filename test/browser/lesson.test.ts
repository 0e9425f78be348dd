import { sendMouse } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import type { Square } from "reversi-board/engine";
import { cell, clear, click, inOwnTab, pageUrl, press, rendered, until } from "./helpers.js";

declare const axe: typeof import("axe-core");

/** What is to be played in each step, what is said of it, and another legal move, where there is one. */
const STEPS: readonly {
  readonly heading: string;
  readonly wrong?: Square;
  readonly right: readonly Square[];
  readonly said: readonly string[];
}[] = [
  {
    heading: "Step 1 of 6: A line",
    wrong: "e5",
    right: ["f3"],
    said: ["You turned 3 discs in one line."],
  },
  {
    heading: "Step 2 of 6: Several lines",
    wrong: "d6",
    right: ["b4"],
    said: ["You turned 3 discs in three lines."],
  },
  {
    heading: "Step 3 of 6: Corners",
    wrong: "f2",
    right: ["f1"],
    said: ["The corner is yours for the whole game."],
  },
  {
    heading: "Step 4 of 6: Passing",
    wrong: "e5",
    right: ["c1", "c3"],
    said: [
      "White can turn nothing, and passes. You are to move again.",
      "You moved twice in a row, because White had to pass.",
    ],
  },
  {
    heading: "Step 5 of 6: Three colours",
    right: ["c4"],
    said: ["You placed a disc on c4. Nothing turned. White is next."],
  },
  {
    heading: "Step 6 of 6: Counting",
    right: ["a6"],
    said: ["You turned 5 discs in two lines. You win, 19 to 17!"],
  },
];

/** The demo's lesson, in a frame that lies exactly over the tests' page. */
class Lesson {
  readonly page: Document;
  /** What its boards and its window complain of. */
  readonly faults: string[] = [];

  constructor(page: Document, scope: Window) {
    this.page = page;
    page.addEventListener("problem", ({ type }) => this.faults.push(type));
    scope.addEventListener("error", ({ message }) => this.faults.push(message));
    scope.addEventListener("unhandledrejection", ({ reason }) => this.faults.push(String(reason)));
  }

  static async open(hash = ""): Promise<Lesson> {
    const frame = document.createElement("iframe");
    frame.title = "Lesson";
    frame.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0";
    frame.src = `/demo/lesson.html${hash}`;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) throw new Error("no page in the frame");
    const lesson = new Lesson(contentDocument, contentWindow);
    await lesson.board.ready;
    return lesson;
  }

  find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
    const found = this.page.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector} in the lesson`);
    return found;
  }

  get board(): ReversiBoardElement {
    return this.find<ReversiBoardElement>("section:not([hidden]) reversi-board");
  }

  get heading(): HTMLElement {
    return this.find("section:not([hidden]) h2");
  }

  get feedback(): string {
    return this.find("#feedback").innerText;
  }

  get done(): number {
    return this.page.querySelectorAll(".steps .done").length;
  }

  /** Nothing of what moves is waited for. */
  hurry(): void {
    for (const board of this.page.querySelectorAll("reversi-board")) board.speed = "none";
  }

  isOn(step: { readonly heading: string }): boolean {
    return this.heading.innerText === step.heading;
  }

  async play(square: Square): Promise<void> {
    cell(this.board, square).scrollIntoView({ block: "center" });
    await click(this.board, square);
  }

  async press(button: "again" | "show" | "back" | "next"): Promise<void> {
    const target = this.find(`#${button}`);
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: "click", position });
  }
}

/** From wherever the focus is to a square, and there: as the grid's keys go on a board without cut-off squares. */
const keysTo = (square: Square): string[] => [
  "Control+Home",
  ...Array.from({ length: square.charCodeAt(0) - "a".charCodeAt(0) }, () => "ArrowRight"),
  ...Array.from({ length: Number(square.slice(1)) - 1 }, () => "ArrowDown"),
];

describe("the demo's lesson", function () {
  this.timeout(60_000);
  afterEach(clear);

  it("is played through by the mouse, with a wrong move first wherever there is one, and a look at what is shown", async () => {
    const lesson = await Lesson.open();
    for (const [index, step] of STEPS.entries()) {
      expect(lesson.isOn(step)).to.equal(true);
      expect(lesson.feedback).to.equal("");
      const start = lesson.board.game?.position;
      if (step.wrong) {
        await lesson.play(step.wrong);
        await until(() => lesson.feedback !== "");
        expect(lesson.feedback).to.match(/\bfine move, but\b/);
        expect(lesson.done).to.equal(index);
        await lesson.press("again");
        await until(() => lesson.board.game?.position === start);
        expect(lesson.page.activeElement === lesson.board).to.equal(true);
      }
      const advised = new Promise<Square>((resolve) =>
        lesson.board.addEventListener("advice", ({ detail }) => resolve(detail.square), { once: true }),
      );
      await lesson.press("show");
      expect(step.heading.includes("Three") ? lesson.board.legalMoves : step.right).to.include(await advised);
      await rendered(); // the page scrolls to it
      for (const [at, square] of step.right.entries()) {
        await lesson.play(square);
        await until(() => lesson.feedback === step.said[at]);
      }
      expect(lesson.done).to.equal(index + 1);
      expect(lesson.find("#end").checkVisibility()).to.equal(index === 5);
      if (index < 5) {
        await lesson.press("next");
        await until(() => !lesson.isOn(step));
      }
    }
    expect(lesson.find("#next").checkVisibility()).to.equal(false);
    expect(lesson.faults).to.deep.equal([]);
  });

  it("is played through by the keyboard alone, from heading to heading", async () => {
    const lesson = await Lesson.open("#step-1");
    lesson.hurry();
    lesson.heading.focus();
    for (const [index, step] of STEPS.entries()) {
      await until(() => lesson.isOn(step));
      expect(lesson.page.activeElement === lesson.heading).to.equal(true);
      await press("Tab");
      for (const [at, square] of step.right.entries()) {
        await press(...keysTo(square), "Enter");
        await until(() => lesson.feedback === step.said[at]);
      }
      if (index === 5) break;
      const next = lesson.find("#next");
      for (let stops = 0; stops < 6 && lesson.page.activeElement !== next; stops++) await press("Tab");
      await press("Enter");
    }
    expect(lesson.done).to.equal(6);
    expect(lesson.faults).to.deep.equal([]);
  });

  it("keeps the step in the address, and the discs of a step that one comes back to are as at its beginning", async () => {
    const lesson = await Lesson.open("#step-4");
    expect(lesson.isOn(STEPS[3]!)).to.equal(true);
    await lesson.play("c1");
    await until(() => lesson.feedback !== "");
    await lesson.press("back");
    await until(() => lesson.isOn(STEPS[2]!));
    expect(lesson.feedback).to.equal("");
    await lesson.press("next");
    await until(() => lesson.isOn(STEPS[3]!));
    expect(lesson.board.game?.ply).to.equal(0);
  });

  it("is free of faults by axe in every step, before and after its move, in light and dark", async () => {
    const lesson = await Lesson.open();
    lesson.hurry();
    const script = lesson.page.createElement("script");
    script.src = "/node_modules/axe-core/axe.min.js";
    const loaded = new Promise((resolve) => script.addEventListener("load", resolve, { once: true }));
    lesson.page.head.append(script);
    await loaded;
    const { axe: inside } = lesson.page.defaultView as unknown as { axe: typeof axe };
    for (const scheme of ["light", "dark"]) {
      lesson.page.documentElement.style.colorScheme = scheme;
      for (const [index, step] of STEPS.entries()) {
        lesson.find(`.steps a[href="#step-${index + 1}"]`).click();
        await until(() => lesson.isOn(step));
        for (const square of ["", ...step.right]) {
          if (square) {
            cell(lesson.board, square).click();
            await until(() => step.said.includes(lesson.feedback));
            await lesson.board.finish();
          }
          const { violations } = await inside.run(lesson.page);
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
          );
          expect(found, `${scheme}, ${step.heading}`).to.deep.equal([]);
        }
      }
    }
  });

  for (const name of ["lesson", "teach"]) {
    it(`${name}.html says nothing in the console, and asks for its own files only`, async () => {
      const url = new URL(`../../../demo/${name}.html`, await pageUrl("plain")).href;
      const { given, said, requests } = await inOwnTab({
        url,
        steps: [
          {
            script: `(async () => {
              const problems = [];
              document.addEventListener("problem", ({ detail }) => problems.push(...detail.problems));
              for (const board of document.querySelectorAll("reversi-board")) {
                await board.ready;
                await board.hint();
                board.play(board.legalMoves[0]);
                await board.finish();
                problems.push(...board.problems);
              }
              return problems;
            })()`,
          },
        ],
      });
      expect(given).to.deep.equal([[]]);
      expect(said).to.deep.equal([]);
      const files = new Set(requests.map((request) => new URL(request).pathname));
      const own = ["demo.css", `${name}.html`, "lesson.js"].map((file) => `/demo/${file}`);
      for (const file of files) {
        expect(["/dist/reversi-board.js", ...own]).to.include(file);
      }
    });
  }
});
