import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, driverOf } from "./build.js";
import { EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** C#: clients are asynchronous only. */
export const conformance: Language = {
  key: "csharp",
  title: "C#",
  generator: { name: "gen-csharp-sdk", config: { "package-id": "acme" } },
  reads: {
    // Unsigned integers are BigInteger; single precision is read as double. Times hold ticks of 100 ns.
    scalars: { uint64: "int", float: "number" },
    fraction: 7,
  },
  build: buildAll,
  places: [
    {
      title: "C#",
      exceptions: EXCEPTIONS,
      lacks: ["nanoseconds"],
      problem: () => undefined,
      open: async (folder) => ({
        start: (variant, env) => startDriver(["dotnet", ...driverOf(folder, variant)], env),
        close: async () => {},
      }),
    },
  ],
  mutants: MUTANTS,
  buildMutant,
};
