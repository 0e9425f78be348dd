// Finds the browser that tests run in: CHROME_PATH, else an installed Chrome, Chromium or Edge, else (Linux x64)
// the Chromium inside the npm package `@sparticuz/chromium`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

const APPS = [
  "Google Chrome.app/Contents/MacOS/Google Chrome",
  "Chromium.app/Contents/MacOS/Chromium",
  "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
const WINDOWS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];
const COMMANDS = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge",
];

function candidates() {
  const { env, platform } = process;
  if (platform === "darwin") {
    return ["/Applications", join(env.HOME ?? "", "Applications")].flatMap((folder) =>
      APPS.map((app) => join(folder, app)),
    );
  }
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => WINDOWS.map((file) => join(folder, file)));
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
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

  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const installed =
    process.env.REVERSI_BROWSER === "carried" ? undefined : (named ?? candidates().find(existsSync));
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
