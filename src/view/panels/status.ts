import type { Game, Seat } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import type { Painter } from "../canvas/painter.js";
import { make, setAttribute, setText } from "../dom.js";

/** The line that says the score, whose turn it is and, at the end, who won. */
export class StatusLine {
  readonly element: HTMLElement;
  readonly #score = make("ul", { part: "score", role: "list" });
  readonly #message = make("p", { class: "turn" });
  #seats: readonly Seat[] = [];
  #items: SeatItem[] = [];
  #painter: Painter | null = null;

  constructor() {
    this.element = make("div", { part: "status" }, this.#score, this.#message);
  }

  /**
   * @param persons - the seats that are played at this board; where others aren't, it says which ones they are
   */
  update(game: Game, persons: readonly Seat[], words: Words): void {
    if (game.seats.join() !== this.#seats.join()) this.#build(game.seats);
    const mixed = game.seats.some((seat) => !persons.includes(seat));
    this.#seats.forEach((seat, index) => {
      const shown = this.#items[index];
      if (!shown) return;
      const count = game.scores[seat] ?? 0;
      const own = mixed && persons.includes(seat);
      setText(shown.count, String(count));
      setText(shown.you, own ? words.you() : "");
      shown.you.hidden = !own;
      setText(shown.spoken, words.score(words.seats[seat], count));
      setAttribute(shown.item, "data-state", stateOf(game, seat));
    });
    setText(this.#message, turnText(game, words));
  }

  /** Shows the seats' discs as they lie on the board. */
  dress(painter: Painter): void {
    this.#painter = painter;
    this.#paint();
  }

  #build(seats: readonly Seat[]): void {
    this.#seats = seats;
    this.#items = seats.map((seat) => {
      const disc = make("canvas", { class: "disc", "aria-hidden": "true" });
      const count = make("span", { class: "count", "aria-hidden": "true" });
      const you = make("span", { class: "you" });
      const spoken = make("span", { class: "unseen" });
      return { seat, item: make("li", {}, disc, count, spoken, you), disc, count, you, spoken };
    });
    this.#score.replaceChildren(...this.#items.map(({ item }) => item));
    this.#paint();
  }

  #paint(): void {
    for (const { seat, disc } of this.#items) {
      if (!this.#painter) return;
      disc.width = disc.height = ICON_PIXELS;
      this.#painter.paintDisc(seat, disc);
    }
  }
}

interface SeatItem {
  readonly seat: Seat;
  readonly item: HTMLElement;
  readonly disc: HTMLCanvasElement;
  readonly count: HTMLElement;
  readonly you: HTMLElement;
  readonly spoken: HTMLElement;
}

/** Side of a seat's disc in the score: enough for three device pixels a CSS pixel. */
const ICON_PIXELS = 64;

function stateOf(game: Game, seat: Seat): string | null {
  if (game.turn === seat) return "turn";
  return game.result?.winner === seat ? "won" : null;
}

/** Whose turn it is and what is due, or the result. */
export function turnText(game: Game, words: Words): string {
  const { turn, result } = game;
  if (result) {
    const scores = result.ranking.map(({ score }) => score);
    return result.winner ? words.won(words.seats[result.winner], scores) : words.drawn(scores);
  }
  const name = words.seats[turn ?? "black"];
  if (game.phase === "fallback") return words.placementDue(name);
  return game.phase === "opening" ? words.centreDue(name) : words.toMove(name);
}
