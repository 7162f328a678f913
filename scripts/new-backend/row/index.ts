import { ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "../suite.js";
import { conformance } from "./conformance/index.js";
import { tokens } from "./lexer.js";
import { toolchain, withoutToolchain } from "./toolchain.js";

const HERE = `${ROOT}test/languages/__key__`;
const isSource = (path: string): boolean => path.endsWith(".__extension__");

/** __Title__: the lexer reads what is emitted; nothing compiles or runs it yet. */
export const row: LanguageSuite = {
  key: "__key__",
  title: "__Title__",
  extension: "__extension__",
  generator: { name: "gen-__key__-sdk" },
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
    isShared: (path) => path === "tests/wire.__extension__",
    isClient: (path) => path.startsWith("src/"),
    breaks: [{ from: '"GET"', to: '"PUT"', says: "the method is PUT, not GET" }],
    readingBreaks: [],
  },
  samples: { module: `${HERE}/toolchain.ts`, fence: "__key__", exceptions: {}, compile: withoutToolchain },
  consumer: { module: `${HERE}/toolchain.ts`, folder: HERE, config: {}, install: withoutToolchain },
  conformance,
  runtime: {
    module: `${HERE}/toolchain.ts`,
    folder: `${ROOT}plugins/backend-__key__/runtime`,
    checks: [{ title: "passes its own tests", run: withoutToolchain }],
    mutants: [],
    vectors: withoutToolchain,
  },
};
