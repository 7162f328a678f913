import { ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "../suite.js";
import { conformance } from "./conformance/index.js";
import { tokens } from "./lexer.js";
import { toolchain, withoutToolchain } from "./toolchain.js";

const HERE = `${ROOT}test/languages/python`;
const isSource = (path: string): boolean => path.endsWith(".python");

/** Python: the lexer reads what is emitted; nothing compiles or runs it yet. */
export const row: LanguageSuite = {
  key: "python",
  title: "Python",
  extension: "python",
  generator: { name: "gen-python-sdk" },
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
    file: "tests/wire.python",
    run: withoutToolchain,
    isClient: (path) => path.startsWith("src/"),
    breaks: [{ from: '"GET"', to: '"PUT"', says: "the method is PUT, not GET" }],
  },
  samples: { module: `${HERE}/toolchain.ts`, fence: "python", exceptions: {}, compile: withoutToolchain },
  conformance,
  runtime: {
    module: `${HERE}/toolchain.ts`,
    folder: `${ROOT}plugins/backend-python/runtime`,
    checks: [{ title: "passes its own tests", run: withoutToolchain }],
    mutants: [],
    vectors: withoutToolchain,
  },
};
