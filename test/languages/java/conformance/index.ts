import { startDriver } from "@sdkwright/conformance";
import type { Language, Place } from "../../../conformance/support/language.js";
import { javaProgram } from "../toolchain.js";
import { buildAll, buildMutant, driverOf } from "./build.js";
import { ASYNC_EXCEPTIONS, EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** Starts drivers, each of which has both kinds of clients. */
const open: Place["open"] = async (folder) => ({
  start: (variant, env) => startDriver([javaProgram("java"), ...driverOf(folder, variant)], env),
  close: async () => {},
});

/** Where one of the two kinds of clients runs. */
function place(kind: "sync" | "async", about: Pick<Place, "title" | "exceptions">): Place {
  return { ...about, kind, problem: () => undefined, open };
}

/** Java: synchronous and asynchronous clients are columns of their own. */
export const conformance: Language = {
  key: "java",
  title: "Java",
  generator: { name: "gen-java-sdk" },
  reads: {
    // Unsigned integers are BigInteger; single precision is read as double.
    scalars: { uint64: "int", float: "number" },
  },
  build: buildAll,
  places: [
    place("sync", { title: "Java", exceptions: EXCEPTIONS }),
    place("async", { title: "Java, asynchronous", exceptions: [...EXCEPTIONS, ...ASYNC_EXCEPTIONS] }),
  ],
  mutants: MUTANTS,
  buildMutant,
};
