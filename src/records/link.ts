import {
  completeConfig,
  Game,
  PositionError,
  quote,
  ReversiError,
  TranscriptError,
} from "../engine/index.js";

/** On a board of ten by ten. */
const MOST_SQUARES = 100;

/** A game as it is sent to a friend. */
export interface SharedGame {
  readonly game: Game;
  /** Who moves for each seat, in the order of play. What the words mean is for the reader to judge. */
  readonly seats?: readonly string[];
  /** What each seat is called, in the order of play. */
  readonly names?: readonly string[];
}

/**
 * What is wrong with a link, for programs to tell apart:
 * - `no-check`: it doesn't end as links do, so it was cut off or never was one
 * - `unreadable`: a part of it is no field, or badly percent-encoded
 * - `unknown-field`, `field-twice`: a field that links don't have, or have once
 * - `wrong-game`: the rules refuse what it holds; `cause` is the engine's error
 * - `wrong-check`: it holds a game, but not the one that was sent
 */
export type LinkErrorCode =
  "no-check" | "unreadable" | "unknown-field" | "field-twice" | "wrong-game" | "wrong-check";

/** The text of a link that gives no game. */
export class LinkError extends Error {
  override readonly name = "LinkError";
  declare readonly code: LinkErrorCode;
  /** Where in the text, counted from 0; of a text that came encoded once more, where in the decoded one. */
  declare readonly offset: number;

  constructor(code: LinkErrorCode, reason: string, offset: number, options?: ErrorOptions) {
    super(`Link, at ${offset}: ${reason}.`, options);
    this.code = code;
    this.offset = offset;
  }
}

/** A field as it stands in a link, and where its value does. */
interface Field {
  readonly value: string;
  readonly offset: number;
}

/**
 * The text of a game in a link, such as `players:3;board:octagon;names:Anna,Hop,Zo%C3%AB;moves:f4g5d6;check:1pbe5m7`.
 * It tells what differs from the defaults, and holds only what a fragment holds raw and what no messenger takes for
 * the end of a link or for mark-up. What was undone isn't told.
 *
 * @param shared - half a surrogate pair in a name, which nothing can encode, is told as U+FFFD
 */
export function makeLinkText(shared: SharedGame): string {
  const fields = makeFields(shared);
  return [...fields, `check:${checkSum(fields)}`].join(";");
}

/**
 * Reads what {@link makeLinkText} wrote. What travel does to a link is forgiven where it leaves no doubt: encoding
 * or decoding once more, punctuation of the sentence around it. The check is made over the text that the game read
 * would be written as, so that any text which is let through gives the game that was sent.
 *
 * @throws {@link LinkError}, and no other
 */
export function parseLinkText(text: string): SharedGame {
  const fields = readFields(text);
  const game = readGame(fields);
  const seats = readList(fields.get("seats"));
  const names = readList(fields.get("names"));
  const shared: SharedGame = { game, ...(seats && { seats }), ...(names && { names }) };
  const { value, offset } = fields.get("check")!;
  if (value !== checkSum(makeFields(shared))) {
    throw new LinkError(
      "wrong-check",
      "the check doesn't fit, so the link isn't as it was sent: ask for it again",
      offset,
    );
  }
  return shared;
}

/**
 * @param hash - a page's fragment, as `location.hash` gives it
 * @returns the text that stands there under this key, as in `#reversi=…&second=…`; null when none does
 */
export function readFragment(hash: string, key: string): string | null {
  const part = partsOf(hash).find((one) => isOf(one, key));
  return part?.slice(part.indexOf("=") + 1) ?? null;
}

/**
 * @param hash - a page's fragment, as `location.hash` gives it
 * @param text - of {@link makeLinkText}; null takes it away
 * @returns the fragment with this text under this key, all else as it was; empty when nothing is left
 */
export function writeFragment(hash: string, key: string, text: string | null): string {
  const parts = partsOf(hash);
  const place = parts.findIndex((part) => isOf(part, key));
  const kept = parts.filter((part) => !isOf(part, key));
  if (text !== null) kept.splice(place < 0 ? kept.length : place, 0, `${encode(key)}=${text}`);
  return kept.length > 0 ? `#${kept.join("&")}` : "";
}

function partsOf(hash: string): string[] {
  const parts = hash.replace(/^#/, "");
  return parts === "" ? [] : parts.split("&");
}

function isOf(part: string, key: string): boolean {
  const name = part.slice(0, part.indexOf("="));
  // Without "=", it is the name of a place in the page.
  return part.includes("=") && encode(decode(name) ?? name) === encode(key);
}

function makeFields({ game, seats = [], names = [] }: SharedGame): string[] {
  const { config, position } = game.toJSON();
  const usual = new Map<string, unknown>(Object.entries(completeConfig()));
  const fields: string[] = [];
  for (const [field, value] of Object.entries(config)) {
    // The blocked squares are in the position, where there is one.
    if (field === "blocked" && position !== undefined) continue;
    if (String(value) !== String(usual.get(field))) fields.push(`${field}:${String(value)}`);
  }
  const others = {
    position: position === undefined ? "" : shorten(position),
    seats: seats.map(encode).join(","),
    names: names.map(encode).join(","),
    moves: game.transcript,
  };
  for (const [field, value] of Object.entries(others)) if (value !== "") fields.push(`${field}:${value}`);
  return fields;
}

/** @returns the fields by name, `check` among them for certain */
function readFields(text: string): Map<string, Field> {
  // Where not one colon is left, all of it was encoded once more.
  const decoded = text.includes(":") ? text : (decode(text) ?? text);
  const plain = /^[^]*[0-9a-z]/i.exec(decoded)?.[0] ?? "";
  if (!/(?:^|;)check:/.test(plain)) {
    throw new LinkError("no-check", "it must end in “;check:” and a sum, so it was cut off", plain.length);
  }
  const known = [...Object.keys(completeConfig()), "position", "seats", "names", "moves", "check"];
  const fields = new Map<string, Field>();
  let start = 0;
  for (const part of plain.split(";")) {
    const [name = "", ...rest] = part.split(":");
    if (rest.length === 0) throw new LinkError("unreadable", `${quote(part)} is no “field:value”`, start);
    if (!known.includes(name)) {
      throw new LinkError("unknown-field", `${quote(name)} isn't one of ${known.join(", ")}`, start);
    }
    if (fields.has(name)) throw new LinkError("field-twice", `${name} may stand there once`, start);
    fields.set(name, { value: rest.join(":"), offset: start + name.length + 1 });
    start += part.length + 1;
  }
  return fields;
}

function readGame(fields: ReadonlyMap<string, Field>): Game {
  const config: Record<string, unknown> = {};
  for (const name of Object.keys(completeConfig())) {
    const value = fields.get(name)?.value;
    if (value === undefined) continue;
    // More than a board has squares would only make the error endless.
    if (name === "blocked") config[name] = value.split(",", MOST_SQUARES + 1);
    else config[name] = /^\d$/.test(value) ? Number(value) : value;
  }
  const position = fields.get("position");
  const moves = fields.get("moves");
  try {
    return Game.fromTranscript(moves?.value ?? "", config, position && lengthen(position.value));
  } catch (cause) {
    if (!(cause instanceof ReversiError)) throw cause;
    let offset = 0;
    if (cause instanceof PositionError) ({ offset } = position!);
    if (cause instanceof TranscriptError) offset = moves!.offset + cause.offset;
    throw new LinkError("wrong-game", cause.message.replace(/\.$/, ""), offset, { cause });
  }
}

function readList(field: Field | undefined): string[] | undefined {
  return field?.value.split(",").map((item) => {
    const text = decode(item);
    if (text === undefined) {
      throw new LinkError("unreadable", `${quote(item)} is no percent-encoded text`, field.offset);
    }
    return text;
  });
}

/** A position for a link: a run of like squares as its length and one of them, `H` for `#`, a dot for the space. */
function shorten(position: string): string {
  return position
    .replaceAll("#", "H")
    .replace(" ", ".")
    .replace(/(.)\1+/g, (run, square: string) => run.length + square);
}

function lengthen(text: string): string {
  return text
    .slice(0, 2 * MOST_SQUARES) // a few millions of great lengths would be more than memory holds
    .replace(/(\d{1,3})(\D)/g, (_, length: string, square: string) => square.repeat(Number(length)))
    .replace(".", " ")
    .replaceAll("H", "#");
}

/** Percent-encodes what means something in a link's text, in a fragment, or as mark-up in a messenger. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(
    /[!'()*_~]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** FNV-1a in 32 bits. It tells accidents and meddling, not an attacker who can reckon: the rules hold for him too. */
function checkSum(fields: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const letter of fields.join(";")) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
