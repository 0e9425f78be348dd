import type { Square } from "../../engine/index.js";
import type { TeachWords } from "../teach-words.js";

// With the no-break spaces that French has before them.
const colon = "\u00a0:";
const exclamation = "\u202f!";

const list = new Intl.ListFormat("fr");
const either = new Intl.ListFormat("fr", { type: "disjunction" });
const discs = (count: number): string =>
  count === 1 ? "un pion" : `${count} ${count === 0 ? "pion" : "pions"}`;
const moves = (count: number): string => (count === 1 ? "un coup" : `${count} coups`);
const corners = (squares: readonly Square[]): string =>
  `${squares.length === 1 ? "le coin" : "les coins"} ${list.format(squares)}`;
const fewestWin = `${colon} qui a le moins de pions gagne.`;

export const teach: TeachWords = {
  tryThis: (square) => `Essaie ${square}.`,
  reasons: {
    only: () => "C’est ton seul coup possible.",
    opening: () => "Les premiers pions se posent au centre.",
    result({ outcome, count }) {
      const by = count === 0 ? "" : ` avec ${discs(count)} d’écart`;
      const end = { win: `tu gagnes${by}`, draw: "il y a égalité", loss: `tu perds${by}` }[outcome];
      return `Si tout le monde joue parfaitement à partir d’ici, ${end}.${outcome === "win" ? "" : " Aucun autre coup ne fait mieux."}`;
    },
    corner: () => `Tu prends un coin${colon} un pion dans un coin n’est jamais retourné.`,
    guards: ({ seat, squares }, names) =>
      `En ce moment, ${names[seat]} pourrait prendre le coin ${either.format(squares)}. Si tu joues ici, ce ne sera pas possible au prochain tour.`,
    noCorner: ({ seat, count }, names) =>
      `${count === 1 ? "Un de tes autres coups laisserait" : `${count} de tes autres coups laisseraient`} ${names[seat]} prendre un coin juste après. Pas celui-ci.`,
    opens: ({ seat }, names) => `Quoi que joue ${names[seat]}, tu pourras prendre un coin juste après.`,
    passes: ({ seat }, names) => `Ensuite, ${names[seat]} n’a aucun coup et doit passer, donc tu rejoues.`,
    fewMoves: ({ seat, count }, names) =>
      `Ensuite, ${names[seat]} n’a ${count === 1 ? "qu’un seul coup possible." : `que ${count} coups au choix. Aucun autre de tes coups n’en laisse moins.`}`,
    stable: ({ count }) =>
      `Tu mets ${discs(count)} à l’abri${colon} plus personne ne peut ${count < 2 ? "le" : "les"} retourner.`,
    quiet: ({ count }) =>
      `Tu retournes seulement ${discs(count)}, le moins possible. En début de partie, c’est souvent bien${colon} il y a moins de pions à te reprendre.`,
    many: ({ count }) => `Tu retournes ${discs(count)}, le plus possible. Vers la fin, chaque pion compte.`,
    region: ({ count }) =>
      count === 1
        ? `C’est la dernière case vide par ici${colon} ensuite, personne ne pourra jouer à côté.`
        : `Il y a ici ${count} cases vides groupées, un nombre impair. Si tu commences et que vous jouez ici à tour de rôle, c’est toi qui remplis la dernière.`,
    holds: ({ seat, count }, names) =>
      `Ce coup te donne ${discs(count)}, et ${names[seat]} ne peut ${count < 2 ? "pas le retourner" : "en retourner aucun"} au prochain tour.`,
    freedom: ({ seat, count }, names) =>
      `Quoi que joue ${names[seat]}, tu auras au moins ${moves(count)} au choix.`,
    calms: ({ seat, count, most }, names) =>
      `${names[seat]} joue juste après et ${count === 0 ? "ne peut rien retourner" : `peut retourner au maximum ${discs(count)}`}. Avec un autre de tes coups, ça pourrait aller jusqu’à ${most}.`,
    leader: ({ seat, count }, names) =>
      `${names[seat]} a le plus de pions, et ce coup retourne ${count === 1 ? "un" : count} des siens.`,
    place: ({ seat, count }, names) =>
      `Tu ne peux rien retourner, alors tu poses juste un pion. Ici, ${names[seat]} ${count === 0 ? "ne pourra rien retourner ensuite." : `pourra ensuite retourner au maximum ${discs(count)}. Ailleurs, ce ne serait jamais moins.`}`,
    few: ({ count }) => `Tu retournes seulement ${discs(count)}, le moins possible. C’est bien${fewestWin}`,
    leavesCorner: ({ squares }) =>
      `Tu ne prends pas ${corners(squares)}. Un pion posé là resterait à toi jusqu’à la fin, et tu en veux peu.`,
    burdens: ({ seat, count }, names) =>
      `Ensuite, ${names[seat]} devra retourner au moins ${discs(count)}. C’est bon pour toi${fewestWin}`,
    offers: ({ seat, count }, names) =>
      `Ensuite, ${names[seat]} peut retourner ${count === 1 ? "un" : count} de tes pions. Tant mieux${fewestWin}`,
    best: () => "J’ai regardé quelques coups plus loin, et je n’en vois pas de meilleur.",
  },
  better: (square, count, exact) =>
    `Bien essayé${exclamation} En ${square}, tu aurais fait ${exact ? "" : "environ "}${discs(count)} de mieux.`,
  takeBack: "Reprendre mon coup",
  worth: (value, exact) => `vaut ${exact ? "" : "environ "}${value}`,
  review: {
    title: "Le fil de la partie",
    waiting: "Je revois la partie…",
    decided: "Les coups qui ont coûté le plus",
    even: "Aucun coup n’a coûté cher.",
    move: (name, square, better, count) =>
      `${name} en ${square}${colon} ${better} aurait fait environ ${discs(count)} de mieux.`,
    graph: (names) =>
      `Qui menait au fil de la partie, et de combien de pions${colon} ${names.length === 2 ? `${names[0]} au-dessus de la ligne, ${names[1]} en dessous` : list.format(names)}`,
  },
};
