import { ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "../suite.js";
import { checkLayout, compileJava } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { tokens } from "./lexer.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { formatterProblem, toolchain, withoutToolchain } from "./toolchain.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/java`;
const isSource = (path: string): boolean => path.endsWith(".java");

/** Java: the lexer reads what is emitted; nothing compiles or runs it yet. */
export const row: LanguageSuite = {
  key: "java",
  title: "Java",
  extension: "java",
  generator: { name: "gen-java-sdk" },
  toolchain,
  checks: [
    {
      title: "compile with their comments, with every warning an error",
      module: `${HERE}/check.ts`,
      // It takes a second for each SDK.
      isSampled: true,
      run: compileJava,
    },
    {
      title: "are laid out as google-java-format would",
      module: `${HERE}/check.ts`,
      problem: formatterProblem,
      isOfText: true,
      run: checkLayout,
    },
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  describedCalls: (sdk) =>
    [...sdk.values()].reduce((sum, content) => sum + content.split(/\bOperation\.of\(/).length - 1, 0),
  corpus: {
    module: `${HERE}/toolchain.ts`,
    sample: 12,
    countLines: (sdk) =>
      [...sdk].reduce((sum, [path, content]) => sum + (isSource(path) ? content.split("\n").length - 1 : 0), 0),
    build: withoutToolchain,
  },
  wire: {
    module: `${HERE}/wire.ts`,
    run: runWireTests,
    isShared: (path) => path.endsWith("/wire/WireCase.java"),
    isClient: (path) => path.startsWith("src/main/"),
    breaks: [
      { from: 'Operation.of("GET"', to: 'Operation.of("PUT"', says: "the method is PUT, not GET" },
      { from: '"/', to: '"/wrong/', says: "the path is /wrong/" },
      { from: "(Param.Style.DEEP_OBJECT)", to: "(Param.Style.FORM)", says: "the query is" },
    ],
  },
  samples: { module: `${HERE}/samples.ts`, fence: "java", exceptions: {}, compile: compileSamples },
  consumer,
  conformance,
  runtime,
};
