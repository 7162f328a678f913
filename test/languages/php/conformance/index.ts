import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, driverCommand } from "./build.js";
import { EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** PHP: clients block. */
export const conformance: Language = {
  key: "php",
  title: "PHP",
  generator: { name: "gen-php-sdk", config: { "package-name": "acme/acme" } },
  reads: {
    // PHP has one type of integers, of 64 bits, and one of floating-point numbers; longer integers are their digits.
    scalars: { int32: "int64", uint64: "int", float: "number", decimal: "text", uuid: "text" },
    unions: "bare",
    fraction: 6,
  },
  build: buildAll,
  places: [
    {
      title: "PHP",
      exceptions: EXCEPTIONS,
      lacks: ["cancellation", "nanoseconds"],
      problem: () => undefined,
      open: async (folder) => ({
        start: (variant, env) => startDriver(driverCommand(folder, variant), env),
        close: async () => {},
      }),
    },
  ],
  mutants: MUTANTS,
  buildMutant,
};
