import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { countTests } from "./tools/count-vitest.js";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    environment: "node",
    include: ["test/{engine,element,machine,players,project,frameworks,view,records,locales}/**/*.test.ts"],
    reporters: ["default", countTests],
    testTimeout: 60_000,
  },
});
