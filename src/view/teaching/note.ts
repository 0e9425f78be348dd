import { make, makeButton } from "../dom.js";
import { icon } from "../panels/icons.js";

/** What the teacher says, below the board and its buttons, with a way to have it taken away again. */
export class Note {
  readonly #card = make("div", { part: "note", hidden: "" });
  readonly element = make("div", { class: "note-place", hidden: "" }, this.#card);
  readonly #closed: () => void;

  constructor(closed: () => void) {
    this.#closed = closed;
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#closed();
    });
  }

  /** @param action - what can be done about it, by a button */
  show(
    text: string,
    closeLabel: string,
    action?: { readonly label: string; readonly act: () => void },
  ): void {
    const close = makeButton("", () => this.#closed(), { "aria-label": closeLabel, title: closeLabel });
    close.append(icon("close"));
    const buttons = action ? [makeButton(action.label, action.act, { class: "primary" }), close] : [close];
    const root = this.element.getRootNode() as ShadowRoot;
    const board = root.querySelector('[part="board"]')!;
    const { width } = board.getBoundingClientRect();
    this.#card.replaceChildren(make("p", { dir: "auto" }, text), ...buttons);
    this.element.classList.remove("over");
    this.#show(true);
    // Where the page limits the height, the board would shrink for it, under the hand of who is about to play, or it
    // would lie beyond the end: there it covers what is above it.
    const isOut = this.element.getBoundingClientRect().bottom > root.host.getBoundingClientRect().bottom + 1;
    this.element.classList.toggle("over", isOut || board.getBoundingClientRect().width < width - 1);
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  /** @returns whether the focus was in it */
  hide(): boolean {
    const hadFocus = this.element.matches(":focus-within");
    this.#show(false);
    this.#card.replaceChildren();
    return hadFocus;
  }

  #show(on: boolean): void {
    this.element.hidden = this.#card.hidden = !on;
  }
}
