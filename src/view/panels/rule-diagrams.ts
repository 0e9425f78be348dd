import { Game, makeSquare, parseSquare, SEATS, SHAPES } from "../../engine/index.js";
import type { Config, Owner, Seat, Square } from "../../engine/index.js";
import type { RuleWords } from "../../locales/rule-words.js";
import type { Words } from "../../locales/words.js";
import type { Mark } from "../look.js";
import type { Scene } from "../scene.js";
import { indexOf, sceneOf } from "../scene-of.js";
import { cornersOf } from "./rules.js";

/** A small board that shows a rule; where it has a move, this is played before the reader's eyes. */
export interface Diagram {
  readonly caption: string;
  readonly before: Scene;
  readonly move: { readonly after: Scene; readonly from: number } | null;
}

/** How far to look for a telling move, in moves. */
const FAR = 40;

/** @returns two to four diagrams that fit this variant, the start first; all are played by the engine */
export function diagramsOf(config: Config, words: Words, { captions }: RuleWords): Diagram[] {
  const named = (seat: Seat | null): string => words.seats[seat ?? "black"];
  const start = Game.start(config);
  const diagrams = [still(start, captions.start(start.turn && named(start.turn)))];

  const flip = tellingFlip(start);
  if (flip) {
    const { game, square } = flip;
    diagrams.push(played(game, square, captions.flip(named(game.turn), square, game.flipsOf(square).length)));
  }

  const idle = idleGame(config);
  const { turn, lastPly } = idle;
  const square = idle.legalMoves[0]!;
  const caption =
    lastPly?.kind === "pass"
      ? captions.pass(named(lastPly.seat), named(turn))
      : captions.place(named(turn), square);
  diagrams.push(played(idle, square, caption));

  if (config.blocked.length > 0) {
    const game = blockedGame(config);
    const [open] = game.legalMoves as [Square];
    diagrams.push(still(game, captions.blocked(named(game.turn), open)));
  } else if (config.board === "octagon") {
    const corners = cornersOf(config.board);
    diagrams.push(still(cornersGame(config, corners), captions.corners(corners.length), []));
  }
  return diagrams;
}

function still(game: Game, caption: string, marks: readonly Mark[] = ["legal"]): Diagram {
  return { caption, before: scene(game, null, marks), move: null };
}

/** The move with what it will turn, and then the board after it, what turned still marked. */
function played(game: Game, square: Square, caption: string): Diagram {
  const before = scene(game, square, ["legal", "flips"]);
  const { cells } = scene(game.play(square), null, []);
  const from = indexOf(square, game.config.board);
  return { caption, before, move: { after: { ...before, cells, legal: [], last: from }, from } };
}

function scene(game: Game, pointed: Square | null, marks: readonly Mark[]): Scene {
  return sceneOf(game, { inviting: true, marks: new Set(marks), pointed });
}

/**
 * Plays a game in which each takes what turns most lines, until there is a move that turns two, and discs of two
 * colours where there are as many.
 *
 * @returns the move most worth showing; undefined where none turns anything
 */
function tellingFlip(start: Game): { game: Game; square: Square } | undefined {
  const enough = start.config.players === 2 ? 21 : 22;
  let best: { game: Game; square: Square; worth: number } | undefined;
  let game = start;
  for (let move = 0; move < FAR && game.phase !== "over" && (best?.worth ?? 0) < enough; move++) {
    let next = { game, square: game.legalMoves[0]!, worth: 0 };
    for (const square of game.legalMoves) {
      const worth = worthShowing(game, square);
      if (worth > next.worth) next = { game, square, worth };
    }
    if (next.worth > (best?.worth ?? 0)) best = next;
    game = game.play(next.square);
  }
  return best;
}

/** Ten for each line that turns, and one for each colour among the discs. */
function worthShowing(game: Game, square: Square): number {
  const flips = game.flipsOf(square);
  const { file, rank } = parseSquare(square)!;
  const lines = new Set(
    flips.map((flip) => {
      const place = parseSquare(flip)!;
      return `${Math.sign(place.file - file)} ${Math.sign(place.rank - rank)}`;
    }),
  );
  return 10 * lines.size + new Set(flips.map((flip) => game.at(flip))).size;
}

/** A few discs with somebody who can turn nothing: of two players, this one has passed by then. */
function idleGame(config: Config): Game {
  if (config.players === 2) {
    return smallGame(config, { black: ["a1", "c3", "d3", "c4", "d4"], white: ["b1", "c1"] }, "white");
  }
  const others = { black: ["d4", "e5"], white: ["e4"] };
  return config.players === 3
    ? smallGame(config, { ...others, neutral: ["d5"], red: ["c7"] }, "red")
    : smallGame(config, { ...others, red: ["d5"], green: ["c7"] }, "green");
}

/** Two like rows, of which one ends at a blocked square. */
function blockedGame(config: Config): Game {
  const rows = { black: ["b2", "b5"], white: ["c2", "d2", "c5", "d5"] };
  return smallGame(config, rows, "black", ["e2"]);
}

/** A seat's disc on each corner, in turns, beside what the start has. */
function cornersGame(config: Config, corners: readonly Square[]): Game {
  const discs: Partial<Record<Owner, Square[]>> = {};
  for (const [index, corner] of corners.entries()) {
    (discs[SEATS[index % config.players]!] ??= []).push(corner);
  }
  return fromDiscs(config, discs, "black", config.blocked);
}

/** A board no larger than need be for these players. */
function smallGame(
  config: Config,
  discs: Partial<Record<Owner, readonly Square[]>>,
  turn: Seat,
  blocked: readonly Square[] = [],
): Game {
  const board = config.players === 2 ? "6x6" : "8x8";
  return fromDiscs({ ...config, board, opening: "cross", handicap: 0, blocked }, discs, turn, blocked);
}

function fromDiscs(
  config: Config,
  discs: Partial<Record<Owner, readonly Square[]>>,
  turn: Seat,
  blocked: readonly Square[],
): Game {
  const { size, squares } = SHAPES[config.board];
  const letters = new Map<Square, string>();
  for (const [owner, standing] of Object.entries(discs)) {
    for (const square of standing) letters.set(square, LETTERS[owner as Owner]);
  }
  for (const square of blocked) letters.set(square, "#");
  let text = "";
  for (let place = 0; place < size * size; place++) {
    const square = makeSquare(place % size, Math.floor(place / size));
    text += squares.includes(square) ? (letters.get(square) ?? "-") : "#";
  }
  return Game.fromPosition(`${text} ${LETTERS[turn]}`, config);
}

const LETTERS: Readonly<Record<Owner, string>> = {
  black: "X",
  white: "O",
  red: "R",
  green: "G",
  neutral: "N",
};
