import type { ConfigInput, Seat } from "../../engine/index.js";
import { LEVELS } from "../../players/task.js";

/** What may stand around the board; the page chooses. */
export const CONTROLS = [
  "score",
  "status",
  "new",
  "undo",
  "redo",
  "hint",
  "pause",
  "rules",
  "setup",
  "share",
  "moves",
] as const;
export type Control = (typeof CONTROLS)[number];

/** Who may move for a seat, as the panel offers it. */
export const SEAT_CHOICES = ["human", ...LEVELS, "host"] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

/** What is chosen in the setup panel. */
export interface Setup {
  /** Blocked squares are in it, unless they are a count. */
  readonly config: ConfigInput;
  /** So many squares are to be blocked at random. */
  readonly blockedCount: number | null;
  readonly seats: readonly SeatChoice[];
  /** As typed, trimmed; empty where a seat has none. */
  readonly names: readonly string[];
}

/** What a person asks for by a control or in a panel. */
export type Request =
  | { readonly type: "new" | "rematch" | "undo" | "redo" | "pause" | "step" | "share" | "hint" }
  | { readonly type: "goTo"; readonly ply: number }
  | { readonly type: "start"; readonly setup: Setup }
  | { readonly type: "load"; readonly text: string };

/** How seats are called: by their own names, or by their colours. */
export type Names = Readonly<Record<Seat, string>>;
