/**
 * @web/test-runner plugin: the project's files by a plain static server beside the runner's own, which puts a script
 * into every page it serves. The command `plainUrl` gives its address.
 */
import { fileURLToPath } from "node:url";
import { preview } from "vite";

export function plainServer() {
  let server;
  return {
    name: "plain-server",
    async serverStart() {
      server = await preview({
        configFile: false,
        root: fileURLToPath(new URL("../..", import.meta.url)),
        logLevel: "silent",
        build: { outDir: "." },
        preview: { host: "0.0.0.0", port: 8100, strictPort: false },
      });
    },
    async serverStop() {
      await server.close();
    },
    executeCommand({ command }) {
      if (command !== "plainUrl") return undefined;
      return `http://localhost:${server.httpServer.address().port}/`;
    },
  };
}
