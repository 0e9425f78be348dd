import { make, makeButton } from "../dom.js";
import { icon } from "../panels/icons.js";

/** How much of the board's height it covers at most, in per cent, as in the styles. */
const MOST_ROOM = 70;

/** What the teacher says, below the board and its buttons, with a way to have it taken away again. */
export class Note {
  readonly #card = make("div", { part: "note", hidden: "" });
  readonly element = make("div", { class: "note-place", hidden: "" }, this.#card);
  readonly #closed: () => void;
  readonly #sizes = new ResizeObserver(() => {
    // In the next frame: it changes the size that is told of.
    this.#frame ||= requestAnimationFrame(() => this.#place());
  });
  #frame = 0;

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
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#card.replaceChildren();
    return hadFocus;
  }

  /**
   * It stands below the board and its buttons. Where the page limits the height, the board would shrink for it, under the
   * hand of who is about to play, or it would lie beyond the end: there it covers a part of it, but not the move it speaks of.
   */
  #place(): void {
    this.#frame = 0;
    const root = this.element.getRootNode() as ShadowRoot;
    const board = root.querySelector('[part="board"]')!;
    const { classList, style } = this.element;
    classList.remove("over", "up");
    style.removeProperty("--room");
    const box = root.host.getBoundingClientRect();
    const place = this.element.getBoundingClientRect();
    const { width } = board.getBoundingClientRect();
    const isOut = place.bottom > box.bottom + 1;
    // A board as wide as its box has lost nothing. Not to try that out: a page that gets shorter for it scrolls.
    if (!isOut && width >= place.width - 1) return;
    classList.add("over");
    if (!isOut && board.getBoundingClientRect().width <= width + 1) {
      classList.remove("over");
      return;
    }
    const mark = root.querySelector(".pointer circle")?.getBoundingClientRect();
    if (!mark || mark.bottom <= this.element.getBoundingClientRect().top) return;
    const [above, below] = [mark.top - box.top, box.bottom - mark.bottom];
    classList.toggle("up", above > below);
    const line = mark.height * 0.1; // as far as it goes beyond its shape
    const room = ((Math.max(above, below) - line) / box.height) * 100;
    style.setProperty("--room", `${Math.min(MOST_ROOM, room)}%`);
  }

  #show(on: boolean): void {
    this.element.hidden = this.#card.hidden = !on;
  }
}
