import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, driverOf } from "./build.js";
import { EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** Swift: clients are asynchronous only. */
export const conformance: Language = {
  key: "swift",
  title: "Swift",
  generator: { name: "gen-swift-sdk", config: { "package-name": "acme" } },
  reads: {
    // Single precision is read as double. Foundation's date is a number of seconds, exact to microseconds, without an offset.
    scalars: { float: "number" },
    offsets: "lost",
    fraction: 6,
  },
  build: buildAll,
  places: [
    {
      title: "Swift",
      exceptions: EXCEPTIONS,
      lacks: ["nanoseconds", "offsets"],
      problem: () => undefined,
      open: async (folder) => ({
        start: (variant, env) => startDriver(driverOf(folder, variant), env),
        close: async () => {},
      }),
    },
  ],
  mutants: MUTANTS,
  buildMutant,
};
