import type { Square } from "../../engine/index.js";
import type { TeachWords } from "../teach-words.js";

const list = new Intl.ListFormat("en");
const discs = (count: number): string => (count === 1 ? "1 disc" : `${count} discs`);
const moves = (count: number): string => (count === 1 ? "1 move" : `${count} moves`);
const corners = (squares: readonly Square[]): string =>
  `${squares.length === 1 ? "the corner" : "the corners"} ${list.format(squares)}`;

export const teach: TeachWords = {
  tryThis: (square) => `Try ${square}.`,
  reasons: {
    only: () => "It’s your only move.",
    opening: () => "The first discs go into the centre.",
    result({ outcome, count }) {
      if (outcome === "draw") return "If everyone plays perfectly from here, it’s a draw.";
      const end = `you ${outcome === "win" ? "win" : "lose"} by ${discs(count)}`;
      return `If everyone plays perfectly from here, ${end}${outcome === "win" ? "." : "; no other move does better."}`;
    },
    corner: () => "It takes a corner: a disc there can never be turned.",
    guards: ({ seat, squares }, names) =>
      `${names[seat]} could have taken ${corners(squares)}. After this move, that’s not possible next turn.`,
    noCorner: ({ seat, count }, names) =>
      `After ${count === 1 ? "another move" : `${count} other moves`} ${names[seat]} could take a corner. Not after this one.`,
    opens: ({ seat }, names) => `Whatever ${names[seat]} plays, you can take a corner after that.`,
    passes: ({ seat }, names) => `${names[seat]} then has no move and must pass, so you play again.`,
    fewMoves: ({ seat, count }, names) => `${names[seat]} then has only ${moves(count)} to choose from.`,
    stable: ({ count }) => `It makes ${discs(count)} safe: nobody can turn them any more.`,
    quiet: ({ count }) =>
      `It turns only ${discs(count)}. Early in the game that’s good: the fewer you have outside, the less there is to turn back.`,
    many: ({ count }) => `It turns ${discs(count)}, as many as you can. Near the end, every disc counts.`,
    region: ({ count }) =>
      count === 1
        ? "It fills the last empty square there, so nobody can answer beside it."
        : `There are ${count} empty squares together here, an odd number: if you both keep playing there, you play last.`,
    holds: ({ seat, count }, names) =>
      `${names[seat]} can’t turn any of these ${count} discs back with the next move.`,
    freedom: ({ seat, count }, names) =>
      `Whatever ${names[seat]} plays, you will have at least ${moves(count)} to choose from.`,
    calms: ({ seat, count, most }, names) =>
      `${names[seat]}, next, can then turn ${count === 0 ? "nothing" : `at most ${discs(count)}`}; after other moves it could be ${most}.`,
    leader: ({ seat, count }, names) => `It turns ${discs(count)} of ${names[seat]}, who has the most.`,
    place: ({ seat, count }, names) =>
      `You can’t turn anything, so place where it hurts least: here ${names[seat]}, next, can turn ${count === 0 ? "nothing" : `at most ${discs(count)}`}.`,
    few: ({ count }) => `It turns only ${discs(count)}. The fewest discs win, so that’s good.`,
    leavesCorner: ({ squares }) =>
      `It leaves ${corners(squares)} alone: a disc there would be yours to the end, and you want few.`,
    burdens: ({ seat, count }, names) =>
      `Whatever ${names[seat]} plays, it must turn at least ${discs(count)}. The fewest discs win, so that’s good for you.`,
    offers: ({ seat, count }, names) =>
      `${names[seat]} can then turn ${discs(count)} of yours. The fewest discs win, so you’re glad to lose some.`,
    best: () => "Looking ahead, there’s no better move.",
  },
  better: (square, count, exact) =>
    `Nice try! ${square} would have been ${exact ? "" : "about "}${discs(count)} better.`,
  takeBack: "Take it back",
  worth: (value, exact) => `worth ${exact ? "" : "about "}${value}`,
  review: {
    waiting: "Looking through the game…",
    decided: "The moves that decided it",
    even: "No single move decided it.",
    move: (name, square, better, count) =>
      `${name} on ${square}: ${better} would have been ${discs(count)} better.`,
    graph: ([first, second]) =>
      second === undefined
        ? `How many discs ${first} was ahead along the game`
        : `How many discs ahead along the game: above the line ${first}, below it ${second}`,
  },
};
