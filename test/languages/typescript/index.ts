import { type Files, ROOT } from "@sdkwright/testkit";
import type { LanguageSuite } from "../suite.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { toolchain } from "./toolchain.js";

const HERE = `${ROOT}test/languages/typescript`;

// The compiler's API, prettier and eslint take a second to load: a suite loads what it needs.
const { describedCalls, tokens } = await import("./lexer.js");

/** TypeScript, checked by the workspace's own compiler, formatter and linter. */
export const row: LanguageSuite = {
  key: "typescript",
  title: "TypeScript",
  extension: "ts",
  generator: { name: "gen-typescript-sdk" },
  toolchain,
  checks: [
    {
      title: "compile under the strictest settings, with what their users write",
      module: `${HERE}/types.ts`,
      run: async (sdks) => (await import("./types.js")).typecheckAll(sdks),
    },
    {
      title: "are laid out as prettier would",
      module: `${HERE}/check.ts`,
      // It takes 15 ms for each of two thousand files.
      isSampled: true,
      isOfText: true,
      run: async (sdks) => (await import("./check.js")).checkLayout(sdks),
    },
    {
      title: "pass typescript-eslint's strict rules",
      module: `${HERE}/check.ts`,
      // It takes 15 ms for each of two thousand files.
      isSampled: true,
      isOfText: true,
      run: async (sdks) => (await import("./check.js")).checkStyle(sdks),
    },
    {
      title: "hold no `any`",
      module: `${HERE}/check.ts`,
      isOfText: true,
      run: async (sdks) => (await import("./check.js")).anyTypes(sdks),
    },
  ],
  lexer: `${HERE}/lexer.ts`,
  tokens,
  describedCalls,
  corpus: {
    module: `${HERE}/types.ts`,
    sample: 4,
    countLines: (sdk: Files) => {
      const isCounted = (path: string): boolean => path.endsWith(".ts") && !/^src\/(core|errors)\//.test(path);
      return [...sdk].reduce((sum, [path, text]) => sum + (isCounted(path) ? text.split("\n").length - 1 : 0), 0);
    },
    build: async (sdk) => (await import("./types.js")).buildSdk(sdk),
  },
  attacks: {
    module: `${HERE}/attacks.ts`,
    run: async (sdks) => (await import("./attacks.js")).importAll(sdks),
  },
  wire: {
    module: `${HERE}/wire.ts`,
    run: async (sdks) => (await import("./wire.js")).runOwnTests(sdks),
    isShared: (path) => path === "tests/wire/index.js",
    isClient: (path) => path.startsWith("src/"),
    breaks: [
      { from: 'method: "GET"', to: 'method: "PUT"', says: "GET /simple/" },
      { from: 'path: "/', to: 'path: "/wrong/', says: "GET /simple/" },
      { from: 'style: "deepObject"', to: 'style: "form"', says: "GET /query" },
      { from: 'style: "matrix"', to: 'style: "label"', says: "GET /label/" },
    ],
    readingBreaks,
  },
  samples: {
    module: `${HERE}/samples.ts`,
    fence: "ts",
    exceptions: { tuples: "a request holds itself: no value of it ends, and so no call of it can be shown whole" },
    compile: async (sdks) => (await import("./samples.js")).compileSamples(sdks),
  },
  consumer,
  conformance,
  runtime,
};
