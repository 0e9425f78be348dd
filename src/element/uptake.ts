import { Game, PositionError } from "../engine/index.js";
import type { Config } from "../engine/index.js";
import type { BoardProblem } from "./events.js";
import type { KeptGame } from "./keeper.js";
import { Memory } from "./memory.js";
import { problemsOf } from "./problems.js";
import type { ReflectingElement } from "./reflecting-element.js";
import { takeVariant } from "./requests.js";
import type { Session } from "./session.js";
import { configToStart, GAME_ATTRIBUTES, readSettings, VARIANT_ATTRIBUTES } from "./settings.js";
import type { Settings } from "./settings.js";

/** What is taken up, and where. */
export interface UptakeHost {
  readonly board: ReflectingElement;
  /** Reads the attributes. */
  read(): Settings;
  session(): Session;
  /** Shows over the board what the rules have against it; nothing: no longer. */
  complain(messages: readonly string[]): void;
  /** Tells whoever is at the board. */
  say(message: string): void;
}

/**
 * Takes up what the attributes ask for, and what links and storage hold of a game, and tells what is wrong with any of it.
 * Attributes set together are read together.
 */
export class Uptake {
  readonly #host: UptakeHost;
  readonly #memory = new Memory({
    changed: (kept) => this.#takeOver(kept),
    failed: (problem) => this.#forgetful(problem),
  });
  #settings: Settings = readSettings(() => null);
  /** Attributes that changed since all were last read. */
  #changed = new Set<string>();
  #hasBegun = false;
  #isDue = false;
  #problems: readonly BoardProblem[] = [];
  /** What was wrong with the game that the attributes gave last. */
  #gameProblems: readonly BoardProblem[] = [];
  /** What went wrong with links, storage and computers. */
  #laterProblems: readonly BoardProblem[] = [];
  #remembered: Game | null = null;
  /** The attributes with which games were played that another took the place of. */
  readonly #circumstances = new WeakMap<Game, ReadonlyMap<string, string | null>>();

  constructor(host: UptakeHost) {
    this.#host = host;
  }

  /** The attributes as last taken up. */
  get settings(): Settings {
    return this.#settings;
  }

  /** What is wrong now. */
  get problems(): readonly BoardProblem[] {
    return this.#problems;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  connect(): void {
    this.#memory.connect();
  }

  disconnect(): void {
    this.#memory.disconnect();
  }

  /** An attribute has changed. */
  note(attribute: string): void {
    this.#changed.add(attribute);
  }

  /** Takes everything up once the script that sets it has ended, and then does something else. */
  takeUpSoon(then: () => void): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      this.takeUp();
      then();
    });
  }

  /** Takes up all changes that are still waiting. */
  takeUp(): void {
    if (this.#hasBegun && this.#changed.size === 0) return;
    const first = !this.#hasBegun;
    const changed = this.#changed;
    this.#hasBegun = true;
    this.#changed = new Set();
    const session = this.#host.session();
    session.together(() => this.#takeUp(session, changed, first));
  }

  /** Keeps a game in the link and in storage, where the attributes ask for that. */
  remember(game: Game): void {
    if (game === this.#remembered) return;
    this.#remembered = game;
    const { seats, names } = this.#host.board;
    this.#memory.remember(game, seats, names);
  }

  /** @returns the page's address with the game in it */
  link(game: Game): string {
    const { seats, names } = this.#host.board;
    return this.#memory.link(this.#key("") ?? "reversi", { game, seats, names });
  }

  /** Tells of a problem that no attribute can mend. */
  fail(problem: BoardProblem): void {
    this.#laterProblems = [...this.#laterProblems, problem];
    // While attributes are taken up, it is told with what else is wrong.
    if (this.#hasBegun && !this.#isDue) this.report([...this.#problems, problem]);
  }

  /** Tells of problems that weren't there before: one event, and one line in the console. */
  report(problems: readonly BoardProblem[]): void {
    const known = new Set(this.#problems.map(({ message }) => message));
    this.#problems = Object.freeze(problems);
    if (problems.every(({ message }) => known.has(message))) return;
    console.warn(`<reversi-board>: ${problems.map(({ message }) => message).join(" ")}`);
    this.#host.session().tell("problem", { problems: this.#problems });
  }

  /** Keeps the attributes with which a game is played, in case that another takes its place. */
  keep(game: Game): void {
    const { board } = this.#host;
    const names = [...VARIANT_ATTRIBUTES, "seats", "names"];
    this.#circumstances.set(game, new Map(names.map((name) => [name, board.getAttribute(name)])));
  }

  /** A game comes back in place of another: with it the attributes with which it was played. */
  bringBack(game: Game, instead: Game): void {
    const { board } = this.#host;
    this.keep(instead);
    for (const [name, value] of this.#circumstances.get(game) ?? []) {
      if (value === null) board.removeAttribute(name);
      else if (value !== board.getAttribute(name)) board.setAttribute(name, value);
    }
    this.#isBeingPlayed();
    this.#host.session().seat(this.#settings.movers);
  }

  #takeUp(session: Session, changed: ReadonlySet<string>, first: boolean): void {
    const hasChanged = (names: readonly string[]): boolean => names.some((name) => changed.has(name));
    this.#settings = this.#host.read();
    const problems = [...this.#settings.problems];
    const config = this.#configToStart(problems);
    const untouched = !session.game || session.game.line.ply === 0;
    if (hasChanged([...GAME_ATTRIBUTES, "ply"])) this.#gameProblems = [];
    session.seat(this.#settings.movers);
    this.#memory.use({ share: this.#key(this.#settings.share), persist: this.#key(this.#settings.persist) });
    const kept = first && config ? this.#memory.recall() : null;
    if (!config) {
      if (untouched) session.clear();
    } else if (kept) {
      this.#takeSeats(kept);
      session.load(kept.game);
    } else if (this.#givesGame && hasChanged(GAME_ATTRIBUTES)) {
      this.#load(session, config);
    } else if (first || (untouched && hasChanged(VARIANT_ATTRIBUTES))) {
      session.start(config);
    }
    if (session.game && changed.has("ply")) this.#browse(session);
    session.refresh();
    this.#host.complain(session.game ? [] : problems.map(({ message }) => message));
    this.report([...problems, ...this.#gameProblems, ...this.#laterProblems]);
  }

  /** A key that is left empty is the element's id, or the word for all boards. */
  #key(given: string | null): string | null {
    return given === "" ? this.#host.board.id || "reversi" : given;
  }

  /** Goes on with a game from another tab, or from a link that was opened in this one. */
  #takeOver(kept: KeptGame): void {
    this.takeUp();
    this.#takeSeats(kept);
    this.#remembered = kept.game;
    this.#host.session().load(kept.game);
  }

  /** Takes up who plays, and what: the next game is of the same kind. */
  #takeSeats({ game, seats, names }: KeptGame): void {
    const { board } = this.#host;
    takeVariant(board, game.config);
    if (seats !== board.seats) board.seats = seats || null;
    if (names !== board.names) board.names = names || null;
    this.#isBeingPlayed();
  }

  /** What the attributes say is played already: as a change it would begin a game anew. */
  #isBeingPlayed(): void {
    for (const name of VARIANT_ATTRIBUTES) this.#changed.delete(name);
    this.#settings = this.#host.read();
  }

  #forgetful(problem: BoardProblem): void {
    // Whoever opened a link sees that it wasn't taken, and why; not before the board that is there instead.
    queueMicrotask(() => this.#host.say(problem.message));
    this.fail(problem);
  }

  /** What the attributes ask to be played; null, and what is wrong with it, where the rules refuse it. */
  #configToStart(problems: BoardProblem[]): Config | null {
    try {
      return configToStart(this.#settings);
    } catch (error) {
      problems.push(...problemsOf(error, "blocked"));
      return null;
    }
  }

  get #givesGame(): boolean {
    return this.#settings.moves !== null || this.#settings.position !== null;
  }

  /** Loads the game that the attributes give, or says what is wrong with it and keeps the one there is. */
  #load(session: Session, config: Config): void {
    const { moves, position } = this.#settings;
    try {
      session.load(Game.fromTranscript(moves ?? "", config, position ?? undefined));
    } catch (error) {
      this.#gameProblems = problemsOf(error, error instanceof PositionError ? "position" : "moves");
      if (!session.game) session.start(config);
    }
  }

  /** Shows the ply that the attributes name, or says what is wrong with it. */
  #browse(session: Session): void {
    try {
      session.goTo(this.#settings.ply ?? session.game?.ply ?? 0);
    } catch (error) {
      this.#gameProblems = [...this.#gameProblems, ...problemsOf(error, "ply")];
    }
  }
}
