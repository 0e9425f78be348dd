// Finds the browsers that tests run in. Chromium: CHROME_PATH, else an installed Chrome, Chromium or Edge, else (Linux
// x64) the Chromium inside the npm package `@sparticuz/chromium`. Firefox: FIREFOX_PATH, else an installed one.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const CHROMIUM = {
  apps: [
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  windows: [
    "Google\\Chrome\\Application\\chrome.exe",
    "Chromium\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
  ],
  commands: [
    "google-chrome-stable",
    "google-chrome",
    "chromium",
    "chromium-browser",
    "microsoft-edge-stable",
    "microsoft-edge",
  ],
};
const FIREFOX = {
  apps: ["Firefox.app/Contents/MacOS/firefox"],
  windows: ["Mozilla Firefox\\firefox.exe"],
  commands: ["firefox", "firefox-esr"],
};

function candidates({ apps, windows, commands }) {
  const { env, platform } = process;
  if (platform === "darwin") {
    return ["/Applications", join(env.HOME ?? "", "Applications")].flatMap((folder) =>
      apps.map((app) => join(folder, app)),
    );
  }
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => windows.map((file) => join(folder, file)));
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** The carried Chromium needs NSS; where the system lacks it, the package brings that too, but only if asked so. */
async function carriedChromium() {
  let libraries = "";
  try {
    libraries = execFileSync("/sbin/ldconfig", ["-p"], { encoding: "utf8" });
  } catch {
    // No ldconfig to ask (musl, say): treated as a system without NSS.
  }
  if (!libraries.includes("libnss3.so")) process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** The file that the environment variable names; null without one. */
function named(variable) {
  const path = process.env[variable];
  if (path && !existsSync(path)) throw new Error(`${variable} names no file: ${path}`);
  return path ?? null;
}

/** @returns {Promise<{ executablePath: string, headless: true | "shell", args: string[] }>} puppeteer's launch options */
export async function findBrowser() {
  const args = [
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
  ];
  if (process.getuid?.() === 0) args.push("--no-sandbox");

  const installed =
    process.env.REVERSI_BROWSER === "carried"
      ? undefined
      : (named("CHROME_PATH") ?? candidates(CHROMIUM).find(existsSync));
  if (installed) return { executablePath: installed, headless: true, args };
  if (process.platform === "linux" && process.arch === "x64") {
    return {
      executablePath: await carriedChromium(),
      headless: "shell",
      args: [...args, "--no-zygote", "--disable-gpu"],
    };
  }
  throw new Error(
    "No browser for the tests: install Chrome, Chromium or Edge, or set CHROME_PATH to its executable.",
  );
}

/** Puppeteer's launch options for Firefox, which it drives by WebDriver BiDi. */
export function findFirefox() {
  const executablePath = named("FIREFOX_PATH") ?? candidates(FIREFOX).find(existsSync);
  if (!executablePath) {
    throw new Error(
      "No Firefox for the tests: install it (Debian: firefox-esr), or set FIREFOX_PATH to its executable.",
    );
  }
  return {
    browser: "firefox",
    executablePath,
    headless: true,
    args: ["--remote-allow-system-access"], // to collect garbage
    extraPrefsFirefox: { "browser.chrome.site_icons": false }, // else it asks for icons, whatever the page's policy
  };
}
