import type { Words } from "./words.js";

const seats = { black: "Black", white: "White", red: "Red", green: "Green" } as const;
const contents = { ...seats, neutral: "Neutral disc", empty: "empty", blocked: "blocked" } as const;

const discs = (count: number): string => (count === 1 ? "1 disc" : `${count} discs`);
const list = new Intl.ListFormat("en");

export const en: Words = {
  language: "en",
  stop: ".",
  gap: " ",
  seats,
  board: (side, octagon) => `Reversi board, ${octagon ? "octagon, " : ""}${side} by ${side}`,
  content: (content) => contents[content],
  cell(square, content, flips) {
    const playable = flips === null ? "" : ", can be played";
    return `${square}, ${contents[content]}${playable}${flips ? `, turns ${discs(flips)}` : ""}`;
  },
  score: (name, count) => `${name}: ${discs(count)}`,
  you: () => "you",
  toMove: (name) => `${name} to move`,
  thinking: (name) => `${name} is thinking…`,
  placementDue: (name) => `${name} has nothing to flip: place next to any disc`,
  centreDue: (name) => `${name} to move: fill the centre`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return `${name} plays ${square} and turns ${discs(flips)}.`;
    return kind === "place" ? `${name} places on ${square}.` : `${name} opens on ${square}.`;
  },
  passed: (name) => `${name} has no move and passes.`,
  undone: (square) => `Move ${square} taken back.`,
  won: (name, scores) => `${name} wins, ${scores.join(" to ")}`,
  drawn: (scores) => `A draw, ${scores.join(" to ")}`,
  picture: (holders) =>
    holders
      .map(({ name, squares }) => `${name}: ${squares.length === 0 ? "none" : list.format(squares)}.`)
      .join(" "),
  refused: () => "This variant can’t be played:",
  controls: {
    new: "New game",
    rematch: "Rematch, seats swapped",
    undo: "Undo",
    redo: "Redo",
    pause: "Pause",
    resume: "Go on",
    step: "One move",
    rules: "Rules",
    setup: "Choose a game",
    share: "Copy link",
    exchange: "Copy or paste",
    menu: "Menu",
    close: "Close",
    hint: "Teach me",
    first: "First move",
    previous: "Previous move",
    next: "Next move",
    last: "Last move",
    shown: (ply, last) => `${ply} of ${last}`,
    copied: "Copied.",
  },
  setup: {
    start: "Start",
    cancel: "Cancel",
    players: "Players",
    board: "Board",
    goal: "Who wins",
    opening: "Opening",
    scoring: "Score",
    handicap: "Corner handicap",
    blocked: "Blocked squares",
    seats: "Seats",
    boards: { "6x6": "6 × 6", "8x8": "8 × 8", "10x10": "10 × 10", octagon: "Octagon" },
    goals: { most: "Most discs", fewest: "Fewest discs (Anti-Reversi)" },
    openings: { cross: "Four discs in a cross", free: "Free: fill the centre" },
    scorings: { discs: "Discs", tournament: "Winner gets empty squares" },
    corners: (count) => (count === 0 ? "None" : count === 1 ? "1 corner" : `${count} corners`),
    forSeat: "For",
    blockedNone: "None",
    blockedRandom: "At random",
    blockedDrawn: "Chosen here",
    blockedCount: "How many",
    name: "Name",
    movers: { human: "Person", host: "This page" },
    levels: ["Computer, easy", "Computer, medium", "Computer, hard", "Computer, expert"],
    onlyTwo: "only with two players",
    notFewest: "not in Anti-Reversi",
    notThere: "Can’t be blocked",
  },
  exchange: {
    link: "Link",
    moves: "Moves",
    position: "Position",
    copy: "Copy",
    paste: "Paste a game or position",
    load: "Load",
  },
  rules: async () => (await import("./en-rules.js")).enRules,
};
