import { executeServerCommand, sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import type { ReversiBoardElement } from "reversi-board";
import { cell, clear, mount, picture, rendered, screenshot } from "./helpers.js";
import { appearance, contrast, difference, luminance, ratio, VISIONS } from "./vision.js";
import type { Lab, Rgb, Vision } from "./vision.js";

const THEMES = ["felt", "wood", "pond", "contrast"] as const;
const SCHEMES = ["light", "dark"] as const;
const WIDTHS = [400, 120] as const;

/** What can stand on a square, with its letter in a position. */
const LETTERS = {
  black: "X",
  white: "O",
  red: "R",
  green: "G",
  neutral: "N",
  blocked: "#",
  empty: "-",
} as const;
type Kind = keyof typeof LETTERS;
const KINDS = Object.keys(LETTERS) as Kind[];

const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Far from the frame's shadow, the guide dots and the edge of its file and rank. */
const SQUARE = "c5";

/** From this ΔE on, two pixels are plainly different: ten times what one can just see. */
const PLAIN = 20;
/** So much of a square must be plainly different. */
const LEAST_SHARE = 0.08;
/** What is drawn over something else needs this contrast with it (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** Lines are ornament, and needn't be seen at a glance; but none may vanish. */
const LEAST_LINE = 1.15;

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 1;

/** A position of 8×8 with these letters on it, and the seat to move. */
function position(letters: Readonly<Record<string, string>>, turn: string): string {
  const squares = Array.from({ length: 64 }, (_, at) => `${FILES[at % 8]}${Math.floor(at / 8) + 1}`);
  return `${squares.map((square) => letters[square] ?? "-").join("")} ${turn}`;
}

/** A board that is drawn at once, in this theme, as on a page of this scheme. */
function mountThemed(
  theme: string,
  scheme: string,
  width: number,
  attributes: Readonly<Record<string, string>>,
): Promise<ReversiBoardElement> {
  return mount({ theme, style: `color-scheme: ${scheme}`, speed: "none", ...attributes }, width);
}

/** Sets attributes, and waits until they are to be seen. */
async function set(board: ReversiBoardElement, attributes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  await board.finish();
}

/** A part of a picture, row by row. */
function cut(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height = width,
): readonly Rgb[] {
  const [columns, rows] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const { data } = context.getImageData(Math.round(x), Math.round(y), columns, rows);
  return Array.from({ length: data.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return [red, green, blue];
  });
}

/** The pixels of a square. */
function pixels(board: ReversiBoardElement, square: string): readonly Rgb[] {
  const { context, x, y, size } = picture(board, square);
  return cut(context, x, y, size);
}

/** How a square looks with each kind of content, in the same light: it is always the same square. */
async function lookAtKinds(
  theme: string,
  scheme: string,
  width: number,
): Promise<ReadonlyMap<Kind, readonly Rgb[]>> {
  const looks = new Map<Kind, readonly Rgb[]>();
  for (const players of ["4", "3"]) {
    const kinds = players === "4" ? KINDS.filter((kind) => kind !== "neutral") : (["neutral"] as const);
    const board = await mountThemed(theme, scheme, width, { players, marks: "none" });
    for (const kind of kinds) {
      await set(board, { position: position({ a1: "X", b1: "O", [SQUARE]: LETTERS[kind] }, "X") });
      expect(board.game?.at(SQUARE)).to.equal(kind);
      looks.set(kind, pixels(board, SQUARE));
    }
    board.remove();
  }
  return looks;
}

/** Of a square's values, those in its middle quarter. */
function middlePart<Value>(values: readonly Value[]): Value[] {
  const side = Math.sqrt(values.length);
  const isMiddle = (step: number): boolean => Math.abs((step + 0.5) / side - 0.5) < 0.25;
  return values.filter((_, at) => isMiddle(at % side) && isMiddle(Math.floor(at / side)));
}

interface Distance {
  readonly pair: string;
  /** How much of the square looks plainly different. */
  readonly share: number;
  /** Mean ΔE over the middle of the square. */
  readonly mean: number;
  readonly width: number;
}

function distance(one: readonly Lab[], other: readonly Lab[]): Pick<Distance, "share" | "mean"> {
  const differences = one.map((lab, at) => difference(lab, other[at] ?? lab));
  return {
    share: differences.filter((value) => value >= PLAIN).length / differences.length,
    mean: average(middlePart(differences)),
  };
}

/** Each pair of kinds, as an eye with this vision sees it. */
function distances(looks: ReadonlyMap<Kind, readonly Rgb[]>, vision: Vision, width: number): Distance[] {
  const seen = [...looks].map(
    ([kind, look]) => [kind, look.map((colour) => appearance(colour, vision))] as const,
  );
  return seen.flatMap(([one, first], at) =>
    seen
      .slice(at + 1)
      .map(([other, second]) => ({ pair: `${one}–${other}`, width, ...distance(first, second) })),
  );
}

/** Whether something was drawn on a pixel; less is the fringe of a soft shadow. */
const isChanged = (before: Rgb, after: Rgb): boolean =>
  after.some((value, channel) => Math.abs(value - (before[channel] ?? 0)) > 8);

/**
 * The contrast of a mark with what it lies on, from pictures with and without it; 1 where there is no mark.
 *
 * It is that of the mark's best fifth. Most pixels of a thin line are mixed with what is around it, and many marks have
 * two tones, so that one of them stands out from any ground: the mean would tell of the mixture, the best pixel of a
 * speck.
 */
function markContrast(without: readonly Rgb[], marked: readonly Rgb[]): number {
  if (without.length !== marked.length) return 1;
  const changed = marked.flatMap((colour, at) => {
    const ground = without[at] ?? colour;
    return isChanged(ground, colour) ? [contrast(colour, ground)] : [];
  });
  return changed.length < 0.005 * marked.length ? 1 : percentile(changed, 0.8);
}

/**
 * The contrast of what is written on a ground of one colour with that colour, the commonest around it. The strokes of a
 * “1” fill a twentieth of the part that is looked at, and a little more.
 */
function writingContrast(part: readonly Rgb[]): number {
  const lights = part.map(luminance);
  const ground = percentile(lights, 0.5);
  return percentile(
    lights.map((light) => ratio(light, ground)),
    0.95,
  );
}

/**
 * The contrast of a number with its disc; 1 where there is none. The disc's emblem gives way to it, so it isn't what
 * has changed, nor are its pixels all among those: a “1” may lie where an upright stroke was.
 */
function numberContrast(without: readonly Rgb[], marked: readonly Rgb[]): number {
  return markContrast(without, marked) === 1 ? 1 : writingContrast(middlePart(marked));
}

const MARKS = ["legal", "last", "flips", "numbers", "outside", "inside", "focus", "lines"] as const;
type Mark = (typeof MARKS)[number];

interface Found {
  readonly mark: Mark;
  readonly contrast: number;
  /** Whose disc it lies on or stands for, or on which square. */
  readonly on: string;
  readonly width: number;
}

/** For each number of players: whose disc it is that is turned, and who turns it. */
const CAPTURES = {
  4: [
    ["black", "green"],
    ["white", "black"],
    ["red", "white"],
    ["green", "red"],
  ],
  3: [["neutral", "black"]],
} as const;

/** After a key, a focus that a script sets is shown like one that the key has set. */
const showFocus = (): Promise<void> => sendKeys({ press: "Shift" });

/** The marks on squares: for each seat's move and last move, on each disc that turns, and on each that was played. */
async function marksOnSquares(theme: string, scheme: string, width: number): Promise<Found[]> {
  const found: Found[] = [];
  await showFocus();
  for (const [players, captures] of Object.entries(CAPTURES)) {
    const board = await mountThemed(theme, scheme, width, { players });
    const note = (mark: Mark, on: string, without: readonly Rgb[], square: string): void => {
      found.push({ mark, on, width, contrast: markContrast(without, pixels(board, square)) });
    };
    for (const [turned, mover] of captures) {
      const letters = { c5: LETTERS.empty, d5: LETTERS[turned], e5: LETTERS[mover], g8: "O", h8: "X" };
      await set(board, { marks: "none", position: position(letters, LETTERS[mover]) });
      const [empty, resting] = [pixels(board, "c5"), pixels(board, "d5")];
      await set(board, { marks: "legal" });
      note("legal", mover, empty, "c5");
      await set(board, { marks: "flips" });
      cell(board, "c5").focus();
      await board.finish();
      note("flips", turned, resting, "d5");
      cell(board, "c5").blur();

      await set(board, { marks: "none" });
      board.play("c5");
      await board.finish();
      const played = pixels(board, "c5");
      await set(board, { marks: "last" });
      note("last", mover, played, "c5");
      await set(board, { marks: "numbers" });
      const value = numberContrast(played, pixels(board, "c5"));
      found.push({ mark: "numbers", on: mover, width, contrast: value });
    }
    board.remove();
  }
  // A number has no room on a disc of a dozen pixels.
  return found.filter(({ mark }) => mark !== "numbers" || width >= 400);
}

/**
 * The coordinates on the frame. They take room of their own, so there is no picture without them in the same places:
 * they are measured against the median around them.
 */
async function coordinatesOutside(theme: string, scheme: string, width: number): Promise<Found[]> {
  const board = await mountThemed(theme, scheme, width, { coordinates: "outside" });
  await board.finish();
  const found = FILES.flatMap((letter, step): Found[] => {
    const number = String(step + 1);
    const beside = picture(board, `a${number}`);
    const above = picture(board, `${letter}1`);
    const around = (x: number, y: number, margin: number, context: CanvasRenderingContext2D): number =>
      margin < 4 ? 1 : writingContrast(cut(context, x - margin / 4, y - margin / 4, margin / 2));
    const [left, top] = [beside.x, above.y];
    const { size } = above;
    return [
      {
        mark: "outside",
        on: number,
        width,
        contrast: around(left / 2, beside.y + size / 2, left, beside.context),
      },
      {
        mark: "outside",
        on: letter,
        width,
        contrast: around(above.x + size / 2, top / 2, top, above.context),
      },
    ];
  });
  board.remove();
  return found;
}

/** The coordinates in the squares: each is in one of the two outermost squares of its file or rank. */
async function coordinatesInside(theme: string, scheme: string, width: number): Promise<Found[]> {
  const board = await mountThemed(theme, scheme, width, { coordinates: "none", marks: "none" });
  const squaresOf = FILES.flatMap((letter, step) => [
    [letter, `${letter}1`, `${letter}8`] as const,
    [String(step + 1), `a${step + 1}`, `h${step + 1}`] as const,
  ]);
  const look = (): readonly Rgb[][] =>
    squaresOf.flatMap(([, first, second]) => [[...pixels(board, first)], [...pixels(board, second)]]);
  await board.finish();
  const bare = look();
  await set(board, { coordinates: "inside" });
  const marked = look();
  board.remove();
  return squaresOf.map(([on], at) => ({
    mark: "inside",
    on,
    width,
    contrast: Math.max(
      ...[2 * at, 2 * at + 1].map((place) => markContrast(bare[place] ?? [], marked[place] ?? [])),
    ),
  }));
}

let pictures = 0;

/** Squares as they are on the screen: the focus is the browser's to draw, and isn't on the canvas. */
async function onScreen(
  board: ReversiBoardElement,
  squares: readonly string[],
): Promise<ReadonlyMap<string, readonly Rgb[]>> {
  await screenshot("vision");
  const response = await fetch(`/test/output/vision.png?${pictures++}`, { cache: "no-store" });
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas context");
  context.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;
  return new Map(
    squares.map((square) => {
      const { left, top, width } = cell(board, square).getBoundingClientRect();
      return [square, cut(context, left * scale, top * scale, width * scale)];
    }),
  );
}

async function focusRing(theme: string, scheme: string, width: number): Promise<Found[]> {
  // Neither is a legal move: there, what the move would do is seen too.
  const grounds = { c4: "empty", f5: "blocked" } as const;
  const board = await mountThemed(theme, scheme, width, {
    marks: "none",
    position: position({ d5: "O", e5: "X", f5: "#" }, "X"),
  });
  await board.finish();
  const squares = Object.keys(grounds);
  const bare = await onScreen(board, squares);
  await showFocus();
  const found: Found[] = [];
  for (const [square, on] of Object.entries(grounds)) {
    cell(board, square).focus();
    await rendered();
    const focused = await onScreen(board, [square]);
    found.push({
      mark: "focus",
      on,
      width,
      contrast: markContrast(bare.get(square) ?? [], focused.get(square) ?? []),
    });
  }
  board.remove();
  return found;
}

/** Each grid line's contrast with the field on either side of it, where that is lowest, on an empty board. */
async function gridLines(theme: string, scheme: string, width: number): Promise<Found[]> {
  const board = await mountThemed(theme, scheme, width, { opening: "free", marks: "none", board: "10x10" });
  await board.finish();
  const { context, x: left, y: top, size } = picture(board, "a1");
  const light = (x: number, y: number, columns: number, rows: number): number =>
    average(cut(context, left + x * size, top + y * size, columns, rows).map(luminance));
  const half = Math.max(1, Math.floor(size / 2));
  const reach = Math.max(1, Math.round(size * 0.03));
  const offsets = Array.from({ length: 2 * reach + 1 }, (_, at) => (at - reach) / size);
  const found: Found[] = [];
  for (let line = 1; line < 10; line++) {
    for (const isUpright of [true, false]) {
      const at = (x: number, y: number, columns: number, rows: number): number =>
        isUpright ? light(x, y, columns, rows) : light(y, x, rows, columns);
      const contrasts = Array.from({ length: 10 }, (_, along) => {
        const field = average([-0.75, 0.25].map((side) => at(line + side, along + 0.25, half, half)));
        const lights = offsets.map((offset) => at(line + offset, along + 0.25, 1, half));
        return Math.max(...lights.map((one) => ratio(one, field)));
      });
      const on = `${isUpright ? "upright" : "level"} ${line}`;
      found.push({ mark: "lines", on, width, contrast: Math.min(...contrasts) });
    }
  }
  board.remove();
  return found;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

describe("the measures of colour", () => {
  it("know black, white and a middle grey", () => {
    for (const vision of VISIONS) {
      const [white, black] = [appearance([255, 255, 255], vision), appearance([0, 0, 0], vision)];
      expect(difference(white, [100, 0, 0]), vision).to.be.lessThan(0.1);
      expect(difference(black, [0, 0, 0]), vision).to.be.lessThan(0.1);
    }
    expect(appearance([119, 119, 119], "greyscale")[0]).to.be.closeTo(50.03, 0.05);
    expect(contrast([255, 255, 255], [0, 0, 0])).to.be.closeTo(21, 1e-9);
    expect(contrast([119, 119, 119], [255, 255, 255])).to.be.closeTo(4.48, 0.01);
  });

  it("confuse what each eye confuses, and nothing else", () => {
    const apart = (one: Rgb, other: Rgb, vision: Vision): number =>
      difference(appearance(one, vision), appearance(other, vision));
    const [red, green]: [Rgb, Rgb] = [
      [200, 80, 60],
      [120, 130, 40],
    ];
    const [teal, blue]: [Rgb, Rgb] = [
      [0, 140, 130],
      [0, 130, 190],
    ];
    expect(apart(red, green, "tritanopia")).to.be.greaterThan(50);
    expect(apart(red, green, "deuteranopia")).to.be.lessThan(25);
    expect(apart(teal, blue, "deuteranopia")).to.be.greaterThan(25);
    expect(apart(teal, blue, "tritanopia")).to.be.lessThan(20);
    // To a protanope, red is dark.
    expect(appearance([255, 0, 0], "protanopia")[0]).to.be.lessThan(
      appearance([255, 0, 0], "greyscale")[0] - 10,
    );
  });
});

describe("for every eye", function () {
  this.timeout(60_000);
  const pairTable: string[][] = [["weakest pair", ...VISIONS]];
  const markTable: string[][] = [["contrast", ...MARKS]];
  afterEach(clear);
  after(async () => {
    const text = [
      "Share of the square that looks plainly different, mean ΔE of its middle, board’s width",
      table(pairTable),
      "",
      "Contrast with the ground, on what, board’s width",
      table(markTable),
    ].join("\n");
    await executeServerCommand("print", { text });
  });

  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      it(`${theme}, ${scheme}, keeps discs, blocked and empty squares apart`, async () => {
        const seen = new Map<Vision, Distance[]>(VISIONS.map((vision) => [vision, []]));
        for (const width of WIDTHS) {
          const looks = await lookAtKinds(theme, scheme, width);
          for (const vision of VISIONS) seen.get(vision)?.push(...distances(looks, vision, width));
        }
        const show = ({ pair, share, mean, width }: Distance): string =>
          `${pair} ${percent(share)}, ${mean.toFixed(0)}, ${width}`;
        const weakest = [...seen.values()].map((all) => all.toSorted((a, b) => a.share - b.share)[0]);
        pairTable.push([`${theme} ${scheme}`, ...weakest.map((one) => (one ? show(one) : ""))]);
        const faults = [...seen].flatMap(([vision, all]) =>
          all.filter(({ share }) => share < LEAST_SHARE).map((one) => `${vision}: ${show(one)}`),
        );
        expect(faults).to.deep.equal([]);
      });

      it(`${theme}, ${scheme}, lets each mark, each line and the focus be seen`, async () => {
        const found: Found[] = [];
        for (const width of WIDTHS) found.push(...(await marksOnSquares(theme, scheme, width)));
        found.push(
          ...(await coordinatesOutside(theme, scheme, 400)),
          ...(await coordinatesInside(theme, scheme, 400)),
          ...(await focusRing(theme, scheme, 400)),
        );
        for (const width of [320, 120]) found.push(...(await gridLines(theme, scheme, width)));
        const show = ({ contrast: value, on, width }: Found): string => `${value.toFixed(2)} ${on} ${width}`;
        const weakest = MARKS.map(
          (mark) => found.filter((one) => one.mark === mark).toSorted((a, b) => a.contrast - b.contrast)[0],
        );
        markTable.push([`${theme} ${scheme}`, ...weakest.map((one) => (one ? show(one) : ""))]);
        const faults = found
          .filter((one) => one.contrast < (one.mark === "lines" ? LEAST_LINE : LEAST_CONTRAST))
          .map((one) => `${one.mark}: ${show(one)}`);
        expect(faults).to.deep.equal([]);
      });
    }
  }
});
