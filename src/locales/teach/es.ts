import type { Square } from "../../engine/index.js";
import type { TeachWords } from "../teach-words.js";

const list = new Intl.ListFormat("es");
const either = new Intl.ListFormat("es", { type: "disjunction" });
const discs = (count: number): string => (count === 1 ? "una ficha" : `${count} fichas`);
const moves = (count: number): string => (count === 1 ? "una jugada" : `${count} jugadas`);
const corners = (squares: readonly Square[]): string =>
  `${squares.length === 1 ? "la esquina" : "las esquinas"} ${list.format(squares)}`;
const fewestWin = "gana quien tiene menos fichas.";

export const teach: TeachWords = {
  tryThis: (square) => `Prueba en ${square}.`,
  reasons: {
    only: () => "Es tu única jugada posible.",
    opening: () => "Las primeras fichas van en el centro.",
    result({ outcome, count }) {
      const by = count === 0 ? "" : ` por ${discs(count)}`;
      const end = { win: `ganas${by}`, draw: "hay empate", loss: `pierdes${by}` }[outcome];
      return `Si a partir de aquí todos juegan a la perfección, ${end}.${outcome === "win" ? "" : " Ninguna otra jugada es mejor."}`;
    },
    corner: () => "Te quedas con una esquina: una ficha ahí no se voltea nunca.",
    guards: ({ seat, squares }, names) =>
      `Tal como está el tablero, ${names[seat]} podría ocupar la esquina ${either.format(squares)}. Si juegas aquí, en el próximo turno no será posible.`,
    noCorner: ({ seat, count }, names) =>
      `Con ${count === 1 ? "una" : count} de tus otras jugadas, ${names[seat]} podría ocupar una esquina justo después. Con esta, no.`,
    opens: ({ seat }, names) => `Juegue lo que juegue ${names[seat]}, después podrás ocupar una esquina.`,
    passes: ({ seat }, names) =>
      `Después, ${names[seat]} no tiene jugada y debe pasar, así que vuelves a jugar tú.`,
    fewMoves: ({ seat, count }, names) =>
      `Después, ${names[seat]} solo ${count === 1 ? "tiene una jugada." : `tiene ${count} jugadas para elegir. Ninguna otra jugada tuya deja menos.`}`,
    stable: ({ count }) =>
      `Dejas ${discs(count)} a salvo: ya nadie puede ${count === 1 ? "voltearla" : "voltearlas"}.`,
    quiet: ({ count }) =>
      `Solo volteas ${discs(count)}, y ninguna otra jugada voltea menos. Al principio eso suele ser bueno: así hay menos fichas que te puedan quitar.`,
    many: ({ count }) =>
      `Volteas ${discs(count)}, y ninguna otra jugada voltea más. Cerca del final, cada ficha cuenta.`,
    region: ({ count }) =>
      count === 1
        ? "Llenas la última casilla vacía de esta parte: después, nadie podrá jugar al lado."
        : `Aquí hay ${count} casillas vacías juntas, un número impar. Si empiezas tú y se llenan por turnos, la última será para ti.`,
    holds: ({ seat, count }, names) =>
      `Esta jugada te da ${discs(count)}, y ${names[seat]} no puede voltear${count === 1 ? "la" : " ninguna"} en el próximo turno.`,
    freedom: ({ seat, count }, names) =>
      `Juegue lo que juegue ${names[seat]}, tendrás al menos ${moves(count)} para elegir.`,
    calms: ({ seat, count, most }, names) =>
      `${names[seat]} juega después y ${count === 0 ? "no puede voltear nada" : `puede voltear como mucho ${discs(count)}`}. Con otra jugada tuya podrían ser ${most}.`,
    leader: ({ seat, count }, names) =>
      `${names[seat]} tiene más fichas que nadie, y tú le volteas ${count === 1 ? "una" : count}.`,
    place: ({ seat, count }, names) =>
      `No puedes voltear nada, así que solo colocas una ficha. Si es aquí, ${names[seat]} ${count === 0 ? "no podrá voltear nada después." : `podrá voltear después como mucho ${discs(count)}. En ninguna otra casilla serían menos.`}`,
    few: ({ count }) =>
      `Solo volteas ${discs(count)}, y ninguna otra jugada voltea menos. Eso es bueno: ${fewestWin}`,
    leavesCorner: ({ squares }) =>
      `No ocupas ${corners(squares)}. Una ficha ahí sería tuya hasta el final, y tú quieres pocas.`,
    burdens: ({ seat, count }, names) =>
      `Juegue lo que juegue ${names[seat]}, tendrá que voltear al menos ${discs(count)}. Eso es bueno para ti: ${fewestWin}`,
    offers: ({ seat, count }, names) =>
      `Después, ${names[seat]} puede voltear ${count === 1 ? "una" : count} de tus fichas. Te viene bien perder algunas: ${fewestWin}`,
    best: () => "He mirado unas jugadas más allá y no veo ninguna mejor.",
  },
  better: (square, count, exact) =>
    `¡Buen intento! Jugar en ${square} valía ${exact ? "" : "cerca de "}${discs(count)} más.`,
  takeBack: "Deshacer mi jugada",
  worth: (value, exact) => `vale ${exact ? "" : "cerca de "}${value}`,
  review: {
    title: "Así fue la partida",
    waiting: "Estoy repasando la partida…",
    decided: "Las jugadas que más caras salieron",
    even: "Ninguna jugada salió cara.",
    move: (name, square, better, count) =>
      `${name} en ${square}: ${better} valía cerca de ${discs(count)} más.`,
    graph: (names) =>
      `Quién iba ganando durante la partida, y por cuántas fichas: ${names.length === 2 ? `${names[0]} por encima de la línea, ${names[1]} por debajo` : list.format(names)}`,
  },
};
