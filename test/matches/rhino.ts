import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Game, Ply, Square } from "../../src/engine/index.js";
import type { Player } from "./entrants.js";

/** @returns where `gtp-rhino` is; Debian's games aren't on everybody's path */
export function findRhino(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/games"];
  return folders.map((folder) => join(folder, "gtp-rhino")).find((program) => existsSync(program));
}

/**
 * `gtp-rhino`, spoken to by GTP. It makes due passes by itself and refuses to be told of them. No book, no randomness: the
 * openings are random already.
 */
export class Rhino implements Player {
  readonly #process: ChildProcessWithoutNullStreams;
  /** The moves of the game on its board. */
  #told: Square[] = [];
  #output = "";
  #answer: ((text: string) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;
  spent = 0;

  constructor(program: string, level: number) {
    this.#process = spawn(program, ["-l", `${level}`, "-b", "0", "-r", "0"]);
    this.#process.stdout.setEncoding("utf8").on("data", (text: string) => this.#hear(text));
    for (const source of [this.#process, this.#process.stdin]) {
      source.on("error", (error: Error) => this.#fail?.(error));
    }
    this.#process.on("exit", (code) => this.#fail?.(new Error(`gtp-rhino ended, code ${code}`)));
  }

  /** An answer is `= …` or `? …`, and ends with an empty line. */
  #hear(text: string): void {
    this.#output += text;
    if (!this.#output.endsWith("\n\n")) return;
    const answer = this.#output.trim();
    this.#output = "";
    this.#answer?.(answer);
  }

  async #ask(command: string): Promise<string> {
    const answer = await new Promise<string>((resolve, reject) => {
      this.#answer = resolve;
      this.#fail = reject;
      this.#process.stdin.write(`${command}\n`);
    });
    if (!answer.startsWith("=")) throw new Error(`gtp-rhino answers ${answer} to ${command}`);
    return answer.slice(1).trim();
  }

  /** Tells it the moves that it doesn't know yet. */
  async #follow(game: Game): Promise<void> {
    const moves = game.plies.filter(({ kind }) => kind !== "pass") as (Ply & { square: Square })[];
    if (!this.#told.every((square, index) => square === moves[index]?.square)) {
      await this.#ask("clear_board");
      this.#told = [];
    }
    for (const { seat, square } of moves.slice(this.#told.length)) {
      await this.#ask(`play ${seat} ${square}`);
      this.#told.push(square);
    }
  }

  async choose(game: Game): Promise<Square> {
    await this.#follow(game);
    const start = performance.now();
    const square = (await this.#ask(`genmove ${game.turn}`)).toLowerCase();
    this.spent = performance.now() - start;
    this.#told.push(square);
    if (!game.legalMoves.includes(square)) throw new Error(`gtp-rhino plays ${square}`);
    return square;
  }

  /** Its score gives the empty squares to the winner, as `tournament` does. */
  async confirm(game: Game): Promise<void> {
    await this.#follow(game);
    const lead = game.scores.black! - game.scores.white!;
    const own = lead === 0 ? "0" : `${lead > 0 ? "B" : "W"}+${Math.abs(lead)}`;
    const other = await this.#ask("final_score");
    if (other !== own) throw new Error(`gtp-rhino scores ${other}, we ${own}`);
  }

  close(): void {
    this.#process.kill();
  }
}
