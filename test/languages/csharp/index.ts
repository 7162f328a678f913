import { ROOT } from "@sdkwright/testkit";
import type { Check, LanguageSuite } from "../suite.js";
import { checkLayout, compileCsharp } from "./check.js";
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

const HERE = `${ROOT}test/languages/csharp`;

const layout: Check = {
  title: "are laid out as CSharpier would",
  module: `${HERE}/check.ts`,
  problem: formatterProblem,
  isOfText: true,
  run: checkLayout,
};

/** C#: SDKs are compiled one by one, by a compiler that stays for all. */
export const row: LanguageSuite = {
  key: "csharp",
  title: "C#",
  extension: "cs",
  generator: { name: "gen-csharp-sdk" },
  toolchain,
  checks: [
    {
      title: "compile with their comments, with every warning an error",
      module: `${HERE}/check.ts`,
      // It takes three seconds for each SDK.
      isSampled: true,
      run: compileCsharp,
    },
    layout,
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  // Clients in two further forms, and project files.
  repeats: (path) =>
    /\/(?:I|Raw)\w+Client\.cs$|\.(?:csproj|slnx|props)$|^\.(?:editorconfig|gitignore|github\/.*)$/.test(path),
  signatures,
  describedCalls: (sdk) => {
    const described = [...sdk].filter(([path]) => path.endsWith("Operations.cs"));
    return described.reduce(
      (sum, [, content]) => sum + content.split(/^ {4}internal static OperationSpec /m).length - 1,
      0,
    );
  },
  corpus: {
    module: `${HERE}/corpus.ts`,
    // A build takes four seconds.
    sample: 24,
    countLines,
    build: buildSdk,
    together: [layout],
  },
  wire: {
    module: `${HERE}/wire.ts`,
    run: runWireTests,
    isShared: (path) => path.endsWith("/WireCase.cs"),
    isClient: (path) => path.startsWith("src/"),
    breaks: [
      { from: 'Method = "GET"', to: 'Method = "PUT"', says: "the method is PUT, not GET" },
      { from: 'Path = "/', to: 'Path = "/wrong/', says: "the path is /wrong/" },
      { from: "Style = ParameterStyle.DeepObject", to: "Style = ParameterStyle.Form", says: "the query is" },
    ],
    readingBreaks,
  },
  samples: { module: `${HERE}/samples.ts`, fence: "csharp", exceptions: {}, compile: compileSamples },
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
