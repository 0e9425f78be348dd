import { completeConfig } from "./config.js";
import type { Config } from "./config.js";
import { PositionError, quote } from "./errors.js";
import { makeSquare, SHAPES } from "./shapes.js";
import { OWNERS, SEATS } from "./vocabulary.js";
import type { Content, Owner, Seat, Square } from "./vocabulary.js";

/** Who stands where, and whose turn it is. Whether that seat can move is for the board to say. */
export interface Position {
  /** On each square of the board, in square order. */
  readonly contents: readonly Content[];
  /** `null`: the game is over. */
  readonly turn: Seat | null;
}

/** What may be read for each owner, the written form first. */
const LETTERS: Readonly<Record<Owner, string>> = {
  black: "Xx*Bb",
  white: "OoWw0",
  red: "Rr",
  green: "Gg",
  neutral: "Nn",
};

function parseOwner(letter: string): Owner | undefined {
  return OWNERS.find((owner) => letter !== "" && LETTERS[owner].includes(letter));
}

/** Reads a position (rules, section 9) and the blocked squares that it brings. */
export function parsePosition(text: unknown, input: unknown): { config: Config; position: Position } {
  const config = completeConfig(input);
  if (typeof text !== "string") throw new PositionError("length", `${quote(text)} is no text`, 0);
  const { size, squares, centre } = SHAPES[config.board];
  const seats: readonly Seat[] = SEATS.slice(0, config.players);
  const contents: Content[] = [];
  const blocked: Square[] = [];
  let offset = 0;
  for (let place = 0; place < size * size; place++, offset++) {
    if (text[offset] === "/" && place > 0 && place % size === 0) offset++;
    const letter = text[offset];
    if (letter === undefined || letter === " ") {
      throw new PositionError("length", `${size * size} squares are needed, not ${place}`, offset);
    }
    const name = makeSquare(place % size, Math.floor(place / size));
    const fail = (code: PositionError["code"], reason: string): never => {
      throw new PositionError(code, `${quote(letter)} on ${name} ${reason}`, offset);
    };
    const owner = parseOwner(letter);
    if (!owner && !"-.#".includes(letter)) fail("unknown-character", "stands for nothing");
    if (!squares.includes(name)) {
      if (letter !== "#") fail("cut-off", "is cut off, so it must be #");
      continue;
    }
    if (owner && (owner === "neutral" ? seats.length !== 3 : !seats.includes(owner))) {
      fail("no-such-colour", `is nobody's with ${seats.length} players`);
    }
    if (letter === "#") {
      if (centre.includes(name)) fail("centre", "is in the centre, which can't be blocked");
      blocked.push(name);
    }
    if (config.blocked.length > 0 && config.blocked.includes(name) !== (letter === "#")) {
      fail("blocked-differ", "isn't as the configuration has it");
    }
    contents.push(owner ?? (letter === "#" ? "blocked" : "empty"));
  }
  if (text[offset] !== " ") {
    throw new PositionError("length", `a space and the seat must follow ${size * size} squares`, offset);
  }
  const letter = text.slice(offset + 1);
  const turn = letter === "-" ? null : letter.length === 1 ? parseOwner(letter) : undefined;
  if (turn === undefined || turn === "neutral" || (turn && !seats.includes(turn))) {
    throw new PositionError("seat", `${quote(letter)} is no seat of this game`, offset + 1);
  }
  return { config: completeConfig({ ...config, blocked }), position: { contents, turn } };
}

/** Writes a position as {@link parsePosition} reads it. */
export function makePosition(config: Config, { contents, turn }: Position): string {
  const { size, squares } = SHAPES[config.board];
  let text = "";
  let next = 0;
  for (let place = 0; place < size * size; place++) {
    const onBoard = squares[next] === makeSquare(place % size, Math.floor(place / size));
    const content = onBoard ? contents[next++]! : "blocked";
    text += content === "empty" ? "-" : content === "blocked" ? "#" : LETTERS[content][0];
  }
  return `${text} ${turn ? LETTERS[turn][0] : "-"}`;
}

/** The position a configuration begins with (rules, section 3). */
export function startPosition(config: Config): Position {
  const { squares, centre, corners } = SHAPES[config.board];
  const { players } = config;
  const quarters: readonly Owner[] =
    players === 2
      ? ["white", "black", "white", "black"]
      : ["black", "white", "red", players === 3 ? "neutral" : "green"];
  const contents = squares.map((name): Content => {
    if (config.blocked.includes(name)) return "blocked";
    if (corners.indexOf(name) >= 0 && corners.indexOf(name) < config.handicap) return config.handicapSeat;
    const quarter = centre.indexOf(name);
    return quarter < 0 || (players === 2 && config.opening === "free") ? "empty" : quarters[quarter]!;
  });
  return { contents, turn: "black" };
}
