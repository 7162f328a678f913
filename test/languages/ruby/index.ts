import { ROOT } from "@sdkwright/testkit";
import { wellFormed } from "../../support/well-formed.js";
import type { Check, LanguageSuite } from "../suite.js";
import { checkLint, checkLoading, checkReleases, checkSyntax } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildSdk, countLines } from "./corpus.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { signatures } from "./signatures.js";
import { toolchain, withoutRbs, withoutRubocop } from "./toolchain.js";
import { compareSignatures, validateSignatures } from "./typed.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/ruby`;

const CHECKS: readonly Check[] = [
  {
    title: "are loaded without a warning, and need no gem",
    module: `${HERE}/check.ts`,
    run: checkLoading,
  },
  {
    title: "are compiled without a warning",
    module: `${HERE}/check.ts`,
    isOfText: true,
    run: checkSyntax,
  },
  {
    title: "are compiled without a warning by Ruby 3.2 and 4.0",
    module: `${HERE}/check.ts`,
    isOfText: true,
    isSampled: true,
    run: checkReleases,
  },
  {
    title: "pass rubocop with the configuration that they bring",
    module: `${HERE}/check.ts`,
    problem: withoutRubocop,
    isOfText: true,
    isSampled: true,
    run: checkLint,
  },
  {
    title: "have signatures, in RBS and in RBI, of all that reflection finds",
    module: `${HERE}/typed.ts`,
    problem: withoutRbs,
    isSampled: true,
    run: compareSignatures,
  },
  {
    title: "have signatures that rbs validates",
    module: `${HERE}/typed.ts`,
    problem: withoutRbs,
    isSampled: true,
    isForFeatures: true,
    run: validateSignatures,
  },
];

/** Ruby: each SDK is a gem. */
export const row: LanguageSuite = {
  key: "ruby",
  title: "Ruby",
  extension: "rb",
  generator: { name: "gen-ruby-sdk" },
  toolchain,
  checks: CHECKS,
  lexer: `${HERE}/lexer.ts`,
  tokens,
  asWritten: wellFormed,
  // Clients in another form, signatures, and files of the project.
  repeats: (path) =>
    /\/raw_\w+\.rb$|\.(?:rbs|rbi|yml|gemspec)$|^(?:Rakefile|Gemfile|\.gitignore|\.github\/.*)$/.test(path),
  signatures,
  describedCalls: (sdk) => {
    const described = [...sdk].filter(([path]) => /\/internal\/operations\/\w+\.rb$/.test(path));
    return described.reduce((sum, [, content]) => sum + content.split(/^ {8}[A-Z]\w* = /m).length - 1, 0);
  },
  corpus: {
    module: `${HERE}/corpus.ts`,
    sample: 12,
    countLines,
    build: buildSdk,
    together: CHECKS.slice(1).filter((check) => !check.isForFeatures),
  },
  wire: {
    module: `${HERE}/wire.ts`,
    run: runWireTests,
    isShared: (path) => path === "test/wire_test_case.rb",
    isClient: (path) => path.startsWith("lib/"),
    breaks: [
      { from: "method: 'GET'", to: "method: 'PUT'", says: "PUT" },
      { from: "path: '/", to: "path: '/wrong/", says: "/wrong/" },
      { from: "style: 'deepObject'", to: "style: 'form'", says: "query" },
    ],
    readingBreaks,
  },
  samples: { module: `${HERE}/samples.ts`, fence: "ruby", exceptions: {}, compile: compileSamples },
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
