import type { Actor } from "xstate";
import type { ConfigInput, Game, GameJSON, Result, Seat, Square } from "../engine/index.js";
import { watchWords, wordsFor } from "../locales/registry.js";
import type { Words } from "../locales/words.js";
import type { Advice } from "../players/advice/reason.js";
import type { MoveValue } from "../players/values.js";
import { shownGame } from "../machine/index.js";
import type { gameMachine, Table } from "../machine/index.js";
import { BoardView, copyText } from "../view/index.js";
import type { Change } from "../view/index.js";
import { Computers } from "./computers.js";
import type { BoardElementEventMap, BoardProblem } from "./events.js";
import { languageOf, watchLanguage } from "./language.js";
import { readGame } from "./read-game.js";
import { Teaching } from "./teaching/teaching.js";
import { ReflectingElement } from "./reflecting-element.js";
import { fulfil, namesOf, setupOf } from "./requests.js";
import { Session } from "./session.js";
import { configToStart } from "./settings.js";
import { canHint, viewOptionsOf } from "./shown.js";
import { Uptake } from "./uptake.js";

/**
 * A game of Reversi, to be played by people at the page and driven by its script. What the tag holds shows until the
 * board is there.
 *
 * @see {@link BoardEventDetails} for its events
 * @tagname reversi-board
 * @csspart status - The line with the score and whose turn it is.
 * @csspart score - The list of the seats' scores in it.
 * @csspart board - The square that holds the board.
 * @csspart canvas - The picture.
 * @csspart grid - The grid of buttons over the picture.
 * @csspart cell - One button of it, on each square.
 * @csspart controls - The toolbar under the board.
 * @csspart button - Each button in it and in the panels.
 * @csspart panel - The dialog in which rules and setup are shown.
 * @csspart message - What the rules have against the variant, over the board.
 * @csspart note - What the teacher says, under the buttons.
 * @cssprop --reversi-field - The colour of the squares. A page can change these at any time, by a rule, a class or a media query.
 * @cssprop --reversi-line - The lines between them.
 * @cssprop --reversi-frame - The frame.
 * @cssprop --reversi-coordinates - The coordinates on the frame.
 * @cssprop --reversi-block - Squares that can't be played.
 * @cssprop --reversi-black - Black's discs.
 * @cssprop --reversi-white - White's discs.
 * @cssprop --reversi-red - Red's discs.
 * @cssprop --reversi-green - Green's discs.
 * @cssprop --reversi-neutral - The neutral disc.
 * @cssprop --reversi-legal - The edge of what marks a legal move.
 * @cssprop --reversi-last - What marks the last move.
 * @cssprop --reversi-flips - What marks the discs that a move would turn.
 * @cssstate playing - A game is under way.
 * @cssstate over - The game is over.
 * @cssstate fallback - The seat to move can turn nothing, and places a disc instead.
 * @cssstate readonly - People can't play.
 * @cssstate thinking - A computer is about to move.
 */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the interface below only adds overloads
export class ReversiBoardElement extends ReflectingElement {
  /**
   * Registers the element, once; a tag that is taken already is left alone.
   *
   * @param tag - its name in pages
   * @param registry - where; the page's own where it is left out
   */
  static define(tag = "reversi-board", registry: CustomElementRegistry = customElements): void {
    if (!registry.get(tag)) registry.define(tag, this);
  }

  readonly #internals: ElementInternals;
  #words: Words = wordsFor("");
  #stopWatching: (() => void) | null = null;
  readonly #root: ShadowRoot;
  #view: BoardView | null = null;
  #session: Session | null = null;
  readonly #uptake = new Uptake({
    board: this,
    read: () => this.readSettings(),
    session: () => this.#begin().session,
    complain: (messages) => this.#view?.complain(messages, this.#words),
    say: (message) => this.#view?.say(message),
  });
  readonly #computers = new Computers({
    element: this,
    table: () => this.#begin().session.table,
    settings: () => this.#uptake.settings,
    rest: () => this.#begin().view.rest(),
    answer: (square, job) => this.#settled().answer(square, job),
    thinks: (changes) => {
      this.#showState("thinking", this.#computers.isThinking);
      this.#session?.tell("thinking", ...changes);
    },
    lingers: (seat) =>
      this.#view?.linger(seat && this.#words.thinking(namesOf(this.#uptake.settings, this.#words)[seat])),
    failed: (problem) => this.#uptake.fail(problem),
  });
  readonly #teaching = new Teaching(() => {
    const { session, view } = this.#begin();
    return {
      element: this,
      root: this.#root,
      view,
      table: () => session.table,
      settings: () => this.#uptake.settings,
      words: () => this.#words,
      names: () => namesOf(this.#uptake.settings, this.#words),
      undo: () => this.undo(),
      goTo: (ply) => this.goTo(ply),
      tell: (detail) => session.tell("advice", detail),
      failed: (problem) => this.#uptake.fail(problem),
    };
  });
  #isReady = false;
  #resolveReady: () => void = () => undefined;

  /** Resolves once the board can be played and its grid is there; its picture may come later, near the screen. */
  readonly ready: Promise<void> = new Promise((resolve) => {
    this.#resolveReady = resolve;
  });

  constructor() {
    super();
    this.#internals = this.attachInternals();
    this.#root = this.attachShadow({ mode: "open" });
  }

  // What is played

  /** The game as it stands, immutable; null while the rules refuse the variant. */
  get game(): Game | null {
    return this.#settled().game;
  }

  /** Whose turn it is; null when the game is over, or there is none. */
  get turn(): Seat | null {
    return this.game?.turn ?? null;
  }

  /** The squares that may be played now, in square order. */
  get legalMoves(): readonly Square[] {
    return this.game?.legalMoves ?? [];
  }

  /** Each seat's score. */
  get scores(): Readonly<Partial<Record<Seat, number>>> {
    return this.game?.scores ?? {};
  }

  /** Whether the game is over. */
  get over(): boolean {
    return this.game?.phase === "over";
  }

  /** Who won and how; null until the game is over. */
  get result(): Result | null {
    return this.game?.result ?? null;
  }

  /** The ply that is shown: the game's last, unless somebody browses. Setting it browses. */
  override get ply(): number {
    return shownGame(this.#settled().table)?.ply ?? 0;
  }
  override set ply(value: number | string | null) {
    super.ply = value;
  }

  /** The XState actor that runs the game, open to pages that want to send to it or watch it. */
  get actor(): Actor<typeof gameMachine> {
    return this.#settled().actor;
  }

  /** Whether `undo()` would take something back. */
  get canUndo(): boolean {
    return this.#settled().canUndo;
  }

  /** Whether `redo()` would repeat something. */
  get canRedo(): boolean {
    return this.#settled().canRedo;
  }

  /** Whether a computer is about to move: it thinks, or gives people time to see the move before. */
  get thinking(): boolean {
    this.#settled();
    return this.#computers.isThinking;
  }

  /** What is wrong with the attributes now. */
  get problems(): readonly BoardProblem[] {
    this.#settled();
    return this.#uptake.problems;
  }

  // What scripts do

  /**
   * Starts a new game.
   *
   * @param config - what to play; the variant that the attributes name where it is left out
   * @throws ConfigError where the rules refuse it; the game under way goes on
   */
  start(config?: ConfigInput): void {
    const session = this.#settled();
    session.start(config ?? configToStart(this.#uptake.settings));
    this.#view?.complain([], this.#words);
  }

  /**
   * Plays a move for the seat to move, at the end of the game, whatever ply is shown.
   *
   * @param square - in either case
   * @param options - `ply`: the ply that this move is to be; where it is there already, it is taken as done, so that
   *   late and double messages from a network do no harm, and where it can't be that ply, it isn't played
   * @returns whether it is made; false where it isn't legal or a listener cancelled it
   * @throws IllegalMoveError where the text names no square of this board
   */
  play(square: Square, options: { readonly ply?: number } = {}): boolean {
    return this.#settled().play(square, options.ply);
  }

  /**
   * Goes back to the last decision of a person: the moves of hosts and computers since then, and passes, go with it.
   * Where no person plays, it takes one move back.
   *
   * @returns whether there was something to take back, and no listener cancelled it
   */
  undo(): boolean {
    return this.#settled().undo();
  }

  /** Repeats what was taken back last. Returns whether there was something. */
  redo(): boolean {
    return this.#settled().redo();
  }

  /** While the board is `paused`, lets a computer make its move. Returns whether one is to move. */
  step(): boolean {
    this.#settled();
    return this.#computers.step();
  }

  /**
   * Shows the board after a ply, with the passes that follow it; the game goes on as it would.
   *
   * @param ply - 0, the start, to the game's last
   * @throws ReversiError `no-such-ply`
   */
  goTo(ply: number): void {
    this.#settled().goTo(ply);
  }

  /**
   * Goes on with another game.
   *
   * @param game - a game, its JSON (as an object or as text), a transcript or a position; the last two are read with
   *   the variant of the attributes
   * @throws ReversiError, with a code, where it can't be read; the game under way then goes on
   */
  load(game: Game | GameJSON | string): void {
    const session = this.#settled();
    session.load(readGame(game, () => configToStart(this.#uptake.settings)));
    this.#view?.complain([], this.#words);
  }

  /** The game with its variant, its moves (undone ones too) and its ply, as JSON for `load()`; null without a game. */
  save(): GameJSON | null {
    return this.game?.toJSON() ?? null;
  }

  /**
   * Shows a good move of the position on the board, and why it is good; `advice` tells the page. Null where nobody is to move,
   * or the position has changed, or another hint was asked for, before it was found.
   */
  async hint(): Promise<Advice | null> {
    this.#settled();
    return this.#teaching.hint("host");
  }

  /** What each legal move of the game as it stands is worth, as `analyse` of `reversi-board/players` gives it; none when it is over. */
  async analyse(): Promise<readonly MoveValue[]> {
    this.#settled();
    return this.#teaching.analyse();
  }

  /** Resolves once everything is shown and nothing moves; at once for a board that isn't on the screen. */
  async finish(): Promise<void> {
    this.#settled();
    await this.#view?.rest();
  }

  /** The page's address with the game in it: whoever opens it where the board has `share` goes on from there. Null without a game. */
  link(): string | null {
    const { game } = this;
    return game && this.#uptake.link(game);
  }

  /** The board as it is shown, as a PNG. */
  async toBlob(): Promise<Blob> {
    await this.finish();
    return this.#begin().view.picture();
  }

  /** Focuses the cell that Tab would reach. */
  override focus(options?: FocusOptions): void {
    this.#settled();
    this.#view?.focus(options);
  }

  // How it lives in a page

  connectedCallback(): void {
    this.takeEarlyProperties();
    this.#listen();
    this.#begin().view.connect();
    this.#uptake.connect();
    this.#attend();
    this.#readSoon();
  }

  disconnectedCallback(): void {
    // Out of the page a dialog isn't modal any more; back in it, it would lie among the page's text.
    this.#root.querySelector("dialog")?.close();
    // A board that is being moved is back before this task ends, and keeps its picture.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#view?.disconnect();
      this.#uptake.disconnect();
      this.#attend();
      this.#stopWatching?.();
      this.#stopWatching = null;
    });
  }

  /** Moved by `moveBefore`: nothing is lost, and nothing is to do. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.#uptake.note(name);
    if (this.isConnected) this.#readSoon();
  }

  /** Speaks the language of the place that it is in, and hears when that changes. */
  #listen(): void {
    this.#stopWatching?.();
    const speak = (): void => {
      const words = wordsFor(languageOf(this));
      if (words === this.#words) return;
      this.#words = words;
      if (this.#uptake.hasBegun) this.#session?.refresh();
    };
    const stops = [watchLanguage(this, speak), watchWords(speak)];
    this.#stopWatching = () => {
      for (const stop of stops) stop();
    };
    speak();
  }

  /** Puts the link into the clipboard, or where a page may not do that shows it to be copied by hand. */
  async #shareLink(): Promise<void> {
    const link = this.link();
    if (!link) return;
    if (await copyText(link)) this.#view?.say(this.#words.controls.copied);
    else this.#view?.open("exchange");
  }

  /** A new game that a person asked for. */
  #restart(): void {
    const before = this.#session?.game;
    const session = this.#settled();
    // Where nothing was played, the attributes may have begun it already.
    if (session.game === before) session.start(configToStart(this.#uptake.settings), true);
    this.#view?.complain([], this.#words);
  }

  #readSoon(): void {
    this.#uptake.takeUpSoon(() => {
      if (this.isConnected && !this.#isReady) this.#becomeReady();
    });
  }

  #becomeReady(): void {
    this.#isReady = true;
    this.#resolveReady();
    this.#session?.tell("ready", null);
  }

  #begin(): { view: BoardView; session: Session } {
    const view = (this.#view ??= new BoardView(this.#root, {
      pressed: (square) => this.#settled().choose(square),
      asked: (request) => {
        // What is asked for may change who plays what, before it puts another game in this one's place.
        if (this.game) this.#uptake.keep(this.game);
        if (request.type === "share") void this.#shareLink();
        else if (request.type === "hint")
          void this.#teaching.press(() => canHint(session.table, this.#uptake.settings));
        else return fulfil(request, this, this.#uptake.settings, () => this.#restart());
        return null;
      },
      link: () => (this.#uptake.settings.share === null ? null : this.link()),
      setup: () => setupOf(this.#uptake.settings, this.game?.config),
      settled: () => this.#session?.settled(),
      failed: (error) =>
        this.#uptake.report([
          ...this.#uptake.problems,
          { code: "picture", field: "canvas", message: String(error) },
        ]),
    }));
    const session = (this.#session ??= new Session({
      target: this,
      show: (table, change) => this.#show(table, change),
      returned: (game, instead) => this.#uptake.bringBack(game, instead),
      attend: () => this.#attend(),
    }));
    return { view, session };
  }

  /** Sees to whoever is to move, and to who is to be taught. */
  #attend(): void {
    const { coach, marks } = this.#uptake.settings;
    this.#computers.attend();
    this.#teaching.attend(this.isConnected && (coach || marks.has("values")));
  }

  /** The session, with all attribute changes taken up that are still waiting. */
  #settled(): Session {
    const { session } = this.#begin();
    this.#uptake.takeUp();
    return session;
  }

  #show(table: Table, change: Change | null): boolean {
    const { game } = table;
    const { settings } = this.#uptake;
    const { view, session } = this.#begin();
    this.#showState("playing", game !== null && game.phase !== "over");
    this.#showState("over", game?.phase === "over");
    this.#showState("fallback", game?.phase === "fallback");
    this.#showState("readonly", settings.readonly);
    if (game) this.#uptake.remember(game);
    const { canUndo, canRedo } = session;
    const { canPause, canStep } = this.#computers;
    const possible = { canUndo, canRedo, canPause, canStep };
    return view.show(shownGame(table), change, viewOptionsOf(table, settings, this.#words, possible));
  }

  #showState(name: string, on: boolean): void {
    if (on) this.#internals.states.add(name);
    else this.#internals.states.delete(name);
  }
}

/** A board's own events are typed beside those of every element. */
export interface ReversiBoardElement {
  addEventListener<Type extends keyof BoardElementEventMap>(
    type: Type,
    listener: (this: ReversiBoardElement, event: BoardElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof BoardElementEventMap>(
    type: Type,
    listener: (this: ReversiBoardElement, event: BoardElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}
