import { make, makeButton } from "../dom.js";
import { icon } from "../panels/icons.js";

/** What the teacher says, below the board and its buttons, with a way to have it taken away again. */
export class Note {
  readonly #card = make("div", { part: "note", hidden: "" });
  readonly element = make("div", { class: "note-place", hidden: "" }, this.#card);
  readonly #closed: () => void;
  readonly #sizes = new ResizeObserver(() => this.#place());

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
    this.#card.replaceChildren(make("p", { dir: "auto" }, text), ...buttons);
    this.#show(true);
    this.#sizes.observe((this.element.getRootNode() as ShadowRoot).host);
    this.#place();
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  /** @returns whether the focus was in it */
  hide(): boolean {
    const hadFocus = this.element.matches(":focus-within");
    this.#show(false);
    this.#sizes.disconnect();
    this.#card.replaceChildren();
    return hadFocus;
  }

  /**
   * It stands below the board and its buttons. Where the page limits the height, the board would shrink for it, under the
   * hand of who is about to play, or it would lie beyond the end: there it covers a part of it, but not the move it speaks of.
   */
  #place(): void {
    const root = this.element.getRootNode() as ShadowRoot;
    const board = root.querySelector('[part="board"]')!;
    const { classList } = this.element;
    classList.remove("up");
    classList.add("over");
    const { width } = board.getBoundingClientRect();
    classList.remove("over");
    const isOut = this.element.getBoundingClientRect().bottom > root.host.getBoundingClientRect().bottom + 1;
    if (!isOut && board.getBoundingClientRect().width >= width - 1) return;
    classList.add("over");
    const mark = root.querySelector(".pointer circle")?.getBoundingClientRect();
    if (mark && mark.bottom > this.element.getBoundingClientRect().top) classList.add("up");
  }

  #show(on: boolean): void {
    this.element.hidden = this.#card.hidden = !on;
  }
}
