import { ConfigError, ReversiError } from "../engine/index.js";
import type { BoardProblem } from "./events.js";

/**
 * What an error of the engine says, as problems of the board: a configuration's one by one, any other as one.
 *
 * @param field - the attribute that held the text
 */
export function problemsOf(error: unknown, field: string): BoardProblem[] {
  if (error instanceof ConfigError) {
    return error.problems.map(({ code, field: own, message }) => ({
      code,
      field: own.toLowerCase() === "handicapseat" ? "handicap" : own,
      message,
    }));
  }
  if (error instanceof ReversiError)
    return [{ code: error.code, field, message: `${field}: ${error.message}` }];
  throw error;
}
