/**
 * `npm run screenshots`: pictures of the built board to look at, in `test/output/screenshots/`: each theme with two,
 * three and four players, narrow and wide, on a light page and on a dark one; what is seen seldom; and what a page or a
 * person asks of colours, text and direction; the panels in each language. `sheet-….png` show many of them together. Nothing is asserted.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "puppeteer-core";
import { findBrowser } from "./browser.js";

const THEMES = ["felt", "wood", "pond", "contrast"];
const SCHEMES = ["light", "dark"];
const WIDTHS = [120, 320, 600, 1200];
/** Each number of players on a board of its own, and after how many moves. */
const GAMES = [
  { players: 2, board: "8x8", moves: 14 },
  { players: 3, board: "octagon", moves: 21 },
  { players: 4, board: "10x10", moves: 28 },
];
/** How wide a board is that shows something special, in CSS pixels. */
const USUAL_WIDTH = 400;
const MEDIA_WIDTH = 320;
/** The page that is seen around a board. */
const AROUND = 16;
const SHEET_WIDTH = 1800;
const VIEWPORT = { width: 1280, height: 1420 };

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "test/output/screenshots");

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Pictures</title>
  <link rel="icon" href="data:," />
  <style>
    :root { color-scheme: light dark; --page: #f4f1ea; --text: #23201b; }
    @media (prefers-color-scheme: dark) { :root { --page: #171a1c; --text: #e8e6e1; } }
    .light { --page: #f4f1ea; --text: #23201b; color-scheme: light; }
    .dark { --page: #171a1c; --text: #e8e6e1; color-scheme: dark; }
    body, .light, .dark { background: var(--page); color: var(--text); }
    body { margin: 0; padding: ${AROUND}px; font: 16px/1.4 system-ui, sans-serif; }
    h2 { flex: 1 0 100%; margin: 0; font: 600 20px/1 system-ui, sans-serif; }
    .sheet { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; inline-size: max-content; max-inline-size: ${SHEET_WIDTH - 2 * AROUND}px; }
    figure { margin: 0; font-size: 13px; }
    figure img { display: block; }
    .row { display: flex; gap: 16px; padding: 12px; }
  </style>
  <script type="module" src="/dist/reversi-board.js"></script>
  <body>
    <main></main>
  </body>
</html>`;

const TYPES = { js: "text/javascript", png: "image/png" };

/** Serves the page, the built scripts, and the pictures that the sheets show. */
function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === "/") {
      response.setHeader("content-type", "text/html");
      response.end(PAGE);
      return;
    }
    const [, where, name] = /^\/(dist|pictures)\/([\w.-]+)$/.exec(pathname) ?? [];
    try {
      const contents = readFileSync(join(where === "dist" ? join(root, "dist") : folder, name));
      response.setHeader("content-type", TYPES[name.split(".").at(-1)] ?? "application/octet-stream");
      response.end(contents);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

/** What runs in the page; `stage` there is what these functions know of each other. */
function preparePage() {
  /** Chooses as if by chance, but with the same seed always the same (Park and Miller, 1988). */
  const chooser = (seed) => {
    let state = seed * 7919 + 1;
    return (list) => {
      state = (state * 48271) % (2 ** 31 - 1);
      return list[state % list.length];
    };
  };

  const play = (board, count, seed) => {
    const choose = chooser(seed);
    for (let move = 0; move < count && !board.over; move++) board.play(choose(board.legalMoves));
  };

  /** The legal move that turns most. */
  const richestMove = ({ game, legalMoves }) =>
    legalMoves.toSorted((a, b) => game.flipsOf(b).length - game.flipsOf(a).length)[0];

  /** The first game, of those that chance plays, that comes to such a phase, at that moment. */
  const gameIn = (board, phase) => {
    for (let seed = 1; seed < 1000; seed++) {
      const choose = chooser(seed);
      let game = board.game;
      while (game.phase !== phase && game.phase !== "over") game = game.play(choose(game.legalMoves));
      if (game.phase === phase) return game;
    }
    throw new Error(`no game came to ${phase}`);
  };

  /** Frames come when told to, so that motion can be stopped in its middle. */
  const holdFrames = () => {
    const usual = window.requestAnimationFrame;
    let asked = [];
    window.requestAnimationFrame = (callback) => asked.push(callback);
    return {
      /** Lets time pass, in milliseconds. */
      run(time) {
        const start = performance.now();
        for (const now of [start, start + time]) {
          const callbacks = asked;
          asked = [];
          for (const callback of callbacks) callback(now);
        }
      },
      /** What was asked for in the meantime never comes: its board goes. */
      release() {
        window.requestAnimationFrame = usual;
      },
    };
  };

  const main = document.querySelector("main");
  let frames = null;

  window.stage = {
    /** A board with these attributes, alone on the page or in `parent`; gives the box that it takes. */
    async show({ attributes, width, moves = 0, phase, turning = false, seed = 3 }, parent = null) {
      frames?.release();
      frames = null;
      if (!parent) main.replaceChildren();
      const board = document.createElement("reversi-board");
      for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, String(value));
      board.setAttribute("speed", "none");
      board.style.width = `${width}px`;
      (parent ?? main).append(board);
      await board.finish();
      if (phase) board.load(gameIn(board, phase));
      play(board, moves, seed);
      await board.finish();
      if (turning) {
        board.setAttribute("speed", "slow");
        await board.finish();
        frames = holdFrames();
        board.play(richestMove(board));
        frames.run(620);
      }
      const { x, y, right, bottom } = board.getBoundingClientRect();
      return { x, y, width: right - x, height: bottom - y };
    },

    /** A board with a panel open, which covers the window. */
    async openPanel(panel, language, subject) {
      await window.stage.show({ ...subject, attributes: { ...subject.attributes, lang: language } });
      const { shadowRoot } = main.querySelector("reversi-board");
      shadowRoot.querySelector("[part=controls] [data-name=menu]").click();
      const shown = async (selector) => {
        for (let times = 0; times < 200; times++) {
          const found = shadowRoot.querySelector(`dialog[open] ${selector}`);
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        throw new Error(`no ${selector}`);
      };
      const menu = await shown(".menu");
      if (panel !== "menu") {
        const place = { rules: -3, setup: -2, exchange: -1 }[panel];
        [...menu.querySelectorAll("button")].at(place).click();
        await shown(`.${panel}`);
      }
      // Its pictures are painted when it has been laid out.
      await new Promise((resolve) => setTimeout(resolve, 400));
    },

    /** Where the square is that one looks at: of the move that turns most. */
    placeToPoint() {
      const board = main.querySelector("reversi-board");
      const button = board.shadowRoot.querySelector(`button[aria-label^="${richestMove(board)},"]`);
      const box = button.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },

    /** Lays pictures out; each has a name and perhaps a width, and a text stands alone as a heading. */
    async sheet(entries, scheme) {
      main.replaceChildren();
      main.className = "sheet";
      document.body.className = scheme;
      for (const entry of entries) {
        if (typeof entry === "string") {
          main.append(Object.assign(document.createElement("h2"), { textContent: entry }));
          continue;
        }
        const figure = document.createElement("figure");
        const image = Object.assign(new Image(), { src: `/pictures/${entry.name}.png` });
        if (entry.width) image.width = entry.width;
        figure.append(image, entry.name);
        main.append(figure);
        await image.decode();
      }
      const { width, height } = main.getBoundingClientRect();
      return { width, height };
    },

    /** Rows of boards, live, each row on a page of its scheme. */
    async rows(rows) {
      main.replaceChildren();
      for (const { scheme, boards } of rows) {
        const row = document.createElement("div");
        row.className = `row ${scheme}`;
        main.append(row);
        for (const board of boards) await window.stage.show(board, row);
      }
      const { width, height } = main.getBoundingClientRect();
      return { width, height };
    },

    clear() {
      main.replaceChildren();
      main.className = document.body.className = "";
    },
  };
}

/** What is seen seldom. */
const SPECIALS = {
  turning: { attributes: { players: 4, board: "octagon" }, moves: 25, seed: 42, turning: true },
  over: { attributes: { players: 2 }, phase: "over" },
  free: { attributes: { opening: "free" } },
  fallback: { attributes: { players: 3 }, phase: "fallback" },
  blocked: { attributes: { players: 4, board: "10x10", blocked: "c3 h3 c8 h8 e2 f9" }, moves: 20 },
  marks: {
    attributes: { players: 4, marks: "legal last flips numbers" },
    moves: 21,
    seed: 41,
    pointed: true,
  },
  focus: { attributes: { players: 2 }, moves: 9, focused: true },
  inside: { attributes: { players: 3, coordinates: "inside" }, moves: 15 },
  readonly: { attributes: { players: 3, board: "octagon", readonly: "" }, moves: 24 },
};

/** What a page or a person asks for, with what the browser then says of itself and what the page does. */
const MEDIA = {
  "forced-light": { features: { "forced-colors": "active", "prefers-color-scheme": "light" } },
  "forced-dark": { features: { "forced-colors": "active", "prefers-color-scheme": "dark" } },
  "more-light": { features: { "prefers-contrast": "more", "prefers-color-scheme": "light" } },
  "more-dark": { features: { "prefers-contrast": "more", "prefers-color-scheme": "dark" } },
  "text-200": { features: { "prefers-color-scheme": "light" }, page: { fontSize: "200%" } },
  rtl: { features: { "prefers-color-scheme": "light" }, page: { direction: "rtl" } },
  printed: { features: { "prefers-color-scheme": "light" }, media: "print", printed: true },
};

const LANGUAGES = ["en", "fr", "hu", "de", "es", "ja"];
const PANELS = ["menu", "rules", "setup", "exchange"];
const PANEL_SIZES = {
  usual: { width: 420, height: 700, fontSize: "" },
  large: { width: 280, height: 700, fontSize: "200%" },
  wide: { width: 1200, height: 800, fontSize: "200%" },
};

class Photographer {
  #page;
  #client;
  pictures = 0;
  sheets = 0;

  static async open(browser, address) {
    const photographer = new Photographer();
    photographer.#page = await browser.newPage();
    photographer.#client = await photographer.#page.createCDPSession();
    photographer.#page.on("pageerror", (error) => console.error(`the page failed: ${error}`));
    photographer.#page.on("console", (message) => console.error(`the page said: ${message.text()}`));
    await photographer.look(VIEWPORT);
    await photographer.#page.goto(address);
    await photographer.#page.evaluate(preparePage);
    return photographer;
  }

  /** How large the window is, and how fine its pixels. */
  async look({ width, height }, deviceScaleFactor = 1) {
    await this.#page.setViewport({ width: Math.ceil(width), height: Math.ceil(height), deviceScaleFactor });
  }

  async emulate(features, media = "") {
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await this.#client.send("Emulation.setEmulatedMedia", { media, features: list });
  }

  /** Writes a picture of one board with a little page around it. */
  async take(name, subject) {
    const box = await this.#page.evaluate((wanted) => window.stage.show(wanted), subject);
    if (subject.pointed) {
      const { x, y } = await this.#page.evaluate(() => window.stage.placeToPoint());
      await this.#page.mouse.move(x, y);
    }
    if (subject.focused) await this.#page.keyboard.press("Tab");
    // What a browser says when it prints; the medium alone doesn't make it say so.
    if (subject.printed) await this.#page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await this.#write(name, {
      x: Math.floor(box.x) - AROUND,
      y: Math.floor(box.y) - AROUND,
      width: Math.ceil(box.width) + 2 * AROUND,
      height: Math.ceil(box.height) + 2 * AROUND,
    });
    if (subject.pointed) await this.#page.mouse.move(0, 0);
    if (subject.printed) await this.#page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    this.pictures++;
  }

  /** Writes a picture of a window that a panel fills. */
  async takePanel(name, panel, language, subject) {
    const args = [panel, language, subject];
    await this.#page.evaluate((...wanted) => window.stage.openPanel(...wanted), ...args);
    const { width, height } = this.#page.viewport();
    await this.#write(name, { x: 0, y: 0, width, height });
    await this.#page.evaluate(() => window.stage.clear());
    this.pictures++;
  }

  /** Writes pictures, or boards in rows, all on one. */
  async sheet(name, fill, ...args) {
    await this.look({ width: SHEET_WIDTH, height: 1000 });
    const { width, height } = await this.#page.evaluate(fill, ...args);
    const size = { width: Math.ceil(width) + 2 * AROUND, height: Math.ceil(height) + 2 * AROUND };
    await this.look({ width: SHEET_WIDTH, height: size.height });
    await this.#write(name, { x: 0, y: 0, ...size });
    await this.#page.evaluate(() => window.stage.clear());
    this.sheets++;
  }

  /** Prints four boards, one of each theme, as a browser does. */
  async print(name) {
    const boards = THEMES.map((theme) => ({
      attributes: { theme, players: 4 },
      width: MEDIA_WIDTH,
      moves: 20,
    }));
    await this.#page.evaluate(
      (rows) => window.stage.rows(rows),
      [
        { scheme: "light", boards: boards.slice(0, 2) },
        { scheme: "light", boards: boards.slice(2) },
      ],
    );
    await this.#page.pdf({ path: join(folder, name), printBackground: false });
    await this.#page.evaluate(() => window.stage.clear());
  }

  async style(declarations) {
    await this.#page.evaluate(({ fontSize = "", direction = "" }) => {
      document.documentElement.style.fontSize = fontSize;
      document.documentElement.dir = direction;
    }, declarations);
  }

  async #write(name, clip) {
    const png = await this.#page.screenshot({ clip, captureBeyondViewport: false });
    writeFileSync(join(folder, `${name}.png`), png);
  }
}

/** Every theme with every number of players and every width, and what is seen seldom. */
async function takeThemes(photographer) {
  for (const scheme of SCHEMES) {
    await photographer.emulate({ "prefers-color-scheme": scheme });
    for (const [pixels, widths] of [
      [1, WIDTHS],
      [2, [320]],
    ]) {
      await photographer.look(VIEWPORT, pixels);
      for (const theme of THEMES) {
        for (const { players, board, moves } of GAMES) {
          for (const width of widths) {
            const name = `${theme}-${players}-${width}${pixels === 2 ? "@2x" : ""}-${scheme}`;
            await photographer.take(name, { attributes: { theme, players, board }, moves, width });
          }
        }
      }
    }
    await photographer.look(VIEWPORT);
    for (const theme of THEMES) {
      for (const [special, { attributes, ...subject }] of Object.entries(SPECIALS)) {
        await photographer.take(`${theme}-${special}-${scheme}`, {
          ...subject,
          attributes: { ...attributes, theme },
          width: USUAL_WIDTH,
        });
      }
    }
  }
}

async function takeMedia(photographer) {
  await photographer.look(VIEWPORT);
  for (const [name, { features, media, page = {}, printed }] of Object.entries(MEDIA)) {
    await photographer.emulate(features, media);
    await photographer.style(page);
    for (const theme of THEMES) {
      const attributes = { theme, players: 4, blocked: "c3 f6", marks: "legal last flips numbers" };
      await photographer.take(`${theme}-${name}`, { attributes, moves: 18, printed, width: MEDIA_WIDTH });
    }
    await photographer.style({});
  }
  await photographer.emulate({ "prefers-color-scheme": "light" });
}

/** Each panel in each language; with large text in a narrow window and in a wide one. */
async function takePanels(photographer) {
  const fill = (entries, scheme) => window.stage.sheet(entries, scheme);
  const subject = { attributes: { players: 3, board: "octagon", blocked: "d4 g8" }, width: 240, moves: 9 };
  for (const [size, { width, height, fontSize }] of Object.entries(PANEL_SIZES)) {
    const entries = [];
    await photographer.emulate({ "prefers-color-scheme": "light" });
    await photographer.look({ width, height });
    await photographer.style({ fontSize });
    for (const language of LANGUAGES) {
      entries.push(language);
      for (const panel of PANELS) {
        const name = `panel-${language}-${panel}-${size}`;
        await photographer.takePanel(name, panel, language, subject);
        entries.push({ name, width: Math.min(width, 420) });
      }
    }
    await photographer.style({});
    await photographer.sheet(`sheet-panels-${size}`, fill, entries, "light");
  }
}

async function makeSheets(photographer) {
  const fill = (entries, scheme) => window.stage.sheet(entries, scheme);
  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      const inGame = (width) =>
        GAMES.map(({ players }) => ({ name: `${theme}-${players}-${width}-${scheme}` }));
      // Three of 600 pixels in a row, a little smaller than they are.
      const large = inGame(600).map(({ name }) => ({ name, width: 580 }));
      const specials = Object.keys(SPECIALS).map((special) => ({ name: `${theme}-${special}-${scheme}` }));
      const entries = [`${theme}, ${scheme}`, ...large, ...inGame(320), ...inGame(120), ...specials];
      await photographer.sheet(`sheet-${theme}-${scheme}`, fill, entries, scheme);
    }
  }
  const media = Object.keys(MEDIA).flatMap((name) =>
    [name].concat(THEMES.map((theme) => ({ name: `${theme}-${name}` }))),
  );
  await photographer.sheet("sheet-media", fill, media, "light");
  const rows = [2, 4].flatMap((players) =>
    SCHEMES.map((scheme) => ({
      scheme,
      boards: THEMES.map((theme) => ({
        attributes: { theme, players },
        width: USUAL_WIDTH,
        moves: 8 * players,
      })),
    })),
  );
  await photographer.sheet("sheet-themes", (lines) => window.stage.rows(lines), rows);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await launch(await findBrowser());
try {
  const photographer = await Photographer.open(browser, `http://127.0.0.1:${server.address().port}/`);
  await takeThemes(photographer);
  await takeMedia(photographer);
  await takePanels(photographer);
  await photographer.print("print.pdf");
  await makeSheets(photographer);
  const { pictures, sheets } = photographer;
  console.log(`${pictures} pictures, ${sheets} sheets of them and print.pdf, in test/output/screenshots/`);
} finally {
  await browser.close();
  server.close();
}
