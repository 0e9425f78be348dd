import { SEATS } from "../engine/index.js";
import type { Game, Seat, Square } from "../engine/index.js";
import { moverOf } from "../machine/index.js";
import type { Movers, Table } from "../machine/index.js";
import { LEVELS } from "../players/task.js";
import type { Level } from "../players/task.js";
import type { ComputerPlayer } from "./computer-player.js";
import type { BoardEventDetails, BoardProblem } from "./events.js";
import { seedNumber } from "./settings.js";
import type { Settings } from "./settings.js";

/** A computer is to move. */
export interface Due {
  readonly game: Game;
  readonly seat: Seat;
  readonly level: Level;
  /** The number of the machine's `moveDue`. */
  readonly job: number;
  /** Null: by chance. */
  readonly seed: number | null;
  /** How long people see the move before, when it has come to rest, in milliseconds. */
  readonly beat: number;
  /** Somebody looks at an earlier ply: the move waits until they are back. */
  readonly isHeld: boolean;
  /** Nobody but computers plays: they do so only where they are seen. */
  readonly isShow: boolean;
}

/** What computers need of the board at which they play. */
export interface ComputersHost {
  readonly element: Element;
  table(): Table;
  settings(): Settings;
  /** Resolves once what was shown last is at rest. */
  rest(): Promise<void>;
  /** Plays a move, if it is still due; a listener can forbid it. */
  answer(square: Square, job: number): void;
  /** Computers begin or end to think, in this order. */
  thinks(changes: readonly BoardEventDetails["thinking"][]): void;
  /** It takes so long that people should be told; null: no longer. */
  lingers(seat: Seat | null): void;
  failed(problem: BoardProblem): void;
}

/** By the speed of the board, in milliseconds. */
const BEATS: Readonly<Record<Settings["speed"], number>> = { normal: 600, slow: 1000, fast: 250, none: 0 };

/** Whether nobody but computers plays. */
const isShow = (game: Game, movers: Movers): boolean =>
  game.seats.every((seat) => moverOf(seat, movers) === "computer");

const isLevel = (token: string | undefined): token is Level => LEVELS.some((level) => level === token);

/** The computers at one board. What makes them move is loaded when the first one is to. */
export class Computers {
  readonly #host: ComputersHost;
  #player: ComputerPlayer | null = null;
  #isLoading = false;
  /** The job that a step allows while all else is paused. */
  #stepped = 0;

  constructor(host: ComputersHost) {
    this.#host = host;
  }

  get isThinking(): boolean {
    return this.#player?.isThinking ?? false;
  }

  /** Whether people may pause them, or let them go on: where only computers play, and where they are paused already. */
  get canPause(): boolean {
    const { game, movers } = this.#host.table();
    const { readonly, paused } = this.#host.settings();
    if (!game || game.phase === "over" || readonly) return false;
    return isShow(game, movers) || (paused && this.#due(true) !== null);
  }

  /** Whether {@link step} would do something now. */
  get canStep(): boolean {
    const due = this.#due(true);
    return due !== null && !due.isHeld && this.#host.settings().paused && this.#stepped !== due.job;
  }

  /** Takes up what has changed at the board. */
  attend(): void {
    const due = this.#due(false);
    if (this.#player) this.#player.attend(due);
    else if (due) void this.#load();
  }

  /** Lets one move be made while computers are paused. */
  step(): boolean {
    if (!this.canStep) return false;
    this.#stepped = this.#host.table().job;
    this.attend();
    return true;
  }

  #due(paused: boolean): Due | null {
    const settings = this.#host.settings();
    const { game, movers, job, browsed } = this.#host.table();
    const seat = game?.turn;
    if (!game || !seat || moverOf(seat, movers) !== "computer") return null;
    const level = settings.seats[SEATS.indexOf(seat)];
    if (!isLevel(level) || settings.readonly || !this.#host.element.isConnected) return null;
    const isStep = this.#stepped === job;
    if (settings.paused && !paused && !isStep) return null;
    return {
      game,
      seat,
      level,
      job,
      seed: settings.seed === null ? null : (seedNumber(settings.seed) + game.ply) % 2 ** 31,
      beat: isStep ? 0 : BEATS[settings.speed],
      isHeld: browsed !== null,
      isShow: isShow(game, movers) && !isStep,
    };
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const { ComputerPlayer } = await import("./computer-player.js");
      this.#player = new ComputerPlayer(this.#host);
      this.attend();
    } catch (error) {
      this.#isLoading = false; // the next turn tries again
      this.#host.failed({ code: "computer", field: "seats", message: `seats: ${String(error)}` });
      const due = this.#due(false);
      // Rather any move than none.
      if (due) this.#host.answer(due.game.legalMoves[0] ?? "", due.job);
    }
  }
}
