import { startDriver } from "@sdkwright/conformance";
import type { Language, Place } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, sdkOf } from "./build.js";
import { EXCEPTIONS, SYNC_EXCEPTIONS } from "./exceptions.js";
import { borrowForks, returnForks } from "./forks.js";
import { MUTANTS } from "./mutants/index.js";

/** Where one of the two kinds of clients runs. */
function place(mode: "sync" | "async", about: Pick<Place, "title" | "exceptions" | "lacks">): Place {
  return {
    ...about,
    problem: () => undefined,
    open: async (folder) => {
      const command = await borrowForks();
      return {
        start: (variant, env) => startDriver([...command, sdkOf(folder, variant), mode], env),
        close: returnForks,
      };
    },
  };
}

/** Python: synchronous and asynchronous clients are columns of their own. */
export const conformance: Language = {
  key: "python",
  title: "Python",
  generator: { name: "gen-python-sdk" },
  reads: {
    scalars: { int32: "int", int64: "int", uint64: "int", float: "number" },
    // Literal types have no constants; a Union is its variants.
    enums: "value",
    unions: "bare",
    fraction: 6,
    misfits: "received",
  },
  build: buildAll,
  places: [
    place("sync", {
      title: "Python",
      exceptions: [...EXCEPTIONS, ...SYNC_EXCEPTIONS],
      lacks: ["cancellation", "nanoseconds"],
    }),
    place("async", { title: "Python, asynchronous", exceptions: EXCEPTIONS, lacks: ["nanoseconds"] }),
  ],
  mutants: MUTANTS,
  buildMutant,
};
