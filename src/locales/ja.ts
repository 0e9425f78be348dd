import type { Content, Goal } from "../engine/index.js";
import type { RuleFacts } from "./rule-words.js";
import { addWords } from "./registry.js";
import type { Words } from "./words.js";

const seats = { black: "黒", white: "白", red: "赤", green: "緑" } as const;
const contents = { ...seats, neutral: "中立の石", empty: "空きマス", blocked: "置けないマス" } as const;
const boards = { "6x6": "6×6", "8x8": "8×8", "10x10": "10×10", octagon: "八角形" } as const;

const list = (texts: readonly string[]): string => new Intl.ListFormat("ja").format(texts);
const stuckText = (name: string): string => `${name}は返せる石がないので、`;
const passText = (name: string): string => `${stuckText(name)}パスします。`;
const winnerText = (goal: Goal): string => `石がいちばん${goal === "most" ? "多い" : "少ない"}人`;
const tournamentText = "空きマスも勝った人の得点";
const cornersStay = "隅の石は返せません。";

const colours = (all: readonly Content[]): string => list(all.map((content) => contents[content]));
const boardText = ({ board, squares, corners }: RuleFacts["board"]): string =>
  `${boards[board]}：${squares}マス、隅${corners}か所`;
const cornerText = ({ seat, squares }: RuleFacts["handicap"]): string =>
  `${seats[seat]}は隅に石を${squares.length}個置いて始めます：${list(squares)}`;

const placedText = ({ each, shares }: RuleFacts["placed"]): string =>
  each === null
    ? list(shares.map(({ seat, discs }) => `${seats[seat]}${discs}個`)) || "パスをした人は少ない"
    : `1人${each}個ずつ`;
const endText = ({ when, left }: RuleFacts["end"]): string =>
  when === "stuck"
    ? "2人とも返せる石がなくなる"
    : left
      ? "石のとなりに空きマスがなくなる"
      : "盤がいっぱいになる";
const choices = ({ boards: names, free, handicap, tournament }: RuleFacts["options"]): string =>
  list([
    ...names.map((name) => boards[name]),
    ...(free ? ["自由な開始"] : []),
    ...(handicap ? ["隅ハンデ"] : []),
    ...(tournament ? ["大会式の得点（アンチリバーシでは選べません）"] : []),
    "アンチリバーシ",
    "置けないマス",
  ]);

export const ja: Words = {
  language: "ja",
  stop: "。",
  gap: "",
  seats,
  board: (side, octagon) => `リバーシ盤、${octagon ? "八角形、" : ""}縦横${side}マス`,
  content: (content) => contents[content],
  cell: (square, content, flips) =>
    `${square}、${contents[content]}${flips === null ? "" : "、置けます"}${flips ? `、${flips}個返せます` : ""}`,
  score: (name, count) => `${name}は${count}個`,
  you: () => "あなた",
  toMove: (name) => `${name}の番です`,
  thinking: (name) => `${name}が考え中です`,
  placementDue: (name) => `${stuckText(name)}どれかの石のとなりに置きます`,
  centreDue: (name) => `${name}の番です。まん中に置きます`,
  moved: (name, square, kind, flips) =>
    kind === "flip"
      ? `${name}が${square}に置いて、石を${flips}個返しました。`
      : `${name}が${kind === "open" ? "まん中の" : ""}${square}に置きました。`,
  passed: passText,
  undone: (square) => `${square}の手を取り消しました。`,
  won: (name, scores) => `${scores.join("対")}で${name}の勝ちです`,
  drawn: (scores) => `${scores.join("対")}で引き分けです`,
  picture: (holders) => holders.map(({ name, squares }) => `${name}：${list(squares) || "なし"}。`).join(""),
  refused: () => "この設定では遊べません：",
  controls: {
    new: "新しいゲーム",
    rematch: "色をかえて再戦",
    undo: "取り消す",
    redo: "やり直す",
    pause: "一時停止",
    resume: "再開",
    step: "一手だけ",
    rules: "ルール",
    setup: "設定",
    share: "リンクをコピー",
    exchange: "コピーと貼り付け",
    menu: "メニュー",
    close: "閉じる",
    hint: "教えて",
    first: "最初へ",
    previous: "前の手へ",
    next: "次の手へ",
    last: "最後へ",
    shown: (ply, last) => `${ply}/${last}手`,
    copied: "コピーしました。",
  },
  setup: {
    start: "始める",
    cancel: "やめる",
    players: "人数",
    board: "盤",
    goal: "勝つ人",
    opening: "始め方",
    scoring: "得点",
    handicap: "隅ハンデ",
    blocked: "置けないマス",
    seats: "色と名前",
    boards,
    goals: { most: winnerText("most"), fewest: `${winnerText("fewest")}（アンチリバーシ）` },
    openings: { cross: "クロス", free: "自由な開始" },
    scorings: { discs: "石の数", tournament: tournamentText },
    corners: (count) => (count ? `${count}か所` : "なし"),
    forSeat: "もらう人",
    blockedNone: "なし",
    blockedRandom: "おまかせ",
    blockedDrawn: "盤で選ぶ",
    blockedCount: "マスの数",
    name: "名前",
    movers: { human: "人", host: "このページ" },
    levels: ["コンピューター初級", "コンピューター中級", "コンピューター上級", "コンピューター最強"],
    onlyTwo: "2人のときだけ",
    notFewest: "アンチリバーシでは選べません",
    notThere: "このマスは選べません",
  },
  exchange: {
    link: "リンク",
    moves: "棋譜",
    position: "盤面",
    copy: "コピー",
    paste: "棋譜、盤面、ゲームの貼り付け",
    load: "開く",
  },
  rules: () => ({
    title: () => "ルール",
    topics: {
      players: "人数",
      board: "盤",
      start: "始めの形",
      handicap: "隅ハンデ",
      blocked: "置けないマス",
      order: "順番",
      move: "石の置き方",
      nothing: "返せる石がないとき",
      placed: "石の数",
      end: "終わり",
      winner: "勝つ人",
      options: "選べるもの",
    },
    tell: {
      players: ({ seats: all, neutral }) =>
        `${colours(all)}の${all.length}人です。${neutral ? "中立の石は、だれの石でもありません。" : ""}`,
      board: (facts) =>
        `${boardText(facts)}です。${facts.board === "octagon" ? "10×10の角を切った形です。" : ""}${cornersStay}`,
      start: ({ centre, each }) =>
        each
          ? `自由な開始：まず、まん中に1人${each}個ずつ、順番に置きます。石は返しません。`
          : `まん中の石は、左上から時計回りに、${colours(centre)}です。`,
      handicap: (facts) => `${cornerText(facts)}。`,
      blocked: ({ squares }) =>
        `${squares.length}マスには置けません：${list(squares)}。石の列は、そこで切れます。`,
      order: ({ seats: all }) => `${seats[all[0]!]}から始めます。${colours(all)}の順に置きます。`,
      move: ({ mixed, neutral }) =>
        `空きマスに石を置いて、その石と自分の石で、縦か横かななめに${mixed ? `ほかの色の石（まざってもよい${neutral ? "。中立の石も入る" : ""}）` : "相手の石"}をはさみます。はさんだ石は、みんな返して自分の色にします。返せる石があれば、必ず返します。`,
      nothing: ({ may }) =>
        may === "pass"
          ? "返せる石がないときだけ、パスします。"
          : "パスはありません。返せる石がないときは、どれかの石のとなり（ななめもよい）に置きます。石は返しません。自分の石がないときも、同じです。",
      placed: (facts) => `${placedText(facts)}です。`,
      end: (facts) =>
        `${endText(facts)}と、終わりです。${facts.left ? `${facts.left}マスは空いたままです。` : ""}`,
      winner: ({ goal, scoring, others }) =>
        `${winnerText(goal)}の勝ちです。${goal === "most" ? "" : "アンチリバーシでは、0個がいちばんです。"}${others ? "いちばんが2人以上なら、みんな引き分けです。" : "同じ数なら、引き分けです。"}${scoring === "discs" ? "" : `大会式の得点：${tournamentText}です。引き分けなら、半分ずつです。`}`,
      options: (facts) => `${facts.players}人のとき選べるもの：${choices(facts)}。`,
    },
    brief: {
      players: ({ seats: all, neutral }) => `${all.length}人${neutral ? "と中立の石" : ""}`,
      board: boardText,
      start: ({ centre, each }) => (each ? `自由な開始、1人${each}個ずつ` : `まん中：${colours(centre)}`),
      handicap: (facts) => (facts.squares.length ? cornerText(facts) : "なし"),
      blocked: ({ squares }) => (squares.length ? `${squares.length}マス` : "なし"),
      order: ({ seats: all }) => colours(all),
      move: ({ mixed }) => `${mixed ? "ほかの色" : "相手"}の石をはさむ`,
      nothing: ({ may }) => (may === "pass" ? "パスします" : "どれかの石のとなりに置きます"),
      placed: placedText,
      end: endText,
      winner: ({ goal, scoring, others }) =>
        `${winnerText(goal)}${others ? "。いちばんが2人以上なら、みんな引き分け" : ""}${scoring === "discs" ? "" : `。${tournamentText}`}`,
      options: choices,
    },
    differences: () => "ちがい",
    thisGame: () => "このゲーム",
    standard: () => "ふつうのリバーシ",
    nothingDiffers: () => "ふつうのリバーシと同じです。",
    captions: {
      start: (name) => `始めの形です。${name === null ? "" : `${name}は、印のあるマスに置けます。`}`,
      flip: (name, square, flips) => `${name}が${square}に置いて、石を${flips}個返します。`,
      place: (name, square) => `${stuckText(name)}${square}に置きます。`,
      pass: (name, next) => `${passText(name)}次も${next}の番です。`,
      blocked: (name, square) => `${name}は${square}に置けます。ほかの列は、置けないマスで切れます。`,
      corners: (count) => `隅は${count}か所です。${cornersStay}`,
    },
  }),
};

addWords("ja", ja);
