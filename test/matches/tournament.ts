import type { Fixture, Report } from "./play.js";
import { Pool } from "./pool.js";
import { findRhino } from "./rhino.js";
import { LEVEL_ROWS, rhinoRows } from "./rows.js";
import type { Row } from "./rows.js";
import { HEAD, tell } from "./table.js";

export interface Wishes {
  /** The beginnings of rows' names, up to a slash; none: all but `rhino`. */
  readonly parts: readonly string[];
  readonly jobs: number;
  /** Games a row, instead of each row's own number. */
  readonly games?: number;
}

/**
 * Plays what is wished and prints the table, each row as it ends; how far it is goes to the standard error.
 * @param worker - the bundled `worker.ts`
 */
export async function playRows({ parts, jobs, games }: Wishes, worker: URL): Promise<void> {
  const rows = chosenRows(parts);
  if (rows.length === 0) return;
  const pool = new Pool(worker, jobs);
  try {
    // All games are queued at once, in the rows' order: no thread waits for a row's last game.
    const played = rows.map((row) => playRow(row, pool, games ?? row.games));
    // A game that goes wrong in a later row ends everything at once.
    const all = Promise.all(played);
    console.log(HEAD);
    for (const [index, row] of rows.entries()) {
      for (const line of tell(row, await Promise.race([played[index]!, all.then(() => played[index]!)])))
        console.log(line);
    }
  } finally {
    pool.close();
  }
}

function chosenRows(parts: readonly string[]): readonly Row[] {
  const program = findRhino();
  const all = [...LEVEL_ROWS, ...rhinoRows(program ?? "gtp-rhino")];
  const unknown = parts.find((part) => !all.some((row) => isOf(row, part)));
  if (unknown !== undefined) {
    const names = [...new Set(all.map(({ id }) => id.split("/")[0]))];
    throw new Error(`No part ${unknown}: there are ${names.join(", ")}, and each row by its name.`);
  }
  const chosen = parts.length > 0 ? all.filter((row) => parts.some((part) => isOf(row, part))) : LEVEL_ROWS;
  if (program !== undefined) return chosen;
  const possible = chosen.filter(({ other }) => other.kind !== "rhino");
  if (possible.length < chosen.length) {
    console.log("rhino: skipped, no gtp-rhino on the path or in /usr/games (apt-get install grhino)");
  }
  return possible;
}

function isOf({ id }: Row, part: string): boolean {
  return `${id}/`.startsWith(`${part}/`);
}

async function playRow(row: Row, pool: Pool, games: number): Promise<readonly Report[]> {
  const fixtures = fixturesOf(row, games);
  let ended = 0;
  const step = Math.ceil(fixtures.length / 10);
  const reports = fixtures.map(async (fixture) => {
    const report = await pool.play(fixture);
    if (++ended % step === 0) console.error(`${row.id}: ${ended} of ${fixtures.length} games`);
    return report;
  });
  return Promise.all(reports);
}

/** The games of a row: each opening once with `one` in each of the seats, so the number is rounded up to whole openings. */
export function fixturesOf({ id, config, blocked, plies, one, other }: Row, games: number): Fixture[] {
  const seats = config.players ?? 2;
  return Array.from({ length: Math.ceil(games / seats) * seats }, (_, index): Fixture => {
    const opening = Math.floor(index / seats);
    return {
      row: id,
      config: config.handicap && opening % 2 === 1 ? { ...config, handicapSeat: "white" } : config,
      blocked,
      plies,
      opening,
      lineUp: Array.from({ length: seats }, (_seat, seat) => (seat === index % seats ? one : other)),
    };
  });
}
