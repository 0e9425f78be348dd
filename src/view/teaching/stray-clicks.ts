/**
 * What the teacher says comes and goes: the page moves then, or a button is uncovered. The second click of a double click that
 * comes down on another button than the first was meant for none.
 */
export function stopStrayClicks(root: ShadowRoot): void {
  let clicked: Element | null = null;
  root.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const isSecond = event instanceof MouseEvent && event.detail > 1;
      if (isSecond && button !== clicked) event.stopPropagation();
      else clicked = button;
    },
    true,
  );
}
