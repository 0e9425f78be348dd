import { setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import type { Square } from "reversi-board/engine";
import { chooser, clear, mount, press } from "./helpers.js";

/** Every variant that changes what is on the board or how the game goes on; what needs no large board is on a small one. */
const VARIANTS: readonly Readonly<Record<string, string>>[] = [
  { board: "6x6" },
  { board: "8x8" },
  { board: "10x10" },
  { board: "octagon" },
  { board: "6x6", opening: "free" },
  { board: "6x6", goal: "fewest" },
  { board: "6x6", scoring: "tournament" },
  { board: "6x6", handicap: "2 white" },
  { board: "6x6", blocked: "4", seed: "7" },
  { players: "3", board: "8x8" },
  { players: "3", board: "10x10" },
  { players: "3", board: "octagon" },
  { players: "4", board: "8x8" },
  { players: "4", board: "10x10" },
  { players: "4", board: "octagon", blocked: "8", seed: "7" },
];

/** Small, to be painted fast: a browser answers to a key when it has painted what came of it. */
const WIDTH = 240;
const VIEWPORT = { width: 460, height: 320 };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const fileOf = (square: Square): string => square.slice(0, 1);
const rankOf = (square: Square): string => square.slice(1);
const beside = (square: Square, [files, ranks]: readonly [number, number]): Square =>
  `${String.fromCharCode(square.charCodeAt(0) + files)}${Number(rankOf(square)) + ranks}`;

/** Where each of the grid's keys leads from a square; the squares are in square order. */
function leads(squares: readonly Square[], from: Square): [key: string, to: Square | undefined][] {
  const file = squares.filter((square) => fileOf(square) === fileOf(from));
  const rank = squares.filter((square) => rankOf(square) === rankOf(from));
  return [
    ...arrowLeads(squares, from),
    ["Home", rank[0]],
    ["End", rank.at(-1)],
    ["PageUp", file[0]],
    ["PageDown", file.at(-1)],
    ["Control+Home", squares[0]],
    ["Control+End", squares.at(-1)],
  ];
}

function arrowLeads(squares: readonly Square[], from: Square): [key: string, to: Square | undefined][] {
  return Object.entries(ARROWS).map(([key, step]) => {
    const to = beside(from, step);
    return [key, squares.includes(to) ? to : undefined];
  });
}

/** A shortest way from one square to another, as the keys to press. */
function wayBetween(squares: readonly Square[], from: Square, to: Square, keysFrom = leads): string[] {
  const ways = new Map<Square, string[]>([[from, []]]);
  // A map is walked through in the order in which it is filled: the nearest squares first.
  for (const [square, way] of ways) {
    if (square === to) return way;
    for (const [key, next] of keysFrom(squares, square)) {
      if (next && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`no key leads from ${from} to ${to}`);
}

/** The way to the nearer of two squares, and that square. Each key takes its time, most of all in WebKit. */
function wayToNearer(
  squares: readonly Square[],
  from: Square,
  first: Square,
  second: Square,
): { square: Square; way: string[] } {
  const ways = [first, second].map((square) => ({ square, way: wayBetween(squares, from, square) }));
  return ways.reduce((nearer, other) => (other.way.length < nearer.way.length ? other : nearer));
}

/** The square whose cell has the focus; none, where the focus isn't in the board. */
const focusedSquare = (board: ReversiBoardElement): Square =>
  board.shadowRoot?.activeElement?.ariaLabel?.split(",")[0] ?? "";

describe("the keyboard alone", function () {
  this.timeout(60_000);
  before(() => setViewport(VIEWPORT));
  afterEach(clear);

  for (const [index, variant] of VARIANTS.entries()) {
    it(`plays a whole game: ${JSON.stringify(variant)}`, async () => {
      const board = await mount({ ...variant, speed: "none" }, WIDTH);
      const choose = chooser(index);
      const played: Square[] = [];

      await press("Tab");
      while (!board.over) {
        const from = focusedSquare(board);
        const { legalMoves, game } = board;
        const { square, way } = wayToNearer(
          game?.squares ?? [],
          from,
          choose(legalMoves),
          choose(legalMoves),
        );
        await press(...way, played.length % 2 === 0 ? "Enter" : " ");
        played.push(square);
        expect(board.game?.transcript, `from ${from} by ${way.join(" ")}`).to.equal(played.join(""));
      }

      expect(document.activeElement === board).to.equal(true);
      expect(focusedSquare(board)).to.equal(played.at(-1));
    });
  }
});

describe("the octagon's arrow keys", () => {
  afterEach(clear);

  /** A board with the focus on its first cell, and the squares that are focused from then on. */
  async function mountOctagon(): Promise<{ squares: readonly Square[]; visited: Square[] }> {
    const board = await mount({ board: "octagon" });
    await press("Tab", "Control+Home");
    const visited = [focusedSquare(board)];
    board.shadowRoot?.addEventListener("focusin", () => visited.push(focusedSquare(board)));
    return { squares: board.game?.squares ?? [], visited };
  }

  it("lead once round the edge, and never out of it", async () => {
    const { squares, visited } = await mountOctagon();
    const round = [
      ..."c1 d1 e1 f1 g1 h1 h2 i2 i3 j3 j4 j5 j6 j7 j8 i8 i9 h9 h10 g10 f10 e10 d10 c10".split(" "),
      ..."c9 b9 b8 a8 a7 a6 a5 a4 a3 b3 b2 c2 c1".split(" "),
    ];
    const keys = round.slice(1).flatMap((next, index) => {
      const arrows = arrowLeads(squares, round[index] ?? "");
      const outwards = arrows.filter(([, to]) => !to).map(([key]) => key);
      return [...outwards, ...arrows.filter(([, to]) => to === next).map(([key]) => key)];
    });
    await press(...keys);
    expect(visited).to.deep.equal(round);
  });

  it("lead from the first cell to each of the 88", async () => {
    const { squares, visited } = await mountOctagon();
    const keys = squares.slice(1).flatMap((square, index) => {
      return wayBetween(squares, squares[index] ?? "", square, arrowLeads);
    });
    await press(...keys);
    expect(new Set(visited).size).to.equal(88);
    expect(squares.filter((square) => !visited.includes(square))).to.deep.equal([]);
  });
});
