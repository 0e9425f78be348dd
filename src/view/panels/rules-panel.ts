import type { Config } from "../../engine/index.js";
import type { RuleWords } from "../../locales/rule-words.js";
import type { Words } from "../../locales/words.js";
import type { Painter } from "../canvas/painter.js";
import { make } from "../dom.js";
import { layOut } from "../layout.js";
import type { Look } from "../look.js";
import { watchPixelRatio } from "../pixel-ratio.js";
import { diagramsOf } from "./rule-diagrams.js";
import type { Diagram } from "./rule-diagrams.js";
import css from "./rules.css";
import { briefsOfRule, rulesOf, wordsOfRule } from "./rules.js";
import type { Rule } from "./rules.js";

/** The panel's styles, for the sheet of its shadow root. */
export const rulesCss: string = css;

/** How long a move can be looked at before it is played, and how long a disc then takes to turn, in milliseconds. */
const LOOK_TIME = 1_500;
const TURN_TIME = 500;
/** The part of a diagram that must be on the screen for its move to be played. */
const SEEN = 0.7;

/**
 * Builds the panel that tells the rules of this variant. Its diagrams are painted once it is in the page.
 *
 * @returns the panel, and what lets go of its painters, loaded or not
 */
export function buildRules(
  config: Config,
  words: Words,
  ruleWords: RuleWords,
  look: Look,
): { element: HTMLElement; destroy(): void } {
  const rules = rulesOf(config);
  const diagrams = diagramsOf(config, words, ruleWords).map((diagram) => new LiveDiagram(diagram, look));
  const element = make(
    "section",
    { class: "rules" },
    make("div", { class: "rules-diagrams" }, ...diagrams.map((diagram) => diagram.element)),
    make("dl", {}, ...rules.flatMap((rule) => paragraph(rule, words, ruleWords))),
    comparison(rules, words, ruleWords),
  );
  const stopWatchingRatio = watchPixelRatio(() => {
    for (const diagram of diagrams) diagram.layOut();
  });
  return {
    element,
    destroy() {
      stopWatchingRatio();
      for (const diagram of diagrams) diagram.destroy();
    },
  };
}

function paragraph(rule: Rule, words: Words, ruleWords: RuleWords): HTMLElement[] {
  return [make("dt", {}, ruleWords.topics[rule.topic]), make("dd", {}, wordsOfRule(rule, words, ruleWords))];
}

/** Two columns, and each topic above its row: so it can be read where it is narrow, too. */
function comparison(rules: readonly Rule[], words: Words, ruleWords: RuleWords): HTMLElement {
  const different = rules.filter(({ differs }) => differs);
  if (different.length === 0) return make("p", {}, ruleWords.nothingDiffers());
  const heads = [ruleWords.thisGame(), ruleWords.standard()].map((text) =>
    make("th", { scope: "col" }, text),
  );
  const groups = different.map((rule) => {
    const topic = make("th", { scope: "rowgroup", colspan: "2" }, ruleWords.topics[rule.topic]);
    const cells = briefsOfRule(rule, words, ruleWords).map((text) => make("td", {}, text));
    return make("tbody", {}, make("tr", {}, topic), make("tr", {}, ...cells));
  });
  return make(
    "table",
    {},
    make("caption", {}, ruleWords.differences()),
    make("thead", {}, make("tr", {}, ...heads)),
    ...groups,
  );
}

/** One diagram on its canvas. It is painted when it has a size; its move is played once, when it is seen. */
class LiveDiagram {
  readonly element: HTMLElement;
  readonly #diagram: Diagram;
  readonly #look: Look;
  readonly #canvas: HTMLCanvasElement;
  readonly #sizes = new ResizeObserver((entries) => this.#resized(entries));
  readonly #sight = new IntersectionObserver(
    (entries) => {
      this.#inSight = entries.at(-1)?.isIntersecting ?? false;
      this.#plan();
    },
    { threshold: SEEN },
  );
  #size = 0;
  #painter: Painter | null = null;
  #loading = false;
  #inSight = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #destroyed = false;

  constructor(diagram: Diagram, look: Look) {
    this.#diagram = diagram;
    this.#look = look;
    this.#canvas = make("canvas", { role: "img", "aria-label": diagram.caption });
    // The canvas has said it already.
    const caption = make("figcaption", { "aria-hidden": "true" }, diagram.caption);
    this.element = make("figure", {}, this.#canvas, caption);
    this.#sizes.observe(this.#canvas);
    this.#sight.observe(this.#canvas);
  }

  layOut(): void {
    const { side } = this.#diagram.before;
    this.#painter?.resize(layOut(this.#size, side, devicePixelRatio, "none"));
  }

  destroy(): void {
    this.#destroyed = true;
    clearTimeout(this.#timer);
    this.#sizes.disconnect();
    this.#sight.disconnect();
    this.#painter?.destroy();
  }

  #resized(entries: readonly ResizeObserverEntry[]): void {
    this.#size = entries.at(-1)?.contentBoxSize[0]?.inlineSize ?? 0;
    if (this.#size === 0) return;
    // A canvas that is given other pixels while sizes are told of may get another size by that, in WebKit.
    requestAnimationFrame(() => {
      if (this.#painter) this.layOut();
      else void this.#load();
    });
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const { createPainter } = await import("../canvas/painter.js");
    const painter = await createPainter(this.#canvas, () => undefined);
    if (this.#destroyed) {
      painter.destroy();
      return;
    }
    this.#painter = painter;
    painter.dress(this.#look);
    this.layOut();
    painter.show(this.#diagram.before, null);
    this.#plan();
  }

  /** With reduced motion it stays as it is: the move, and what it will turn, can be seen there. */
  #plan(): void {
    clearTimeout(this.#timer);
    const { move } = this.#diagram;
    const painter = this.#painter;
    if (!move || !painter || !this.#inSight) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    this.#timer = setTimeout(() => {
      this.#sight.disconnect();
      painter.show(move.after, { from: move.from, backwards: false, turn: TURN_TIME });
    }, LOOK_TIME);
  }
}
