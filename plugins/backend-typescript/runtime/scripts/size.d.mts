/** Bytes of a bundle that uses all exports of these modules, compressed. */
export function bundleSize(modules: readonly string[]): Promise<number>;
