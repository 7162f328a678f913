import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Api, CompileResult, Diagnostic } from "@sdkwright/compiler";
import {
  type CorpusEntry,
  type Files,
  hashOf,
  hashOfFiles,
  hashOfModules,
  hashOfProduct,
  ROOT,
} from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import type { BuiltSdk, LanguageSuite } from "../languages/suite.js";
import { filesOf } from "../support/compile.js";
import {
  corpus,
  definitions,
  FAULTY,
  furtherDefinitions,
  type RealDefinition,
  realDefinitions,
} from "../support/corpus.js";
import { type Facts, type InLanguage, KINDS, PAGE, type PageRow, pageOf, readPage } from "../support/corpus-page.js";
import { countOperations } from "../support/count-operations.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/corpus.test.ts`;
const takesAll = process.env.CORPUS === "all";
/** Definitions below this size are emitted in every language each time; of larger ones, a sample. */
const LARGE = 100_000;
/** Definitions above this size are built only where all are asked for. */
const BUILT = 400_000;
/** Bytes of definitions that tools read in one go, where they read several. */
const PART = 1_000_000;
/** Memory that a build may take, in MB. */
const MEMORY_LIMIT = 4096;

/** Path, size and time of every file of the corpus: reading all of them would take longer than what it saves. */
const fingerprint = hashOf(...(corpus.kind === "found" ? stateOf(corpus.folder) : []));

function stateOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return files.map((path) => {
    const { size, mtimeMs } = statSync(join(folder, path));
    return `${path} ${size} ${mtimeMs}`;
  });
}

const subjectOf = (...parts: readonly string[]): string => hashOf(fingerprint, hashOfProduct(), ...parts);
/** Errors that only a run with `--keep-going` puts up with are warnings of such a run; they count as what they are. */
const severityOf = ({ severity, recoverable = false }: Diagnostic): Diagnostic["severity"] =>
  recoverable ? "error" : severity;
const ofSeverity = ({ diagnostics }: CompileResult, wanted: Diagnostic["severity"]): Diagnostic[] =>
  diagnostics.filter((diagnostic) => severityOf(diagnostic) === wanted);
const size = (part: object | undefined): number => Object.keys(part ?? {}).length;

/** Calls beyond the first of their operation: one that streams where a property says so is called in two ways. */
function furtherCalls(api: Api | undefined): number {
  const operations = Object.values(api?.operations ?? {});
  return operations.length - new Set(operations.map(({ origin }) => origin)).size;
}

/** Declared methods, whatever bindings they have, that are found again in the IR, or in a finding that says that they are left out. */
function accountedFor({ api, diagnostics }: CompileResult): number {
  const methods = Object.keys(api?.operations ?? {}).map((id) => id.replace(/#\d+$/, ""));
  const leftOut = diagnostics.filter(({ code }) => code === "proto/client-streaming").length;
  return new Set(methods).size + leftOut;
}

function expectErrors(path: string, result: CompileResult): void {
  const errors = ofSeverity(result, "error");
  expect(result.api, "an IR").toBeDefined();
  expect(errors.length > 0, errors.map(({ message }) => message).join("\n")).toBe(Object.hasOwn(FAULTY, path));
  expect(errors.filter(({ location }) => location === undefined)).toEqual([]);
}

/** What a definition declares; that all of it is in the IR. */
function declaredBy({ path, kind, file, operations }: CorpusEntry, result: CompileResult): string {
  const { api } = result;
  if (kind !== "openapi") {
    if (kind !== "asyncapi") expect(accountedFor(result)).toBe(operations);
    else expect(size(api?.channels)).toBeGreaterThan(0);
    return path.startsWith("asyncapi/social-media/") ? "-" : String(operations);
  }
  const declared = countOperations(file);
  const webhooks = Object.values(api?.webhooks ?? {}).filter(({ callback }) => callback === undefined).length;
  expect({ paths: size(api?.operations) - furtherCalls(api), webhooks }).toEqual(declared);
  return String(declared.paths);
}

async function factsOf({ entry, compile }: RealDefinition): Promise<Facts> {
  const result = await compile({ command: "ir" });
  expectErrors(entry.path, result);
  const { api } = result;
  return {
    declared: declaredBy(entry, result),
    operations: size(api?.operations),
    webhooks: size(api?.webhooks),
    channels: size(api?.channels),
    types: size(api?.types),
    errors: ofSeverity(result, "error").length,
    warnings: ofSeverity(result, "warning").length,
  };
}

const facts = new Map<string, Facts>();
const inLanguages = new Map<string, Map<string, InLanguage>>();

const COMMON = { title: "corpus: facts", toolchain: process.version, source: hashOfModules(HERE) };

describe.skipIf(corpus.kind === "absent")("the corpus", () => {
  test("has definitions of every kind", () => {
    const counts = KINDS.slice(1).map(([kind]) => furtherDefinitions.filter((entry) => entry.kind === kind).length);
    expect(counts).toEqual([41, 14, 29, 7]);
    expect(definitions.length).toBeGreaterThan(100);
  });

  test.each(realDefinitions.map((definition) => [definition.entry.path, definition] as const))(
    "%s",
    async (path, definition) => {
      facts.set(path, await verdicts.once(COMMON, subjectOf(path), () => factsOf(definition)));
    },
    120_000,
  );

  test("explains no definition that is gone", () => {
    const paths = realDefinitions.map(({ entry }) => entry.path);
    expect(Object.keys(FAULTY).filter((path) => !paths.includes(path))).toEqual([]);
  });
});

/** Emits a definition; that its calls are those that it declares. */
async function emitIn(row: LanguageSuite, { entry, compile }: RealDefinition): Promise<Files> {
  const result = await compile({ generator: row.generator });
  expectErrors(entry.path, result);
  const files = filesOf(result);
  if (files.size === 0) throw new Error("nothing was emitted");
  if (entry.kind === "openapi") {
    expect(row.describedCalls(files) - furtherCalls(result.api)).toBe(countOperations(entry.file).paths);
  }
  return files;
}

/** Builds an SDK by itself, unless just this one has been built without a finding: a run that was ended goes on where it was. */
function buildOnce(row: LanguageSuite, files: Files): Promise<BuiltSdk> {
  return verdicts.once(questionOf(row, "build", [row.corpus.module]), hashOfFiles(files), async () => {
    const built = await row.corpus.build(files);
    expectNone(built.complaints);
    expect(built.megabytes ?? 0).toBeLessThan(MEMORY_LIMIT);
    return built;
  });
}

function isInSample({ corpus: { sample } }: LanguageSuite, index: number): boolean {
  return index % sample === 0;
}

function defineEmission(row: LanguageSuite): void {
  const cells = new Map<string, InLanguage>();
  inLanguages.set(row.key, cells);
  const question = questionOf(row, "corpus", [HERE, row.lexer, row.corpus.module]);
  const chosen = realDefinitions.filter(
    ({ entry }, index) => takesAll || entry.bytes < LARGE || isInSample(row, index),
  );
  test.each(chosen.map((definition) => [definition.entry.path, definition] as const))(
    "%s",
    async (path, definition) => {
      const lines = await verdicts.once(question, subjectOf(path), async () => {
        return row.corpus.countLines(await emitIn(row, definition));
      });
      cells.set(path, { lines });
    },
    120_000,
  );
}

/** Definitions in turn, a few MB in each part: what tools read in one go. */
function partsOf(definitions: readonly RealDefinition[]): RealDefinition[][] {
  const parts: RealDefinition[][] = [];
  let bytes = PART;
  for (const definition of definitions) {
    bytes += definition.entry.bytes;
    if (bytes > PART) {
      parts.push([]);
      bytes = definition.entry.bytes;
    }
    parts.at(-1)?.push(definition);
  }
  return parts;
}

/** Builds every definition of a part, then has tools look at all of it. */
function definePart(row: LanguageSuite, part: readonly RealDefinition[]): void {
  const sdks = new Map<string, Files>();
  test.each(part.map((definition) => [definition.entry.path, definition] as const))(
    "%s",
    async (path, definition) => {
      const files = await emitIn(row, definition);
      sdks.set(path, files);
      const built = await buildOnce(row, files);
      inLanguages.get(row.key)?.set(path, { lines: row.corpus.countLines(files), built });
    },
    900_000,
  );
  afterAll(() => sdks.clear());
  for (const check of row.corpus.together ?? []) {
    const problem = check.problem?.();
    test.skipIf(problem !== undefined)(
      `${check.title}${problem === undefined ? "" : `: ${problem}`}`,
      async () => {
        expectNone(await verdicts.onceEach(questionOf(row, check.title, [check.module]), sdks, check.run));
      },
      900_000,
    );
  }
}

function defineBuilds(row: LanguageSuite): void {
  if (takesAll) {
    for (const [index, part] of partsOf(realDefinitions).entries())
      describe(`part ${index + 1}`, () => definePart(row, part));
    return;
  }
  test("a sample passes the checks", async () => {
    const sample = realDefinitions.filter(({ entry }, index) => entry.bytes < BUILT && isInSample(row, index));
    const subject = subjectOf("sample");
    await verdicts.once(
      questionOf(row, "corpus sample", [HERE, row.lexer, ...row.checks.map(({ module }) => module)]),
      subject,
      async () => {
        const sdks = new Map<string, Files>();
        for (const [index, definition] of sample.entries()) sdks.set(`d${index}`, await emitIn(row, definition));
        for (const check of row.checks) {
          if (check.isOfText || check.isForFeatures || check.problem?.() !== undefined) continue;
          expectNone(await verdicts.onceEach(questionOf(row, check.title, [check.module]), sdks, check.run));
        }
      },
    );
  }, 900_000);
}

describe.skipIf(corpus.kind === "absent")("the corpus is emitted in", () => {
  describeRows(defineEmission, { needs: "nothing" });
});

describe.skipIf(corpus.kind === "absent")("the corpus is built in", () => {
  describeRows(defineBuilds);
});

describe.skipIf(corpus.kind === "absent")("the page", () => {
  test("is what test/corpus/corpus.md says", ({ skip }) => {
    // Only part of the definitions was compiled where the command line names some.
    if (facts.size < realDefinitions.length) return skip();
    const rows = realDefinitions.map(({ entry: { kind, path, version } }): PageRow => {
      const languages = new Map<string, InLanguage>();
      for (const [key, cells] of inLanguages) {
        const cell = cells.get(path);
        if (cell) languages.set(key, cell);
      }
      return {
        kind,
        path,
        version: version.replace(/^conjure yml$|^$/, "4"),
        facts: facts.get(path) as Facts,
        languages,
      };
    });
    const recorded = readPage();
    const page = pageOf(rows, ROWS, recorded);
    if (process.env.UPDATE === "1") writeFileSync(PAGE, page);
    expect(readPage()).toBe(page);
  });
});

afterAll(() => {
  for (const [path, { errors }] of facts) {
    if (errors > 0) console.log(`${path}: ${errors} errors: ${FAULTY[path] ?? "not explained"}`);
  }
});
