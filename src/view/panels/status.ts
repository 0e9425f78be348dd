import type { Game, Seat } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import type { Painter } from "../canvas/painter.js";
import type { Names } from "./actions.js";
import { make, setAttribute, setText } from "../dom.js";

export interface StatusOptions {
  readonly names: Names;
  /** The seats that persons play at this board; where others aren't, it says which ones they are. */
  readonly persons: readonly Seat[];
  readonly words: Words;
  readonly score: boolean;
  readonly status: boolean;
}

/** How long something is told before whose turn it is: at least a beat, and as long as it takes to read; in milliseconds. */
const BEAT = 1600;
const READING_TIME = 60;

/** The line that says the score, whose turn it is and, at the end, who won. */
export class StatusLine {
  readonly element: HTMLElement;
  readonly #score = make("ul", { part: "score", role: "list" });
  readonly #shares = make("div", { class: "shares", "aria-hidden": "true" });
  /** One node for good: without one WebKit may lay out a page that is a line shorter, and scroll it. */
  readonly #said = new Text();
  readonly #message = make("p", { class: "turn" }, this.#said);
  #seats: readonly Seat[] = [];
  #items: SeatItem[] = [];
  #painter: Painter | null = null;
  #turn = "";
  #lingering: string | null = null;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.element = make("div", { part: "status" }, this.#score, this.#shares, this.#message);
  }

  update(game: Game, { names, persons, words, score, status }: StatusOptions): void {
    if (game.seats.join() !== this.#seats.join()) this.#build(game.seats);
    const mixed = game.seats.some((seat) => !persons.includes(seat));
    const ranked = game.result && game.seats.length > 2 ? game.result.ranking : [];
    for (const shown of this.#items) {
      const { seat } = shown;
      const count = game.scores[seat] ?? 0;
      const own = mixed && persons.includes(seat);
      const place = ranked.find((one) => one.seat === seat)?.place;
      const named = names[seat] === words.seats[seat] ? "" : names[seat];
      // Browsers keep the format that this takes; to make one takes longer than all else here.
      setText(shown.count, count.toLocaleString(words.language));
      setText(shown.place, place === undefined ? "" : `${place}.`);
      const shownName = own ? [named, words.you()].filter(Boolean).join(" · ") : named;
      setText(shown.name, shownName);
      shown.name.hidden = shownName === "";
      const spoken = [place && `${place}.`, words.score(names[seat], count), own && `(${words.you()})`];
      setText(shown.spoken, spoken.filter(Boolean).join(" "));
      setAttribute(shown.item, "data-state", stateOf(game, seat));
      shown.share.style.flexGrow = String(count);
    }
    this.#score.hidden = this.#shares.hidden = !score;
    this.#message.hidden = !status;
    this.element.hidden = !score && !status;
    this.#turn = turnText(game, names, words);
    clearTimeout(this.#beat);
    this.#tellTurn();
  }

  /** Says that somebody takes their time, in place of whose turn it is; null: no longer. */
  linger(text: string | null): void {
    this.#lingering = text;
    if (this.#beat === undefined) this.#tellTurn();
  }

  /** Tells what has just happened by itself, such as a pass, for a beat before whose turn it is. */
  tell(happened: string): void {
    clearTimeout(this.#beat);
    this.#said.data = happened;
    this.#beat = setTimeout(() => this.#tellTurn(), Math.max(BEAT, happened.length * READING_TIME));
  }

  #tellTurn(): void {
    this.#beat = undefined;
    this.#said.data = this.#lingering ?? this.#turn;
  }

  /** Shows the seats' discs as they lie on the board. */
  dress(painter: Painter): void {
    this.#painter = painter;
    this.#paint();
  }

  #build(seats: readonly Seat[]): void {
    this.#seats = seats;
    setAttribute(this.element, "data-seats", String(seats.length));
    this.#items = seats.map((seat) => {
      const place = make("span", { class: "place", "aria-hidden": "true" });
      const disc = make("canvas", { class: "disc", "aria-hidden": "true" });
      const name = make("span", { class: "name", "aria-hidden": "true" });
      const count = make("span", { class: "count", "aria-hidden": "true" });
      const spoken = make("span", { class: "unseen" });
      const share = make("i", {});
      return {
        seat,
        item: make("li", {}, place, disc, name, count, spoken),
        place,
        disc,
        name,
        count,
        spoken,
        share,
      };
    });
    this.#score.replaceChildren(...this.#items.map(({ item }) => item));
    this.#shares.replaceChildren(...this.#items.map(({ share }) => share));
    this.#paint();
  }

  #paint(): void {
    for (const { seat, disc, share } of this.#items) {
      if (!this.#painter) return;
      disc.width = disc.height = ICON_PIXELS;
      share.style.backgroundColor = this.#painter.paintDisc(seat, disc);
    }
  }
}

interface SeatItem {
  readonly seat: Seat;
  readonly item: HTMLElement;
  /** In the ranking, when the game is over. */
  readonly place: HTMLElement;
  readonly disc: HTMLCanvasElement;
  readonly name: HTMLElement;
  readonly count: HTMLElement;
  readonly spoken: HTMLElement;
  /** Its part of the bar. */
  readonly share: HTMLElement;
}

/** Side of a seat's disc in the score: enough for three device pixels a CSS pixel. */
const ICON_PIXELS = 64;

function stateOf(game: Game, seat: Seat): string | null {
  if (game.turn === seat) return "turn";
  return game.result?.winner === seat ? "won" : null;
}

/** Whose turn it is and what is due, or the result. */
export function turnText(game: Game, names: Names, words: Words): string {
  const { turn, result } = game;
  if (result) {
    const scores = result.ranking.map(({ score }) => score);
    return result.winner ? words.won(names[result.winner], scores) : words.drawn(scores);
  }
  const name = names[turn ?? "black"];
  if (game.phase === "fallback") return words.placementDue(name);
  return game.phase === "opening" ? words.centreDue(name) : words.toMove(name);
}
