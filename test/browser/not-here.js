/**
 * The tests that a browser can't run, each with its cause. They count as skipped. A test that is skipped without
 * standing here fails the run, and so does an entry here whose test isn't there, and a browser's sixth.
 *
 * @type {readonly { browser: "chromium" | "firefox" | "webkit"; file: string; test: string; cause: string }[]}
 */
export const NOT_HERE = [
  {
    browser: "firefox",
    file: "input.test.ts",
    test: "taps and clicks a swipe that starts on the board scrolls the page and plays nothing",
    cause: "WebDriver BiDi gives touches to the page alone, past what scrolls (Firefox 153)",
  },
  {
    browser: "webkit",
    file: "input.test.ts",
    test: "taps and clicks a swipe that starts on the board scrolls the page and plays nothing",
    cause: "WebKitGTK's WebDriver makes a mouse of a finger (2.50)",
  },
  {
    browser: "webkit",
    file: "input.test.ts",
    test: "taps and clicks of two fingers at once: each plays a legal move, or nothing",
    cause: "WebKitGTK's WebDriver makes a mouse of a finger (2.50)",
  },
  {
    browser: "webkit",
    file: "input.test.ts",
    test: "taps and clicks with the browser's own zoom",
    cause: "nothing in WebKitGTK's WebDriver changes the pixel ratio (2.50)",
  },
  {
    browser: "webkit",
    file: "wishes.test.ts",
    test: "what users have set their system to is obeyed at once: less motion, more contrast, dark pages, forced colours",
    cause: "nothing in WebKitGTK's WebDriver changes what the system is set to (2.50)",
  },
  {
    browser: "webkit",
    file: "embedding.test.ts",
    test: "a board in any page keeps game, focus and one moveend when its own move handler moves it by moveBefore",
    cause: "WebKit has no moveBefore (2.50)",
  },
];
