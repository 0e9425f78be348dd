/** What the one file for a script tag does with itself: it's also what runs in its workers. */
import { useOwnScript, WORKER_NAME } from "./players/own-script.js";
import { serve } from "./players/serve.js";
import type { WorkerScope } from "./players/serve.js";

/** Built into another script, it may be anything that would run in the worker. */
const OWN_NAME = /\/reversi-board[^/]*\.js$/;

if (typeof document === "undefined") {
  const scope = globalThis as unknown as WorkerScope & { readonly name?: string };
  if ("WorkerGlobalScope" in scope && scope.name === WORKER_NAME) serve(scope);
} else {
  // Modules have no current script.
  const tag = document.currentScript as HTMLScriptElement | null;
  const url = tag ? tag.src : import.meta.url;
  if (url === "" || OWN_NAME.test(new URL(url).pathname)) {
    useOwnScript({ url, type: tag ? "classic" : "module" });
  }
}
