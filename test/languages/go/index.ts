import { ROOT } from "@sdkwright/testkit";
import { wellFormed } from "../../support/well-formed.js";
import type { LanguageSuite } from "../suite.js";
import { checkGo, compileGo, lintGo } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildModule, countLines } from "./corpus.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { linterProblem, toolchain } from "./toolchain.js";
import { runGoTests } from "./wire.js";

const HERE = `${ROOT}test/languages/go`;

/** Go: all SDKs of a suite are packages of one module. */
export const row: LanguageSuite = {
  key: "go",
  title: "Go",
  extension: "go",
  generator: { name: "gen-go-sdk" },
  toolchain,
  checks: [
    {
      title: "are laid out as gofmt would, and have types that fit",
      module: `${HERE}/check.ts`,
      run: checkGo,
    },
    {
      title: "compile, and give vet nothing to say",
      module: `${HERE}/check.ts`,
      // It takes half a second for each SDK.
      isSampled: true,
      run: compileGo,
    },
    {
      title: "give staticcheck nothing to say",
      module: `${HERE}/check.ts`,
      problem: linterProblem,
      // It takes half a second for each SDK.
      isSampled: true,
      isForFeatures: true,
      run: lintGo,
    },
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  asWritten: wellFormed,
  describedCalls: (sdk) => {
    const clients = [...sdk].filter(([path]) => /^[^/]+\.go$/.test(path) && !path.endsWith("_test.go"));
    return clients.reduce((sum, [, content]) => sum + content.split(" = core.Operation{").length - 1, 0);
  },
  corpus: {
    module: `${HERE}/corpus.ts`,
    sample: 12,
    countLines,
    build: buildModule,
  },
  wire: {
    module: `${HERE}/wire.ts`,
    definitions: ["openapi/figma.yaml", "openapi/nasty/hey-full-3.1/full.yaml", "proto/grpc-gateway-examples/"],
    hostile: 20,
    run: runGoTests,
    isShared: (path) => path === "wire_test.go",
    isClient: (path) => /^[^/]*\.go$/.test(path) && !path.endsWith("_test.go"),
    breaks: [
      { from: 'Method: "GET"', to: 'Method: "PUT"', says: "the method is PUT, not GET" },
      { from: 'Path: "/', to: 'Path: "/wrong/', says: 'the path is "/wrong/' },
      { from: ",deepObject", to: ",form", says: "the query is" },
    ],
    readingBreaks,
  },
  samples: {
    module: `${HERE}/samples.ts`,
    fence: "go",
    exceptions: {},
    compile: compileSamples,
  },
  protocols: {
    module: `${HERE}/protocols.ts`,
    folder: `${HERE}/protocols`,
    declared: async (projects) => (await import("./protocols.js")).countTests(projects),
    // The compiler takes seconds to load.
    run: async (projects, env) => (await import("./protocols.js")).runProtocolTests(projects, env),
  },
  consumer,
  conformance,
  runtime,
};
