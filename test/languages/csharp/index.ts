import { ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "../suite.js";
import { conformance } from "./conformance/index.js";
import { tokens } from "./lexer.js";
import { toolchain, withoutToolchain } from "./toolchain.js";

const HERE = `${ROOT}test/languages/csharp`;
const isSource = (path: string): boolean => path.endsWith(".csharp");

/** Csharp: the lexer reads what is emitted; nothing compiles or runs it yet. */
export const row: LanguageSuite = {
  key: "csharp",
  title: "Csharp",
  extension: "csharp",
  generator: { name: "gen-csharp-sdk" },
  toolchain,
  checks: [{ title: "compile", module: `${HERE}/toolchain.ts`, run: withoutToolchain }],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  describedCalls: (sdk) => [...sdk.values()].reduce((sum, content) => sum + content.split(" = call(").length - 1, 0),
  corpus: {
    module: `${HERE}/toolchain.ts`,
    sample: 12,
    countLines: (sdk) =>
      [...sdk].reduce((sum, [path, content]) => sum + (isSource(path) ? content.split("\n").length - 1 : 0), 0),
    build: withoutToolchain,
  },
  wire: {
    module: `${HERE}/toolchain.ts`,
    run: withoutToolchain,
    isShared: (path) => path === "tests/wire.csharp",
    isClient: (path) => path.startsWith("src/"),
    breaks: [{ from: '"GET"', to: '"PUT"', says: "the method is PUT, not GET" }],
    readingBreaks: [],
  },
  samples: { module: `${HERE}/toolchain.ts`, fence: "csharp", exceptions: {}, compile: withoutToolchain },
  consumer: { module: `${HERE}/toolchain.ts`, folder: HERE, config: {}, install: withoutToolchain },
  conformance,
  runtime: {
    module: `${HERE}/toolchain.ts`,
    folder: `${ROOT}plugins/backend-csharp/runtime`,
    checks: [{ title: "passes its own tests", run: withoutToolchain }],
    mutants: [],
    vectors: withoutToolchain,
  },
};
