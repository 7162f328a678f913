import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../support/language.js";
import { buildAll, buildMutant, driverOf, entryOf } from "./build.js";
import { browserProblem, startBrowser } from "./chromium/browser.js";
import { BROWSER_EXCEPTIONS, EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** TypeScript under the Node of the tests, or the one that `CONFORMANCE_NODE` names, and in headless Chromium. */
export const typescript: Language = {
  name: "typescript",
  title: "TypeScript",
  generator: { name: "gen-typescript-sdk" },
  variants: { integers: { int64: "bigint" } },
  problem: () => undefined,
  build: buildAll,
  places: [
    {
      title: "TypeScript",
      exceptions: EXCEPTIONS,
      problem: () => undefined,
      open: async (folder) => ({
        start: (variant, env) => {
          const command = [
            process.env.CONFORMANCE_NODE ?? process.execPath,
            driverOf(folder),
            entryOf(folder, variant),
          ];
          return startDriver(command, env);
        },
        close: async () => {},
      }),
    },
    {
      title: "TypeScript in Chromium",
      exceptions: [...EXCEPTIONS, ...BROWSER_EXCEPTIONS],
      problem: browserProblem,
      open: startBrowser,
    },
  ],
  mutants: MUTANTS,
  buildMutant,
};
