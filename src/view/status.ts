import type { Game, Seat } from "../engine/index.js";
import type { Words } from "../locales/words.js";
import { make, setAttribute, setText } from "./dom.js";

/** The line that says the score, whose turn it is and, at the end, who won. */
export class StatusLine {
  readonly element: HTMLElement;
  readonly #score = make("ul", { part: "score", role: "list" });
  readonly #message = make("p", { class: "turn" });
  #seats: readonly Seat[] = [];
  #items: { readonly item: HTMLElement; readonly count: HTMLElement; readonly spoken: HTMLElement }[] = [];

  constructor() {
    this.element = make("div", { part: "status" }, this.#score, this.#message);
  }

  update(game: Game, words: Words): void {
    if (game.seats.join() !== this.#seats.join()) this.#build(game.seats);
    this.#seats.forEach((seat, index) => {
      const shown = this.#items[index];
      if (!shown) return;
      const count = game.scores[seat] ?? 0;
      setText(shown.count, String(count));
      setText(shown.spoken, words.score(words.seats[seat], count));
      setAttribute(shown.item, "data-state", stateOf(game, seat));
    });
    setText(this.#message, turnText(game, words));
  }

  #build(seats: readonly Seat[]): void {
    this.#seats = seats;
    this.#items = seats.map((seat) => {
      const count = make("span", { class: "count", "aria-hidden": "true" });
      const spoken = make("span", { class: "unseen" });
      const icon = make("span", { class: "disc", "data-owner": seat, "aria-hidden": "true" });
      return { item: make("li", {}, icon, count, spoken), count, spoken };
    });
    this.#score.replaceChildren(...this.#items.map(({ item }) => item));
  }
}

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
