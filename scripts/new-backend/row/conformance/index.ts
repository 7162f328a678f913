import type { Language } from "../../../conformance/support/language.js";
import { withoutToolchain } from "../toolchain.js";

/** __Title__, whose driver is still to be written: docs/backends/3-conformance.md says what it does. */
export const conformance: Language = {
  key: "__key__",
  title: "__Title__",
  generator: { name: "gen-__key__-sdk" },
  // What the language reads values as, where it differs from the richest form (docs/backends/3-conformance.md).
  reads: {},
  build: withoutToolchain,
  places: [{ title: "__Title__", exceptions: [], problem: () => undefined, open: withoutToolchain }],
  mutants: [],
  buildMutant: withoutToolchain,
};
