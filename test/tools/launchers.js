import { chromeLauncher, puppeteerCore } from "@web/test-runner-chrome";
import { findBrowser, findFirefox } from "./browser.js";
import { webkitLauncher } from "./webkit-launcher.js";

/** What the browser itself warned of in the tests' own page. WebKit doesn't tell. */
export const warnings = [];

async function createPage({ context }) {
  const page = await context.newPage();
  page.on("console", (message) => {
    const isIcon = message.location().url?.endsWith("/favicon.ico"); // asked for by the browser, not by the page
    if (/^(?:warn|error)/.test(message.type()) && !isIcon) warnings.push(message.text());
  });
  return page;
}

/** The browsers that tests run in, each with what starts it for @web/test-runner. */
export const LAUNCHERS = {
  chromium: async () => chromeLauncher({ createPage, launchOptions: await findBrowser() }),
  firefox: () => chromeLauncher({ createPage, puppeteer: puppeteerCore, launchOptions: findFirefox() }),
  webkit: () => webkitLauncher(),
};
