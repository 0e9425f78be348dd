import { createActor } from "xstate";
import { completeConfig, ReversiError } from "../engine/index.js";
import type { Game, Result, Square } from "../engine/index.js";
import { gameMachine, isShowable, lastDecision, moverOf, nextDecision, shownGame } from "../machine/index.js";
import type { GameEvent, GameNews, Movers, Source, Table } from "../machine/index.js";
import { changeOf } from "../view/index.js";
import type { Change } from "../view/index.js";
import { dispatch, moveDetail } from "./events.js";
import type { BoardEventDetails, BoardEventName } from "./events.js";
import { Outbox } from "./outbox.js";
import { problemsOf } from "./problems.js";

/** What the session needs of the element around it. */
export interface SessionHost {
  /** Where events are dispatched. */
  readonly target: EventTarget;
  /** Shows the table; true while the picture still moves towards it. */
  show(table: Table, change: Change | null): boolean;
  /** A game that was replaced is back, in place of another. */
  returned(game: Game, instead: Game): void;
  /** Sees to whoever is to move now. */
  attend(): void;
}

/**
 * One board's game: passes what people and scripts want to the machine, and what the machine tells on to the view
 * and, as DOM events, to the page.
 */
export class Session {
  readonly actor = createActor(gameMachine);
  readonly #host: SessionHost;
  readonly #outbox = new Outbox();
  #news: GameNews[] = [];
  /** The move told by `move` whose `moveend` is still to come, and the result if it ended the game. */
  #unshown: { readonly end: BoardEventDetails["moveend"]; result: Result | null } | null = null;

  constructor(host: SessionHost) {
    this.#host = host;
    this.actor.on("*", (news) => this.#news.push(news));
    // The page may send to the actor itself; what comes of that is told once the actor is at rest.
    this.actor.subscribe(() => queueMicrotask(() => this.#digest()));
    this.actor.start();
  }

  /** Runs what changes several things at once; its events are sent when all of it is done. */
  together(change: () => void): void {
    this.#outbox.hold(change);
  }

  get table(): Table {
    return this.actor.getSnapshot().context;
  }

  get game(): Game | null {
    return this.table.game;
  }

  get canUndo(): boolean {
    const { game, movers, replaced } = this.table;
    return game !== null && (lastDecision(game, movers) ?? replaced) !== null;
  }

  get canRedo(): boolean {
    const { game, movers, givenUp } = this.table;
    return game !== null && (nextDecision(game, movers) ?? givenUp) !== null;
  }

  /**
   * @param undoable - an undo at its start brings back the game under way
   * @throws ConfigError where the rules refuse the configuration; the game under way then goes on
   */
  start(config: unknown, undoable = false): void {
    this.#send({ type: "start", config: completeConfig(config), undoable });
  }

  load(game: Game): void {
    this.#send({ type: "load", game });
  }

  /** Gives the game up; there is none until the next start or load. */
  clear(): void {
    this.#send({ type: "clear" });
  }

  /** Says who moves for each seat from now on. */
  seat(movers: Movers): void {
    if (JSON.stringify(movers) !== JSON.stringify(this.table.movers)) this.#send({ type: "seat", movers });
  }

  /** A person's move, on what is shown. */
  choose(square: Square): boolean {
    const { movers } = this.table;
    const game = shownGame(this.table);
    if (moverOf(game?.turn ?? null, movers) !== "person") return false;
    return this.#move(game, square, "user", { type: "choose", square });
  }

  /**
   * The page's move, at the end of the game.
   *
   * @param ply - the ply it is to be; one that is there already is taken as done
   * @returns whether the move was made
   * @throws IllegalMoveError where the square is none of this board
   */
  play(square: Square, ply?: number): boolean {
    const { game } = this;
    if (!game) return false;
    if (game.at(square) === undefined) game.play(square); // throws: the engine knows best what is wrong with it
    const name = square.toLowerCase();
    if (ply !== undefined && ply !== game.ply + 1) return game.plies[ply - 1]?.square === name;
    return this.#move(game, name, "host", { type: "play", square: name });
  }

  /** A computer's move, at the end of the game; one that is no longer due is dropped. */
  answer(square: Square, job: number): void {
    if (job === this.table.job) this.#move(this.game, square, "computer", { type: "answer", square, job });
  }

  /** @returns whether there was something to take back, and no listener objected */
  undo(): boolean {
    const { game, movers, replaced } = this.table;
    const back = game && (lastDecision(game, movers) ?? replaced);
    if (!back) return false;
    if (!dispatch(this.#host.target, "beforeundo", { from: game.ply, to: back.ply })) return false;
    if (this.game !== game) return false;
    this.#sendBack({ type: "undo" }, replaced);
    return true;
  }

  /** @returns whether there was something to repeat */
  redo(): boolean {
    if (!this.canRedo) return false;
    this.#sendBack({ type: "redo" }, this.table.givenUp);
    return true;
  }

  /** @throws ReversiError `no-such-ply` */
  goTo(ply: number): void {
    const { game } = this;
    if (!game) return;
    if (!isShowable(ply, game)) {
      throw new ReversiError("no-such-ply", `No ply ${String(ply)}: 0 to ${game.ply} can be shown.`);
    }
    this.#send({ type: "goTo", ply });
  }

  /** Shows the game as it stands, without motion. */
  refresh(): void {
    this.#host.show(this.table, null);
    this.#host.attend();
  }

  /** The view says that what it showed last stands still. */
  settled(): void {
    this.#endMove();
    this.#outbox.flush();
  }

  /** Sends events of the element itself, after those on their way. */
  tell<Name extends BoardEventName>(name: Name, ...details: BoardEventDetails[Name][]): void {
    for (const detail of details) this.#post(name, detail);
    this.#outbox.flush();
  }

  #move(game: Game | null, square: Square, source: Source, event: GameEvent): boolean {
    if (!game?.turn || !game.legalMoves.includes(square)) return false;
    const kind = game.phase === "turn" ? "flip" : game.phase === "fallback" ? "place" : "open";
    const ply = { ply: game.ply + 1, seat: game.turn, kind, square, flips: game.flipsOf(square) } as const;
    const { table } = this;
    if (!dispatch(this.#host.target, "beforemove", moveDetail(ply, source))) return false;
    // A listener may have made another move, or browsed: this one was judged on what is gone.
    if (this.table !== table) return false;
    this.#send(event);
    return true;
  }

  #send(event: GameEvent): void {
    this.actor.send(event);
    this.#digest();
  }

  /** Sends what may bring back a game that was replaced; those who played it are there before anybody acts on it. */
  #sendBack(event: GameEvent, other: Game | null): void {
    const { game } = this;
    this.actor.send(event);
    if (game && other && this.game === other) this.#host.returned(other, game);
    this.#digest();
  }

  #digest(): void {
    const news = this.#news;
    if (news.length > 0) {
      this.#news = [];
      for (const item of news) this.#take(item);
      if (!this.#host.show(this.table, changeOf(news))) this.#endMove();
      this.#host.attend();
    }
    this.#outbox.flush();
  }

  #take(news: GameNews): void {
    switch (news.type) {
      case "cleared":
        this.#endMove();
        break;
      case "started":
      case "loaded":
        this.#endMove();
        this.#post("gamestart", { config: news.game.config });
        break;
      case "moved": {
        this.#endMove();
        const detail = moveDetail(news.ply, news.source);
        this.#post("move", { ...detail, discs: news.game.discs, scores: news.game.scores });
        const { seat, source, square, ply } = detail;
        this.#unshown = { end: { seat, source, square, ply }, result: null };
        break;
      }
      case "passed":
        this.#post("pass", { seat: news.ply.seat, ply: news.ply.ply });
        break;
      case "undone":
      case "redone":
        this.#endMove();
        this.#post(news.type === "undone" ? "undo" : "redo", { from: news.from, to: news.game.ply });
        this.#post("plychange", { ply: news.game.ply, last: news.game.ply });
        break;
      case "browsed":
        this.#endMove();
        this.#post("plychange", { ply: news.to, last: this.game?.ply ?? news.to });
        break;
      case "turned": {
        const { turn, phase, legalMoves, ply } = news.game;
        this.#post("turnchange", { seat: turn, phase, legal: legalMoves, ply });
        break;
      }
      case "seated":
      case "moveDue":
        break;
      case "ended":
        if (!news.game.result) break;
        if (this.#unshown) this.#unshown.result = news.game.result;
        else this.#post("gameover", { result: news.game.result });
        break;
      case "refused":
        this.#post("problem", { problems: problemsOf(news.error, "config") });
        break;
    }
  }

  #post<Name extends BoardEventName>(name: Name, detail: BoardEventDetails[Name]): void {
    this.#outbox.add(() => dispatch(this.#host.target, name, detail));
  }

  #endMove(): void {
    const unshown = this.#unshown;
    this.#unshown = null;
    if (!unshown) return;
    this.#post("moveend", unshown.end);
    if (unshown.result) this.#post("gameover", { result: unshown.result });
  }
}
