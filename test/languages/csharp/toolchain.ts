import type { Toolchain } from "../suite.js";

const REASON = "no Csharp toolchain yet: see docs/testing.md";

/** The suites that need a toolchain skip the row, say this, and count it. */
export function toolchain(): Toolchain {
  return { kind: "missing", reason: REASON };
}

/** What every check of the row does that needs the toolchain: it fails, so that none can pass unseen. */
export function withoutToolchain(): Promise<never> {
  return Promise.reject(new Error(REASON));
}
