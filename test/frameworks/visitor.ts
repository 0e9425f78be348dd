import type { Browser, Page } from "puppeteer-core";
import { launch } from "puppeteer-core";
import { findBrowser } from "../tools/browser.js";

export interface Visit {
  readonly page: Page;
  /** What the console said, what failed to load, what was thrown. */
  readonly complaints: readonly string[];
}

/** A person with a browser, who opens pages and plays a move on the board there. */
export class Visitor {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async arrive(): Promise<Visitor> {
    return new Visitor(await launch(await findBrowser()));
  }

  async open(url: string): Promise<Visit> {
    const page = await this.#browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      // React greets developers who haven't installed its tools.
      if (!message.text().includes("React DevTools")) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("requestfailed", (request) => complaints.push(`${request.url()} failed`));
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
    });
    await page.goto(url);
    return { page, complaints };
  }

  /** Opens a page whose script doesn't come before it is released. */
  async openWithoutScript(url: string, file: string): Promise<{ page: Page; release: () => Promise<void> }> {
    const page = await this.#browser.newPage();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.setRequestInterception(true);
    page.on("request", async (request) => {
      if (request.url().endsWith(file)) await released;
      await request.continue();
    });
    const loaded = page.goto(url);
    await page.waitForFunction(() => document.querySelector("reversi-board")?.nextElementSibling);
    return {
      page,
      async release() {
        release();
        await loaded;
        await page.$eval("reversi-board", (board) => board.ready);
      },
    };
  }

  leave(): Promise<void> {
    return this.#browser.close();
  }
}

/** Clicks, with the mouse, on the first square that may be played. Returns the seat that played and the square. */
export async function playFirstMove({ page }: Visit): Promise<{ seat: string; square: string }> {
  await page.waitForFunction(() => document.querySelector("reversi-board")?.matches(":defined"));
  const { seat, square, x, y } = await page.$eval("reversi-board", async (board) => {
    await board.ready;
    await board.finish();
    const cell = board.shadowRoot?.querySelector("button:not([aria-disabled])");
    if (!cell) throw new Error("no square may be played");
    cell.scrollIntoView({ block: "center" });
    const { left, top, width, height } = cell.getBoundingClientRect();
    const [name = ""] = (cell.ariaLabel ?? "").split(",");
    return { seat: String(board.turn), square: name, x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.click(x, y);
  await page.$eval("reversi-board", (board) => board.finish());
  return { seat, square };
}

/** Whether the board's canvas shows more than one colour. */
export function isPainted({ page }: Visit): Promise<boolean> {
  return page.$eval("reversi-board", (board) => {
    const canvas = board.shadowRoot?.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return false;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 50;
  });
}
