// Keys as W3C WebDriver and WebDriver BiDi take them: https://www.w3.org/TR/webdriver2/#keyboard-actions
const VALUES = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Backspace: "\uE003",
  Delete: "\uE017",
};

/** @param {"keyDown" | "keyUp"} type */
export const keyAction = (type, key) => ({ type, value: VALUES[key] ?? key });

/** The keys of `Control+Home`, in the order in which they go down; a lone `+` is a key too. */
export const keysOf = (chord) => chord.split(/(?<=.)\+(?=.)/);

/** Presses one after the other; the keys of a chord go up the other way round. */
export const pressActions = (chords) =>
  chords.flatMap((chord) => [
    ...keysOf(chord).map((key) => keyAction("keyDown", key)),
    ...keysOf(chord)
      .toReversed()
      .map((key) => keyAction("keyUp", key)),
  ]);
