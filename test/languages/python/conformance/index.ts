import type { Language } from "../../../conformance/support/language.js";
import { withoutToolchain } from "../toolchain.js";

/** Python, whose driver is still to be written: docs/conformance-driver.md says what it does. */
export const conformance: Language = {
  key: "python",
  title: "Python",
  generator: { name: "gen-python-sdk" },
  build: withoutToolchain,
  places: [{ title: "Python", exceptions: [], problem: () => undefined, open: withoutToolchain }],
  mutants: [],
  buildMutant: withoutToolchain,
};
