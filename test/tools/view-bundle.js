import { Buffer } from "node:buffer";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import config from "../../rollup.config.mjs";

const source = fileURLToPath(new URL("../../src/", import.meta.url));

/** Builds modules as the package's build does, into one file, without what they import from elsewhere. */
async function bundle(files, elsewhere, without = "pixi-slim") {
  const [{ plugins, output }] = config;
  const entry = files.map((file, index) => `export * as part${index} from ${JSON.stringify(source + file)};`);
  const build = await rollup({
    input: "entry",
    external: (id) => elsewhere.test(id),
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) => (id === "entry" ? entry.join("\n") : null),
      },
      ...plugins.filter(({ name }) => name !== without),
    ],
  });
  const built = await build.generate({ format: "es", inlineDynamicImports: true, plugins: output.plugins });
  await build.close();
  return Buffer.from(built.output[0].code);
}

/** What people see and touch, without what stands around the board. */
export function bundleView() {
  return bundle(["view/index.ts"], /^pixi\.js$|[\\/](?:engine|locales|machine|panels|teaching)[\\/]/);
}

/** What stands around the board, its panels, and one language. */
export function bundlePanels() {
  const panels = ["index", "panels", "status", "controls"].map((name) => `view/panels/${name}.ts`);
  const shared =
    /^pixi\.js$|[\\/](?:engine|canvas)[\\/]|view[\\/](?:dom|layout|scene|scene-of|look|pixel-ratio)\.js$/;
  return bundle([...panels, "view/panels/around.css", "locales/en.ts"], shared);
}

/** What finds reasons and losses, and tells of them in one language. */
export function bundleAdvice() {
  const advice = ["advice-of", "loss"].map((name) => `players/advice/${name}.ts`);
  return bundle([...advice, "locales/teach/en.ts", "element/teaching/tell.ts"], /[\\/]engine[\\/]/);
}

/** The one file for a script tag, without computer players and languages other than English. */
export function bundleOneFile() {
  return bundle(["complete.ts"], /[\\/](?:players[\\/]|locales[\\/](?:de|es|fr|hu|ja)\.)/, null);
}
