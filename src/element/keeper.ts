import { Game } from "../engine/index.js";
import type { BoardProblem } from "./events.js";

/** A game as it is kept, and the attributes that say who plays it. */
export interface KeptGame {
  readonly game: Game;
  readonly seats: string;
  readonly names: string;
}

export interface KeeperHandlers {
  /** Another tab plays on: its game is the one to show. */
  changed(kept: KeptGame): void;
  /** Codes: `storage`, `kept-game`, `kept-elsewhere`. */
  failed(problem: BoardProblem): void;
}

/** Of what is stored. A text of another format is left to those who can read it. */
const VERSION = 1;

/**
 * Keeps a board's game in the browser over a reload or a crash, for `persist`. No text that it hasn't read is ever
 * overwritten, so tabs that share a key don't undo each other's moves unseen.
 */
export class Keeper {
  readonly #name: string;
  readonly #handlers: KeeperHandlers;
  readonly #storage: () => Storage;
  readonly #events: EventTarget;
  /** What was last read or written here. As long as it is what is stored, nobody else has written. */
  #known: string | null = null;
  /** The text that couldn't be read, and was told of. */
  #unreadable: string | undefined;
  #toldOfStorage = false;

  constructor(
    key: string,
    handlers: KeeperHandlers,
    storage: () => Storage = () => localStorage,
    events: EventTarget = window,
  ) {
    this.#name = `reversi-board:${key}`;
    this.#handlers = handlers;
    this.#storage = storage;
    this.#events = events;
  }

  /** Listens to the other tabs. */
  connect(): void {
    this.#events.addEventListener("storage", this.#hear);
  }

  disconnect(): void {
    this.#events.removeEventListener("storage", this.#hear);
  }

  /** @returns what is kept; null when nothing is, or nothing that can be read */
  read(): KeptGame | null {
    return this.#take(this.#stored() ?? null);
  }

  /**
   * Keeps the game at once: when this returns, a crash can't lose it. Where another tab has written meanwhile,
   * nothing is: its game is handed to `changed`.
   */
  write(game: Game, seats: string, names: string): void {
    const stored = this.#stored();
    if (stored === undefined) return;
    if (stored !== null && stored !== this.#known) {
      this.#yield(stored, true);
      return;
    }
    // Until a move is played, whoever could mend what is stored may still find it.
    if (stored === this.#unreadable && !game.canUndo && !game.canRedo) return;
    const text = JSON.stringify({ version: VERSION, game, seats, names });
    if (text === stored) return;
    this.#use((storage) => {
      storage.setItem(this.#name, text);
      this.#known = text;
    });
  }

  readonly #hear = (event: Event): void => {
    const { key, oldValue } = event as StorageEvent;
    // A key of null: everything was cleared.
    if (key !== this.#name && key !== null) return;
    // Not the event's own text: a newer one may be there, and its event on the way.
    const stored = this.#stored();
    if (stored === undefined || stored === this.#known) return;
    // Tabs in two processes can write at once: then the other did it without having seen what was written here.
    this.#yield(stored, this.#known !== null && oldValue !== this.#known);
  };

  /** @param unseen - whether something played here is lost by it */
  #yield(stored: string | null, unseen: boolean): void {
    const kept = this.#take(stored);
    if (!kept) return;
    if (unseen) {
      this.#fail(
        "kept-elsewhere",
        "another tab has played on in this game, so its moves count; yours don’t.",
      );
    }
    this.#handlers.changed(kept);
  }

  #take(text: string | null): KeptGame | null {
    this.#known = text;
    if (text === null) return null;
    try {
      return parseKept(text);
    } catch (error) {
      if (text !== this.#unreadable) {
        this.#unreadable = text;
        const reason = (error as Error).message;
        this.#fail("kept-game", `the kept game can’t be read, and the next move will replace it. ${reason}`);
      }
      return null;
    }
  }

  /** @returns null when nothing is stored, undefined when that can't be known */
  #stored(): string | null | undefined {
    return this.#use((storage) => storage.getItem(this.#name));
  }

  /** Tries each time anew, since space may be made; says only once that it failed. */
  #use<Value>(action: (storage: Storage) => Value): Value | undefined {
    try {
      return action(this.#storage());
    } catch (error) {
      if (!this.#toldOfStorage) {
        this.#toldOfStorage = true;
        const full = error instanceof DOMException && error.name === "QuotaExceededError";
        const reason = full ? "is full" : "can’t be used here";
        this.#fail("storage", `the browser’s storage ${reason}, so the game goes on without being kept.`);
      }
      return undefined;
    }
  }

  #fail(code: string, message: string): void {
    this.#handlers.failed({ code, field: "persist", message: `persist: ${message}` });
  }
}

/** @throws whatever is wrong with it */
function parseKept(text: string): KeptGame {
  const { version, game, seats, names } = Object(JSON.parse(text)) as Record<string, unknown>;
  if (version !== VERSION) throw new TypeError(`Its version is ${String(version)}, not ${VERSION}.`);
  if (typeof seats !== "string" || typeof names !== "string") {
    throw new TypeError("Its seats and names must be texts.");
  }
  return { game: Game.fromJSON(game), seats, names };
}
