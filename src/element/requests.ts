import { completeConfig, ReversiError, SEATS } from "../engine/index.js";
import type { Config, ConfigInput, Game, Seat } from "../engine/index.js";
import type { Names, Request, Setup } from "../view/panels/actions.js";
import { SEAT_CHOICES } from "../view/panels/actions.js";
import type { Words } from "../locales/words.js";
import type { ReflectingElement } from "./reflecting-element.js";
import type { Settings } from "./settings.js";

/** What people's requests are carried out on. */
export interface RequestHost extends ReflectingElement {
  readonly game: Game | null;
  undo(): boolean;
  redo(): boolean;
  step(): boolean;
  goTo(ply: number): void;
  load(text: string): void;
}

/**
 * Carries out what a person asked for by a control or in a panel. What is chosen there goes into the attributes, so that
 * the page can read it, and the next game is of the same kind.
 *
 * @param restart - begins the game that the attributes name, in a way that can be undone
 * @returns what is to be said to the person; null where all is well
 */
export function fulfil(
  request: Exclude<Request, { type: "share" }>,
  board: RequestHost,
  settings: Settings,
  restart: () => void,
): string | null {
  /** Whoever begins a game wants it to go on, also where computers were paused in the one before. */
  const begin = (): void => {
    board.paused = false;
    restart();
  };
  try {
    switch (request.type) {
      case "new":
        begin();
        break;
      case "rematch":
        swapSeats(board, settings);
        begin();
        break;
      case "start":
        takeSetup(board, request.setup);
        begin();
        break;
      case "undo":
        // Computers among themselves would at once repeat what is taken back.
        if (board.game?.seats.every((seat) => settings.movers[seat] === "computer")) board.paused = true;
        board.undo();
        break;
      case "redo":
        board.redo();
        break;
      case "pause":
        board.paused = !board.paused;
        break;
      case "step":
        board.step();
        break;
      case "goTo":
        board.goTo(request.ply);
        break;
      case "load":
        board.load(request.text);
        break;
    }
    return null;
  } catch (error) {
    if (error instanceof ReversiError) return error.message;
    throw error;
  }
}

/** How the seats are called. */
export function namesOf({ names }: Settings, words: Words): Names {
  const named = SEATS.map((seat, index) => [seat, names[index] || words.seats[seat]]);
  return Object.fromEntries(named) as Record<Seat, string>;
}

/** What the setup panel begins with: what is played, by whom. */
export function setupOf(
  { blockedCount, seats, names, config }: Settings,
  played: Config | undefined,
): Setup & { config: Config } {
  return { config: played ?? config, blockedCount, seats, names };
}

function takeSetup(board: ReflectingElement, { config, blockedCount, seats, names }: Setup): void {
  takeVariant(board, completeConfig(config));
  if (blockedCount !== null) board.blocked = blockedCount;
  board.seats = seats.every((seat) => seat === SEAT_CHOICES[0]) ? null : seats.join(" ");
  board.names = names.some(Boolean) ? names.map((name) => name.replaceAll(",", " ")).join(", ") : null;
}

/** Puts a variant into the attributes. */
export function takeVariant(board: ReflectingElement, config: Config): void {
  const { players, board: shape, goal, opening, scoring, handicap, blocked } = config;
  Object.assign(board, { players, board: shape, goal, opening, scoring });
  board.handicap = handicap ? handicapText(config) : null;
  board.blocked = blocked.join(" ") || null;
}

/** Everybody sits one seat further on; a handicap goes with who has it. */
function swapSeats(board: ReflectingElement, { config, seats, names }: Settings): void {
  const last = config.players - 1;
  const moved = <Value>(values: readonly Value[]): (Value | undefined)[] => [
    values[last],
    ...values.slice(0, last),
  ];
  board.seats = moved(seats).join(" ");
  if (names.some(Boolean)) board.names = moved(seats.map((_, index) => names[index] ?? "")).join(", ");
  if (config.handicap) {
    board.handicap = handicapText({
      ...config,
      handicapSeat: config.handicapSeat === "white" ? "black" : "white",
    });
  }
}

const handicapText = ({ handicap = 0, handicapSeat = "black" }: ConfigInput): string =>
  handicapSeat === "white" ? `${handicap} white` : String(handicap);
