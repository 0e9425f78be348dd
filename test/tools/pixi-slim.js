// Rollup plugin that makes `pixi.js` small enough for a board of sprites on a 2D canvas.
//
// Pixi's index registers what every kind of page may need as it loads, and package.json counts it among the modules with
// side effects; so whatever it exports stays in. Here it loses both, and what nobody imports falls away. Of what
// remains, modules that such a board has no use for are swapped for stubs.

const INDEX = "pixi.js/lib/index.mjs";

/** Stubs, by the module's path within `node_modules`. */
const STUBS = new Map([
  // Tries `new Function`, which pages may forbid; our renderer doesn't ask.
  ["pixi.js/lib/utils/browser/unsafeEvalSupported.mjs", "export const unsafeEvalSupported = () => true;"],
  // Tells developers of what Pixi will drop: its version here is a fixed one.
  [
    "pixi.js/lib/utils/logging/deprecation.mjs",
    'export const deprecation = () => {}; export const [v8_0_0, v8_3_4, v8_21_0, v8_22_0] = [""];',
  ],
  // Textures for filters and for containers that are cached: a board has neither.
  [
    "pixi.js/lib/rendering/renderers/shared/texture/TexturePool.mjs",
    "export const TexturePool = { setScreenSize() {}, removeScreen() {}, returnTexture() {} }; export class TexturePoolClass {}",
  ],
  // Reads CSS colours: Pixi is given none here but numbers, which it reads itself.
  [
    "@pixi/colord/index.mjs",
    "export const extend = () => {}; export const colord = () => ({ isValid: () => false });",
  ],
  ["@pixi/colord/plugins/names.mjs", "export default () => {};"],
]);

/** What the index does when it is loaded: bare imports, and the registration of environments. */
const INDEX_EFFECTS = [/^import '\.\/[^']+';$/gm, /^extensions\.add\(browserExt, webworkerExt\);$/gm];

/** @param {string} id */
const pathInModules = (id) => id.replaceAll("\\", "/").split("/node_modules/").at(-1) ?? id;

/**
 * Warns where Pixi isn't any more as it was when this was written: a module to stub or an effect to drop isn't there.
 *
 * @returns {import("rollup").Plugin}
 */
export function pixiSlim() {
  /** @type {Set<string>} */
  let missing;
  return {
    name: "pixi-slim",
    buildStart() {
      missing = new Set([INDEX, ...STUBS.keys()]);
    },
    load(id) {
      const path = pathInModules(id);
      const code = STUBS.get(path);
      if (code === undefined) return null;
      missing.delete(path);
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      if (pathInModules(id) !== INDEX) return null;
      missing.delete(INDEX);
      let slim = code;
      for (const effect of INDEX_EFFECTS) {
        const before = slim;
        slim = slim.replace(effect, "");
        if (slim === before) this.warn(`Pixi's index has no ${effect} to drop.`);
      }
      return { code: slim, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.warn(`Pixi has no ${[...missing].join(", ")} to make slim.`);
    },
  };
}
