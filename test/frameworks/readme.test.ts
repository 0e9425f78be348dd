import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { build, preview } from "vite";
import type { InlineConfig } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pack, root } from "../tools/packed.js";
import { codeOf, projects, writeProject } from "./readme-code.js";
import { isPainted, playFirstMove, Visitor } from "./visitor.js";

// Vue's and Svelte's checkers need a compiler that has an API, which TypeScript 7 hasn't: they get the one that another
// tool brings along. (A second TypeScript of our own would take the name `tsc` from the first.)
const packed = pack(undefined, { typescript: "@arethetypeswrong/core/node_modules/typescript" });
let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(async () => {
  await visitor.leave();
  packed.remove();
});

/** As the tools' own templates for TypeScript have it. */
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: "ES2022",
    module: "ESNext",
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    moduleResolution: "bundler",
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    jsx: "react-jsx",
    types: ["vite/client"],
  },
});
const PAGE = (script: string): string =>
  `<!doctype html><title>Reversi</title><div id="app"></div><script type="module" src="/${script}"></script>`;

/** Runs a script by Node, beside what else goes on. Returns what it prints. */
async function run(folder: string, ...script: string[]): Promise<string> {
  const child = spawn(process.execPath, script, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  await once(child, "close");
  return output.trim();
}

/** Compiles a project without writing anything. Returns what the compiler has to say. */
function compile(folder: string): Promise<string> {
  return run(folder, join(root, "node_modules/typescript/bin/tsc"));
}

/** Runs another type checker in a project, as if all packages were installed there. Returns what it says. */
function check(folder: string, tool: string, ...options: string[]): Promise<string> {
  const path = join(packed.project, "node_modules", tool);
  return run(folder, "--preserve-symlinks", "--preserve-symlinks-main", path, ...options);
}

/** The same code with a word for a move's detail that isn't one. */
const misspelt = (code: string): string => code.replaceAll("detail.square", "detail.squire");

/** Opens what a server gives, plays a move there by mouse, and expects the page to have heard of it. */
async function playAt(url: string): Promise<void> {
  const visit = await visitor.open(url);
  const { seat, square } = await playFirstMove(visit);
  const heard = await visit.page.$eval("p", (line) => line.textContent);
  expect(heard).toContain(`${seat}: ${square}`);
  expect(await isPainted(visit)).toBe(true);
  expect(visit.complaints).toEqual([]);
  await visit.page.close();
}

/** Serves a folder for as long as something is done with its address. */
async function serve(folder: string, visit: (url: string) => Promise<void>): Promise<void> {
  writeFileSync(join(folder, "favicon.ico"), ""); // browsers ask for one, whatever the page says
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port: 0 },
  });
  try {
    const address = server.httpServer.address();
    if (typeof address !== "object" || !address) throw new Error("the server has no address");
    await visit(`http://127.0.0.1:${address.port}/`);
  } finally {
    await server.close();
  }
}

/**
 * Builds a project by Vite, which may not warn of anything.
 *
 * @param mode - frameworks check more, and say so in the console, in `development`
 * @returns the folder of what was built
 */
async function bundle(folder: string, mode: string, config: InlineConfig = {}): Promise<string> {
  const warnings: string[] = [];
  const warn = (message: string): void => void warnings.push(message);
  process.env.NODE_ENV = mode;
  await build({
    configFile: false,
    ...config,
    mode,
    root: folder,
    build: {
      ...config.build,
      outDir: mode,
      ...(mode === "production" ? {} : { minify: false, chunkSizeWarningLimit: 9999 }),
    },
    customLogger: {
      info: () => undefined,
      warn,
      warnOnce: warn,
      error: warn,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  });
  expect(warnings).toEqual([]);
  return join(folder, mode);
}

async function bundleAndPlay(folder: string, config?: InlineConfig): Promise<void> {
  for (const mode of ["development", "production"]) await serve(await bundle(folder, mode, config), playAt);
}

describe("what the README says, done in a fresh folder with the packed package", { timeout: 120_000 }, () => {
  it("is all done here", () => {
    expect(projects).toEqual(["page", "typescript", "rules", "react", "hydrated", "vue", "svelte", "server"]);
  });

  it("a page with a script tag", async () => {
    const folder = writeProject(packed.project, "page");
    copyFileSync(join(packed.package, "dist/reversi-board.js"), join(folder, "reversi-board.js"));
    await serve(folder, playAt);
    await serve(folder, async (url) => {
      const { page, release } = await visitor.openWithoutScript(url, "reversi-board.js");
      const seen = (): Promise<{ text: string; top: number | undefined }> =>
        page.$eval("reversi-board", (board) => ({
          text: board.innerText,
          top: board.nextElementSibling?.getBoundingClientRect().top,
        }));
      const before = await seen();
      expect(before.text).toBe("This page needs JavaScript to play Reversi.");
      await release();
      await page.$eval("reversi-board", (board) => board.finish());
      expect((await seen()).top, "what stands below the board").toBe(before.top);
      await page.close();
    });
  });

  it("Vite and TypeScript", async () => {
    const folder = writeProject(packed.project, "typescript", {
      "tsconfig.json": TSCONFIG,
      "wrong.ts": codeOf("typescript", "main.ts").replace("flips.length", "flips.size"),
    });
    const compiled = compile(folder);
    await serve(await bundle(folder, "production"), playAt);
    expect(await compiled).toMatch(/^wrong\.ts\S* error \S+ Property 'size' does not exist [^\n]*$/);
    const scripts = readdirSync(join(folder, "production/assets")).map((name) => name.replace(/-.*/, ""));
    expect(scripts.sort(), "the page's own script, what comes later, and the workers' own file").toEqual([
      "alone",
      "computer",
      "de", // what the teacher says, each language by itself
      "en", // the rules, and the teacher
      "en",
      "es",
      "fr",
      "hu",
      "index",
      "ja",
      "painter",
      "panels",
      "players",
      "sight",
      "teacher",
    ]);
  });

  it("the rules, the machine and the computer players, in Node", async () => {
    const folder = writeProject(packed.project, "rules", { "tsconfig.json": TSCONFIG });
    const compiled = compile(folder);
    const printed = ["rules.ts", "machine.ts", "players.ts"].map((file) => {
      const { code } = transformSync(codeOf("rules", file), { loader: "ts" });
      writeFileSync(join(folder, `${file}.mjs`), code);
      return run(folder, `${file}.mjs`);
    });
    expect(await printed[0]).toMatch(
      /^(?:black|white|red|null) \{ black: \d+, white: \d+, red: \d+ \} (?:[a-j]\d{1,2})+$/,
    );
    expect(await printed[1]).toMatch(/^black [a-f]\d \[ '[a-f]\d' \]$/);
    expect(await printed[2]).toMatch(/^(?:black|white|null) (?:[a-f]\d)+$/);
    expect(await compiled).toBe("");
  });

  it("React", async () => {
    const folder = writeProject(packed.project, "react", {
      "tsconfig.json": TSCONFIG,
      "index.html": PAGE("src/main.tsx"),
      "src/main.tsx": `import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import App from "./App";
createRoot(document.querySelector("#app")!).render(<StrictMode><App /></StrictMode>);`,
      "src/Wrong.tsx": misspelt(codeOf("react", "src/App.tsx")),
    });
    const compiled = compile(folder);
    await bundleAndPlay(folder);
    expect(await compiled).toMatch(/^src\/Wrong\.tsx\S* error \S+ Property 'squire' does not exist [^\n]*$/);
  });

  it("React on a server, and then in the page", async () => {
    const folder = writeProject(packed.project, "hydrated", {
      "tsconfig.json": TSCONFIG,
      "index.html": PAGE("src/main.tsx"),
      "src/main.tsx": `import { hydrateRoot } from "react-dom/client";
import App from "./App";
hydrateRoot(document.querySelector("#app")!, <App />);`,
      "src/server.tsx": `import { renderToString } from "react-dom/server";
import App from "./App";
console.log(renderToString(<App />));`,
      "package.json": `{ "type": "module" }`,
    });
    const compiled = compile(folder);
    const built = await bundle(folder, "development");
    await bundle(folder, "server", { build: { ssr: "src/server.tsx" } });
    const html = await run(folder, "server/server.js");
    expect(html).toContain(`<reversi-board board="6x6" moves="c2"></reversi-board>`);
    const page = readFileSync(join(built, "index.html"), "utf8");
    writeFileSync(join(built, "index.html"), page.replace(/(?<=<div id="app">)/, html));
    await serve(built, playAt);
    expect(await compiled).toBe("");
  });

  it("Vue", async () => {
    const folder = writeProject(packed.project, "vue", {
      "tsconfig.json": TSCONFIG,
      "index.html": PAGE("src/main.ts"),
      "src/main.ts": `import { createApp } from "vue";
import App from "./App.vue";
createApp(App).mount("#app");`,
      "src/Wrong.vue": misspelt(codeOf("vue", "src/App.vue")),
    });
    const checked = check(folder, "vue-tsc/bin/vue-tsc.js");
    await bundleAndPlay(folder, { configFile: join(folder, "vite.config.ts") });
    expect(await checked).toMatch(/^src\/Wrong\.vue\S* error \S+ Property 'squire' does not exist [^\n]*$/);
  });

  it("Svelte", async () => {
    const { svelte } = await import("@sveltejs/vite-plugin-svelte");
    const folder = writeProject(packed.project, "svelte", {
      "tsconfig.json": TSCONFIG,
      "index.html": PAGE("src/main.ts"),
      "src/main.ts": `import { mount } from "svelte";
import App from "./App.svelte";
mount(App, { target: document.querySelector("#app")! });`,
      "src/Wrong.svelte": misspelt(codeOf("svelte", "src/App.svelte")),
    });
    const checked = check(folder, "svelte-check/bin/svelte-check", "--output", "machine");
    await bundleAndPlay(folder, { plugins: [svelte({ configFile: false })] });
    expect(await checked).toMatch(/Wrong\.svelte.*'squire' does not exist/);
    expect((await checked).match(/ ERROR /g)).toHaveLength(1);
  });

  it("a page from a server", async () => {
    const folder = writeProject(packed.project, "server", { "package.json": `{ "type": "module" }` });
    const port = await freePort();
    const server = spawn(process.execPath, ["server.js"], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let errors = "";
    server.stderr.on("data", (text: Buffer) => (errors += text.toString()));
    try {
      const url = `http://127.0.0.1:${port}/`;
      const html = await (await answer(url)).text();
      expect(html).toContain(
        `<reversi-board moves="f5d6c3">After 3 moves it is white’s turn.</reversi-board>`,
      );
      await playAt(url);
      expect(errors).toBe("");
    } finally {
      server.kill();
      await once(server, "exit");
    }
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}

/** What a server answers, once it does. */
async function answer(url: string): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
