/** The nearest `lang` around an element, through shadow roots too; empty where there is none. */
export function languageOf(element: Element): string {
  const found = element.closest("[lang]");
  if (found) return found.getAttribute("lang") ?? "";
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageOf(root.host) : "";
}

interface Watch {
  readonly observer: MutationObserver;
  readonly listeners: Set<() => void>;
}

/** One observer for each tree, however many boards are in it. */
const watches = new WeakMap<Node, Watch>();

/** Calls back when a `lang` changes anywhere in the trees that an element is in. Returns what ends it. */
export function watchLanguage(element: Element, listener: () => void): () => void {
  const root = element.getRootNode();
  const watch = watches.get(root) ?? observe(root);
  watch.listeners.add(listener);
  const endOuter = root instanceof ShadowRoot ? watchLanguage(root.host, listener) : undefined;
  return () => {
    watch.listeners.delete(listener);
    if (watch.listeners.size === 0) {
      watch.observer.disconnect();
      watches.delete(root);
    }
    endOuter?.();
  };
}

function observe(root: Node): Watch {
  const listeners = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  observer.observe(root, { attributes: true, attributeFilter: ["lang"], subtree: true });
  const watch = { observer, listeners };
  watches.set(root, watch);
  return watch;
}
