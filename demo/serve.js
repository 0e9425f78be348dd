// `npm start`: builds, serves the demo and prints its address.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
execFileSync("npm", ["run", "--silent", "build"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});

const server = await preview({
  configFile: false,
  root,
  logLevel: "error", // it warns that what is served is also where a build would go; nothing is built here
  build: { outDir: "." },
  preview: { port: Number(process.env.PORT ?? 8080), strictPort: false },
});
const [address] = server.resolvedUrls.local;
console.log(`\n<reversi-board> demo: ${address}demo/\nCtrl+C ends it.`);
