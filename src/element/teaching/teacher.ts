import type { Game } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import { teachWordsOf } from "../../locales/teach-words-of.js";
import { lastDecision, shownGame } from "../../machine/index.js";
import type { Source, Table } from "../../machine/index.js";
import { adviceOf, exactFrom } from "../../players/advice/advice-of.js";
import type { Advice, Reason } from "../../players/advice/reason.js";
import type { MoveValue } from "../../players/values.js";
import type { BoardView } from "../../view/index.js";
import type { Names } from "../../view/panels/actions.js";
import { adoptTeachingStyles, Note, Overlay, stopStrayClicks } from "../../view/teaching/index.js";
import type { BoardElementEventMap, BoardEventDetails, BoardProblem } from "../events.js";
import type { Settings } from "../settings.js";
import { Coach } from "./coach.js";
import { presentReview } from "./look-back.js";
import { Values } from "./values.js";
import { isSamePosition } from "./same-position.js";
import { pointerOf, tellReason } from "./tell.js";
import { giveUp, weigh } from "./weigh.js";

/** What the teacher needs of the board that it stands at. */
export interface TeacherHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly view: BoardView;
  table(): Table;
  settings(): Settings;
  words(): Words;
  names(): Names;
  undo(): boolean;
  goTo(ply: number): void;
  tell(detail: BoardEventDetails["advice"]): void;
  failed(problem: BoardProblem): void;
}

/** How long a hint is thought about, in milliseconds. */
const HINT_TIME = 500;
/** The coach lets screen readers hear of the move first, in milliseconds. */
const BREATH = 1_000;

/** What is being told, and for how long it is true. */
interface Told {
  readonly isHint: boolean;
  isTrue(): boolean;
}

/** Shows good moves and says why, speaks up after poor ones, shows what moves are worth, and looks back at the end. */
export class Teacher {
  readonly #host: TeacherHost;
  readonly #overlay = new Overlay();
  readonly #note = new Note(() => this.#close());
  readonly #coach = new Coach();
  readonly #values: Values;
  #told: Told | null = null;
  #thinking: AbortController | null = null;

  constructor(host: TeacherHost) {
    this.#host = host;
    const { element, root } = host;
    adoptTeachingStyles(root);
    stopStrayClicks(root);
    root.querySelector('[part="grid"]')!.before(this.#overlay.element);
    root.querySelector('[part="controls"]')!.after(this.#note.element);
    this.#values = new Values(host, this.#overlay);
    element.addEventListener("move", (event) => {
      const { target, detail } = event as BoardElementEventMap["move"];
      if (target === element && detail.source === "user") void this.#attendMove(detail.ply);
    });
    this.attend();
  }

  /** Takes up what has changed at the board; what isn't true any more goes at once. */
  attend(): void {
    if (this.#told && !this.#told.isTrue()) this.#close();
    this.#coach.attend();
    this.#values.attend();
  }

  /**
   * Shows a good move of the position that is shown, and why it is good.
   *
   * @returns null where nobody is to move, or the position has changed, or another hint was asked for, before it was found
   */
  async hint(source: Source): Promise<Advice | null> {
    const game = shownGame(this.#host.table());
    if (!game?.turn) return null;
    this.#close();
    const stop = (this.#thinking = new AbortController());
    const language = this.#host.words();
    const isTrue = (): boolean =>
      this.#isShown(game) && this.#thinking === stop && this.#host.words() === language;
    this.#told = { isHint: true, isTrue };
    this.#showThinking(true);
    try {
      const limits = { timeLimit: HINT_TIME, depth: Infinity, exact: exactFrom(game) };
      const moves = this.#values.known(game) ?? (await weigh(game, limits, { signal: stop.signal }));
      const words = await teachWordsOf(language);
      if (!isTrue()) return null;
      const advice = adviceOf(game, moves);
      // Finding reasons and showing them are two tasks, so that neither holds up the page.
      await new Promise((resolve) => setTimeout(resolve));
      if (!isTrue()) return null;
      const tell = (reason: Reason): string => tellReason(words, reason, this.#host.names());
      const text = [words.tryThis(advice.square), ...advice.reasons.map(tell)].join(language.gap);
      this.#values.hold(game, moves);
      this.#overlay.point(pointerOf(game, advice));
      this.#show(text);
      if (source === "user") this.#note.reveal();
      this.#host.view.announce(text);
      this.#tell(game, source, advice, text);
      return advice;
    } catch (error) {
      if (this.#thinking !== stop) return null;
      this.#forget();
      this.#fail(error);
      return null;
    } finally {
      if (!this.#thinking || this.#thinking === stop) this.#showThinking(false);
    }
  }

  /** What the button does: shows a hint, takes it away again once it is there, or looks back when the game is over. */
  press(): void {
    const game = shownGame(this.#host.table());
    if (game?.phase === "over") presentReview(game, this.#host);
    else if (!this.#told?.isHint) void this.hint("user");
    else if (this.#note.isShown) this.#close();
  }

  /** Weighs the moves of a game; none where nobody is to move. */
  async analyse(game: Game | null): Promise<readonly MoveValue[]> {
    return game?.turn ? weigh(game, { timeLimit: 1000, depth: Infinity, exact: null }) : [];
  }

  /** A person has made a move: the coach looks at it. */
  async #attendMove(ply: number): Promise<void> {
    const { game } = this.#host.table();
    if (!game || !this.#host.settings().coach) return;
    const square = game.plies[ply - 1]?.square;
    if (!square) return; // another listener has taken it back, or begun another game
    const before = game.goTo(ply - 1);
    const language = this.#host.words();
    // As long as nobody else has decided anything, and the move is still there.
    const isTrue = (): boolean => {
      const table = this.#host.table();
      return (
        this.#host.element.isConnected &&
        !this.#host.settings().readonly &&
        this.#host.words() === language &&
        table.browsed === null &&
        table.game !== null &&
        lastDecision(table.game, table.movers)?.ply === ply - 1 &&
        table.game.plies[ply - 1]?.square === square &&
        this.#host.settings().coach
      );
    };
    try {
      const better = await this.#coach.judge(before, square, isTrue);
      const words = better && (await teachWordsOf(language));
      // Whoever has asked for a hint meanwhile is given that.
      if (!words || !isTrue() || this.#told?.isHint) return;
      this.#close();
      this.#told = { isHint: false, isTrue };
      const { advice, loss, exact } = better;
      const text = words.better(advice.square, loss, exact);
      this.#show(text, { label: words.takeBack, act: () => void this.#host.undo() });
      const told = this.#told;
      setTimeout(() => {
        if (this.#told === told) this.#host.view.announce(text);
      }, BREATH);
      this.#tell(before, "computer", advice, text);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** For the eyes only: it lasts half a second, then screen readers hear the hint. */
  #showThinking(on: boolean): void {
    this.#host.root.querySelector('[data-name="hint"]')?.classList.toggle("thinking", on);
  }

  #show(text: string, action?: Parameters<Note["show"]>[2]): void {
    const { language, controls } = this.#host.words();
    this.#note.element.lang = language;
    this.#note.show(text, controls.close, action);
  }

  #isShown(game: Game): boolean {
    return this.#host.element.isConnected && isSamePosition(shownGame(this.#host.table()), game);
  }

  #tell({ turn }: Game, source: Source, { square, reasons }: Advice, text: string): void {
    this.#host.tell({ seat: turn!, source, square, reasons, text });
  }

  /** Takes away what is told; who had the focus on that has it on the board then. */
  #close(): void {
    if (this.#forget()) this.#host.view.focus({ preventScroll: true });
  }

  /** @returns whether the focus was on what is gone */
  #forget(): boolean {
    giveUp(this.#thinking);
    this.#thinking = null;
    this.#told = null;
    this.#overlay.point(null);
    this.#values.release();
    return this.#note.hide();
  }

  #fail(error: unknown): void {
    this.#host.failed({ code: "teacher", field: "hint", message: `hint: ${String(error)}` });
  }
}
