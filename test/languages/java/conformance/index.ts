import type { Language } from "../../../conformance/support/language.js";
import { withoutToolchain } from "../toolchain.js";

/** Java, whose driver is still to be written: docs/conformance-driver.md says what it does. */
export const conformance: Language = {
  key: "java",
  title: "Java",
  generator: { name: "gen-java-sdk" },
  build: withoutToolchain,
  places: [{ title: "Java", exceptions: [], problem: () => undefined, open: withoutToolchain }],
  mutants: [],
  buildMutant: withoutToolchain,
};
