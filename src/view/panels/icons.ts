/** Outlines on a field of 24 × 24. */
const OUTLINES = {
  new: "M12 5v14M5 12h14",
  rematch: "M7 4 3 8l4 4M3 8h15M17 12l4 4-4 4M21 16H6",
  undo: "M9 13 4 8l5-5M4 8h10a6 6 0 0 1 0 12h-4",
  redo: "m15 13 5-5-5-5M20 8H10a6 6 0 0 0 0 12h4",
  hint: "M9 18h6M9 15a6 6 0 1 1 6 0zM11 21h2",
  pause: "M9 6v12M15 6v12",
  resume: "m8 5 11 7-11 7z",
  step: "m6 5 9 7-9 7zM18 5v14",
  rules: "M5 19V5a2 2 0 0 1 2-2h12v14H7a2 2 0 0 0 0 4h12M9 7h6M9 11h6",
  setup: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6",
  share: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  exchange: "M9 3h6v4H9zM9 5H6v16h12V5h-3M9 12h6M9 16h4",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  close: "M6 6l12 12M18 6 6 18",
  first: "m18 6-7 6 7 6M6 6v12",
  previous: "m15 6-7 6 7 6",
  next: "m9 6 7 6-7 6",
  last: "m6 6 7 6-7 6M18 6v12",
} as const;
export type IconName = keyof typeof OUTLINES;

const SVG = "http://www.w3.org/2000/svg";

/** A picture for a button that is named otherwise. */
export function icon(name: IconName): SVGElement {
  const picture = document.createElementNS(SVG, "svg");
  const outline = document.createElementNS(SVG, "path");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", "true");
  outline.setAttribute("d", OUTLINES[name]);
  picture.append(outline);
  return picture;
}
