// Rollup plugin that makes `pixi.js` small enough for a board of sprites on a 2D canvas.
//
// 1. Pixi's index adds the browser's extensions as it loads, and package.json counts it among the modules with side
//    effects; so whatever it exports stays in. Here it loses both, and what nobody imports falls away.
// 2. Modules that such a board never runs (WebGL's shaders, filters, the eval check) are swapped for stubs.

/** Modules whose side effects only serve what is left out: ends of their paths within `pixi.js/lib/`. */
const FREE_OF_SIDE_EFFECTS = new Set([
  "index.mjs",
  "rendering/init.mjs",
  "rendering/mask/MaskEffectManager.mjs",
  "rendering/renderers/shared/texture/utils/textureFrom.mjs",
  "scene/graphics/init.mjs",
  "spritesheet/init.mjs",
]);

/** Stubs by path within `pixi.js/lib/`, or within `node_modules`. Each must be met in the build, else the plugin warns: Pixi has changed. */
const STUBS = new Map(
  Object.entries({
    // The only `new Function` in Pixi that a sprite comes near.
    "utils/browser/unsafeEvalSupported.mjs": "export const unsafeEvalSupported = () => true;",
    // WebGL's and WebGPU's programs; the canvas batcher only passes the shader on.
    "rendering/batcher/shared/DefaultShader.mjs": "export class DefaultShader { destroy() {} }",
    // Re-exports earcut, which cuts polygons to triangles.
    "utils/utils.mjs":
      'import EventEmitter from "eventemitter3"; export { EventEmitter }; export const earcut = () => [];',
    // The names of CSS colours: Pixi is given none.
    "@pixi/colord/plugins/names.mjs": "export default () => {};",
    "filters/mask/MaskFilter.mjs": "export class MaskFilter {}",
  }),
);

const LIBRARY = /[\\/](?:pixi\.js[\\/]lib|node_modules)[\\/]((?!pixi\.js[\\/]).+\.mjs)$/;

/** @param {string} id */
const pathInPixi = (id) => LIBRARY.exec(id)?.[1]?.replaceAll("\\", "/");

/** @returns {import("rollup").Plugin} */
export function pixiSlim() {
  /** @type {Set<string>} */
  let met;
  return {
    name: "pixi-slim",
    buildStart() {
      met = new Set();
    },
    load(id) {
      const path = pathInPixi(id);
      const code = path && STUBS.get(path);
      if (!path || !code) return null;
      met.add(path);
      return { code, moduleSideEffects: false };
    },
    transform(code, id) {
      const path = pathInPixi(id);
      if (!path || !FREE_OF_SIDE_EFFECTS.has(path)) return null;
      if (path !== "index.mjs") return { code, map: null, moduleSideEffects: false };
      const slim = code
        .replace(/^import '\.\/[^']+';$/gm, "")
        .replace(/^extensions\.add\(browserExt, webworkerExt\);$/m, "");
      return { code: slim, map: null, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error) return;
      for (const path of STUBS.keys()) {
        if (!met.has(path)) this.warn(`pixi-slim: no module ${path} to stub`);
      }
    },
  };
}
