import type { Api, Diagnostic } from "@sdkwright/compiler";
import type { Files } from "@sdkwright/testkit";
import ts from "typescript";
import { afterAll, describe, expect, test } from "vitest";
import { filesOf } from "./support/compile.js";
import {
  compileDefinition,
  corpus,
  definitions,
  FAULTY,
  furtherDefinitions,
  recordedPart,
  recordPart,
} from "./support/corpus.js";
import { countOperations, type OperationCount } from "./support/count-operations.js";
import { typecheckAll } from "./support/emitted.js";

const HEAD = `# The corpus

Every OpenAPI definition that the test suite takes through the compiler: how many operations and webhooks it declares, how
many of each come out, how many errors and warnings are reported, and how long reading, lowering and emitting took on the
machine that recorded this. What errors there are is the definition's fault, as \`test/support/corpus.ts\` explains; the rest
of such a definition is emitted, which is what \`--keep-going\` does.

All of the emitted TypeScript compiles under the strictest settings. Recorded by \`node test/corpus/all.mjs\`; \`npx vitest
run test/corpus\` takes all of it through the compiler too, and type-checks a sample.

| Definition | Version | Operations | Emitted | Webhooks | Emitted | Errors | Warnings | Milliseconds |
|---|---|---|---|---|---|---|---|---|
`;

/** Of how many definitions one is type-checked, unless all are asked for. */
const SAMPLE = process.env.CORPUS === "all" ? 1 : 4;
/** How many definitions are type-checked in one process: few enough for its memory. */
const BATCH = 12;

interface Row {
  readonly path: string;
  readonly version: string;
  readonly declared: OperationCount;
  readonly emitted: OperationCount;
  readonly errors: readonly Diagnostic[];
  readonly warnings: number;
  readonly milliseconds: number;
}

const rows: Row[] = [];
const batches: Map<string, Files>[] = [];

function batchFor(): Map<string, Files> {
  const last = batches.at(-1);
  if (last && last.size < BATCH) return last;
  const next = new Map<string, Files>();
  batches.push(next);
  return next;
}

/** Constants of the emitted code that describe a call: an object with a method and a path. */
function emittedCalls(files: Files): number {
  let count = 0;
  for (const [path, content] of files) {
    if (!path.endsWith("Client.ts")) continue;
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false);
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
        const keys = initializer.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ""));
        if (keys.includes("method") && keys.includes("path")) count++;
      }
    }
  }
  return count;
}

/** Calls beyond the first of their operation: one that streams where a property says so is called in two ways. */
function furtherCalls(api: Api | undefined): number {
  const all = Object.values(api?.operations ?? {});
  const places = new Set(all.map(({ origin }) => origin));
  return all.length - places.size;
}

if (corpus.kind === "absent") {
  test.skip(`every definition of the corpus: ${corpus.reason}`, () => {});
  console.log(`skipped: test/corpus: ${corpus.reason}`);
}

describe.skipIf(corpus.kind === "absent")("the corpus", () => {
  test.each(definitions.map((entry) => [entry.path, entry] as const))(
    "%s",
    async (path, entry) => {
      const start = performance.now();
      const result = await compileDefinition(entry);
      const milliseconds = performance.now() - start;
      const errors = result.diagnostics.filter(({ severity }) => severity === "error");
      const warnings = result.diagnostics.filter(({ severity }) => severity === "warning").length;
      const files = filesOf(result);
      const sampled = rows.length % SAMPLE === 0 || errors.length > 0;
      if (sampled && files.size > 0) batchFor().set(path.replaceAll("/", "_"), files);
      const declared = countOperations(entry.file);
      const webhooks = Object.values(result.api?.webhooks ?? {}).filter(
        ({ callback }) => callback === undefined,
      ).length;
      const emitted = { paths: emittedCalls(files) - furtherCalls(result.api), webhooks };
      rows.push({ path, version: entry.version, declared, emitted, errors, warnings, milliseconds });
      expect(result.api, "an IR").toBeDefined();
      expect(errors.length > 0, errors.map(({ message }) => message).join("\n")).toBe(Object.hasOwn(FAULTY, path));
      expect(emitted).toEqual(declared);
    },
    120_000,
  );

  test("what is emitted compiles under the strictest settings", async () => {
    expect(batches.length).toBeGreaterThan(0);
    const messages: string[] = [];
    for (const batch of batches) messages.push(...(await typecheckAll(batch)));
    expect(messages.slice(0, 50)).toEqual([]);
  }, 300_000);

  test("explains no definition that is gone", () => {
    const known = [...definitions, ...furtherDefinitions].map(({ path }) => path);
    expect(Object.keys(FAULTY).filter((path) => !known.includes(path))).toEqual([]);
  });

  test("counts as docs/corpus.md says", () => {
    const lines = rows.map((row) => {
      const { declared, emitted, errors, warnings } = row;
      const counts = [declared.paths, emitted.paths, declared.webhooks, emitted.webhooks, errors.length, warnings];
      return `| ${row.path.replace("openapi/", "")} | ${row.version} | ${counts.join(" | ")} |`;
    });
    const timed = lines.map((line, index) => `${line} ${Math.round(rows[index]!.milliseconds)} |\n`);
    if (process.env.UPDATE === "1") recordPart("openapi", HEAD + timed.join(""));
    const recorded = recordedPart("openapi");
    // How long it takes differs from run to run.
    expect(recorded.replace(/ \d+ \|$/gm, "")).toBe(HEAD + lines.map((line) => `${line}\n`).join(""));
  });
});

afterAll(() => {
  for (const { path, errors } of rows) {
    if (errors.length === 0) continue;
    console.log(`${path}: ${errors.length} errors: ${FAULTY[path] ?? "not explained"}`);
  }
});
