// The host page's script: what it sets and hears is all public.
const board = document.querySelector("reversi-board");
const form = document.querySelector("#variant");
const log = document.querySelector("#events");

// --- these lines show the events, on the page too
const EVENTS = [
  "gamestart",
  "beforemove",
  "move",
  "pass",
  "turnchange",
  "moveend",
  "undo",
  "redo",
  "gameover",
  "advice",
  "problem",
];

for (const name of EVENTS) {
  board.addEventListener(name, ({ type, detail }) => {
    const line = document.createElement("li");
    const strong = document.createElement("b");
    strong.textContent = type;
    line.append(strong, ` ${JSON.stringify(detail)}`);
    log.prepend(line);
  });
}
// ---

const source = await (await fetch(new URL(import.meta.url))).text();
document.querySelector("#code").textContent = source.split(/\/\/ ---.*\n/)[1].trim();

const CHOICES = {
  players: ["2", "3", "4"],
  board: ["8x8", "6x6", "10x10", "octagon"],
  opening: ["cross", "free"],
  goal: ["most", "fewest"],
  scoring: ["discs", "tournament"],
  speed: ["normal", "slow", "fast", "none"],
  theme: ["felt", "wood", "pond", "contrast"],
  marks: ["legal last", "legal last flips", "legal last flips numbers", "legal last values", "none"],
  coordinates: ["outside", "inside", "none"],
};
for (const [name, values] of Object.entries(CHOICES)) {
  form.elements[name].append(...values.map((value) => new Option(value, value)));
}
form.addEventListener("change", ({ target }) => {
  if (target.value === "") board.removeAttribute(target.name);
  else board.setAttribute(target.name, target.value);
});
form.addEventListener("submit", (event) => event.preventDefault());

document.querySelector("#start").addEventListener("click", () => {
  if (board.problems.length === 0) board.start();
});
document.querySelector("#undo").addEventListener("click", () => board.undo());
document.querySelector("#redo").addEventListener("click", () => board.redo());
