import type { Game } from "../../engine/index.js";
import { teachWordsOf } from "../../locales/teach-words-of.js";
import { moverOf, shownGame } from "../../machine/index.js";
import { bestOf } from "../../players/values.js";
import type { MoveValue } from "../../players/values.js";
import type { Overlay } from "../../view/teaching/index.js";
import { watchSight } from "../sight.js";
import type { Sight } from "../sight.js";
import type { TeacherHost } from "./teacher.js";
import { isSamePosition } from "./same-position.js";
import { giveUp, weigh } from "./weigh.js";

/** How long one position is looked at, in milliseconds: shortly at first, since other boards wait for the same worker. */
const GLANCE = 150;
const TIME_LIMIT = 2_000;
/** So long each set of numbers stays at least, in milliseconds. */
const PACE = 400;
/** What has been looked for as long as that is good enough for a hint, in milliseconds. */
const GOOD_ENOUGH = 500;
/** A position is looked at once it has stood for so long, in milliseconds. */
const PAUSE = 20;
/** One for each language. */
const signed = new Map<string, Intl.NumberFormat>();

/** The mark `values`: beside each legal move of the position that is shown, what it is worth; deeper while one looks. */
export class Values {
  readonly #host: TeacherHost;
  readonly #overlay: Overlay;
  #game: Game | null = null;
  #stop: AbortController | null = null;
  #sight: Sight | null = null;
  #moves: readonly MoveValue[] = [];
  /** What is known by now; what is shown follows it at a pace. */
  #latest: readonly MoveValue[] = [];
  #language = "";
  #shownAt = 0;
  /** How often something deeper was found in this position. */
  #finds = 0;
  /** When the look that goes on got deeper than a glance; null before. */
  #deeperSince: number | null = null;
  /** Nothing more is to be looked for in this position; or not while a hint goes by what is known. */
  #isDone = false;
  #held: { readonly game: Game; readonly moves: readonly MoveValue[] } | null = null;
  /** A hint has gone by what is known. */
  #isTaken = false;
  /** The cells that screen readers are told a value of. */
  #described: Element[] = [];

  constructor(host: TeacherHost, overlay: Overlay) {
    this.#host = host;
    this.#overlay = overlay;
  }

  /** Takes up what has changed: numbers of another position go at once. */
  attend(): void {
    const isWanted = this.#isWanted;
    if (isWanted) {
      this.#sight ??= watchSight(this.#host.element, () => this.attend());
    } else {
      this.#sight?.stop();
      this.#sight = null;
    }
    const shown = isWanted ? shownGame(this.#host.table()) : null;
    const game = shown?.turn ? shown : null;
    if (!isSamePosition(game, this.#game)) {
      this.#end();
      this.#game = game;
      this.#isDone = this.#isTaken = false;
      this.#finds = 0;
      this.#show(this.#isHeld ? this.#held!.moves : []);
    } else if (this.#language !== this.#host.words().language) {
      this.#show(this.#latest);
    }
    if (!game || !this.#sight?.isSeen) {
      this.#end();
    } else if (!this.#stop && !this.#isDone && !this.#isHeld) {
      this.#stop = new AbortController();
      this.#deeperSince = null;
      void this.#weigh(game, this.#stop);
    }
  }

  /** Not while a computer thinks about its move: it isn't to be told. */
  get #isWanted(): boolean {
    const { element } = this.#host;
    const { marks } = this.#host.settings();
    const { game, movers, browsed } = this.#host.table();
    const isComputers = browsed === null && moverOf(game?.turn ?? null, movers) === "computer";
    return element.isConnected && marks.has("values") && !isComputers;
  }

  /** @returns what the moves of a position are worth, where that has been looked for as long as for a hint; else null */
  known(game: Game): readonly MoveValue[] | null {
    const isLong = this.#deeperSince !== null && performance.now() - this.#deeperSince > GOOD_ENOUGH;
    return (this.#isDone || this.#isTaken || isLong) &&
      this.#latest.length > 0 &&
      isSamePosition(game, this.#game)
      ? this.#latest
      : null;
  }

  get #isHeld(): boolean {
    return this.#held !== null && isSamePosition(this.#held.game, this.#game);
  }

  /** Shows what a hint goes by, and leaves it at that until it is released: the two mustn't contradict each other. */
  hold(game: Game, moves: readonly MoveValue[]): void {
    this.#held = { game, moves };
    if (!this.#isHeld) return;
    this.#end();
    this.#isTaken = true;
    this.#show(moves);
  }

  /** The hint is gone. */
  release(): void {
    if (!this.#held) return;
    this.#held = null;
    this.attend();
  }

  #end(): void {
    giveUp(this.#stop);
    this.#stop = null;
  }

  async #weigh(game: Game, stop: AbortController): Promise<void> {
    const { signal } = stop;
    const isWanted = (): boolean => this.#stop === stop;
    // Whoever plays fast doesn't wait for it.
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (!isWanted()) return;
    try {
      await this.#look(game, GLANCE, signal, isWanted);
      if (isWanted() && !this.#moves.every(({ exact }) => exact))
        await this.#look(game, TIME_LIMIT, signal, isWanted);
      if (isWanted()) this.#isDone = true;
    } catch (error) {
      if (!isWanted()) return;
      this.#host.failed({ code: "teacher", field: "marks", message: `marks: ${String(error)}` });
    }
  }

  /** Has a position weighed, and shows what is found from where it is deeper than what has been shown. */
  async #look(game: Game, timeLimit: number, signal: AbortSignal, isWanted: () => boolean): Promise<void> {
    let finds = 0;
    const found = (some: readonly MoveValue[]): void => {
      if (!isWanted() || ++finds <= this.#finds) return;
      this.#finds = finds;
      this.#latest = some;
      this.#isTaken = false;
      if (timeLimit > GLANCE) this.#deeperSince ??= performance.now();
      this.#showSome(some);
    };
    await weigh(game, { timeLimit, depth: Infinity, exact: null }, { signal, found });
    if (isWanted() && this.#latest !== this.#moves) this.#show(this.#latest);
  }

  /** What is found on the way comes fast at first. */
  #showSome(moves: readonly MoveValue[]): void {
    if (this.#moves.length === 0 || performance.now() - this.#shownAt >= PACE) this.#show(moves);
  }

  #show(moves: readonly MoveValue[]): void {
    const game = this.#game;
    const { language } = this.#host.words();
    this.#moves = this.#latest = moves;
    this.#shownAt = performance.now();
    this.#language = language;
    const most = game ? game.squares.length : 0;
    const sound = moves.filter(({ value }) => Math.abs(value) <= most);
    const best = bestOf(sound);
    const number = numberFormat(language);
    const shown = sound.map(({ square, value, exact }) => {
      const text = number.format(Math.round(value) + 0).replace("-", "−");
      return { square, exact, text: exact ? text : `≈${text}`, number: text, best: square === best?.square };
    });
    if (game) this.#overlay.value(game.config.board, shown);
    else this.#overlay.value("8x8", []);
    void this.#describe(game, new Map(shown.map((one) => [one.square, one])));
  }

  /** Screen readers hear the value with its square. */
  async #describe(
    game: Game | null,
    shown: ReadonlyMap<string, { number: string; exact: boolean }>,
  ): Promise<void> {
    for (const cell of this.#described) cell.removeAttribute("aria-description");
    this.#described = [];
    if (!game || shown.size === 0) return;
    const words = await teachWordsOf(this.#host.words());
    if (game !== this.#game) return;
    const cells = this.#host.root.querySelectorAll('[part="cell"]');
    for (const [square, { number, exact }] of shown) {
      const cell = cells[game.squares.indexOf(square)];
      if (!cell) continue;
      cell.ariaDescription = words.worth(number, exact);
      this.#described.push(cell);
    }
  }
}

function numberFormat(language: string): Intl.NumberFormat {
  let format = signed.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { signDisplay: "exceptZero", maximumFractionDigits: 0 });
    signed.set(language, format);
  }
  return format;
}
