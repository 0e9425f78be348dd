/** Whether people can see an element: it is on the screen, and the page isn't hidden. */
export interface Sight {
  readonly isSeen: boolean;
  stop(): void;
}

interface Watched {
  isNear: boolean;
  readonly changed: () => void;
}

/** One observer for all boards. */
const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

/** Calls back when an element comes into sight or goes out of it. At first it counts as out of sight. */
export function watchSight(element: Element, changed: () => void): Sight {
  const watch: Watched = { isNear: false, changed };
  watched.set(element, watch);
  observer ??= new IntersectionObserver(hear);
  observer.observe(element);
  document.addEventListener("visibilitychange", changed);
  return {
    get isSeen() {
      return watch.isNear && document.visibilityState === "visible";
    },
    stop() {
      watched.delete(element);
      observer?.unobserve(element);
      document.removeEventListener("visibilitychange", changed);
    },
  };
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const watch = watched.get(target);
    if (!watch || watch.isNear === isIntersecting) continue;
    watch.isNear = isIntersecting;
    watch.changed();
  }
}
