import { execFileSync } from "node:child_process";
import { type Reads, startDriver } from "@sdkwright/conformance";
import type { Language } from "../../../conformance/support/language.js";
import { buildAll, buildMutant, driverOf, entryOf } from "./build.js";
import { browserProblem, browserVersion, startBrowser } from "./chromium/browser.js";
import { BROWSER_EXCEPTIONS, EXCEPTIONS } from "./exceptions.js";
import { MUTANTS } from "./mutants.js";

const NODE = process.env.CONFORMANCE_NODE ?? process.execPath;

/** The values of JSON, which SDKs hand out as they are. */
const JSON_TYPES: Reads = {
  scalars: {
    int32: "number",
    int64: "number",
    uint64: "number",
    float: "number",
    decimal: "text",
    uuid: "text",
    date: "text",
    "date-time": "text",
    base64: "text",
  },
  unions: "bare",
  misfits: "received",
  conversions: "none",
};

/** What the options `int64: bigint` and `dates: Date` change. */
const EXACT_TYPES: Reads = {
  scalars: { ...JSON_TYPES.scalars, int64: "int", uint64: "int", "date-time": "instant" },
  offsets: "lost",
  fraction: 3,
  conversions: ["int64", "uint64"],
};

/** TypeScript under the Node of the tests, or the one that `CONFORMANCE_NODE` names, and in headless Chromium. */
export const conformance: Language = {
  key: "typescript",
  title: "TypeScript",
  generator: { name: "gen-typescript-sdk" },
  variants: { integers: { int64: "bigint", dates: "Date" } },
  reads: JSON_TYPES,
  variantReads: { integers: { ...JSON_TYPES, ...EXACT_TYPES } },
  build: buildAll,
  places: [
    {
      title: "TypeScript",
      exceptions: EXCEPTIONS,
      problem: () => undefined,
      version: () => execFileSync(NODE, ["--version"], { encoding: "utf8" }),
      open: async (folder) => ({
        start: (variant, env) => startDriver([NODE, driverOf(folder), entryOf(folder, variant)], env),
        close: async () => {},
      }),
    },
    {
      title: "TypeScript in Chromium",
      exceptions: [...EXCEPTIONS, ...BROWSER_EXCEPTIONS],
      // Browsers do not say why a connection failed.
      lacks: ["unsent-failures"],
      problem: browserProblem,
      version: browserVersion,
      open: startBrowser,
    },
  ],
  mutants: MUTANTS,
  buildMutant,
};
