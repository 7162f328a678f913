import { ROOT } from "@sdkwright/testkit";
import type { Check, LanguageSuite } from "../suite.js";
import { checkLayout, compileJava } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildSdk, countLines } from "./corpus.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { signatures } from "./signatures.js";
import { formatterProblem, toolchain } from "./toolchain.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/java`;

const layout: Check = {
  title: "are laid out as google-java-format would",
  module: `${HERE}/check.ts`,
  problem: formatterProblem,
  isOfText: true,
  run: checkLayout,
};

/** Java: all SDKs of a suite are compiled by one process. */
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
    layout,
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  // Clients in four forms, and manifests.
  repeats: (path) =>
    /\/(?:Async|Raw)\w*Client\.java$|^(?:pom\.xml|[\w.]*\.gradle|\.github\/.*|\.gitignore)$/.test(path),
  signatures,
  describedCalls: (sdk) => {
    const described = [...sdk].filter(([path]) => path.endsWith("Operations.java"));
    return described.reduce((sum, [, content]) => sum + content.split(/^ {2}static final Operation</m).length - 1, 0);
  },
  corpus: {
    module: `${HERE}/corpus.ts`,
    // A build takes six seconds.
    sample: 24,
    countLines,
    build: buildSdk,
    together: [layout],
  },
  wire: {
    module: `${HERE}/wire.ts`,
    definitions: [
      "openapi/figma.yaml",
      "openapi/nasty/hey-full-3.1/full.yaml",
      "openrpc/metamask.json",
      "proto/grpc-gateway-examples/",
    ],
    run: runWireTests,
    isShared: (path) => path.endsWith("/wire/WireCase.java"),
    isClient: (path) => path.startsWith("src/main/"),
    breaks: [
      { from: 'Operation.of("GET"', to: 'Operation.of("PUT"', says: "the method is PUT, not GET" },
      { from: '"/', to: '"/wrong/', says: "the path is /wrong/" },
      { from: "(Param.Style.DEEP_OBJECT)", to: "(Param.Style.FORM)", says: "the query is" },
    ],
    readingBreaks,
  },
  samples: { module: `${HERE}/samples.ts`, fence: "java", exceptions: {}, compile: compileSamples },
  consumer,
  protocols: {
    module: `${HERE}/protocols.ts`,
    folder: `${HERE}/protocols`,
    declared: async (projects) => (await import("./protocols.js")).countTests(projects),
    // The compiler is loaded only where these run.
    run: async (projects, env) => (await import("./protocols.js")).runProtocolTests(projects, env),
  },
  conformance,
  runtime,
};
