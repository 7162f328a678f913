import { goProblem } from "../../../support/go.js";
import { startDriver } from "../../support/drive.js";
import type { Language } from "../../support/language.js";
import { buildAll, buildMutant, programOf } from "./build.js";
import { EXCEPTIONS, FAILING } from "./exceptions.js";
import { MUTANTS } from "./mutants/index.js";

/** Go, as one program for all SDKs. */
export const go: Language = {
  name: "go",
  title: "Go",
  generator: { name: "gen-go-sdk" },
  problem: goProblem,
  build: buildAll,
  places: [
    {
      title: "Go",
      exceptions: EXCEPTIONS,
      failing: FAILING,
      problem: () => undefined,
      open: async (folder) => ({
        start: (variant, env) => startDriver([programOf(folder), variant], env),
        close: async () => {},
      }),
    },
  ],
  mutants: MUTANTS,
  // Each is compiled, which takes three seconds.
  sample: 8,
  buildMutant,
};
