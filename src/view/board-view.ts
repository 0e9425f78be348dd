import type { Config, Game, Seat, Square } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import type { Change } from "./change.js";
import { make, makeButton, setAttribute, setText } from "./dom.js";
import { CellGrid } from "./grid.js";
import { LiveRegion } from "./live-region.js";
import type { Coordinates, Mark, ThemeName } from "./look.js";
import type { Motion, Scene } from "./scene.js";
import { EMPTY_SCENE, indexOf, sceneOf } from "./scene-of.js";
import { sentence } from "./sentence.js";
import { Stage } from "./stage.js";
import type { Control, Names, Request, Setup } from "./panels/actions.js";
import { Controls } from "./panels/controls.js";
import type { Panel } from "./panels/dialog.js";
import { Panels } from "./panels/panels.js";
import type { PanelName } from "./panels/panels.js";
import { StatusLine } from "./panels/status.js";
import { adoptStyles } from "./styles.js";

export interface BoardViewHandlers {
  /** A person chose a square, legal or not. */
  pressed(square: Square): void;
  /**
   * A person asked for something by a control or in a panel.
   *
   * @returns what is to be said of it, for one who pasted or shared; null where all is well and seen
   */
  asked(request: Request): string | null;
  /** The page's address with the game in it; null where the page doesn't share it. */
  link(): string | null;
  /** What the setup panel begins with. */
  setup(): Setup & { readonly config: Config };
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
  readonly theme: ThemeName;
  readonly coordinates: Coordinates;
  readonly marks: ReadonlySet<Mark>;
  /** The seats that persons play at this board. */
  readonly persons: readonly Seat[];
  readonly names: Names;
  readonly controls: ReadonlySet<Control>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Computers can be paused, or let go on. */
  readonly canPause: boolean;
  readonly paused: boolean;
  /** One of their moves can be let happen. */
  readonly canStep: boolean;
  /** A person may be shown a good move, or what decided the game. */
  readonly canHint: boolean;
  /** The last ply of the game, of which the one shown may be an earlier one. */
  readonly last: number;
  /** The setup panel is offered over the board. */
  readonly offering: boolean;
}

/** Everything that people see and touch, in a shadow root. It shows a game and never decides anything. */
export class BoardView {
  readonly #canvas = make("canvas", { part: "canvas", "aria-hidden": "true" });
  readonly #grid: CellGrid;
  readonly #status = new StatusLine();
  readonly #live = new LiveRegion();
  readonly #controls: Controls;
  readonly #panels: Panels;
  readonly #message = make("div", { part: "message", role: "alert", hidden: "" });
  readonly #choose = makeButton("", undefined, { class: "primary" });
  readonly #play = makeButton();
  readonly #offer = make("div", { part: "message", hidden: "" }, this.#choose, this.#play);
  #declined = false;
  readonly #board: HTMLElement;
  readonly #stage: Stage;
  #game: Game | null = null;
  #options: ViewOptions | null = null;
  #pointed: Square | null = null;

  constructor(root: ShadowRoot, handlers: BoardViewHandlers) {
    this.#grid = new CellGrid({
      pressed: (square) => {
        if (!this.#options?.readonly) handlers.pressed(square);
      },
      pointed: (square) => this.#point(square),
    });
    this.#board = make(
      "div",
      { part: "board" },
      this.#canvas,
      this.#grid.element,
      this.#message,
      this.#offer,
    );
    this.#panels = new Panels(root, {
      asked: (request) => handlers.asked(request),
      setup: () => handlers.setup(),
      link: () => handlers.link(),
      look: () => this.#stage.lookNow(),
      controls: () => this.#controls,
    });
    this.#controls = new Controls({
      asked: (request) => this.say(handlers.asked(request)),
      opened: (panel) => this.open(panel),
    });
    this.#stage = new Stage(this.#canvas, this.#board, {
      laidOut: (layout) => {
        const size = `${layout.size}px`;
        Object.assign(this.#canvas.style, { width: size, height: size });
        this.#grid.place(layout);
        this.#board.style.setProperty("--margin", `${layout.margin}px`);
        this.#controls.fit(layout.size);
      },
      dressed: (painter) => this.#status.dress(painter),
      settled: () => handlers.settled(),
      failed: (error) => handlers.failed(error),
    });
    this.#choose.addEventListener("click", () => this.open("setup"));
    this.#play.addEventListener("click", () => {
      this.#declined = true;
      this.#offer.hidden = true;
      this.#grid.focus();
    });
    adoptStyles(root);
    root.append(this.#status.element, this.#board, this.#controls.element, this.#live.element);
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
    this.#game = game;
    this.#options = options;
    const hadFocus = this.#grid.focused;
    this.#picture(readonly ? game : null, words);
    this.#grid.element.hidden = readonly || !game;
    if (!game) this.#status.element.hidden = true;
    this.#stage.furnish(options.theme, options.coordinates);
    if (game) {
      this.#grid.update(game, inviting, words);
      this.#status.update(game, {
        ...options,
        score: options.controls.has("score"),
        status: options.controls.has("status"),
      });
    }
    // Without a game too: it may be the way to one that can be played.
    this.#controls.update({
      ...options,
      over: game?.phase === "over",
      uneven: game !== null && isUneven(game, options),
      ply: game?.ply ?? 0,
    });
    this.#offer.hidden = !options.offering || this.#declined;
    setText(this.#choose, words.controls.setup);
    setText(this.#play, words.setup.start);
    this.#keepFocus(hadFocus);
    if (!game) return this.#stage.show(EMPTY_SCENE, null);
    const said = change && sentence(game, change, options.names, words);
    if (said) this.#live.say(said);
    const passed = change?.plies.filter(({ kind }) => kind === "pass") ?? [];
    if (passed.length > 0 && options.turnTime > 0) {
      this.#status.tell(passed.map(({ seat }) => words.passed(options.names[seat])).join(words.gap));
    }
    return this.#stage.show(this.#scene(game, options), motion(game, change, options));
  }

  /** Shows, over the board, what keeps a game from starting; nothing where the list is empty. */
  complain(problems: readonly string[], words: Words): void {
    this.#message.hidden = problems.length === 0;
    const items = problems.map((problem) => make("li", {}, problem));
    this.#message.replaceChildren(make("p", {}, words.refused()), make("ul", {}, ...items));
  }

  /** Says that somebody takes their time; null: whose turn it is, as ever. Screen readers have been told that. */
  linger(text: string | null): void {
    this.#status.linger(text);
  }

  /** Opens a panel, as its button does. */
  open(panel: PanelName): void {
    if (this.#options) void this.#panels.open(panel, this.#game, this.#options.words);
  }

  /** Shows something in the dialog of the panels. */
  present(panel: Panel): void {
    if (this.#options) void this.#panels.present(panel, this.#options.words);
  }

  rest(): Promise<void> {
    return this.#stage.rest();
  }

  picture(): Promise<Blob> {
    return this.#stage.picture();
  }

  /** Focuses the cell that Tab would reach; the board itself where there is none. */
  focus(options?: FocusOptions): void {
    if (!this.#grid.element.hidden) {
      this.#grid.focus(options);
      return;
    }
    setAttribute(this.#board, "tabindex", "-1");
    this.#board.focus(options);
  }

  /** Tells it to screen readers. */
  announce(said: string): void {
    this.#live.say(said);
  }

  /** Tells what came of a request to all, also to those who don't see it. */
  say(said: string | null): void {
    if (!said) return;
    this.#live.say(said);
    this.#status.tell(said);
  }

  #scene(game: Game, { inviting, marks }: ViewOptions): Scene {
    return sceneOf(game, { inviting, marks, pointed: this.#pointed });
  }

  #point(square: Square | null): void {
    if (square === this.#pointed) return;
    this.#pointed = square;
    if (this.#game && this.#options) this.#stage.show(this.#scene(this.#game, this.#options), null);
  }

  /** A focus whose cell is no longer there goes to the board itself, and from there back to the cells. */
  #keepFocus(hadFocus: boolean): void {
    const isLost = this.#grid.element.hidden ? hadFocus : this.#board.matches(":focus");
    if (isLost) this.focus({ preventScroll: true });
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

/** Whether the game is another one when the seats are swapped. */
function isUneven(game: Game, { persons, names, words }: ViewOptions): boolean {
  return (
    persons.length < game.seats.length ||
    game.config.handicap > 0 ||
    game.seats.some((seat) => names[seat] !== words.seats[seat])
  );
}
