import { statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { hashOfPath, oncePerProduct, ROOT } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { corpus, definitions, FAULTY } from "./support/corpus.js";
import { runMain } from "./support/main.js";

const HERE = `${ROOT}test/strict.test.ts`;
const TIMEOUT = 120_000;
/** Larger definitions are checked only where all are asked for: `node test/corpus/strict.mjs`. */
const LARGE = 300_000;
const takesAll = process.env.CORPUS === "all";

/** Definitions of one file, which `check` takes as they are. */
const files = definitions.filter(({ path }) => path === `openapi/${basename(path)}` && !path.endsWith("/"));
const checked = files.filter(({ file }) => takesAll || statSync(file).size < LARGE);

/** Definitions that compile and fail all the same: the first code that they fail for, and what their owner would mend. */
const FAILS: { readonly [path: string]: readonly [code: string, fault: string] } = {
  "openapi/adafruit-io.yaml": ["openapi/path-syntax", "A path has `:token`, which no SDK replaces."],
  "openapi/notion.json": ["openapi/mostly-open", "All operations but one say that they need no credentials."],
  "openapi/openai.yaml": ["openapi/path-parameter-missing", "Two operations do not declare their path parameter."],
  "openapi/paypal-disputes-v1.json": ["json-schema/enum-repeat", "Two carriers are listed twice."],
  "openapi/tsoa-odd-types.json": ["openapi/unknown-scheme", "Operations name the scheme `jwt`; `JWT` is declared."],
};

interface Failure {
  readonly code: string;
  readonly severity: string;
}

/** What a definition fails for, in the order of the report. */
async function failuresOf(file: string): Promise<readonly Failure[]> {
  const line = ["check", basename(file), "--language", "typescript", "--strict", "--json"];
  const { code, stdout } = await runMain(line, dirname(file));
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Failure[] };
  const failures = diagnostics.filter(({ severity }) => severity !== "note");
  expect(code).toBe(failures.length === 0 ? 0 : 1);
  return failures;
}

const passed: string[] = [];
const failed: string[] = [];

describe.skipIf(corpus.kind === "absent")("check --strict", () => {
  test.each(checked.map(({ path, file }) => [path, file] as const))(
    "%s",
    async (path, file) => {
      const once = { title: `check --strict ${path}`, module: HERE, reads: [hashOfPath(file)] };
      const [first] = await oncePerProduct(once, () => failuresOf(file));
      const isBroken = Object.hasOwn(FAULTY, path);
      expect(first?.code).toBe(isBroken ? first?.code : FAILS[path]?.[0]);
      if (isBroken) return;
      if (first === undefined) passed.push(path);
      else failed.push(`${path}: ${first.code}`);
    },
    TIMEOUT,
  );

  afterAll(() => {
    console.log(`check --strict: ${passed.length} of ${passed.length + failed.length} pass\n${failed.join("\n")}`);
  });
});

test.skipIf(corpus.kind === "absent")("nine of ten definitions that compile pass", () => {
  const compile = files.filter(({ path }) => !Object.hasOwn(FAULTY, path));
  expect(Object.keys(FAILS).filter((path) => !compile.some((one) => one.path === path))).toEqual([]);
  expect(compile.length - Object.keys(FAILS).length).toBeGreaterThanOrEqual(0.9 * compile.length);
});
