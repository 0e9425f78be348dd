import type { Square } from "../../engine/index.js";
import type { TeachWords } from "../teach-words.js";

const list = new Intl.ListFormat("de");
const either = new Intl.ListFormat("de", { type: "disjunction" });
/** In the accusative. */
const discs = (count: number): string => (count === 1 ? "einen Stein" : `${count} Steine`);
const moves = (count: number): string => (count === 1 ? "einen Zug" : `${count} Züge`);
const corners = (squares: readonly Square[]): string =>
  `${squares.length === 1 ? "Die Ecke" : "Die Ecken"} ${list.format(squares)}`;
const fewestWin = "denn wer die wenigsten Steine hat, gewinnt.";
const early = "Früh im Spiel ist das oft gut: Dann gibt es weniger zurückzudrehen.";

export const teach: TeachWords = {
  tryThis: (square) => `Probier mal ${square}.`,
  reasons: {
    only: () => "Einen anderen Zug hast du nicht.",
    opening: () => "Die ersten Steine kommen in die Mitte.",
    result({ outcome, count }) {
      const by = (word: string): string =>
        count === 0 ? "" : ` mit ${count === 1 ? "einem Stein" : `${count} Steinen`} ${word}`;
      const end = {
        win: `gewinnst du${by("Vorsprung")}`,
        draw: "wird es unentschieden",
        loss: `verlierst du${by("Rückstand")}`,
      }[outcome];
      return `Wenn ab hier alle perfekt spielen, ${end}.${outcome === "win" ? "" : " Kein anderer Zug ist besser."}`;
    },
    corner: () => "Damit hast du eine Ecke. Ein Stein dort wird nie umgedreht.",
    guards: ({ seat, squares }, names) =>
      `So, wie es jetzt steht, könnte ${names[seat]} die Ecke ${either.format(squares)} nehmen. Setzt du hier, geht das im nächsten Zug nicht.`,
    noCorner: ({ seat, count }, names) =>
      `Bei ${count === 1 ? "einem" : count} deiner anderen Züge könnte ${names[seat]} gleich danach eine Ecke nehmen. Bei diesem nicht.`,
    opens: ({ seat }, names) => `Egal, was ${names[seat]} spielt: Danach kannst du eine Ecke nehmen.`,
    passes: ({ seat }, names) =>
      `Danach hat ${names[seat]} keinen Zug und muss passen. Du bist gleich noch einmal dran.`,
    fewMoves: ({ seat, count }, names) =>
      `Danach hat ${names[seat]} nur ${count === 1 ? "einen einzigen Zug." : `${count} Züge zur Wahl. Bei keinem anderen Zug von dir sind es weniger.`}`,
    stable: ({ count }) =>
      `Du sicherst ${discs(count)}: Niemand kann ${count === 1 ? "ihn" : "sie"} mehr umdrehen.`,
    quiet: ({ count }) => `Du drehst nur ${discs(count)} um, weniger geht nicht. ${early}`,
    many: ({ count }) => `Du drehst ${discs(count)} um, mehr geht nicht. Gegen Ende zählt jeder Stein.`,
    region: ({ count }) =>
      count === 1
        ? "Hier ist nur noch dieses Feld leer, also kann daneben niemand mehr setzen."
        : `Hier liegen ${count} leere Felder beisammen, eine ungerade Zahl. Wenn du anfängst und ihr euch abwechselt, setzt du dort den letzten Stein.`,
    holds: ({ seat, count }, names) =>
      `Der Zug bringt dir ${discs(count)}, und ${names[seat]} kann ${count === 1 ? "ihn im nächsten Zug nicht" : "davon im nächsten Zug keinen"} umdrehen.`,
    freedom: ({ seat, count }, names) =>
      `Egal, was ${names[seat]} spielt: Du hast danach mindestens ${moves(count)} zur Wahl.`,
    calms: ({ seat, count, most }, names) =>
      `${names[seat]} ist als Nächstes dran und kann ${count === 0 ? "nichts" : `höchstens ${discs(count)}`} umdrehen. Bei einem anderen Zug von dir könnten es ${most} sein.`,
    leader: ({ seat, count }, names) =>
      `${names[seat]} hat die meisten Steine, und du drehst ${count === 1 ? "einen" : count} davon um.`,
    place: ({ seat, count }, names) =>
      `Du kannst nichts umdrehen, also setzt du einfach einen Stein. Hier kann ${names[seat]} danach ${count === 0 ? "nichts umdrehen." : `höchstens ${discs(count)} umdrehen. Auf keinem anderen Feld sind es weniger.`}`,
    few: ({ count }) => `Du drehst nur ${discs(count)} um, weniger geht nicht. Das ist gut, ${fewestWin}`,
    leavesCorner: ({ squares }) =>
      `${corners(squares)} lässt du frei. Ein Stein dort würde dir bis zum Schluss bleiben, und du willst ja wenige haben.`,
    burdens: ({ seat, count }, names) =>
      `${names[seat]} muss danach mindestens ${discs(count)} umdrehen. Das ist gut für dich, ${fewestWin}`,
    offers: ({ seat, count }, names) =>
      `${names[seat]} kann danach ${count === 1 ? "einen" : count} von deinen Steinen umdrehen. Sei froh, wenn du Steine loswirst, ${fewestWin}`,
    best: () => "Ich habe ein paar Züge vorausgedacht und sehe keinen besseren.",
  },
  better: (square, count, exact) =>
    `Guter Versuch! ${square} wäre um ${exact ? "" : "etwa "}${discs(count)} besser gewesen.`,
  takeBack: "Zug zurücknehmen",
  worth: (value, exact) => `Wert ${exact ? "" : "etwa "}${value}`,
  review: {
    title: "So lief das Spiel",
    waiting: "Ich sehe mir das Spiel an\u00a0…",
    decided: "Diese Züge haben am meisten gekostet",
    even: "Kein Zug hat viel gekostet.",
    move: (name, square, better, count) =>
      `${name} auf ${square}: ${better} wäre um etwa ${discs(count)} besser gewesen.`,
    graph: (names) =>
      `Wer im Spiel vorn lag und um wie viele Steine: ${names.length === 2 ? `über der Linie ${names[0]}, darunter ${names[1]}` : list.format(names)}`,
  },
};
