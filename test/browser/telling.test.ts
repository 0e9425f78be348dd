import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { Game } from "reversi-board/engine";
import type { Seat, Square } from "reversi-board/engine";
import { chooser, clear, inside, mount, squaresOf } from "./helpers.js";

/** What a listener knows of a ply. */
interface Told {
  readonly seat: string;
  readonly kind: "flip" | "place" | "pass";
  readonly square: string;
  readonly flips: number;
}

const TOLD =
  /^(?<seat>\w+) (?:plays (?<flip>[a-j]\d+) and turns (?:(?<one>1) disc|(?<many>\d+) discs)|places on (?<place>[a-j]\d+)|(?<pass>has no move and passes))$/;
const TO_MOVE = /^(?<seat>\w+) (?:to move|(?<fallback>has nothing to flip: place next to any disc))$/;
const WON = /^(?<seat>\w+) wins, (?<scores>\d+(?: to \d+)+)$/;

/** The sentences of what the live region said, without their full stops. */
const sentencesOf = (said: string): string[] => said.split(/\.(?: |$)/).slice(0, -1);

/** What a sentence tells of a ply; a sentence of another form fails the test. */
function understand(sentence: string): Told {
  const groups = TOLD.exec(sentence)?.groups;
  if (!groups) throw new Error(`nothing that was played: ${sentence}`);
  const { seat = "", flip, one, many, place, pass } = groups;
  const kind = pass ? "pass" : place ? "place" : "flip";
  return { seat: seat.toLowerCase(), kind, square: flip ?? place ?? "", flips: Number(one ?? many ?? 0) };
}

/** Plays on to the end, and returns what the live region said after each move. */
function playAndListen(board: ReversiBoardElement, choose: (ply: number) => Square): string[] {
  const live = inside(board, "[role=status]");
  const said: string[] = [];
  while (!board.over) {
    expect(board.play(choose(said.length))).to.equal(true);
    said.push(live.textContent ?? "");
  }
  return said;
}

/** What was told of the whole game. Whose turn was announced, and what was due, is what came then. */
function retell(said: readonly string[]): Told[] {
  const told: Told[] = [];
  let due: { seat: string; fallback: boolean } | null = null;
  for (const text of said) {
    const sentences = sentencesOf(text);
    const plies = sentences.slice(0, -1).map(understand);
    if (due) {
      const { seat, kind } = plies[0] ?? {};
      expect({ seat, fallback: kind === "place" }, text).to.deep.equal(due);
    }
    told.push(...plies);
    const { seat, fallback } = TO_MOVE.exec(sentences.at(-1) ?? "")?.groups ?? {};
    due = seat ? { seat: seat.toLowerCase(), fallback: fallback !== undefined } : null;
  }
  expect(due).to.equal(null);
  return told;
}

/** The game's own record, as far as it is told. */
const recorded = (board: ReversiBoardElement): Told[] =>
  (board.game?.plies ?? []).map(({ seat, kind, square = "", flips }) => ({
    seat,
    kind: kind === "open" ? "place" : kind,
    square,
    flips: flips.length,
  }));

/** The seats with their discs as they lie on the board, most first. */
function standings(board: ReversiBoardElement): [seat: Seat, discs: number][] {
  const { seats = [], squares = [] } = board.game ?? {};
  return seats
    .map((seat): [Seat, number] => [seat, squares.filter((square) => board.game?.at(square) === seat).length])
    .sort(([, one], [, other]) => other - one);
}

function expectResultTold(board: ReversiBoardElement, last: string): void {
  const ranking = standings(board);
  const { seat, scores } = WON.exec(sentencesOf(last).at(-1) ?? "")?.groups ?? {};
  expect(seat?.toLowerCase(), last).to.equal(ranking[0]?.[0]);
  expect(scores?.split(" to ").map(Number), last).to.deep.equal(ranking.map(([, discs]) => discs));
}

describe("the sentences of the live region", () => {
  afterEach(clear);

  it("tell a whole game of four: seats, squares, discs turned, placements and the result", async () => {
    const board = await mount({ players: "4", board: "octagon", speed: "none" });
    const choose = chooser(2); // seed 1 ends in a draw
    const said = playAndListen(board, () => choose(board.legalMoves));
    const told = retell(said);
    expect(told.map(({ square }) => square).join("")).to.equal(board.game?.transcript);
    expect(told).to.deep.equal(recorded(board));
    expect(said).to.have.length(84);
    expect(new Set(told.map(({ kind }) => kind))).to.deep.equal(new Set(["flip", "place"]));
    expectResultTold(board, said.at(-1) ?? "");
  });

  it("tell each pass of a game of two, after the move that led to it", async () => {
    const { transcript, passes } = gameWithPasses();
    const squares = squaresOf(transcript);
    const board = await mount({ speed: "none" });
    const said = playAndListen(board, (ply) => squares[ply] ?? "");
    const told = retell(said);
    expect(told.map(({ square }) => square).join("")).to.equal(transcript);
    expect(told).to.deep.equal(recorded(board));
    expect(told.filter(({ kind }) => kind === "pass")).to.have.length(passes);
    expectResultTold(board, said.at(-1) ?? "");
  });
});

/** The first game with passes of both seats, and a winner, among those that are played as if by chance. */
function gameWithPasses(): { transcript: string; passes: number } {
  for (let seed = 1; ; seed++) {
    const choose = chooser(seed);
    let game = Game.start();
    while (game.phase !== "over") game = game.play(choose(game.legalMoves));
    const passes = game.plies.filter(({ kind }) => kind === "pass");
    const passing = new Set(passes.map(({ seat }) => seat));
    if (passing.size === 2 && game.result?.winner)
      return { transcript: game.transcript, passes: passes.length };
  }
}
