import { make } from "./dom.js";

/** Says sentences to screen readers, politely. It is in the page before its first sentence, else none is heard. */
export class LiveRegion {
  readonly element: HTMLElement = make("div", { class: "unseen", role: "status" });

  say(sentence: string): void {
    // A new element, not a new text: the same sentence twice is then said twice.
    this.element.replaceChildren(make("p", {}, sentence));
  }
}
