import type { Game } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import { make, makeButton, setText } from "../dom.js";
import { copyText } from "./copy.js";

/**
 * Where a game is copied as text, and text is pasted as a game.
 *
 * @param load - takes what was pasted; gives what is wrong with it, or null
 */
export function exchangePanel(
  game: Game,
  link: string | null,
  words: Words,
  load: (text: string) => string | null,
): HTMLElement {
  const { exchange } = words;
  const said = make("p", { role: "status" });
  const text = make("textarea", { rows: "3", "aria-label": exchange.paste, spellcheck: "false" });
  const loadNow = (): void => setText(said, load(text.value) ?? "");
  return make(
    "div",
    { class: "exchange" },
    ...(link === null ? [] : [copyable(exchange.link, link, words, said)]),
    copyable(exchange.moves, game.transcript, words, said),
    copyable(exchange.position, game.position, words, said),
    make("label", {}, make("span", {}, exchange.paste), text),
    makeButton(exchange.load, loadNow, { class: "primary" }),
    said,
  );
}

/** A text that can be selected, and copied by a button where the page may use the clipboard. */
function copyable(
  label: string,
  text: string,
  { controls, exchange: words }: Words,
  said: HTMLElement,
): HTMLElement {
  const field = make("input", { type: "text", readonly: "", "aria-label": label, dir: "ltr" });
  field.value = text;
  const copy = (): void => {
    field.select();
    void copyText(text).then((copied) => setText(said, copied ? controls.copied : ""));
  };
  const button = makeButton(words.copy, copy, { "aria-label": `${words.copy} – ${label}` });
  return make("label", {}, make("span", {}, label), make("div", { class: "row" }, field, button));
}
