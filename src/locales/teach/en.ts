import type { Square } from "../../engine/index.js";
import type { TeachWords } from "../teach-words.js";

const list = new Intl.ListFormat("en");
const either = new Intl.ListFormat("en", { type: "disjunction" });
const discs = (count: number): string => (count === 1 ? "1 disc" : `${count} discs`);
const moves = (count: number): string => (count === 1 ? "1 move" : `${count} moves`);
const corners = (squares: readonly Square[]): string =>
  `${squares.length === 1 ? "the corner" : "the corners"} ${list.format(squares)}`;
const fewestWin = "Whoever has the fewest discs wins";

export const teach: TeachWords = {
  tryThis: (square) => `Try ${square}.`,
  reasons: {
    only: () => "It’s your only move.",
    opening: () => "The first discs go into the centre.",
    result({ outcome, count }) {
      const by = count === 0 ? "" : ` by ${discs(count)}`;
      const end = { win: `you win${by}`, draw: "it’s a draw", loss: `you lose${by}` }[outcome];
      return `If everyone plays perfectly from here, ${end}${outcome === "win" ? "." : "; no other move does better."}`;
    },
    corner: () => "It takes a corner: a disc there can never be turned.",
    guards: ({ seat, squares }, names) =>
      `As the board is now, ${names[seat]} could take the corner ${either.format(squares)}. After this move, that’s not possible on the next turn.`,
    noCorner: ({ seat, count }, names) =>
      `${count === 1 ? "One" : count} of your other moves would let ${names[seat]} take a corner next turn. This one won’t.`,
    opens: ({ seat }, names) => `Whatever ${names[seat]} plays, you can take a corner after that.`,
    passes: ({ seat }, names) => `${names[seat]} then has no move and must pass, so you play again.`,
    fewMoves: ({ seat, count }, names) =>
      `${names[seat]} then has only ${count === 1 ? "1 move." : `${moves(count)} to choose from; no other move of yours leaves fewer.`}`,
    stable: ({ count }) =>
      `You make ${discs(count)} safe: nobody can turn ${count === 1 ? "it" : "them"} any more.`,
    quiet: ({ count }) =>
      `You turn only ${discs(count)}; no other move turns fewer. Early in the game that’s often good: fewer can be turned back.`,
    many: ({ count }) =>
      `You turn ${discs(count)}; no other move turns more. Near the end, every disc counts.`,
    region: ({ count }) =>
      count === 1
        ? "You fill the last empty square here, so nobody can play next to it."
        : `There are ${count} empty squares together here, an odd number. If you start here and you both take turns, you fill the last one.`,
    holds: ({ seat, count }, names) =>
      `This move gives you ${discs(count)}, and ${names[seat]} can’t turn ${count === 1 ? "it" : "any of them"} right away.`,
    freedom: ({ seat, count }, names) =>
      `Whatever ${names[seat]} plays, you will have at least ${moves(count)} to choose from.`,
    calms: ({ seat, count, most }, names) =>
      `${names[seat]} plays next and can turn ${count === 0 ? "nothing" : `at most ${discs(count)}`}. After another move of yours, it could be ${most}.`,
    leader: ({ seat, count }, names) => `${names[seat]} has the most discs, and this turns ${count} of them.`,
    place: ({ seat, count }, names) =>
      `You can’t turn anything, so you just place a disc. Here ${names[seat]}, who plays next, can turn ${count === 0 ? "nothing." : `at most ${discs(count)}; no other square allows fewer.`}`,
    few: ({ count }) =>
      `You turn only ${discs(count)}; no other move turns fewer. ${fewestWin}, so that’s good.`,
    leavesCorner: ({ squares }) =>
      `You leave ${corners(squares)} alone. A disc there would be yours to the end, and you want few.`,
    burdens: ({ seat, count }, names) =>
      `${names[seat]} must then turn at least ${discs(count)}. ${fewestWin}, so that’s good for you.`,
    offers: ({ seat, count }, names) =>
      `${names[seat]} can then turn ${count} of your discs. ${fewestWin}, so you’re glad to lose some.`,
    best: () => "Looking a few moves ahead, I see no better one.",
  },
  better: (square, count, exact) =>
    `Good try! ${square} would have been ${exact ? "" : "about "}${discs(count)} better.`,
  takeBack: "Take it back",
  worth: (value, exact) => `worth ${exact ? "" : "about "}${value}`,
  review: {
    title: "How it went",
    waiting: "Looking through the game…",
    decided: "The moves that cost the most",
    even: "No move cost much.",
    move: (name, square, better, count) =>
      `${name} on ${square}: ${better} would have been about ${discs(count)} better.`,
    graph: (names) =>
      `Who was ahead as the game went on, and by how many discs: ${names.length === 2 ? `${names[0]} above the line, ${names[1]} below it` : list.format(names)}`,
  },
};
