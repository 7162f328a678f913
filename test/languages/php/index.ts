import { ROOT } from "@sdkwright/testkit";
import { wellFormed } from "../../support/well-formed.js";
import type { Check, LanguageSuite } from "../suite.js";
import { checkClasses, checkReleases } from "./check.js";
import { conformance } from "./conformance/index.js";
import { consumer } from "./consumer.js";
import { buildSdk, countLines } from "./corpus.js";
import { checkLayout } from "./layout.js";
import { tokens } from "./lexer.js";
import { readingBreaks } from "./reading-breaks.js";
import { runtime } from "./runtime.js";
import { compileSamples } from "./samples.js";
import { signatures } from "./signatures.js";
import { toolchain } from "./toolchain.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/php`;

const CHECKS: readonly Check[] = [
  {
    title: "have classes that load, and are as they are documented",
    module: `${HERE}/check.ts`,
    run: checkClasses,
  },
  {
    title: "compile in PHP 8.2, 8.3 and 8.5 without a warning",
    module: `${HERE}/check.ts`,
    isOfText: true,
    run: checkReleases,
  },
  {
    title: "are laid out as PER Coding Style asks",
    module: `${HERE}/layout.ts`,
    isOfText: true,
    run: checkLayout,
  },
];

/** PHP: each SDK is a project of its own. */
export const row: LanguageSuite = {
  key: "php",
  title: "PHP",
  extension: "php",
  generator: { name: "gen-php-sdk" },
  toolchain,
  checks: CHECKS,
  lexer: `${HERE}/lexer.ts`,
  tokens,
  asWritten: wellFormed,
  // Clients in another form, and files of the project.
  repeats: (path) =>
    /\/Raw\w+\.php$|\.(?:json|xml|dist)$|^\.(?:editorconfig|gitattributes|gitignore|github\/.*)$/.test(path),
  signatures,
  describedCalls: (sdk) => {
    const described = [...sdk].filter(([path]) => path.endsWith("Operations.php"));
    return described.reduce((sum, [, content]) => sum + content.split(/^ {4}public const /m).length - 1, 0);
  },
  corpus: { module: `${HERE}/corpus.ts`, sample: 12, countLines, build: buildSdk, together: CHECKS.slice(1) },
  wire: {
    module: `${HERE}/wire.ts`,
    run: runWireTests,
    isShared: (path) => path === "tests/Wire/WireCase.php",
    isClient: (path) => path.startsWith("src/"),
    breaks: [
      { from: "'method' => 'GET'", to: "'method' => 'PUT'", says: "PUT" },
      { from: "'path' => '/", to: "'path' => '/wrong/", says: "/wrong/" },
      { from: "'style' => 'deepObject'", to: "'style' => 'form'", says: "query" },
    ],
    readingBreaks,
  },
  samples: { module: `${HERE}/samples.ts`, fence: "php", exceptions: {}, compile: compileSamples },
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
