import { transform } from "esbuild";

/** For Rollup: a style sheet that is imported is its text, minified. */
export function cssText() {
  return {
    name: "css-text",
    async transform(code, id) {
      if (!id.endsWith(".css")) return undefined;
      const { code: text } = await transform(code, { loader: "css", minify: true });
      return { code: `export default ${JSON.stringify(text.trim())}`, map: { mappings: "" } };
    },
  };
}
