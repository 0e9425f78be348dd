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

/** Reads a position (rules, section 9) and the blocked squares that it brings. */
export function parsePosition(text: unknown, input: unknown): { config: Config; position: Position } {
  const config = completeConfig(input);
  const { size, squares, centre } = SHAPES[config.board];
  const owners = new Set<Owner>(OWNERS.filter((owner) => hasOwner(config, owner)));
  const contents: Content[] = [];
  const blocked: Square[] = [];
  let offset = 0;
  if (typeof text !== "string") throw new PositionError("length", `${quote(text)} is no text`, offset);
  const refuse = (code: PositionError["code"], reason: string): never => {
    throw new PositionError(code, `${quote(text.slice(offset, offset + 1))} ${reason}`, offset);
  };
  for (let place = 0; place < size * size; place++, offset++) {
    if (text[offset] === "/" && place > 0 && place % size === 0) offset++;
    const letter = text[offset] ?? " ";
    const name = makeSquare(place % size, Math.floor(place / size));
    const owner = OWNERS.find((one) => LETTERS[one].includes(letter));
    const isBlocked = letter === "#";
    if (letter === " ") refuse("length", `on ${name}: too few squares`);
    if (!owner && !"-.#".includes(letter)) refuse("unknown-character", `on ${name} stands for nothing`);
    if (!squares.includes(name)) {
      if (!isBlocked) refuse("cut-off", `on ${name} is cut off, so must be #`);
      continue;
    }
    if (owner && !owners.has(owner)) refuse("no-such-colour", `on ${name} is nobody's`);
    if (isBlocked && centre.includes(name)) refuse("centre", `on ${name} is in the centre`);
    if (config.blocked.length > 0 && config.blocked.includes(name) !== isBlocked) {
      refuse("blocked-differ", `on ${name} isn't as configured`);
    }
    if (isBlocked) blocked.push(name);
    contents.push(owner ?? (isBlocked ? "blocked" : "empty"));
  }
  if (text[offset] !== " ") refuse("length", `after ${size * size} squares: a space must follow`);
  offset++;
  const last = text.slice(offset);
  const mover = SEATS.find((seat) => owners.has(seat) && last.length === 1 && LETTERS[seat].includes(last));
  const turn = last === "-" ? null : mover;
  if (turn === undefined) return refuse("seat", "is no seat of this game, or not the last character");
  return { config: completeConfig({ ...config, blocked }), position: { contents, turn } };
}

function hasOwner({ players }: Config, owner: Owner): boolean {
  return owner === "neutral" ? players === 3 : SEATS.indexOf(owner) < players;
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
