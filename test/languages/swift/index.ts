import { ROOT } from "@sdkwright/testkit";
import type { Check, LanguageSuite } from "../suite.js";
import { checkLayout, compileSwift } from "./check.js";
import { conformance } from "./conformance/index.js";
import { buildSdk, countLines } from "./corpus.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { compileSamples } from "./samples.js";
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
export const row = {
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
  corpus: { module: `${HERE}/corpus.ts`, sample: 24, countLines, build: buildSdk, together: [layout] },
  wire: {
    module: `${HERE}/wire.ts`,
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
  conformance,
  runtime: { module: `${HERE}/check.ts`, folder: `${ROOT}plugins/backend-swift/runtime`, checks: [], mutants: [] },
} as unknown as LanguageSuite;
