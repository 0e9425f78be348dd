import { make, makeButton, setText } from "../dom.js";
import { icon } from "./icons.js";

/** What a panel shows, and what is to be done when it is left. */
export interface Panel {
  readonly title: string;
  readonly content: HTMLElement;
  /** Called once, however it is closed. */
  closed?(): void;
}

/**
 * The dialog in which all panels of a board are shown, over the page: as wide as the screen lets it be, however small
 * the board is. Escape, a click outside and the close button leave it; the focus goes back to where it was.
 */
export class PanelDialog {
  readonly #title = make("h2", { id: "panel-title" });
  readonly #close = makeButton("", () => this.close());
  readonly #body = make("div", { class: "panel-body" });
  readonly #element = make(
    "dialog",
    { part: "panel", "aria-labelledby": "panel-title" },
    make("header", {}, this.#title, this.#close),
    this.#body,
  );
  #panel: Panel | null = null;

  constructor(root: ShadowRoot) {
    this.#close.replaceChildren(icon("close"));
    // The dialog's own box is filled by what is in it: what is hit besides is the page behind.
    this.#element.addEventListener("click", (event) => {
      if (event.target === this.#element) this.close();
    });
    this.#element.addEventListener("close", () => {
      // It is told of later, when another panel may be open already.
      if (!this.#element.open) this.#left();
    });
    // The board's keys and the page's own must not hear of keys that are meant for the panel.
    this.#element.addEventListener("keydown", (event) => event.stopPropagation());
    root.append(this.#element);
  }

  show(panel: Panel, closeLabel: string): void {
    this.#left();
    this.#panel = panel;
    setText(this.#title, panel.title);
    this.#close.setAttribute("aria-label", closeLabel);
    this.#body.replaceChildren(panel.content);
    if (!this.#element.open) this.#element.showModal();
    this.#body.scrollTop = 0;
  }

  close(): void {
    if (this.#element.open) this.#element.close();
  }

  #left(): void {
    const panel = this.#panel;
    this.#panel = null;
    this.#body.replaceChildren();
    panel?.closed?.();
  }
}
