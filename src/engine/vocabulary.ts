/**
 * The words of the game. Each list is the one source of both its run-time values and its type; defaults come
 * first.
 */

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const BOARDS = ["8x8", "6x6", "10x10", "octagon"] as const;
export type BoardName = (typeof BOARDS)[number];

export const OPENINGS = ["cross", "free"] as const;
export type Opening = (typeof OPENINGS)[number];

export const GOALS = ["most", "fewest"] as const;
export type Goal = (typeof GOALS)[number];

export const SCORINGS = ["discs", "tournament"] as const;
export type Scoring = (typeof SCORINGS)[number];

/** Corners that a seat may be given at the start. */
export const HANDICAPS = [0, 1, 2, 3, 4] as const;
export type Handicap = (typeof HANDICAPS)[number];

/** In the order of play; Black begins. */
export const SEATS = ["black", "white", "red", "green"] as const;
export type Seat = (typeof SEATS)[number];

/** Whose disc it is: a seat's, or the one that nobody owns in a game of three. */
export const OWNERS = [...SEATS, "neutral"] as const;
export type Owner = (typeof OWNERS)[number];

/** What stands on a square of the board. */
export type Content = Owner | "empty" | "blocked";

/** How a ply came about: a disc that turns others, a placement, a disc of the free opening, a pass. */
export const PLY_KINDS = ["flip", "place", "open", "pass"] as const;
export type PlyKind = (typeof PLY_KINDS)[number];

export const PHASES = ["opening", "turn", "fallback", "over"] as const;
/** `opening`: the centre is being filled; `turn`: a flipping move is due; `fallback`: a placement is due. */
export type Phase = (typeof PHASES)[number];

/** A square's name, as `e4`: file letter, then rank, counted from the top. */
export type Square = string;

/** Seats that may own the handicap corners. */
export const HANDICAP_SEATS = ["black", "white"] as const;
export type HandicapSeat = (typeof HANDICAP_SEATS)[number];
