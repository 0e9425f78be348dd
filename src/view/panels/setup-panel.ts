import { SEATS, SHAPES } from "../../engine/index.js";
import type { Config, Square } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import { make, makeButton, setAttribute, setText } from "../dom.js";
import { boundingSquares } from "../scene-of.js";
import { SEAT_CHOICES } from "./actions.js";
import type { SeatChoice, Setup } from "./actions.js";
import { canBlock, choose, FIELDS, hindrance, nearest, type Field, type Hindrance } from "./setup-model.js";

/** Counts of squares that can be blocked at random: even ones, which can lie fairly. */
const COUNTS = [2, 4, 6, 8, 10, 12];
/** How long a name may be. */
const LONGEST_NAME = 40;

/** How the blocked squares are chosen. */
const BLOCKINGS = ["blockedNone", "blockedRandom", "blockedDrawn"] as const;
type Blocking = (typeof BLOCKINGS)[number];

interface Choice {
  readonly field: Field;
  readonly value: unknown;
  readonly text: string;
  readonly input: HTMLInputElement;
}

/**
 * Where a person chooses a game: real form controls, of which none can name what the rules refuse. `start` gives what is
 * wrong all the same, as when so many squares can't be blocked fairly.
 */
export class SetupPanel {
  readonly element = make("div", { class: "setup" });
  readonly #words: Words;
  readonly #start: (setup: Setup) => string | null;
  readonly #wrong = make("p", { role: "alert" });
  readonly #choices: Choice[] = [];
  readonly #groups = new Map<Field, { readonly element: HTMLElement; readonly why: HTMLElement }>();
  readonly #seats: {
    readonly row: HTMLElement;
    readonly mover: HTMLSelectElement;
    readonly name: HTMLInputElement;
  }[] = [];
  readonly #count: HTMLSelectElement;
  readonly #drawing = make("div", { class: "drawing", role: "group", dir: "ltr" });
  #blocking: Blocking;
  #config: Config;
  #drawn = "";

  constructor(
    setup: Setup & { readonly config: Config },
    words: Words,
    start: (setup: Setup) => string | null,
    cancel: () => void,
  ) {
    this.#words = words;
    this.#start = start;
    this.#config = nearest(setup.config);
    this.#blocking =
      setup.blockedCount !== null
        ? "blockedRandom"
        : setup.config.blocked.length > 0
          ? "blockedDrawn"
          : "blockedNone";
    this.#count = select(
      words.setup.blockedCount,
      COUNTS.map(String),
      String,
      String(setup.blockedCount ?? 4),
    );
    this.#drawing.ariaLabel = words.setup.blockedDrawn;
    this.#build(setup);
    this.element.addEventListener("change", (event) => this.#changed(event));
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) this.start();
    });
    const startButton = makeButton(words.setup.start, () => this.start(), { class: "primary" });
    const footer = make("footer", {}, startButton, makeButton(words.setup.cancel, cancel));
    this.element.append(this.#wrong, footer);
    this.#show();
  }

  /** What is chosen now. */
  get setup(): Setup {
    const { players } = this.#config;
    const blocked = this.#blocking === "blockedDrawn" ? this.#config.blocked : [];
    return {
      config: { ...this.#config, blocked },
      blockedCount: this.#blocking === "blockedRandom" ? Number(this.#count.value) : null,
      seats: this.#seats
        .slice(0, players)
        .map(({ mover }) => SEAT_CHOICES.find((one) => one === mover.value) ?? "human"),
      names: this.#seats.slice(0, players).map(({ name }) => name.value.trim()),
    };
  }

  start(): void {
    setText(this.#wrong, this.#start(this.setup) ?? "");
  }

  #build(setup: Setup): void {
    const words = this.#words.setup;
    const { seats } = this.#words;
    const groups: Record<Field, (value: never) => string> = {
      players: String,
      board: (value) => words.boards[value],
      goal: (value) => words.goals[value],
      opening: (value) => words.openings[value],
      scoring: (value) => words.scorings[value],
      handicap: (value: number) => words.corners(value),
      handicapSeat: (value) => seats[value],
    };
    for (const field of Object.keys(FIELDS) as Field[]) {
      const legend = field === "handicapSeat" ? words.forSeat : words[field];
      this.element.append(this.#group(field, legend, groups[field] as (value: unknown) => string));
      if (field === "players") {
        this.element.append(fieldset(words.seats, ...SEATS.map((_, index) => this.#seat(index, setup))));
      }
    }
    const blockings = BLOCKINGS.map((blocking) =>
      radio("blocked", words[blocking], blocking === this.#blocking),
    );
    blockings.forEach(({ input }, index) => {
      input.addEventListener("change", () => {
        this.#blocking = BLOCKINGS[index] ?? "blockedNone";
      });
    });
    this.element.append(
      fieldset(words.blocked, ...blockings.map(({ label }) => label), this.#count, this.#drawing),
    );
  }

  #group(field: Field, legend: string, textOf: (value: unknown) => string): HTMLElement {
    const labels = FIELDS[field].map((value) => {
      const text = textOf(value);
      const { label, input } = radio(field, text, false);
      input.setAttribute("aria-describedby", `why-${field}`);
      this.#choices.push({ field, value, text, input });
      return label;
    });
    const why = make("small", { id: `why-${field}` });
    const element = fieldset(legend, ...labels, why);
    this.#groups.set(field, { element, why });
    return element;
  }

  #seat(index: number, { seats, names }: Setup): HTMLElement {
    const words = this.#words;
    const seat = words.seats[SEATS[index] ?? "black"];
    const { movers, levels } = words.setup;
    const texts = [movers.human, ...levels, movers.host];
    const textOf = (token: SeatChoice): string => texts[SEAT_CHOICES.indexOf(token)]!;
    const choice = seats[index] ?? "human";
    // The page's script plays only where the page has said so.
    const choices = seats.includes("host") ? SEAT_CHOICES : SEAT_CHOICES.filter((one) => one !== "host");
    const mover = select(seat, choices, textOf, choice);
    const name = make("input", {
      type: "text",
      maxlength: String(LONGEST_NAME),
      placeholder: words.setup.name,
      "aria-label": `${seat} – ${words.setup.name}`,
      autocomplete: "off",
    });
    name.value = names[index] ?? "";
    const row = make("div", { class: "seat" }, make("span", { "aria-hidden": "true" }, seat), mover, name);
    this.#seats.push({ row, mover, name });
    return row;
  }

  #changed({ target }: Event): void {
    const choice = this.#choices.find(({ input }) => input === target);
    if (choice) this.#config = choose(this.#config, choice.field, choice.value as Config[Field]);
    const square = target instanceof HTMLInputElement ? target.dataset.square : undefined;
    if (square && target instanceof HTMLInputElement) this.#block(square, target.checked);
    this.#show();
  }

  #block(square: Square, on: boolean): void {
    const others = this.#config.blocked.filter((name) => name !== square);
    const chosen = new Set(on ? [...others, square] : others);
    this.#config = {
      ...this.#config,
      blocked: SHAPES[this.#config.board].squares.filter((name) => chosen.has(name)),
    };
  }

  #show(): void {
    const hindrances = new Map<Field, Hindrance>();
    for (const { field, value, input } of this.#choices) {
      const hindered = hindrance(this.#config, field, value as Config[Field]);
      input.checked = this.#config[field] === value;
      input.disabled = hindered !== null;
      if (hindered) hindrances.set(field, hindered);
    }
    for (const [field, { element, why }] of this.#groups) {
      const hindered = hindrances.get(field);
      const names = this.#choices.filter((choice) => choice.field === field && choice.input.disabled);
      const list = new Intl.ListFormat(this.#words.language);
      const refused = list.format(names.map(({ text }) => text));
      setText(why, hindered ? `${refused} – ${this.#words.setup[hindered]}` : "");
      element.hidden = field === "handicapSeat" && this.#config.handicap === 0;
    }
    this.#seats.forEach(({ row }, index) => {
      row.hidden = index >= this.#config.players;
    });
    this.#count.hidden = this.#blocking !== "blockedRandom";
    this.#drawing.hidden = this.#blocking !== "blockedDrawn";
    if (!this.#drawing.hidden) this.#draw();
  }

  /** The small board on which squares are blocked by hand. */
  #draw(): void {
    const { board, blocked } = this.#config;
    if (board !== this.#drawn) {
      this.#drawn = board;
      const squares = boundingSquares(board).map((name) =>
        name === null
          ? make("span")
          : make("input", { type: "checkbox", "data-square": name, "aria-label": name }),
      );
      this.#drawing.replaceChildren(...squares);
      this.#drawing.style.setProperty("--side", String(SHAPES[board].size));
    }
    for (const box of this.#drawing.querySelectorAll("input")) {
      const square = box.dataset.square ?? "";
      box.checked = blocked.includes(square);
      box.disabled = !canBlock(this.#config, square);
      setAttribute(box, "title", box.disabled ? this.#words.setup.notThere : square);
    }
  }
}

function fieldset(legend: string, ...content: HTMLElement[]): HTMLFieldSetElement {
  return make("fieldset", {}, make("legend", {}, legend), ...content);
}

function radio(
  name: string,
  text: string,
  checked: boolean,
): { label: HTMLElement; input: HTMLInputElement } {
  const input = make("input", { type: "radio", name });
  input.checked = checked;
  return { label: make("label", {}, input, make("span", {}, text)), input };
}

function select<Value extends string>(
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
  chosen: string,
): HTMLSelectElement {
  const element = make("select", { "aria-label": label });
  for (const value of values) element.append(new Option(textOf(value), value, false, value === chosen));
  return element;
}
