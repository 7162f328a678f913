import { startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, driverCommand } from "./build.js";
import { EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

/** Ruby: clients block, and threads call them at once. */
export const conformance: Language = {
  key: "ruby",
  title: "Ruby",
  generator: { name: "gen-ruby-sdk", config: { "package-name": "acme" } },
  reads: {
    // Ruby has one type of integers, without bounds, and one of floating-point numbers.
    scalars: { int32: "int", int64: "int", uint64: "int", float: "number", decimal: "text", uuid: "text" },
    unions: "bare",
    misfits: "received",
  },
  build: buildAll,
  places: [
    {
      title: "Ruby",
      exceptions: EXCEPTIONS,
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
