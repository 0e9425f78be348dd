// The steps and their boards are in the page. Here is what counts as done, and what is said about each move.
const steps = [...document.querySelectorAll("main section")];
const links = [...document.querySelectorAll(".steps a")];
const [again, show, back, next, feedback, end] = ["again", "show", "back", "next", "feedback", "end"].map(
  (id) => document.querySelector(`#${id}`),
);

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const discs = (count) => (count === 1 ? "1 disc" : `${count} discs`);
const turned = ({ flips, lines }) =>
  `You turned ${discs(flips.length)} in ${COUNTS[lines]} ${lines === 1 ? "line" : "lines"}.`;

/** In how many directions the discs lie that a move turns. */
function linesOf({ square, flips }) {
  const direction = (flip) => [
    Math.sign(flip.charCodeAt(0) - square.charCodeAt(0)),
    Math.sign(flip.slice(1) - square.slice(1)),
  ];
  return new Set(flips.map((flip) => direction(flip).join())).size;
}

const right = (text) => ({ verdict: "right", text });
const wrong = (text) => ({ verdict: "wrong", text });
const onward = (text) => ({ verdict: "onward", text });

/** One for each step: what a move does for its task. */
const JUDGES = [
  (move) =>
    move.flips.length === 3
      ? right(turned(move))
      : wrong(`${turned(move)} A fine move, but another one turns three.`),
  (move) =>
    move.lines === 3
      ? right(turned(move))
      : wrong(`${turned(move)} A fine move, but another one turns three lines.`),
  (move) =>
    /^[af][16]$/.test(move.square)
      ? right("The corner is yours for the whole game.")
      : wrong(`${turned(move)} A fine move, but it isn’t in a corner.`),
  (move) => {
    if (move.ply > 1) return right("You moved twice in a row, because White had to pass.");
    return move.passed
      ? onward("White can turn nothing, and passes. You are to move again.")
      : wrong("A fine move, but now White can move too. Another one leaves White without a move.");
  },
  (move) => right(`You placed a disc on ${move.square}. Nothing turned. White is next.`),
  (move, { black, white }) => right(`${turned(move)} You win, ${black} to ${white}!`),
];

let current = 0;
/** The moves and passes of this step’s board, by ply. */
let plies = [];

const boardOf = (step) => step.querySelector("reversi-board");

function say(text, verdict = "") {
  feedback.textContent = text;
  feedback.className = verdict;
  again.hidden = verdict !== "wrong";
  end.hidden = verdict !== "right" || current < steps.length - 1;
}

/** Puts the discs back as they were at the beginning of the step. */
function putBack() {
  const board = boardOf(steps[current]);
  if (board.game?.ply) board.load(board.position);
  plies = [];
  say("");
}

/** Shows the step that the page’s address names. */
function turnPage() {
  current = Math.min(Math.max(Number(/^#step-(\d)$/.exec(location.hash)?.[1] ?? 1), 1), steps.length) - 1;
  for (const [index, step] of steps.entries()) {
    step.hidden = index !== current;
    if (index === current) links[index].setAttribute("aria-current", "step");
    else links[index].removeAttribute("aria-current");
  }
  back.hidden = current === 0;
  next.hidden = current === steps.length - 1;
  putBack();
}

const main = document.querySelector("main");
main.addEventListener("move", ({ detail }) => {
  plies[detail.ply] = detail;
});
main.addEventListener("pass", ({ detail }) => {
  plies[detail.ply] = detail;
});
// What is said waits until the discs have turned.
main.addEventListener("moveend", ({ target, detail: { ply } }) => {
  const move = plies[ply];
  if (!move || target !== boardOf(steps[current])) return;
  const passed = plies[ply + 1] !== undefined && !plies[ply + 1].square;
  const { verdict, text } = JUDGES[current]({ ...move, lines: linesOf(move), passed }, target.scores);
  say(text, verdict);
  if (verdict === "right") links[current].classList.add("done");
});

again.addEventListener("click", () => {
  putBack();
  say("The discs are back. Try another move.");
  boardOf(steps[current]).focus();
});
show.addEventListener("click", async () => {
  // Once the step is done, or another move was played, it is shown from the beginning.
  if (feedback.className !== "onward") putBack();
  const board = boardOf(steps[current]);
  if (await board.hint()) board.scrollIntoView({ block: "nearest" });
});
for (const [button, by] of [
  [back, -1],
  [next, 1],
]) {
  button.addEventListener("click", () => {
    location.hash = `#step-${current + 1 + by}`;
  });
}
addEventListener("hashchange", () => {
  turnPage();
  steps[current].querySelector("h2").focus();
});
turnPage();
