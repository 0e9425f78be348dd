const CSS = `
:host {
  container-type: inline-size;
  contain-intrinsic-inline-size: 480px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: max(4px, 1.2cqi);
  min-inline-size: 120px;
  min-block-size: 0;
  font-weight: 500;
  line-height: 1.3;
  writing-mode: horizontal-tb;
}
:host([hidden]) { display: none; }
* { box-sizing: border-box; margin: 0; padding: 0; }
[hidden] { display: none !important; }
.unseen {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
[part="status"] {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: .35em .9em;
  inline-size: 100%;
  padding-inline: .15em;
  font-size: clamp(.75rem, 3.6cqi, 1.05rem);
}
[part="score"] { display: flex; gap: .45em; list-style: none; }
[part="score"] li {
  display: flex;
  align-items: center;
  gap: .45em;
  padding: .22em .7em .22em .32em;
  border: 1.5px solid color-mix(in srgb, currentColor 16%, transparent);
  border-radius: 99em;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
}
[part="score"] li[data-state] {
  border-color: currentColor;
  background: color-mix(in srgb, currentColor 9%, transparent);
}
.count { min-inline-size: 1.2em; text-align: center; }
.disc {
  inline-size: 1.35em;
  block-size: 1.35em;
  border-radius: 50%;
  forced-color-adjust: none;
  background: radial-gradient(circle at 36% 30%, var(--light), var(--base) 45%, var(--dark));
  box-shadow: 0 0 0 1px rgb(0 0 0 / .35), 0 .08em .18em rgb(0 0 0 / .35);
}
.disc[data-owner="black"] { --light: #666c73; --base: #2a2e33; --dark: #0a0b0c; }
.disc[data-owner="white"] { --light: #fff; --base: #f0ece2; --dark: #bcb4a2; }
.disc[data-owner="red"] { --light: #f08472; --base: #c53a2c; --dark: #7d1810; }
.disc[data-owner="green"] { --light: #b6e36b; --base: #6fae2a; --dark: #3b6a10; }
.disc::after {
  content: "";
  display: block;
  inline-size: 46%;
  block-size: 46%;
  margin: 27%;
  background: var(--mark, none);
}
.disc[data-owner="red"] { --mark: #ffe3dc; }
.disc[data-owner="red"]::after { rotate: 45deg; scale: .72; }
.disc[data-owner="green"] { --mark: #1d3a04; }
.disc[data-owner="green"]::after {
  clip-path: polygon(36% 0, 64% 0, 64% 36%, 100% 36%, 100% 64%, 64% 64%, 64% 100%, 36% 100%, 36% 64%, 0 64%, 0 36%, 36% 36%);
}
.turn { text-align: end; }
[part="board"] {
  position: relative;
  flex: 0 1 100cqi;
  min-block-size: 0;
  max-inline-size: 100%;
  aspect-ratio: 1;
}
canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
/* Plain blocks and floats: nested grids made a page of a hundred boards five times slower to lay out. */
[part="grid"] { position: absolute; inset: 0; contain: strict; }
[role="row"] { block-size: calc(100% / var(--side)); }
[role="gridcell"] { float: left; inline-size: calc(100% / var(--side)); block-size: 100%; }
[role="gridcell"]:last-child { margin-right: -1px; } /* lest rounding pushes it into the next line */
[aria-colindex="2"]:first-child { margin-left: calc(100% / var(--side)); }
[aria-colindex="3"]:first-child { margin-left: calc(200% / var(--side)); }
[part="cell"] {
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  border-radius: 2px;
  background: none;
  color: inherit;
  font: inherit;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  forced-color-adjust: none;
  cursor: pointer;
}
[part="cell"][aria-disabled] { cursor: default; }
[part="cell"]:focus { outline: none; }
[part="cell"]:focus-visible {
  outline: max(2px, .6cqi) solid #fff;
  outline-offset: calc(-1 * max(2px, .6cqi));
  box-shadow: inset 0 0 0 calc(2 * max(2px, .6cqi)) #12202f, 0 0 0 1px #12202f;
}
[part="message"] {
  position: absolute;
  inset: 50% 6% auto;
  translate: 0 -50%;
  max-block-size: 90%;
  overflow: auto;
  padding: 1em 1.2em;
  border-radius: .5em;
  background: Canvas;
  color: CanvasText;
  font-size: clamp(.75rem, 3.4cqi, 1rem);
  box-shadow: 0 .4em 1.6em rgb(0 0 0 / .45);
}
[part="message"] ul { padding-inline-start: 1.2em; }
`;

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the board's styles: one constructed sheet for all boards, which no content policy forbids. */
export function adoptStyles(root: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  root.adoptedStyleSheets = [sheet];
}
