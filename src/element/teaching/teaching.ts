import type { Game } from "../../engine/index.js";
import { shownGame } from "../../machine/index.js";
import type { Source } from "../../machine/index.js";
import type { Advice } from "../../players/advice/reason.js";
import type { MoveValue } from "../../players/values.js";
import { isSamePosition } from "./same-position.js";
import type { Teacher, TeacherHost } from "./teacher.js";

/** The teacher at one board. It is loaded when somebody asks for it first, or the settings want it. */
export class Teaching {
  readonly #host: () => TeacherHost;
  #teacher: Teacher | null = null;
  #loading: Promise<Teacher> | null = null;
  #hasFailed = false;

  /** @param host - gives what the teacher needs of its board, once it is there */
  constructor(host: () => TeacherHost) {
    this.#host = host;
  }

  /** Takes up what has changed at the board. */
  attend(isWanted: boolean): void {
    if (this.#teacher) this.#teacher.attend();
    else if (isWanted && !this.#hasFailed) void this.#load().catch(isTold);
  }

  /** Shows a good move of the position that is shown now; null where nobody is to move, or it came too late. */
  async hint(source: Source): Promise<Advice | null> {
    // At once where it can be: the position may be another one in a moment.
    if (this.#teacher) return this.#teacher.hint(source);
    const shown = this.#shown;
    const teacher = await this.#load();
    return isSamePosition(this.#shown, shown) ? teacher.hint(source) : null;
  }

  /** The button was pressed: for the position that is shown now, and for whoever may press it then, too. */
  async press(canPress: () => boolean): Promise<void> {
    const shown = this.#shown;
    try {
      const teacher = await this.#load();
      if (isSamePosition(this.#shown, shown) && canPress()) teacher.press();
    } catch {
      // `problem` has told of it
    }
  }

  /** Weighs the moves of the game as it stands now. */
  async analyse(): Promise<readonly MoveValue[]> {
    const { game } = this.#host().table();
    return (await this.#load()).analyse(game);
  }

  get #shown(): Game | null {
    return shownGame(this.#host().table());
  }

  #load(): Promise<Teacher> {
    return (this.#loading ??= this.#loadNow());
  }

  async #loadNow(): Promise<Teacher> {
    try {
      const { Teacher } = await import("./teacher.js");
      return (this.#teacher = new Teacher(this.#host()));
    } catch (error) {
      this.#loading = null; // the next one who asks tries again
      this.#hasFailed = true;
      this.#host().failed({ code: "teacher", field: "hint", message: `hint: ${String(error)}` });
      throw error;
    }
  }
}

/** For a failure that `problem` has told of. */
function isTold(): void {}
