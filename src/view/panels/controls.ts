import type { Words } from "../../locales/words.js";
import { make, makeButton, setAttribute, setText } from "../dom.js";
import type { Control, Request } from "./actions.js";
import { icon } from "./icons.js";
import type { IconName } from "./icons.js";

/** A button's name; those of panels open one. */
export type ButtonName = Exclude<IconName, "close" | "resume">;

export interface ControlsState {
  readonly controls: ReadonlySet<Control>;
  readonly words: Words;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Only computers play, or they are paused. */
  readonly canPause: boolean;
  readonly paused: boolean;
  readonly canStep: boolean;
  /** Somebody may be shown a good move, or what decided the game. */
  readonly canHint: boolean;
  readonly over: boolean;
  /** Seats differ, so that swapping them makes another game. */
  readonly uneven: boolean;
  /** The ply shown, and the game's last. */
  readonly ply: number;
  readonly last: number;
}

export interface ControlsHandlers {
  asked(request: Request): void;
  opened(panel: "rules" | "setup" | "exchange" | "menu"): void;
}

/** Narrower than so many buttons, there is only the menu. */
const FEWEST_BUTTONS = 7;
/** A button's width with what is between two, in the page's font size. */
const BUTTON_WIDTH = 2.15;
/** The text that says which ply is shown is as wide as so many buttons. */
const TEXT_WIDTH = 1.8;
/** What goes into the menu where there isn't room for all, the first first. */
const INTO_MENU: readonly ButtonName[] = [
  "first",
  "last",
  "share",
  "setup",
  "rules",
  "redo",
  "rematch",
  "step",
  "hint",
  "undo",
];

/** The buttons under the board: a toolbar with one stop for the Tab key, or where it is narrow a menu. */
export class Controls {
  readonly element = make("div", { part: "controls", role: "toolbar" });
  readonly #handlers: ControlsHandlers;
  readonly #shown = make("span", { class: "shown" });
  #buttons = new Map<ButtonName, HTMLButtonElement>();
  #names = "";
  #state: ControlsState | null = null;
  /** For so many buttons; 0 until it is known. */
  #room = 0;
  #tabStop: ButtonName | null = null;

  constructor(handlers: ControlsHandlers) {
    this.#handlers = handlers;
    this.element.addEventListener("click", (event) => {
      const name = this.#nameOf(event);
      if (name) this.press(name);
    });
    this.element.addEventListener("keydown", (event) => this.#step(event));
    this.element.addEventListener("focusin", (event) => this.#stopAt(this.#nameOf(event)));
  }

  update(state: ControlsState): void {
    this.#state = state;
    this.#show();
  }

  /** The board is so many CSS pixels wide now, or the page's font size is another. */
  fit(width: number): void {
    this.#room = width / (BUTTON_WIDTH * pageFontSize());
    this.#show();
  }

  /** What can be asked for now, in order; with those that the menu has beside what has a button. */
  names(): ButtonName[] {
    const state = this.#state;
    if (!state) return [];
    const has = (control: Control): boolean => state.controls.has(control);
    const names: (ButtonName | false)[] = [
      has("new") && "new",
      has("new") && state.over && state.uneven && "rematch",
      has("undo") && "undo",
      has("redo") && "redo",
      has("hint") && "hint",
      has("pause") && state.canPause && "pause",
      has("pause") && state.canPause && "step",
      has("moves") && "first",
      has("moves") && "previous",
      has("moves") && "next",
      has("moves") && "last",
      has("rules") && "rules",
      has("setup") && "setup",
      has("share") && "share",
      has("moves") && "exchange",
    ];
    return names.filter((name) => name !== false);
  }

  canPress(name: ButtonName): boolean {
    const state = this.#state;
    if (!state) return false;
    if (name === "undo") return state.canUndo;
    if (name === "redo") return state.canRedo;
    if (name === "step") return state.canStep;
    if (name === "hint") return state.canHint;
    if (name === "first" || name === "previous") return state.ply > 0;
    return name === "next" || name === "last" ? state.ply < state.last : true;
  }

  /** What a button looks like now, and is called in words: to pause and to go on are one. */
  faceOf(name: ButtonName): IconName {
    return name === "pause" && this.#state?.paused ? "resume" : name;
  }

  press(name: ButtonName): void {
    const state = this.#state;
    if (!state || !this.canPress(name)) return;
    switch (name) {
      case "rules":
      case "setup":
      case "exchange":
      case "menu":
        this.#handlers.opened(name);
        break;
      case "first":
      case "previous":
      case "next":
      case "last": {
        const plies = { first: 0, previous: state.ply - 1, next: state.ply + 1, last: state.last };
        this.#handlers.asked({ type: "goTo", ply: plies[name] });
        break;
      }
      default:
        this.#handlers.asked({ type: name });
    }
  }

  #show(): void {
    const state = this.#state;
    if (!state) return;
    const all = this.names();
    const names = this.#fitting(all);
    if (names.join() !== this.#names) this.#build(names);
    this.element.hidden = all.length === 0;
    setAttribute(this.element, "aria-label", state.words.controls.menu);
    setText(this.#shown, state.words.controls.shown(state.ply, state.last));
    for (const [name, button] of this.#buttons) {
      const face = this.faceOf(name);
      const label = state.words.controls[face];
      if (button.getAttribute("aria-label") !== label) button.replaceChildren(icon(face));
      setAttribute(button, "aria-label", label);
      setAttribute(button, "title", label);
      setAttribute(button, "aria-disabled", this.canPress(name) ? null : "true");
    }
  }

  /** Those that there is room for, with the menu where it has more. */
  #fitting(all: readonly ButtonName[]): ButtonName[] {
    const room = this.#room;
    if (room === 0) return [];
    const names = new Set(room < FEWEST_BUTTONS && all.length > room ? [] : all);
    names.delete("exchange");
    const needed = (): number =>
      names.size + (names.has("previous") ? TEXT_WIDTH : 0) + (names.size < all.length ? 1 : 0);
    for (const name of INTO_MENU) if (needed() > room) names.delete(name);
    if (names.size < all.length) names.add("menu");
    return [...names];
  }

  #build(names: readonly ButtonName[]): void {
    const focused = [...this.#buttons].find(([, button]) => button.matches(":focus"))?.[0];
    this.#names = names.join();
    this.#buttons = new Map(
      names.map((name) => {
        return [name, makeButton("", undefined, { "data-name": name, tabindex: "-1" })];
      }),
    );
    this.element.replaceChildren(...this.#buttons.values());
    this.#buttons.get("previous")?.after(this.#shown);
    this.#tabStop = null;
    this.#stopAt(focused && names.includes(focused) ? focused : (names[0] ?? null));
    if (focused && this.#tabStop) this.#buttons.get(this.#tabStop)?.focus({ preventScroll: true });
  }

  #nameOf({ target }: Event): ButtonName | null {
    const button = target instanceof Element ? target.closest("button") : null;
    return [...this.#buttons].find(([, other]) => other === button)?.[0] ?? null;
  }

  #step(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const names = [...this.#buttons.keys()];
    const name = this.#nameOf(event);
    const at = name ? names.indexOf(name) : -1;
    const forward = this.element.matches(":dir(rtl)") ? "ArrowLeft" : "ArrowRight";
    const backward = forward === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    const steps: Record<string, number> = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 };
    const to = steps[event.key];
    if (at === -1 || to === undefined) return;
    event.preventDefault();
    const next = names.at(to % names.length);
    if (next) this.#buttons.get(next)?.focus();
  }

  #stopAt(name: ButtonName | null): void {
    if (!name || name === this.#tabStop) return;
    if (this.#tabStop) this.#buttons.get(this.#tabStop)?.setAttribute("tabindex", "-1");
    this.#tabStop = name;
    this.#buttons.get(name)?.setAttribute("tabindex", "0");
  }
}

let fontSize = 0;

/** In CSS pixels. To ask for it makes the browser lay out the page: for many boards at once it is asked once. */
function pageFontSize(): number {
  if (fontSize === 0) {
    fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setTimeout(() => {
      fontSize = 0;
    });
  }
  return fontSize;
}
