import { startDriver } from "@sdkwright/conformance";
import { goProblem } from "../../../support/go.js";
import { raceGo } from "../../../support/go-race.js";
import type { Language } from "../../support/language.js";
import { buildAll, buildMutant, FINDS_RACES, programOf } from "./build.js";
import { EXCEPTIONS, FAILING } from "./exceptions.js";
import { MUTANTS } from "./mutants/index.js";
import { RACES } from "./mutants/races.js";

function problem(): string | undefined {
  if (!FINDS_RACES) return goProblem();
  return raceGo() === undefined ? "there is no Go that finds races: it takes a C compiler" : undefined;
}

/** Go, as one program for all SDKs. */
export const go: Language = {
  name: "go",
  title: "Go",
  generator: { name: "gen-go-sdk" },
  problem,
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
  // Each is compiled, which takes three seconds.
  sample: 5,
  buildMutant,
};
