import { SHAPES } from "../engine/index.js";
import type { Seat, Square } from "../engine/index.js";
import { taskOf } from "../players/options.js";
import { pageCrew } from "../players/page-crew.js";
import type { ComputersHost, Due } from "./computers.js";
import type { BoardEventDetails } from "./events.js";
import { watchSight } from "./sight.js";
import type { Sight } from "./sight.js";

/** Motion that hasn't ended by then doesn't hold up the game, in milliseconds: frames may stop without a word. */
const LONGEST_REST = 6_000;
/** Without a beat, thinking for less than that isn't worth a word, in milliseconds. */
const LINGERING = 300;

/** One turn of a computer. */
interface Turn {
  due: Due;
  /** Ends all that is still waited for. */
  readonly stop: AbortController;
  /** What it has chosen, once people have seen the move before for long enough. */
  square: Square | null;
  isOver: boolean;
}

/** Makes the moves of the computers at one board: thinks, waits a beat, and plays. */
export class ComputerPlayer {
  readonly #host: ComputersHost;
  #turn: Turn | null = null;
  #due: Due | null = null;
  #sight: Sight | null = null;
  /** Whose thinking the page was told of. */
  #told: Seat | null = null;

  constructor(host: ComputersHost) {
    this.#host = host;
  }

  /** Whether a computer is at it: until it has its move, and people have had their beat. */
  get isThinking(): boolean {
    return this.#thinker !== null;
  }

  /** Takes up what is due now; what was due before, and isn't any more, is given up at once. */
  attend(due: Due | null): void {
    this.#due = due;
    this.#watch(due?.isShow ?? false);
    const now = due?.isShow && !this.#sight?.isSeen ? null : due;
    const turn = this.#turn;
    if (turn && now && turn.due.job === now.job && turn.due.level === now.level) {
      const isReleased = turn.due.isHeld && !now.isHeld;
      turn.due = now;
      if (isReleased) void this.#playSoon(turn);
    } else if (turn || now) {
      turn?.stop.abort();
      this.#turn = now && { due: now, stop: new AbortController(), square: null, isOver: false };
      this.#host.lingers(null);
      if (this.#turn) void this.#think(this.#turn);
    }
    this.#tell();
  }

  get #thinker(): Seat | null {
    const turn = this.#turn;
    return turn && !turn.square && !turn.isOver ? turn.due.seat : null;
  }

  #watch(on: boolean): void {
    if (on) {
      this.#sight ??= watchSight(this.#host.element, () => this.attend(this.#due));
    } else {
      this.#sight?.stop();
      this.#sight = null;
    }
  }

  async #think(turn: Turn): Promise<void> {
    const { signal } = turn.stop;
    let square: Square | null = null;
    const choice = this.#choose(turn).then((chosen) => (square = chosen));
    await this.#rest(turn);
    // Said for as long as the beat lasts, so that it can be read; where there is none, it would only flash.
    if (turn.due.beat === 0) await Promise.race([choice, sleep(LINGERING, signal)]);
    if ((turn.due.beat > 0 || !square) && !signal.aborted) this.#host.lingers(turn.due.seat);
    await sleep(turn.due.beat, signal);
    await choice;
    if (signal.aborted) return;
    turn.square = square;
    this.#host.lingers(null);
    this.#tell();
    this.#play(turn);
  }

  /** @returns null when the turn has been given up */
  async #choose({ due: { game, level, seed }, stop: { signal } }: Turn): Promise<Square | null> {
    try {
      const task = taskOf(game, level, seed === null ? {} : { seed });
      const workersDied = (): void => this.#fail("worker-died", "worker", "two workers died while thinking.");
      const number = await pageCrew.think(task, { signal, workersDied });
      return SHAPES[game.config.board].names[number] ?? null;
    } catch (error) {
      if (signal.aborted) return null;
      this.#fail("computer", "seats", String(error));
      return game.legalMoves[0] ?? null; // rather any move than none
    }
  }

  /** Until people have seen the move before come to rest. */
  async #rest({ stop: { signal } }: Turn): Promise<void> {
    await Promise.race([this.#host.rest(), sleep(LONGEST_REST, signal)]);
  }

  /** Somebody is back from the plies before: they see how things stand before they change. */
  async #playSoon(turn: Turn): Promise<void> {
    await this.#rest(turn);
    await sleep(turn.due.beat, turn.stop.signal);
    this.#play(turn);
  }

  #play(turn: Turn): void {
    const { square, due, stop } = turn;
    if (turn !== this.#turn || turn.isOver || !square || due.isHeld) return;
    turn.isOver = true;
    stop.abort();
    this.#host.answer(square, due.job);
  }

  #tell(): void {
    const [before, now] = [this.#told, this.#thinker];
    if (now === before) return;
    this.#told = now;
    const detail = (seat: Seat | null, active: boolean): BoardEventDetails["thinking"][] =>
      seat ? [{ seat, active, source: "computer" }] : [];
    this.#host.thinks([...detail(before, false), ...detail(now, true)]);
  }

  #fail(code: string, field: string, reason: string): void {
    this.#host.failed({ code, field, message: `${field}: ${reason}` });
  }
}

/** Resolves after so many milliseconds, or at once when the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || milliseconds <= 0) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    const wake = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", wake, { once: true });
  });
}
