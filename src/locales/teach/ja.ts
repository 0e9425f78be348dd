import type { TeachWords } from "../teach-words.js";

const list = new Intl.ListFormat("ja");
const either = new Intl.ListFormat("ja", { type: "disjunction" });
const noFewer = "これより少ない手はありません。";
const fewestWin = "石がいちばん少ない人が勝つので、";

export const teach: TeachWords = {
  tryThis: (square) => `${square}に置いてみましょう。`,
  reasons: {
    only: () => "置けるのは、ここだけです。",
    opening: () => "はじめの石は、まん中に置きます。",
    result({ outcome, count }) {
      const by = count === 0 ? "" : `${count}個の差で`;
      const end = { win: `${by}あなたの勝ち`, draw: "引き分け", loss: `${by}あなたの負け` }[outcome];
      return `ここからみんながいちばんよい手を続けると、${end}です。${outcome === "win" ? "" : "ほかの手でも、これよりよくはなりません。"}`;
    },
    corner: () => "隅がとれます。隅の石は、だれにも返せません。",
    guards: ({ seat, squares }, names) =>
      `今のままだと、${names[seat]}は隅の${either.format(squares)}をとれます。ここに置けば、次の番にはとれません。`,
    noCorner: ({ seat, count }, names) =>
      `ほかのマスのうち${count}マスだと、次に${names[seat]}に隅をとられます。ここなら、とられません。`,
    opens: ({ seat }, names) => `${names[seat]}がどこに置いても、そのあと、あなたは隅をとれます。`,
    passes: ({ seat }, names) =>
      `次の${names[seat]}の番は、置けるマスがないのでパスです。続けて、あなたの番です。`,
    fewMoves: ({ seat, count }, names) =>
      `次に${names[seat]}が置けるのは、${count}マスだけです。${count === 1 ? "" : "ほかの手でも、これより少なくはなりません。"}`,
    stable: ({ count }) => `あなたの石が${count}個、安全になります。もう、だれにも返せません。`,
    quiet: ({ count }) =>
      `この手で返す石は${count}個だけです。${noFewer}はじめのうちは、そのほうがよいことが多いです。あとで返される石が少なくてすむからです。`,
    many: ({ count }) =>
      `この手は石を${count}個返せます。これより多い手はありません。終わりが近いので、1個1個が大切です。`,
    region: ({ count }) =>
      count === 1
        ? "このあたりの空きマスはここだけなので、このあと、だれもとなりに置けません。"
        : `ここには空きマスが${count}つ集まっています。奇数なので、あなたから順番にうめると、最後に置くのもあなたです。`,
    holds: ({ seat, count }, names) =>
      `この手で、あなたの石が${count}個ふえます。次の番に、${names[seat]}は${count === 1 ? "それを" : "そのどれも"}返せません。`,
    freedom: ({ seat, count }, names) =>
      `${names[seat]}がどこに置いても、そのあと、あなたが置けるところは${count}マス以上あります。`,
    calms: ({ seat, count, most }, names) =>
      `次は${names[seat]}の番で、${count === 0 ? "石は1個も返せません" : `返せる石は多くても${count}個です`}。ほかの手だと、${most}個返せることもあります。`,
    leader: ({ seat, count }, names) =>
      `石がいちばん多いのは${names[seat]}です。その石を${count}個返せます。`,
    place: ({ seat, count }, names) =>
      `返せる石がないので、石を置くだけです。ここなら、次に${names[seat]}${count === 0 ? "は石を1個も返せません。" : `が返せる石は多くても${count}個です。ほかのマスでも、これより少なくはなりません。`}`,
    few: ({ count }) => `この手で返す石は${count}個だけです。${noFewer}${fewestWin}よい手です。`,
    leavesCorner: ({ squares }) =>
      `隅の${list.format(squares)}は、とらずにおきます。隅の石は最後まで自分の石のままです。このゲームでは、石が少ないほうがよいのです。`,
    burdens: ({ seat, count }, names) =>
      `${names[seat]}はどこに置いても、石を${count}個以上返すことになります。${fewestWin}あなたに有利です。`,
    offers: ({ seat, count }, names) =>
      `次に${names[seat]}は、あなたの石を${count}個返せます。${fewestWin}石がへると有利です。`,
    best: () => "少し先まで考えても、これよりよい手は見つかりません。",
  },
  better: (square, count, exact) =>
    `おしいですね。${square}なら、${exact ? "" : "だいたい"}石${count}個分よい手でした。`,
  takeBack: "置き直す",
  worth: (value, exact) => `評価は${exact ? "" : "だいたい"}${value}`,
  review: {
    title: "ゲームのふり返り",
    waiting: "ゲームをふり返っています…",
    decided: "損が大きかった手",
    even: "損が大きい手はありませんでした。",
    move: (name, square, better, count) =>
      `${name}の${square}：${better}なら、だいたい石${count}個分よい手でした。`,
    graph: (names) =>
      `だれが何個リードしていたか：${names.length === 2 ? `線の上は${names[0]}、下は${names[1]}` : list.format(names)}`,
  },
};
