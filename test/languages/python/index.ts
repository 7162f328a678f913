import { ROOT } from "@sdkwright/testkit";
import { wellFormed } from "../../support/well-formed.js";
import type { Check, LanguageSuite } from "../suite.js";
import { checkMypy, checkPyright } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildSdk, countLines } from "./corpus.js";
import { importAll } from "./imports.js";
import { checkBlack, checkRuff } from "./layout.js";
import { tokens } from "./lexer.js";
import { packageOf } from "./project.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { signatures } from "./signatures.js";
import { toolchain, withoutPackage } from "./toolchain.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/python`;

const CHECKS: readonly Check[] = [
  {
    title: "pass mypy's strict checks, with what their users write",
    module: `${HERE}/check.ts`,
    problem: () => withoutPackage("mypy"),
    run: checkMypy,
  },
  {
    title: "pass pyright's strict checks, with what their users write",
    module: `${HERE}/check.ts`,
    // It takes half a second for each SDK.
    isSampled: true,
    isForFeatures: true,
    run: checkPyright,
  },
  {
    title: "are imported without a warning",
    module: `${HERE}/imports.ts`,
    isSampled: true,
    isForFeatures: true,
    run: importAll,
  },
  {
    title: "are laid out as black would",
    module: `${HERE}/layout.ts`,
    problem: () => withoutPackage("black"),
    isSampled: true,
    isOfText: true,
    run: checkBlack,
  },
  {
    title: "are laid out as ruff would, and give it nothing to say",
    module: `${HERE}/ruff.ts`,
    isOfText: true,
    run: checkRuff,
  },
];

/**
 * What reads all SDKs of the corpus: an interpreter imports each when it is built. Where black and ruff differ, in names that
 * no line has room for, SDKs are laid out as by ruff.
 */
const WHOLE = CHECKS.filter(({ run }) => run !== importAll && run !== checkBlack);

/** Python: all SDKs of a suite are packages of one project. */
export const row: LanguageSuite = {
  key: "python",
  title: "Python",
  extension: "py",
  generator: { name: "gen-python-sdk" },
  toolchain,
  checks: CHECKS,
  // The compiler takes seconds to load.
  emitOwn: async () => (await import("./names.js")).emitNames(),
  lexer: `${HERE}/lexer.ts`,
  tokens,
  asWritten: wellFormed,
  signatures,
  describedCalls: (sdk) => {
    const { folder = "" } = packageOf(sdk) ?? {};
    const isClient = (path: string): boolean => path.endsWith("/client.py") && !path.startsWith(`${folder}/core/`);
    const clients = [...sdk].filter(([path]) => isClient(path));
    return clients.reduce((sum, [, content]) => sum + content.split(/^_\w+: Operation\[/m).length - 1, 0);
  },
  corpus: { module: `${HERE}/corpus.ts`, sample: 12, countLines, build: buildSdk, together: WHOLE },
  attacks: { module: `${HERE}/imports.ts`, run: importAll },
  wire: {
    module: `${HERE}/wire.ts`,
    run: runWireTests,
    isShared: (path) => path === "tests/wire/support.py",
    isClient: (path) => path.startsWith("src/"),
    breaks: [
      { from: '"method": "GET"', to: '"method": "PUT"', says: "PUT" },
      { from: '"path": "/', to: '"path": "/wrong/', says: "/wrong/" },
      { from: '"style": "deepObject"', to: '"style": "form"', says: "query" },
    ],
    readingBreaks,
  },
  samples: {
    module: `${HERE}/samples.ts`,
    problem: () => withoutPackage("mypy"),
    fence: "python",
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
