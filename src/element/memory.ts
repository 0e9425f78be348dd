import type { Game } from "../engine/index.js";
import { LinkError, makeLinkText, parseLinkText, readFragment, writeFragment } from "../records/index.js";
import type { BoardProblem } from "./events.js";
import { Keeper } from "./keeper.js";
import type { KeptGame } from "./keeper.js";

/** Under which keys a board's game is to be found; null: nowhere. */
export interface MemoryKeys {
  /** In the page's fragment. */
  readonly share: string | null;
  /** In the browser's storage. */
  readonly persist: string | null;
}

export interface MemoryHost {
  /** Another game is there, from a link or another tab. */
  changed(kept: KeptGame): void;
  failed(problem: BoardProblem): void;
}

/** What a board's game is found again by: the page's link, and what the browser keeps. */
export class Memory {
  readonly #host: MemoryHost;
  #keys: MemoryKeys = { share: null, persist: null };
  #keeper: Keeper | null = null;
  /** What stands in the link as far as this board knows. */
  #text: string | null = null;
  #isConnected = false;
  #toldOfLink = false;

  constructor(host: MemoryHost) {
    this.#host = host;
  }

  connect(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    window.addEventListener("hashchange", this.#linkChanged);
    this.#keeper?.connect();
  }

  disconnect(): void {
    this.#isConnected = false;
    window.removeEventListener("hashchange", this.#linkChanged);
    this.#keeper?.disconnect();
  }

  /** Goes by other keys from now on. */
  use(keys: MemoryKeys): void {
    if (keys.persist !== this.#keys.persist) {
      this.#keeper?.disconnect();
      this.#keeper =
        keys.persist === null
          ? null
          : new Keeper(keys.persist, {
              changed: (kept) => this.#host.changed(kept),
              failed: (problem) => this.#host.failed(problem),
            });
      if (this.#isConnected) this.#keeper?.connect();
    }
    this.#keys = keys;
  }

  /** The game to go on with: that of the link, or else what is kept; null where there is none that can be read. */
  recall(): KeptGame | null {
    const kept = this.#keeper?.read() ?? null;
    return this.#readLink() ?? kept;
  }

  /** Writes down a game as it stands now. One in which nothing was played takes the place of another one only. */
  remember(game: Game, seats: string, names: string): void {
    const { share, persist } = this.#keys;
    const played = game.line.ply > 0;
    if (share !== null && (played || readFragment(location.hash, share) !== null)) {
      this.#writeLink(share, linkText({ game, seats, names }));
    }
    if (persist !== null && this.#keeper && (played || this.#keeper.read()))
      this.#keeper.write(game, seats, names);
  }

  /** The page's address with a game in it. */
  link(key: string, kept: KeptGame): string {
    const address = new URL(location.href);
    address.hash = writeFragment(location.hash, this.#keys.share ?? key, linkText(kept));
    return address.href;
  }

  readonly #linkChanged = (): void => {
    const kept = this.#readLink();
    if (kept) this.#host.changed(kept);
  };

  /** The game of a link that isn't this board's own. */
  #readLink(): KeptGame | null {
    const { share } = this.#keys;
    const text = share === null ? null : readFragment(location.hash, share);
    if (text === null || text === this.#text) return null;
    this.#text = text;
    try {
      const { game, seats = [], names = [] } = parseLinkText(text);
      return { game, seats: seats.join(" "), names: names.join(", ") };
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.#host.failed({ code: error.code, field: "share", message: `share: ${error.message}` });
      return null;
    }
  }

  #writeLink(key: string, text: string): void {
    if (text === this.#text) return;
    try {
      // Not a step in the page's history: the way back leads out of the game, not through it.
      history.replaceState(history.state, "", writeFragment(location.hash, key, text) || location.pathname);
      this.#text = text;
    } catch (error) {
      // Browsers refuse it on some pages, and for a while after a great many changes.
      if (this.#toldOfLink) return;
      this.#toldOfLink = true;
      const message = `share: the page’s address can’t hold the game now. ${String(error)}`;
      this.#host.failed({ code: "link", field: "share", message });
    }
  }
}

/** Who plays is told where anybody but a person does, and names where somebody has one. */
function linkText({ game, seats, names }: KeptGame): string {
  const tokens = seats
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, game.seats.length);
  const named = names
    .split(",")
    .map((name) => name.trim())
    .slice(0, game.seats.length);
  return makeLinkText({
    game,
    ...(tokens.some((token) => token !== "human") && { seats: tokens }),
    ...(named.some(Boolean) && { names: named }),
  });
}
