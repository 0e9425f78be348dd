/**
 * Calls back when a device pixel changes its size (page zoom, another screen). A media query names one ratio,
 * so it is asked anew after each change. Returns what ends the watch.
 */
export function watchPixelRatio(callback: () => void): () => void {
  let query: MediaQueryList;
  const changed = (): void => {
    arm();
    callback();
  };
  const arm = (): void => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", changed, { once: true });
  };
  arm();
  return () => query.removeEventListener("change", changed);
}
