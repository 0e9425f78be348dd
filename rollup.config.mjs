import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import esbuild, { minify } from "rollup-plugin-esbuild";
import { cssText } from "./test/tools/css-text.js";
import { pixiSlim } from "./test/tools/pixi-slim.js";

const target = "es2022";

/** Those other than English, which is always there. */
const LANGUAGES = ["de", "es", "fr", "hu", "ja"];

const shared = {
  plugins: [
    pixiSlim(),
    cssText(),
    nodeResolve({ browser: true, extensions: [".ts", ".mjs", ".js"] }),
    commonjs(), // Pixi's eventemitter3
    esbuild({ target, tsconfig: "tsconfig.json" }),
  ],
  onwarn(warning) {
    throw new Error(`${warning.code}: ${warning.message}`);
  },
};
const small = minify({ target, legalComments: "none" });
/** Modules are UTF-8 wherever they are served; a classic script is read as its page is. */
const smallModules = minify({ target, legalComments: "none", charset: "utf8" });

export default [
  {
    // For bundlers: one file an entry; Pixi in a chunk of its own that the first board on screen asks for.
    ...shared,
    input: {
      index: "src/index.ts",
      element: "src/element/index.ts",
      engine: "src/engine/index.ts",
      machine: "src/machine/index.ts",
      players: "src/players/index.ts",
      locales: "src/locales/index.ts",
      ...Object.fromEntries(LANGUAGES.map((name) => [`locales/${name}`, `src/locales/${name}.ts`])),
    },
    external: ["xstate"],
    output: {
      dir: "dist",
      format: "es",
      sourcemap: true,
      hoistTransitiveImports: false, // bundlers warn of bare imports of files without side effects
      // In one piece it packs better.
      manualChunks: (id) => (/[\\/]src[\\/]engine[\\/]/.test(id) ? "engine" : undefined),
      chunkFileNames: "[name]-[hash].js",
      plugins: [smallModules],
    },
  },
  {
    // What runs in the workers of pages that take the modules: it imports nothing, so that any page can start it.
    ...shared,
    plugins: shared.plugins.filter(({ name }) => name !== "pixi-slim"),
    input: "src/players/worker.ts",
    output: { file: "dist/players-worker.js", format: "iife", sourcemap: true, plugins: [small] },
  },
  {
    // For a script tag: everything in one file.
    ...shared,
    input: "src/complete.ts",
    output: [
      {
        file: "dist/reversi-board.js",
        format: "es",
        inlineDynamicImports: true,
        sourcemap: true,
        plugins: [smallModules],
      },
      {
        file: "dist/reversi-board.iife.js",
        format: "iife",
        name: "ReversiBoard",
        inlineDynamicImports: true,
        sourcemap: true,
        plugins: [small],
      },
    ],
  },
];
