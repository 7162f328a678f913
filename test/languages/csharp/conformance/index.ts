import type { Language } from "../../../conformance/support/language.js";
import { withoutToolchain } from "../toolchain.js";

/** Csharp, whose driver is still to be written: docs/backends/3-conformance.md says what it does. */
export const conformance: Language = {
  key: "csharp",
  title: "Csharp",
  generator: { name: "gen-csharp-sdk" },
  // What the language reads values as, where it differs from the richest form (docs/backends/3-conformance.md).
  reads: {},
  build: withoutToolchain,
  places: [{ title: "Csharp", exceptions: [], problem: () => undefined, open: withoutToolchain }],
  mutants: [],
  buildMutant: withoutToolchain,
};
