import { interval } from "./interval.js";
import type { Report } from "./play.js";
import type { Row } from "./rows.js";

const WIDTHS = [32, 7, 8, 17, 7, 10, 10, 7, 9];

/** Numbers to the right, and the first and last columns to the left. */
function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) =>
      index === 0 || index === WIDTHS.length - 1
        ? cell.padEnd(WIDTHS[index]!)
        : cell.padStart(WIDTHS[index]! - 2).padEnd(WIDTHS[index]!),
    )
    .join("")
    .trimEnd();
}

export const HEAD = line([
  "one among others",
  "games",
  "score",
  "95 %",
  "draws",
  "ms/move",
  "others'",
  "goal",
  "",
]);

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

/** The cells from the score on that every row has. */
function share(score: number, games: number): readonly [string, string, string] {
  const [low, high] = interval(score, games);
  return [`${games}`, percent(score / games), `${percent(low)} – ${percent(high)}`];
}

function verdict(reached: number, goal: number | undefined): readonly [string, string] {
  if (goal === undefined) return ["–", ""];
  return [percent(goal).replace(".0", ""), reached >= goal ? "met" : "not met"];
}

/**
 * @param reports - of all games of a row; in the n-th, `one` has the seat n modulo the number of seats
 * @returns the row's lines of the table: its score, and where `easy` plays on 8×8 how often it gives a corner away
 */
export function tell(row: Row, reports: readonly Report[]): string[] {
  const games = reports.length;
  let score = 0;
  let draws = 0;
  let gave = 0;
  const one = { moves: 0, spent: 0 };
  const other = { moves: 0, spent: 0 };
  for (const [index, { winner, moves, spent, gave: gaveCorner }] of reports.entries()) {
    const seats = moves.length;
    const own = index % seats;
    if (winner === null) {
      draws++;
      // Two share a draw. Among more, nobody wins.
      score += seats === 2 ? 0.5 : 0;
    } else if (winner === own) score++;
    if (gaveCorner.includes(true)) gave++;
    for (let seat = 0; seat < seats; seat++) {
      const side = seat === own ? one : other;
      side.moves += moves[seat]!;
      side.spent += spent[seat]!;
    }
  }
  const times = [one, other].map(({ moves, spent }) => (spent / Math.max(1, moves)).toFixed(1));
  const lines = [
    line([row.id, ...share(score, games), `${draws}`, ...times, ...verdict(score / games, row.goal)]),
  ];
  if (row.id === "two/8x8/medium-easy") {
    const cells = share(gave, games);
    lines.push(line(["  easy gives a corner away", ...cells, "", "", "", ...verdict(gave / games, 1 / 3)]));
  }
  return lines;
}
