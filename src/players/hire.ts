import { getOwnScript, WORKER_NAME } from "./own-script.js";
import type { OwnScript } from "./own-script.js";

/** Of Trusted Types, which not every browser has and TypeScript doesn't know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;
/** By the script's address: a worker may be started again and again. */
const blobs = new Map<string, string>();

/**
 * Starts a worker of the page.
 *
 * @returns null where it is known that none can run
 * @throws whatever the browser has against it
 */
export function hire(): Worker | null {
  const { origin } = globalThis;
  // A file, or a frame in a sandbox: the worker could load nothing.
  if (origin === "null") return null;
  const script = getOwnScript() ?? packaged();
  if (script.url === "") return null;
  const url = new URL(script.url).origin === origin ? script.url : blobFor(script);
  return new Worker(trusted(url), { name: WORKER_NAME, type: script.type });
}

/** The file beside the package's modules. In these words bundlers see that it is needed, and give its new address. */
const packaged = (): OwnScript => ({
  url: new URL("./players-worker.js", import.meta.url).href,
  type: "classic",
});

/** Workers must be of the page's origin, but may load a script of any other. */
function blobFor({ url, type }: OwnScript): string {
  const name = JSON.stringify(url);
  const text = type === "module" ? `import ${name};` : `importScripts(${name});`;
  const blob = blobs.get(url) ?? URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  blobs.set(url, blob);
  return blob;
}

/** Pages that ask for trusted types can allow the policy `reversi-board`. https://www.w3.org/TR/trusted-types/ */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(WORKER_NAME, { createScriptURL: (given) => given });
  return policy?.createScriptURL(url) ?? url;
}
