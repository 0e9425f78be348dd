import { make, makeButton } from "../dom.js";
import { icon } from "../panels/icons.js";

/** What the teacher says, below the board, with a way to have it taken away again. */
export class Note {
  readonly element = make("div", { part: "note", hidden: "" });
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
    this.element.replaceChildren(make("p", {}, text), ...buttons);
    this.element.hidden = false;
  }

  /** @returns whether the focus was in it */
  hide(): boolean {
    const hadFocus = this.element.matches(":focus-within");
    this.element.hidden = true;
    this.element.replaceChildren();
    return hadFocus;
  }
}
