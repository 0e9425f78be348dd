// WebKitGTK as Debian packs it: where its parts lie, and a screen of its own to run them on.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import process from "node:process";

const DRIVER = "/usr/bin/WebKitWebDriver";
const LIBRARIES = "/usr/lib";
/** Room for the largest viewport that a test asks for, in pixels. */
export const SCREEN = { width: 2000, height: 1600 };

/** MiniBrowser lies in its library's folder, whose name has the machine's kind and the library's version in it. */
function findMiniBrowser() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  return folders
    .filter((kind) => kind.includes("-linux-gnu"))
    .flatMap((kind) =>
      ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map(
        (library) => `${LIBRARIES}/${kind}/${library}/MiniBrowser`,
      ),
    )
    .find(existsSync);
}

export function findWebKit() {
  const browser = findMiniBrowser();
  if (!browser || !existsSync(DRIVER) || !existsSync("/usr/bin/Xvfb")) {
    throw new Error("No WebKit for the tests: it takes Debian's packages webkit2gtk-driver and xvfb.");
  }
  return { browser, driver: DRIVER };
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The processes that a run of the tests starts; all of them end with it. */
export class Processes {
  #children = [];
  #onExit = () => this.end();

  start(file, args, options = {}) {
    if (this.#children.length === 0) process.on("exit", this.#onExit);
    const child = spawn(file, args, { stdio: "ignore", ...options });
    this.#children.push(child);
    return child;
  }

  end() {
    process.off("exit", this.#onExit);
    for (const child of this.#children.toReversed()) child.kill();
    this.#children = [];
  }
}

/** Starts an X server that shows nothing, and returns the environment for programs on it. */
export async function startScreen(processes) {
  const server = processes.start(
    "Xvfb",
    [
      "-displayfd",
      "3",
      "-screen",
      "0",
      `${SCREEN.width}x${SCREEN.height}x24`,
      "-nolisten",
      "tcp",
      "-noreset",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await new Promise((resolve, reject) => {
    server.stdio[3].once("data", (data) => resolve(`:${String(data).trim()}`));
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" };
}
