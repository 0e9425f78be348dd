export function bundleView(): Promise<Uint8Array>;
export function bundlePanels(): Promise<Uint8Array>;
export function bundleAdvice(): Promise<Uint8Array>;
export function bundleOneFile(): Promise<Uint8Array>;
