import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { FINDS_RACES } from "../race.js";
import { buildAll, buildMutant, programOf } from "./build.js";
import { EXCEPTIONS, FAILING } from "./exceptions.js";
import { MUTANTS } from "./mutants/index.js";
import { RACES } from "./mutants/races.js";

/** Go, as one program for all SDKs. */
export const conformance: Language = {
  key: "go",
  title: "Go",
  generator: { name: "gen-go-sdk" },
  reads: {
    // Floating-point numbers are float64, decimals and UUIDs are text.
    scalars: { float: "number", decimal: "text", uuid: "text" },
  },
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
  mutants: FINDS_RACES ? RACES : MUTANTS,
  buildMutant,
};
