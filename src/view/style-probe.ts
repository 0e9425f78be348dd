import { make } from "./dom.js";
import { COLOURS } from "./look.js";
import type { ColourName, Look, ThemeName } from "./look.js";

/** What the probe asks the style sheet for, beside the colours. */
const QUESTIONS = ["dark", "contrast"] as const;
type Question = (typeof QUESTIONS)[number];

const NAMES = [...COLOURS, ...QUESTIONS];
/** Copies are there much sooner than what is made one by one. */
let template: HTMLElement | undefined;

/** Where no colour is set, or what is set isn't one. */
const UNSET = "rgba(0, 0, 0, 0)";

/**
 * Hears of it when a style changes that no observer tells of: custom properties that a page sets, by a rule, a class or
 * a media query, its colour scheme and its font size. Each stands in the background of an element that can't be seen, or
 * in its width, whose change is a transition, and that has an event.
 */
export class StyleProbe {
  readonly element: HTMLElement;
  readonly #answers: readonly (readonly [ColourName | Question, Element])[];

  constructor(changed: () => void) {
    template ??= make(
      "div",
      { class: "probe unseen", "aria-hidden": "true" },
      ...NAMES.map((name) => make("i", { class: name })),
    );
    this.element = template.cloneNode(true) as HTMLElement;
    this.#answers = [...this.element.children].map((answer, index) => [NAMES[index] ?? "dark", answer]);
    this.element.addEventListener("transitionrun", changed);
  }

  /** How the board is to look now, in this theme unless the user needs more contrast. */
  read(theme: ThemeName): Look {
    const set = Object.fromEntries(
      this.#answers
        .map(([name, answer]) => [name, getComputedStyle(answer).backgroundColor] as const)
        .filter(([, colour]) => colour !== UNSET && colour !== ""),
    );
    const { dark, contrast, ...colours } = set;
    return { theme: contrast ? "contrast" : theme, dark: dark !== undefined, colours };
  }
}
