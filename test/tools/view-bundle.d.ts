export function bundleView(): Promise<Uint8Array>;
