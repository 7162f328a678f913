import { goProblem } from "../../../support/go.js";
import { startDriver } from "../../support/drive.js";
import type { Language } from "../../support/language.js";
import { buildAll, programOf } from "./build.js";
import { EXCEPTIONS, FAILING } from "./exceptions.js";

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
  mutants: [],
  buildMutant: () => Promise.reject(new Error("There are no broken Go runtimes yet")),
};
