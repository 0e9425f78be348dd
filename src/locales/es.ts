import type { Square } from "../engine/index.js";
import type { RuleFacts } from "./rule-words.js";
import { addWords } from "./registry.js";
import type { Words } from "./words.js";

const seats = { black: "Negro", white: "Blanco", red: "Rojo", green: "Verde" } as const;
const contents = { ...seats, neutral: "ficha neutral", empty: "vacía", blocked: "bloqueada" } as const;

const list = new Intl.ListFormat("es");
const number = new Intl.NumberFormat("es");
const count = (of: number, noun: string): string => `${number.format(of)} ${noun}${of === 1 ? "" : "s"}`;
/** As it is spoken in a sentence. */
const discs = (of: number): string => (of === 1 ? "una ficha" : count(of, "ficha"));
const corners = (of: number): string => count(of, "esquina");
const result = (scores: readonly number[]): string => {
  const numbers = scores.map((score) => number.format(score));
  return numbers.length === 2 ? numbers.join(" a ") : list.format(numbers);
};

const boardText = (facts: RuleFacts["board"], words: Words): string =>
  `${words.setup.boards[facts.board]}: ${count(facts.squares, "casilla")}, con ${corners(facts.corners)}`;
const colours = (names: RuleFacts["start"]["centre"], words: Words): string =>
  list.format(names.map((name) => words.content(name)));
const handicapText = (facts: RuleFacts["handicap"], words: Words): string =>
  `${words.seats[facts.seat]} tiene desde el principio ${discs(facts.squares.length)} en ${facts.squares.length === 1 ? "una esquina" : "las esquinas"}: ${list.format(facts.squares)}`;
const placedText = (facts: RuleFacts["placed"], words: Words): string => {
  if (facts.each !== null) return `Cada jugador coloca ${discs(facts.each)}`;
  if (facts.shares.length === 0) return "Quien pasa coloca menos fichas";
  const texts = facts.shares.map((share) => `${share.discs} para ${words.seats[share.seat]}`);
  return `Fichas que se colocan: ${list.format(texts)}`;
};
const endText = (facts: RuleFacts["end"]): string => {
  if (facts.when === "stuck") return "Cuando nadie puede voltear nada";
  return facts.left ? "Cuando ninguna casilla vacía toca una ficha" : "Cuando el tablero está lleno";
};
const passText = (name: string): string => `${name} no puede voltear nada y pasa.`;
const flipText = (name: string, square: Square, flips: number): string =>
  `${name} juega en ${square} y voltea ${discs(flips)}.`;
const choices = (facts: RuleFacts["options"], words: Words): string =>
  list.format([
    ...facts.boards.map((board) => words.setup.boards[board]),
    ...(facts.free ? ["apertura libre"] : []),
    ...(facts.handicap ? ["ventaja de esquinas"] : []),
    ...(facts.tournament ? ["puntuación de torneo (no en Anti-Reversi)"] : []),
    "Anti-Reversi",
    "casillas bloqueadas",
  ]);

export const es: Words = {
  language: "es",
  stop: ".",
  gap: " ",
  seats,
  board: (side, octagon) => `Tablero de Reversi, ${octagon ? "octógono, " : ""}${side} por ${side}`,
  content: (content) => contents[content],
  cell: (square, content, flips) =>
    `${square}, ${contents[content]}${flips === null ? "" : ", se puede jugar"}${flips ? ` y voltear ${discs(flips)}` : ""}`,
  score: (name, of) => `${name}: ${discs(of)}`,
  you: () => "tú",
  toMove: (name) => `Le toca a ${name}`,
  thinking: (name) => `${name} está pensando`,
  placementDue: (name) => `${name} no puede voltear nada y coloca una ficha junto a otra`,
  centreDue: (name) => `Le toca a ${name}: una ficha en el centro`,
  moved(name, square, kind, flips) {
    if (kind === "flip") return flipText(name, square, flips);
    return `${name} coloca una ficha en ${kind === "place" ? "" : "el centro, en "}${square}.`;
  },
  passed: passText,
  undone: (square) => `Se deshace la jugada en ${square}.`,
  won: (name, scores) => `Gana ${name}: ${result(scores)}`,
  drawn: (scores) => `Empate: ${result(scores)}`,
  picture: (holders) =>
    holders.map(({ name, squares }) => `${name}: ${list.format(squares) || "ninguna casilla"}.`).join(" "),
  refused: () => "No se puede jugar a esta variante:",
  controls: {
    new: "Nueva partida",
    rematch: "Nueva partida, colores cambiados",
    undo: "Deshacer",
    redo: "Rehacer",
    pause: "Pausa",
    resume: "Seguir",
    step: "Una jugada",
    rules: "Reglas",
    setup: "Preparar una partida",
    share: "Copiar enlace",
    exchange: "Copiar o pegar",
    menu: "Menú",
    close: "Cerrar",
    hint: "Enséñame",
    first: "Primera jugada",
    previous: "Jugada anterior",
    next: "Jugada siguiente",
    last: "Última jugada",
    shown: (ply, last) => `${ply} de ${last}`,
    copied: "Copiado.",
  },
  setup: {
    start: "Empezar",
    cancel: "Cancelar",
    players: "Jugadores",
    board: "Tablero",
    goal: "Quién gana",
    opening: "Apertura",
    scoring: "Puntuación",
    handicap: "Ventaja de esquinas",
    blocked: "Casillas bloqueadas",
    seats: "Quién juega",
    boards: { "6x6": "6 × 6", "8x8": "8 × 8", "10x10": "10 × 10", octagon: "Octógono" },
    goals: { most: "Quien tiene más fichas", fewest: "Quien tiene menos fichas (Anti-Reversi)" },
    openings: { cross: "Cuatro fichas en cruz", free: "Libre: primero se llena el centro" },
    scorings: { discs: "Fichas", tournament: "Las casillas vacías cuentan para quien gana" },
    corners: (of) => (of === 0 ? "Ninguna" : corners(of)),
    forSeat: "Para",
    blockedNone: "Ninguna",
    blockedRandom: "Al azar",
    blockedDrawn: "Elegidas aquí",
    blockedCount: "Cuántas",
    name: "Nombre",
    movers: { human: "Una persona", host: "Esta página" },
    levels: ["Ordenador, fácil", "Ordenador, medio", "Ordenador, difícil", "Ordenador, experto"],
    onlyTwo: "solo con dos jugadores",
    notFewest: "no en Anti-Reversi",
    notThere: "No se puede bloquear",
  },
  exchange: {
    link: "Enlace",
    moves: "Jugadas",
    position: "Posición",
    copy: "Copiar",
    paste: "Pegar jugadas, una posición o una partida",
    load: "Cargar",
  },
  rules: () => ({
    title: () => "Reglas de esta partida",
    topics: {
      players: "Jugadores",
      board: "Tablero",
      start: "Comienzo",
      handicap: "Ventaja de esquinas",
      blocked: "Casillas bloqueadas",
      order: "Turnos",
      move: "Una jugada",
      nothing: "Nada que voltear",
      placed: "Número de fichas",
      end: "Final",
      winner: "Quién gana",
      options: "Qué se puede elegir",
    },
    tell: {
      players: (facts, words) =>
        `${facts.seats.length} jugadores: ${colours(facts.seats, words)}.${facts.neutral ? " La ficha neutral no es de nadie." : ""}`,
      board: (facts, words) =>
        `${boardText(facts, words)}.${facts.board === "octagon" ? " Es un 10 × 10 sin las puntas." : ""} Una ficha en una esquina no se voltea nunca.`,
      start: (facts, words) =>
        facts.each
          ? `Apertura libre: primero se llena el centro por turnos, ${discs(facts.each)} cada jugador. Estas fichas no voltean nada.`
          : `En el centro hay cuatro fichas, en sentido horario desde arriba a la izquierda: ${colours(facts.centre, words)}.`,
      handicap: (facts, words) => `${handicapText(facts, words)}.`,
      blocked: (facts) =>
        `${count(facts.squares.length, "casilla")} donde no se puede jugar: ${list.format(facts.squares)}. Una línea termina ahí, como en el borde.`,
      order: (facts, words) =>
        `Empieza ${words.seats[facts.seats[0]!]}. Se juega por turnos: ${colours(facts.seats, words)}.`,
      move: (facts) =>
        `Coloca una ficha en una casilla vacía para encerrar, entre ella y otra ficha de tu color, una línea de ${facts.mixed ? `fichas de los otros colores, aunque estén mezclados${facts.neutral ? ", también con la ficha neutral" : ""}` : "fichas del rival"}. La línea es recta y sin huecos: horizontal, vertical o diagonal. Se voltean todas las líneas encerradas. Si puedes voltear fichas, tienes que hacerlo.`,
      nothing: (facts) =>
        facts.may === "pass"
          ? "Pasas cuando no puedes voltear nada, y solo entonces."
          : "Nadie pasa. Si no puedes voltear nada, coloca una ficha junto a cualquier otra, también en diagonal. Esa ficha no voltea nada. Hazlo aunque ya no te queden fichas.",
      placed: (facts, words) => `${placedText(facts, words)}.`,
      end: (facts) =>
        `${endText(facts)}, termina la partida.${facts.left ? ` ${facts.left === 1 ? "Quedará vacía" : "Quedarán vacías"} ${count(facts.left, "casilla")}.` : ""}`,
      winner: (facts) =>
        `${facts.goal === "most" ? "Gana quien tiene más fichas." : "Anti-Reversi: gana quien tiene menos fichas, y lo mejor es no tener ninguna."} ${facts.others ? "Si hay empate en el primer puesto, nadie gana." : "Si hay empate, nadie gana."}${facts.scoring === "discs" ? "" : " Puntuación de torneo: las casillas vacías cuentan para quien gana; si hay empate, la mitad para cada uno."}`,
      options: (facts, words) => `Con ${facts.players} jugadores se puede elegir: ${choices(facts, words)}.`,
    },
    brief: {
      players: (facts) => `${facts.seats.length}${facts.neutral ? ", y una ficha neutral" : ""}`,
      board: boardText,
      start: (facts, words) =>
        facts.each
          ? `Apertura libre, ${discs(facts.each)} cada jugador`
          : `En el centro: ${colours(facts.centre, words)}`,
      handicap: (facts, words) => (facts.squares.length ? handicapText(facts, words) : "Ninguna"),
      blocked: (facts) => (facts.squares.length ? count(facts.squares.length, "casilla") : "Ninguna"),
      order: (facts, words) => colours(facts.seats, words),
      move: (facts) => (facts.mixed ? "Líneas de fichas de los otros colores" : "Líneas de fichas del rival"),
      nothing: (facts) => (facts.may === "pass" ? "Se pasa" : "Se coloca una ficha junto a cualquier otra"),
      placed: placedText,
      end: endText,
      winner: (facts) =>
        `Quien tiene ${facts.goal === "most" ? "más" : "menos"} fichas${facts.others ? "; si hay empate en el primer puesto, nadie gana" : ""}${facts.scoring === "discs" ? "" : "; las casillas vacías cuentan para quien gana"}`,
      options: choices,
    },
    differences: () => "Lo que cambia",
    thisGame: () => "Esta partida",
    standard: () => "Reversi clásico",
    nothingDiffers: () => "Es el Reversi clásico.",
    captions: {
      start: (name) => `El comienzo.${name === null ? "" : ` ${name} puede jugar en una casilla marcada.`}`,
      flip: flipText,
      place: (name, square) => `${name} no puede voltear nada y coloca una ficha en ${square}.`,
      pass: (name, next) => `${passText(name)} ${next} juega otra vez.`,
      blocked: (name, square) =>
        `${name} puede jugar en ${square}. La otra línea termina en una casilla bloqueada.`,
      corners: (of) => `${corners(of)}: una ficha en una esquina no se voltea nunca.`,
    },
  }),
};

addWords("es", es);
