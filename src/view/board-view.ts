import type { Game, Square } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import type { Change } from "./change.js";
import { make, setAttribute } from "./dom.js";
import { CellGrid } from "./grid.js";
import { LiveRegion } from "./live-region.js";
import type { Motion } from "./scene.js";
import { EMPTY_SCENE, indexOf, sceneOf } from "./scene-of.js";
import { sentence } from "./sentence.js";
import { Stage } from "./stage.js";
import { StatusLine } from "./status.js";
import { adoptStyles } from "./styles.js";

export interface BoardViewHandlers {
  /** A person chose a square, legal or not. */
  pressed(square: Square): void;
  /** What was shown last stands still. */
  settled(): void;
  failed(error: unknown): void;
}

export interface ViewOptions {
  readonly words: Words;
  /** No input by people; one image to screen readers. */
  readonly readonly: boolean;
  /** A person may play now: legal moves are marked and can be chosen. */
  readonly inviting: boolean;
  /** How long one disc takes to turn, in milliseconds; 0: no motion. */
  readonly turnTime: number;
}

/** Everything that people see and touch, in a shadow root. It shows a game and never decides anything. */
export class BoardView {
  readonly #handlers: BoardViewHandlers;
  readonly #canvas = make("canvas", { part: "canvas", "aria-hidden": "true" });
  readonly #grid: CellGrid;
  readonly #status = new StatusLine();
  readonly #live = new LiveRegion();
  readonly #message = make("div", { part: "message", role: "alert", hidden: "" });
  readonly #board: HTMLElement;
  readonly #stage: Stage;
  #readonly = false;

  constructor(root: ShadowRoot, handlers: BoardViewHandlers) {
    this.#handlers = handlers;
    this.#grid = new CellGrid((square) => {
      if (!this.#readonly) handlers.pressed(square);
    });
    this.#board = make("div", { part: "board" }, this.#canvas, this.#grid.element, this.#message);
    this.#stage = new Stage(this.#canvas, this.#board, {
      laidOut: (layout) => {
        this.#canvas.style.setProperty("width", `${layout.size}px`);
        this.#canvas.style.setProperty("height", `${layout.size}px`);
        this.#grid.place(layout);
      },
      settled: () => this.#handlers.settled(),
      failed: (error) => this.#handlers.failed(error),
    });
    adoptStyles(root);
    root.append(this.#status.element, this.#board, this.#live.element);
  }

  /** The board is in a page, perhaps in another place of it than a moment ago. */
  connect(): void {
    this.#stage.connect();
    this.#grid.restoreFocus();
  }

  /** The board is out of the page, and not on its way to another place. */
  disconnect(): void {
    this.#stage.disconnect();
    this.#grid.loseFocus();
  }

  /** Shows a game, or that there is none; true while the picture still moves towards it. */
  show(game: Game | null, change: Change | null, options: ViewOptions): boolean {
    const { words, readonly, inviting } = options;
    this.#readonly = readonly;
    this.#picture(readonly ? game : null, words);
    this.#grid.element.hidden = readonly || !game;
    this.#status.element.hidden = !game;
    if (!game) return this.#stage.show(EMPTY_SCENE, null);
    this.#grid.update(game, inviting, words);
    this.#status.update(game, words);
    const said = change && sentence(game, change, words);
    if (said) this.#live.say(said);
    return this.#stage.show(sceneOf(game, inviting), motion(game, change, options));
  }

  /** Shows, over the board, what keeps a game from starting; nothing where the list is empty. */
  complain(problems: readonly string[], words: Words): void {
    this.#message.hidden = problems.length === 0;
    if (problems.length === 0) {
      this.#message.replaceChildren();
      return;
    }
    const items = problems.map((problem) => make("li", {}, problem));
    this.#message.replaceChildren(make("p", {}, words.refused()), make("ul", {}, ...items));
  }

  settle(): void {
    this.#stage.settle();
  }

  rest(): Promise<void> {
    return this.#stage.rest();
  }

  picture(): Promise<Blob> {
    return this.#stage.picture();
  }

  focus(options?: FocusOptions): void {
    this.#grid.focus(options);
  }

  #picture(game: Game | null, words: Words): void {
    setAttribute(this.#board, "role", game && "img");
    setAttribute(this.#board, "aria-label", game && words.picture(holders(game, words)));
  }
}

/** How the picture gets there: from the move made, or from the first one taken back; at once where none was. */
function motion(game: Game, change: Change | null, { turnTime }: ViewOptions): Motion | null {
  const undone = change?.undone[0];
  const move = undone ?? change?.plies.findLast(({ kind }) => kind !== "pass");
  if (!move?.square || turnTime === 0) return null;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  return {
    from: indexOf(move.square, game.config.board),
    backwards: undone !== undefined,
    turn: turnTime,
  };
}

function holders(game: Game, words: Words): { name: string; squares: Square[] }[] {
  return game.seats.map((seat) => ({
    name: words.seats[seat],
    squares: game.squares.filter((square) => game.at(square) === seat),
  }));
}
