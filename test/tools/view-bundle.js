import { Buffer } from "node:buffer";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";
import config from "../../rollup.config.mjs";

const ELSEWHERE = /^pixi\.js$|[\\/](?:engine|locales|machine|panels)[\\/]/;

/** What people see and touch as the package's build makes it, in one file, without what it imports from elsewhere. */
export async function bundleView() {
  const [{ plugins, output }] = config;
  const bundle = await rollup({
    input: fileURLToPath(new URL("../../src/view/index.ts", import.meta.url)),
    external: (id) => ELSEWHERE.test(id),
    plugins: plugins.filter(({ name }) => name !== "pixi-slim"),
  });
  const built = await bundle.generate({ format: "es", inlineDynamicImports: true, plugins: output.plugins });
  await bundle.close();
  return Buffer.from(built.output[0].code);
}
