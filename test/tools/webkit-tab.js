import { EventEmitter } from "node:events";
// Node 20 has no WebSocket; puppeteer brings one along.
import { NodeWebSocketTransport } from "puppeteer-core/internal/node/NodeWebSocketTransport.js";
import { eventually } from "./eventually.js";
import { suspendDescendants } from "./suspend.js";
import { findWebKit, freePort, Processes } from "./webkit.js";

/** How long a page may take to load, or an answer to come, in milliseconds. */
const PATIENCE = 15_000;
/** MiniBrowser asks for every site's icon, whatever the page's policy is, and the page gets the blame. */
const ICON = "/favicon.ico";
/** An empty page that may go on to any other, files too. */
const START = new URL("../browser/pages/elsewhere.html", import.meta.url).href;

/** A promise that fails when it waits for too long: of what a page has left behind, nothing more is heard. */
function patiently(what, begin) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`WebKit doesn’t answer: ${what}`)), PATIENCE);
    const settle = (settled) => (value) => {
      clearTimeout(timer);
      settled(value);
    };
    begin(settle(resolve), settle(reject));
  });
}

/**
 * A MiniBrowser of its own with one page in it, driven by Web Inspector's protocol. WebDriver's windows don't do for
 * that: what their console says is told to nobody. It looks like the part of a puppeteer page that tests use.
 * https://github.com/WebKit/WebKit/tree/main/Source/JavaScriptCore/inspector/protocol
 */
export class WebKitTab extends EventEmitter {
  #processes = new Processes();
  #browser;
  #socket;
  /** The page; another one where the browser changes the process at a navigation. */
  #target = null;
  #lastId = 0;
  #waiting = new Map();

  static async open(env) {
    const tab = new WebKitTab();
    try {
      await tab.#start(env);
    } catch (error) {
      await tab.close();
      throw error;
    }
    return tab;
  }

  async #start(env) {
    const address = `127.0.0.1:${await freePort()}`;
    this.#browser = this.#processes.start(findWebKit().browser, ["--private", START], {
      env: { ...env, WEBKIT_INSPECTOR_HTTP_SERVER: address },
    });
    const path = await eventually(async () => {
      const list = await (await fetch(`http://${address}/`)).text();
      const [found] = /\/socket\/\d+\/\d+\/WebPage/.exec(list) ?? [];
      if (!found) throw new Error("WebKit’s inspector lists no page");
      return found;
    });
    this.#socket = await NodeWebSocketTransport.create(`ws://${address}${path}`);
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- puppeteer's transport knows no other way
    this.#socket.onmessage = (text) => this.#hear(JSON.parse(text));
    await eventually(async () => {
      const there = this.#target && (await this.evaluate("location.href + document.readyState"));
      if (there !== `${START}complete`) throw new Error("WebKit shows no page");
    });
  }

  async goto(url) {
    const loaded = this.#next("Page.loadEventFired");
    await this.#send("Page.navigate", { url });
    await loaded;
  }

  /** Runs a script in the page; what it promises is waited for. */
  async evaluate(expression) {
    const objectGroup = "script";
    let answer = await this.#send("Runtime.evaluate", { expression, objectGroup });
    if (answer.result.className === "Promise") {
      const promiseObjectId = answer.result.objectId;
      answer = await this.#send("Runtime.awaitPromise", { promiseObjectId, returnByValue: true });
    }
    await this.#send("Runtime.releaseObjectGroup", { objectGroup });
    if (answer.wasThrown) throw new Error(answer.result.description);
    return answer.result.value;
  }

  async setOfflineMode(offline) {
    await this.#send("Network.setInterceptionEnabled", { enabled: offline });
    if (offline) {
      await this.#send("Network.addInterception", { url: ".*", isRegex: true, stage: "request" });
    }
  }

  async collectGarbage() {
    await this.#send("Heap.gc");
  }

  async freeze(milliseconds) {
    await suspendDescendants(this.#browser.pid, (line) => line.includes("WebKitWebProcess"), milliseconds);
  }

  async close() {
    this.#socket?.close();
    this.#processes.end();
  }

  #next(event) {
    return patiently(event, (resolve) => this.once(event, resolve));
  }

  #send(method, params = {}, target = this.#target) {
    const id = ++this.#lastId;
    const message = JSON.stringify({ id, method, params });
    const answer = patiently(method, (resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(
      JSON.stringify({
        id: ++this.#lastId,
        method: "Target.sendMessageToTarget",
        params: { targetId: target, message },
      }),
    );
    return answer;
  }

  #hear({ method, params }) {
    switch (method) {
      case "Target.targetCreated": {
        const { targetId, isProvisional } = params.targetInfo;
        if (!isProvisional) this.#target = targetId;
        for (const domain of ["Console", "Network", "Page", "Runtime"]) {
          void this.#send(`${domain}.enable`, {}, targetId);
        }
        break;
      }
      case "Target.didCommitProvisionalTarget":
        this.#target = params.newTargetId;
        break;
      case "Target.dispatchMessageFromTarget":
        this.#hearPage(JSON.parse(params.message));
        break;
    }
  }

  #hearPage({ id, error, result, method, params }) {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
      return;
    }
    switch (method) {
      case "Console.messageAdded": {
        const { level, text } = params.message;
        if (!text.includes(ICON)) this.emit("console", { type: () => level, text: () => text });
        break;
      }
      case "Network.requestWillBeSent":
        if (params.type !== "Document") this.emit("request", { url: () => params.request.url });
        break;
      // Of the page's own request nothing is told where the browser changes the process for it.
      case "Page.frameNavigated":
        this.emit("request", { url: () => params.frame.url });
        break;
      case "Network.requestIntercepted":
        void this.#send("Network.interceptRequestWithError", {
          requestId: params.requestId,
          errorType: "General",
        });
        break;
      default:
        this.emit(method, params);
    }
  }
}
