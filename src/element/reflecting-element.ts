import type { BoardName, Goal, Opening, PlayerCount, Scoring } from "../engine/index.js";
import { ATTRIBUTES, readBoolean, readSettings } from "./settings.js";
import type { AttributeName, Settings, SetupWay, Speed } from "./settings.js";
import type { Coordinates, ThemeName } from "../view/look.js";

/** On a server there is no HTMLElement; the class can still be imported there. */
// oxlint-disable-next-line typescript/no-extraneous-class -- a stand-in that is never made
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * The properties that reflect attributes: each reads its attribute, or the default where that isn't understood. Their
 * tags (`@attr`, `@default`) go into `custom-elements.json`.
 */
export class ReflectingElement extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  /**
   * How many play.
   *
   * @attr
   * @default 2
   */
  get players(): PlayerCount {
    return this.readSettings().config.players;
  }
  set players(value: PlayerCount) {
    this.#reflect("players", value);
  }

  /**
   * The shape: a square of so many squares a side, or 10×10 without its corners.
   *
   * @attr
   * @default 8x8
   */
  get board(): BoardName {
    return this.readSettings().config.board;
  }
  set board(value: BoardName) {
    this.#reflect("board", value);
  }

  /**
   * `most` discs win, or `fewest` (Anti-Reversi).
   *
   * @attr
   * @default most
   */
  get goal(): Goal {
    return this.readSettings().config.goal;
  }
  set goal(value: Goal) {
    this.#reflect("goal", value);
  }

  /**
   * `cross`, or `free`: the players fill the centre themselves.
   *
   * @attr
   * @default cross
   */
  get opening(): Opening {
    return this.readSettings().config.opening;
  }
  set opening(value: Opening) {
    this.#reflect("opening", value);
  }

  /**
   * `discs`, or `tournament`: the winner also gets the squares left empty.
   *
   * @attr
   * @default discs
   */
  get scoring(): Scoring {
    return this.readSettings().config.scoring;
  }
  set scoring(value: Scoring) {
    this.#reflect("scoring", value);
  }

  /**
   * How many corners a seat starts with, and which seat: `2`, or `2 white`.
   *
   * @attr
   * @default 0
   */
  get handicap(): string {
    return this.getAttribute("handicap") ?? "0";
  }
  set handicap(value: string | number | null) {
    this.#reflect("handicap", value);
  }

  /**
   * Squares that can't be played, as `c3 f6`, or how many, to be placed at random but fairly.
   *
   * @attr
   */
  get blocked(): string {
    return this.getAttribute("blocked") ?? "";
  }
  set blocked(value: string | number | null) {
    this.#reflect("blocked", value);
  }

  /**
   * Makes what is placed at random, and what computers choose, come out the same again.
   *
   * @attr
   */
  get seed(): string {
    return this.getAttribute("seed") ?? "";
  }
  set seed(value: string | number | null) {
    this.#reflect("seed", value);
  }

  /**
   * A position to begin from; setting it loads that game.
   *
   * @attr
   */
  get position(): string {
    return this.getAttribute("position") ?? "";
  }
  set position(value: string | null) {
    this.#reflect("position", value);
  }

  /**
   * A transcript to show, as `f5d6c3`; setting it loads that game.
   *
   * @attr
   */
  get moves(): string {
    return this.getAttribute("moves") ?? "";
  }
  set moves(value: string | null) {
    this.#reflect("moves", value);
  }

  /**
   * No input by people, and one image to screen readers. Scripts may still play.
   *
   * @attr
   * @default false
   */
  get readonly(): boolean {
    return this.readSettings().readonly;
  }
  set readonly(value: boolean | string | null) {
    this.#reflect("readonly", isOn(value) ? "" : null);
  }

  /**
   * Computers wait: only `step()` lets one of them move.
   *
   * @attr
   * @default false
   */
  get paused(): boolean {
    return this.readSettings().paused;
  }
  set paused(value: boolean | string | null) {
    this.#reflect("paused", isOn(value) ? "" : null);
  }

  /**
   * After a person's move that loses much, says what would have been better.
   *
   * @attr
   * @default false
   */
  get coach(): boolean {
    return this.readSettings().coach;
  }
  set coach(value: boolean | string | null) {
    this.#reflect("coach", isOn(value) ? "" : null);
  }

  /**
   * What is marked on the board: any of `legal` (where one may play), `last` (the last move), `flips` (what the move
   * that is pointed at or focused would turn), `numbers` (of the moves, on their discs) and `values` (what each legal move is
   * worth, by the computer); or `none`.
   *
   * @attr
   * @default legal last
   */
  get marks(): string {
    return this.getAttribute("marks") ?? "legal last";
  }
  set marks(value: string | null) {
    this.#reflect("marks", value);
  }

  /**
   * Where files and ranks are named; nowhere if it is too tight.
   *
   * @attr
   * @default outside
   */
  get coordinates(): Coordinates {
    return this.readSettings().coordinates;
  }
  set coordinates(value: Coordinates) {
    this.#reflect("coordinates", value);
  }

  /**
   * What the board is made of: cloth and turned discs, maple and stones, a pond and its flowers, or a printed diagram,
   * which also whoever asks the browser for more contrast gets.
   *
   * @attr
   * @default felt
   */
  get theme(): ThemeName {
    return this.readSettings().theme;
  }
  set theme(value: ThemeName) {
    this.#reflect("theme", value);
  }

  /**
   * How fast discs turn.
   *
   * @attr
   * @default normal
   */
  get speed(): Speed {
    return this.readSettings().speed;
  }
  set speed(value: Speed) {
    this.#reflect("speed", value);
  }

  /**
   * The ply to be shown.
   *
   * @attr
   */
  get ply(): number {
    return this.readSettings().ply ?? 0;
  }
  set ply(value: number | string | null) {
    this.#reflect("ply", value);
  }

  /**
   * Who moves for each seat, a token a seat: `human`, `host` (the page's script), or a computer: `easy`, `medium`, `hard`
   * or `expert`. A person for those left out.
   *
   * @attr
   */
  get seats(): string {
    return this.getAttribute("seats") ?? "";
  }
  set seats(value: string | null) {
    this.#reflect("seats", value);
  }

  /**
   * What the seats are called instead of by their colours: `Anna, Hop`.
   *
   * @attr
   */
  get names(): string {
    return this.getAttribute("names") ?? "";
  }
  set names(value: string | null) {
    this.#reflect("names", value);
  }

  /**
   * What stands around the board: `full`, `minimal` (score and status), `none`, or any of `score`, `status`, `new`, `undo`,
   * `redo`, `hint` (a good move and why), `pause` (while only computers play), `rules`, `setup`, `share` and `moves`.
   *
   * @attr
   * @default full
   */
  get controls(): string {
    return this.getAttribute("controls") ?? "full";
  }
  set controls(value: string | null) {
    this.#reflect("controls", value);
  }

  /**
   * How a person reaches the panel where a game is chosen: by a `button`, `first` (it is offered before the first move),
   * or not at all.
   *
   * @attr
   * @default button
   */
  get setup(): SetupWay {
    return this.readSettings().setup;
  }
  set setup(value: SetupWay) {
    this.#reflect("setup", value);
  }

  /**
   * Puts the game into the page's link under this key (empty: the element's `id`, or `reversi`), and goes on with the
   * game of a link.
   *
   * @attr
   */
  get share(): string | null {
    return this.getAttribute("share");
  }
  set share(value: string | null) {
    this.#reflect("share", value);
  }

  /**
   * Keeps the game in the browser under this key (empty: the element's `id`, or `reversi`), over a reload or a crash.
   *
   * @attr
   */
  get persist(): string | null {
    return this.getAttribute("persist");
  }
  set persist(value: string | null) {
    this.#reflect("persist", value);
  }

  /**
   * All attributes, read together.
   *
   * @internal
   */
  protected readSettings(): Settings {
    return readSettings((name) => this.getAttribute(name));
  }

  /**
   * Properties that a page set before the element was defined hide the class's own: they are set anew.
   *
   * @internal
   */
  protected takeEarlyProperties(): void {
    for (const name of ATTRIBUTES) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #reflect(name: AttributeName, value: string | number | null | undefined): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}

/** Frameworks set a property with what stands in their markup, "false" and "" too. */
const isOn = (value: boolean | string | null): boolean =>
  typeof value === "string" ? readBoolean(value) : Boolean(value);
