import type { Config, Game } from "../../engine/index.js";
import type { Words } from "../../locales/words.js";
import type { Look } from "../look.js";
import type { Request, Setup } from "./actions.js";
import type { Controls } from "./controls.js";
import { PanelDialog } from "./dialog.js";
import type { Panel } from "./dialog.js";

export type PanelName = "rules" | "setup" | "exchange" | "menu";

export interface PanelsHost {
  /** @returns what is wrong with it, or null */
  asked(request: Request): string | null;
  setup(): Setup & { readonly config: Config };
  look(): Look;
  /** The page's address with the game in it; null where the page doesn't share it. */
  link(): string | null;
  controls(): Controls;
}

/** The panels of one board, in one dialog; what is in them is loaded when the first one is opened. */
export class Panels {
  readonly #root: ShadowRoot;
  readonly #host: PanelsHost;
  #dialog: PanelDialog | null = null;

  constructor(root: ShadowRoot, host: PanelsHost) {
    this.#root = root;
    this.#host = host;
  }

  /** Shows something else in the dialog. */
  async present(panel: Panel, words: Words): Promise<void> {
    const { adoptPanelStyles } = await import("./index.js");
    if (!this.#root.host.isConnected) return panel.closed?.();
    adoptPanelStyles(this.#root);
    (this.#dialog ??= new PanelDialog(this.#root)).show(panel, words.controls.close);
  }

  async open(name: PanelName, game: Game | null, words: Words): Promise<void> {
    const panels = await import("./index.js");
    if (!this.#root.host.isConnected) return;
    panels.adoptPanelStyles(this.#root);
    const dialog = (this.#dialog ??= new PanelDialog(this.#root));
    const close = words.controls.close;
    switch (name) {
      case "menu": {
        const controls = this.#host.controls();
        const press = (button: Parameters<Controls["press"]>[0]): void => {
          if (!controls.canPress(button)) return;
          dialog.close();
          controls.press(button);
        };
        dialog.show({ title: words.controls.menu, content: panels.menuPanel(controls, words, press) }, close);
        break;
      }
      case "setup": {
        const start = (setup: Setup): string | null => {
          const wrong = this.#host.asked({ type: "start", setup });
          if (wrong === null) dialog.close();
          return wrong;
        };
        const panel = new panels.SetupPanel(this.#host.setup(), words, start, () => dialog.close());
        dialog.show({ title: words.controls.setup, content: panel.element }, close);
        break;
      }
      case "exchange": {
        if (!game) return;
        const load = (text: string): string | null => {
          const wrong = this.#host.asked({ type: "load", text });
          if (wrong === null) dialog.close();
          return wrong;
        };
        const content = panels.exchangePanel(game, this.#host.link(), words, load);
        dialog.show({ title: words.controls.exchange, content }, close);
        break;
      }
      case "rules": {
        const config = game?.config ?? this.#host.setup().config;
        const ruleWords = await words.rules();
        if (!this.#root.host.isConnected) return;
        const rules = panels.buildRules(config, words, ruleWords, this.#host.look());
        const panel = { title: ruleWords.title(), content: rules.element, closed: () => rules.destroy() };
        dialog.show(panel, close);
        break;
      }
    }
  }
}
