import { ROOT } from "@sdkwright/testkit";
import { wellFormed } from "../../support/well-formed.js";
import type { Check, LanguageSuite } from "../suite.js";
import { checkLayout, compileSwift } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildSdk, countLines } from "./corpus.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { signatures } from "./signatures.js";
import { toolchain } from "./toolchain.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/swift`;

const layout: Check = {
  title: "are laid out as swift format would",
  module: `${HERE}/check.ts`,
  isOfText: true,
  run: checkLayout,
};

/** Swift: SDKs are compiled against a runtime that is compiled once. */
export const row: LanguageSuite = {
  key: "swift",
  title: "Swift",
  extension: "swift",
  generator: { name: "gen-swift-sdk" },
  toolchain,
  checks: [
    { title: "compile, with every warning an error", module: `${HERE}/check.ts`, isSampled: true, run: compileSwift },
    layout,
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  asWritten: wellFormed,
  // Clients in further forms, and files of the project.
  repeats: (path) =>
    /\/Raw\w+Client\.swift$|\/\w+Batch\.swift$|\.(?:xcprivacy|docc\/.*)$|^(?:Package\.swift|\.(?:spi\.yml|swift-format|gitignore|github\/.*))$/.test(
      path,
    ),
  signatures,
  describedCalls: (sdk) => {
    const described = [...sdk].filter(([path]) => /\/Operations\/\w+\.swift$/.test(path));
    return described.reduce(
      (sum, [, content]) => sum + content.split(/^ {2}static let [\w`]+ = OperationSpec\(/m).length - 1,
      0,
    );
  },
  corpus: { module: `${HERE}/corpus.ts`, sample: 24, countLines, build: buildSdk, together: [layout] },
  wire: {
    module: `${HERE}/wire.ts`,
    // Others have thousands of declarations, which are compiled for some tests.
    definitions: [
      "openapi/nasty/ogen-sample.json",
      "openapi/nasty/parameters-style.yaml",
      "openapi/nasty/python-client-3.0.json",
    ],
    run: runWireTests,
    isShared: (path) => path.endsWith("/WireCase.swift"),
    isClient: (path) => path.startsWith("Sources/"),
    breaks: [
      { from: '"method": "GET"', to: '"method": "PUT"', says: "PUT" },
      { from: '"path": "/', to: '"path": "/wrong/', says: "/wrong/" },
      { from: '"style": "deepObject"', to: '"style": "form"', says: "query" },
    ],
    readingBreaks,
  },
  samples: { module: `${HERE}/samples.ts`, fence: "swift", exceptions: {}, compile: compileSamples },
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
