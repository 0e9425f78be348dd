/** What `browser.js` gives, for tests in TypeScript. */
export function findBrowser(): Promise<{ executablePath: string; headless: true | "shell"; args: string[] }>;
