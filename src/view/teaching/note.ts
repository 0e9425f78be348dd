import { make, makeButton } from "../dom.js";
import { icon } from "../panels/icons.js";

/** How much of the board's height it covers at most, in per cent, as in the styles. */
const MOST_ROOM = 70;

/** What the teacher says, with a way to have it taken away again. */
export class Note {
  readonly #card = make("div", { part: "note", hidden: "" });
  readonly element = make("div", { class: "note-place", hidden: "" }, this.#card);
  readonly #closed: () => void;
  /**
   * Once a size has changed it looks away until the next frame: the board is laid out meanwhile, and a box that changes once more
   * for that is an error to browsers.
   */
  readonly #sizes = new ResizeObserver(() => {
    if (this.#size === this.#placed) return;
    this.#sizes.disconnect();
    this.#frame ||= requestAnimationFrame(() => {
      this.#place();
      this.#watch();
    });
  });
  readonly #scrolled = (): void => {
    if (!this.element.classList.contains("over")) this.#stay();
  };
  #frame = 0;
  /** The sizes that its place is for. */
  #placed = "";
  #isRevealed = false;

  constructor(closed: () => void) {
    this.#closed = closed;
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // a dialog of the page stays open
      event.stopPropagation();
      this.#closed();
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
    this.#isRevealed = false;
    document.addEventListener("scroll", this.#scrolled, { capture: true, passive: true });
    this.#place();
    this.#watch();
  }

  get isShown(): boolean {
    return !this.element.hidden;
  }

  /** @returns whether the focus was in it */
  hide(): boolean {
    const hadFocus = this.element.matches(":focus-within");
    this.#show(false);
    this.#sizes.disconnect();
    document.removeEventListener("scroll", this.#scrolled, { capture: true });
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#card.replaceChildren();
    return hadFocus;
  }

  /** Scrolls the page as far as it takes to see it whole: for who has asked for it. */
  reveal(): void {
    this.#isRevealed = true;
    this.element.classList.remove("stays"); // as it is seen already, nothing would scroll
    this.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * It stands below the board and its buttons; where the screen ends before, it is at the screen's end for as long. Where the
   * page limits the height, the board would shrink for it, under the hand of who is about to play, or it would lie beyond the
   * end: there it covers a part of it. It never covers the move it speaks of.
   */
  #place(): void {
    this.#frame = 0;
    const { classList, style } = this.element;
    classList.remove("over", "up", "stays");
    style.removeProperty("--room");
    if (this.#isTooMuch()) {
      classList.add("over");
      this.#makeWay();
    } else {
      this.#stay();
    }
    this.#placed = this.#size;
  }

  #watch(): void {
    this.#sizes.observe(this.#root.host);
    this.#sizes.observe(this.#card);
  }

  get #size(): string {
    const { clientWidth, clientHeight } = this.#root.host;
    return [clientWidth, clientHeight, this.#card.offsetHeight].join();
  }

  /** Keeps it at the end of the screen, unless it covers the move there, or is higher than the screen. */
  #stay(): void {
    const { classList, offsetHeight } = this.element;
    classList.toggle("stays", !this.#isRevealed && offsetHeight <= window.innerHeight);
    const mark = this.#root.querySelector(".pointer circle")?.getBoundingClientRect();
    const place = this.element.getBoundingClientRect();
    if (mark && mark.bottom > place.top && mark.top < place.bottom) classList.remove("stays");
  }

  /**
   * Whether it lies beyond the end of the board's box, or the board has shrunk for it: without a limit the board is as high as the
   * box is wide, if the page's own styles of it don't say otherwise. To try out what is without it would be simpler, but a page that
   * gets shorter for a moment scrolls.
   */
  #isTooMuch(): boolean {
    const { offsetTop, offsetHeight, offsetWidth } = this.element;
    if (offsetTop + offsetHeight > this.#root.host.clientHeight + 1) return true;
    const { maxHeight, flexShrink } = getComputedStyle(this.#board);
    return maxHeight === "none" && flexShrink !== "0" && this.#board.offsetHeight < offsetWidth - 2;
  }

  /** Lets the move be seen that it speaks of. All in the box's own pixels: a page may turn or stretch it. */
  #makeWay(): void {
    const circle = this.#root.querySelector<SVGCircleElement>(".pointer circle");
    if (!circle) return;
    const board = this.#board;
    const margin = parseFloat(board.style.getPropertyValue("--margin"));
    const cell = (board.offsetWidth - 2 * margin) / circle.ownerSVGElement!.viewBox.baseVal.height;
    const middle = board.offsetTop + margin + circle.cy.baseVal.value * cell;
    const { clientHeight } = this.#root.host;
    const [top, bottom] = [middle - cell / 2, middle + cell / 2];
    if (bottom <= this.element.offsetTop) return;
    const isUp = top > clientHeight - bottom;
    this.element.classList.toggle("up", isUp);
    const room = ((isUp ? top : clientHeight - bottom) / clientHeight) * 100;
    this.element.style.setProperty("--room", `${Math.min(MOST_ROOM, room)}%`);
  }

  get #root(): ShadowRoot {
    return this.element.getRootNode() as ShadowRoot;
  }

  get #board(): HTMLElement {
    return this.#root.querySelector('[part="board"]')!;
  }

  #show(on: boolean): void {
    this.element.hidden = this.#card.hidden = !on;
  }
}
