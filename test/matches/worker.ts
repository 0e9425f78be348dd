/** A thread of `npm run matches`: plays the games that it is sent, one at a time; `null` ends it. */
import { parentPort } from "node:worker_threads";
import { closePlayers, playGame } from "./play.js";
import type { Fixture } from "./play.js";

const port = parentPort!;

port.on("message", (fixture: Fixture | null) => {
  if (fixture) void answer(fixture);
  else {
    closePlayers();
    port.close();
  }
});

async function answer(fixture: Fixture): Promise<void> {
  try {
    port.postMessage({ report: await playGame(fixture) });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
}
