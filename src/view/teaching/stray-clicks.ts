/** How far a finger or mouse may move between the clicks of a double click, in CSS pixels. Further away it means something else. */
const STILL = 5;

/**
 * What the teacher says comes and goes: the page moves then, or a button is uncovered. The second click of a double click that
 * comes down at the same place, but on another button than the first, was meant for none.
 */
export function stopStrayClicks(root: ShadowRoot): void {
  let [x, y] = [NaN, NaN];
  let clicked: Element | null = null;
  root.addEventListener(
    "click",
    (event) => {
      // By a key, or by a script.
      if (!(event instanceof MouseEvent) || event.detail === 0) return;
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      const isNear = Math.hypot(event.clientX - x, event.clientY - y) < STILL;
      if (event.detail > 1 && isNear && button !== clicked) {
        event.stopPropagation();
        return;
      }
      clicked = button;
      [x, y] = [event.clientX, event.clientY];
    },
    true,
  );
}
