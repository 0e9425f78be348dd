import type { ConfigInput } from "../../src/engine/index.js";

/** One game of each kind, by name. */
export const VARIANTS: Readonly<Record<string, ConfigInput>> = {
  "two players": {},
  "6x6": { board: "6x6" },
  "10x10": { board: "10x10" },
  octagon: { board: "octagon" },
  "free opening": { opening: "free" },
  "two corners ahead": { handicap: 2, handicapSeat: "white" },
  "blocked squares": { blocked: ["c3", "f6", "a1", "h8"] },
  "the fewest win": { goal: "fewest" },
  "tournament scoring": { board: "octagon", scoring: "tournament" },
  "three players": { players: 3 },
  "three players on the octagon, the fewest win": { players: 3, board: "octagon", goal: "fewest" },
  "three players on 10x10, blocked squares": { players: 3, board: "10x10", blocked: ["b2", "i9"] },
  "four players": { players: 4 },
  "four players on the octagon": { players: 4, board: "octagon" },
  "four players on 10x10, the fewest win": { players: 4, board: "10x10", goal: "fewest" },
};
