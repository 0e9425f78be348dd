import type { TeachWords } from "../teach-words.js";

// After a number, nouns stay in the singular. Names and squares have neither article nor suffix.
const list = new Intl.ListFormat("hu");
const either = new Intl.ListFormat("hu", { type: "disjunction" });
const noLess = "ennél kevesebbet más lépéssel sem lehet.";
const fewestWin = "mert az nyer, akié a legkevesebb korong.";

export const teach: TeachWords = {
  tryThis: (square) => `Ezt próbáld ki: ${square}.`,
  reasons: {
    only: () => "Más lépésed nincs.",
    opening: () => "Az első korongok középre kerülnek.",
    result({ outcome, count }) {
      const by = count === 0 ? "" : `${count} koronggal `;
      const end = { win: `${by}nyersz`, draw: "döntetlen lesz", loss: `${by}kikapsz` }[outcome];
      return `Ha innentől mindenki tökéletesen játszik, ${end}.${outcome === "win" ? "" : " Más lépéssel sem jársz jobban."}`;
    },
    corner: () => "Sarkot foglalsz. A sarokban álló korong soha nem fordul meg.",
    guards: ({ seat, squares }, names) =>
      `A mostani állásban ${names[seat]} sarkot foglalhatna: ${either.format(squares)}. Ha ide lépsz, a következő lépésével ezt nem teheti.`,
    noCorner: ({ seat, count }, names) =>
      `A többi lépésed között van ${count === 1 ? "egy" : count} olyan, ami után ${names[seat]} rögtön sarkot foglalhatna. Ez nem olyan.`,
    opens: ({ seat }, names) => `Bármit lép ${names[seat]}, utána sarkot foglalhatsz.`,
    passes: ({ seat }, names) => `Ezután ${names[seat]} nem tud lépni, ezért passzol, és megint te jössz.`,
    fewMoves: ({ seat, count }, names) =>
      `Ezután ${names[seat]} csak ${count === 1 ? "egyetlen lépést tehet." : `${count} lépés közül választhat. Más lépésed után sem lenne ennél kevesebb.`}`,
    stable: ({ count }) =>
      `Biztonságba kerül ${count} korongod: ${count === 1 ? "ezt" : "ezeket"} már senki sem fordíthatja meg.`,
    quiet: ({ count }) =>
      `Csak ${count} korongot fordítasz, ${noLess} A játék elején ez sokszor jó: így kevesebbet lehet visszafordítani.`,
    many: ({ count }) =>
      `${count} korongot fordítasz, ennél többet más lépéssel sem lehet. A játék vége felé minden korong számít.`,
    region: ({ count }) =>
      count === 1
        ? "Itt ez az utolsó üres mező, ezért utána senki sem tehet mellé."
        : `Itt ${count} üres mező van együtt, ez páratlan szám. Ha te kezdesz, és felváltva töltitek ki őket, az utolsó a tiéd lesz.`,
    holds: ({ seat, count }, names) =>
      `Ezzel ${count} új korongod lesz, és ${names[seat]} a következő lépésével ${count === 1 ? "nem fordíthatja meg" : "egyiket sem fordíthatja meg"}.`,
    freedom: ({ seat, count }, names) =>
      `Bármit lép ${names[seat]}, utána legalább ${count} lépés közül választhatsz.`,
    calms: ({ seat, count, most }, names) =>
      `Utánad ${names[seat]} jön, és ${count === 0 ? "semmit sem" : `legfeljebb ${count} korongot`} fordíthat. Más lépésed után akár ${most} is lehetne.`,
    leader: ({ seat, count }, names) =>
      `${names[seat]} vezet a legtöbb koronggal, és ezek közül most ${count} megfordul.`,
    place: ({ seat, count }, names) =>
      `Nem tudsz fordítani, ezért csak leteszel egy korongot. Ha ide teszed, utána ${names[seat]} ${count === 0 ? "semmit sem fordíthat." : `legfeljebb ${count} korongot fordíthat. Máshol sem lenne ennél kevesebb.`}`,
    few: ({ count }) => `Csak ${count} korongot fordítasz, ${noLess} Ez jó, ${fewestWin}`,
    leavesCorner: ({ squares }) =>
      `${squares.length === 1 ? "Ezt a sarkot" : "Ezeket a sarkokat"} nem foglalod el: ${list.format(squares)}. Az oda tett korong végig a tiéd maradna, pedig most az a jó, ha kevés van.`,
    burdens: ({ seat, count }, names) =>
      `Bármit lép ${names[seat]}, legalább ${count} korongot fordítania kell. Ez neked jó, ${fewestWin}`,
    offers: ({ seat, count }, names) =>
      `Ezután ${names[seat]} megfordíthat ${count} korongot a tieid közül. Ennek most örülhetsz, ${fewestWin}`,
    best: () => "Pár lépéssel előre gondolkodtam, és nem látok jobbat.",
  },
  better: (square, count, exact) =>
    `Jó próbálkozás! Ez ${exact ? "" : "körülbelül "}${count} koronggal jobb lett volna: ${square}.`,
  takeBack: "Visszavonom",
  worth: (value, exact) => `értéke ${exact ? "" : "körülbelül "}${value}`,
  review: {
    title: "Így ment a játék",
    waiting: "Átnézem a játékot…",
    decided: "Ezek a lépések kerültek a legtöbbe",
    even: "Egyik lépés sem került sokba.",
    move: (name, square, better, count) =>
      `${name} lépése: ${square}. Körülbelül ${count} koronggal jobb lett volna: ${better}.`,
    graph: (names) =>
      `Ki vezetett a játék során, és hány koronggal: ${names.length === 2 ? `a vonal fölött ${names[0]}, alatta ${names[1]}` : list.format(names)}`,
  },
};
