import { type Files, hashOf, hashOfFiles, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import type { Break, Emitted, LanguageSuite, TestRun } from "../languages/suite.js";
import { filesOf } from "../support/compile.js";
import { corpus, folderOf, type RealDefinition, realDefinitions } from "../support/corpus.js";
import { CALLED, VARIED } from "../support/definitions.js";
import { emitFeature, FEATURES } from "../support/features.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

// The tests that SDKs bring, run by each language's own test runner.

const HERE = `${ROOT}test/suites/wire.test.ts`;
const takesAll = process.env.WIRE_ALL === "1";
/** Features whose tests run each time: building and linking those of an SDK takes a second. All run with `WIRE_ALL=1`. */
const TESTED = [
  "auth-any",
  "auth-oauth",
  "bodies",
  "dates",
  "ext-client-values",
  "ext-streaming",
  "openrpc",
  "parameters",
  "reading",
  "responses",
];
/** Definitions above this size have tests in thousands. */
const LARGE = 1_000_000;

/** The SDKs that have tests. */
async function tested(
  { wire }: LanguageSuite,
  sdks: Iterable<readonly [name: string, emit: () => Promise<Files>]>,
): Promise<Map<string, Files>> {
  const withTests = new Map<string, Files>();
  for (const [name, emit] of sdks) {
    const files = await emit();
    if ([...files.keys()].some(wire.isShared)) withTests.set(name, files);
  }
  return withTests;
}

function emitSome(row: LanguageSuite): Promise<Emitted> {
  const features = takesAll ? FEATURES : TESTED;
  return tested(
    row,
    features.map((feature) => [feature, () => emitFeature(row, feature)]),
  );
}

function emitReal(row: LanguageSuite, definitions: readonly RealDefinition[]): Promise<Emitted> {
  const sdks = definitions.map(({ entry, compile }) => {
    return [folderOf(entry.path), async () => filesOf(await compile({ generator: row.generator }))] as const;
  });
  return tested(row, sdks);
}

/** Runs the tests of SDKs, unless they have passed with just these files; says how many there were. */
async function runTests(row: LanguageSuite, sdks: Emitted): Promise<number> {
  const question = questionOf(row, "wire tests", [HERE, row.wire.module]);
  const subject = hashOf(...[...sdks].flatMap(([name, files]) => [name, hashOfFiles(files)]));
  return verdicts.once(question, subject, async () => {
    const { passed, failures } = await row.wire.run(sdks);
    expectNone(failures);
    return passed;
  });
}

/** An SDK with one text of its client, or of a file of its runtime, replaced by another, everywhere. */
function broken({ wire }: LanguageSuite, files: Files, { from, to, file }: Break): Files {
  const isChanged = (path: string): boolean => (file === undefined ? wire.isClient(path) : path.endsWith(file));
  const changed = [...files].map(
    ([path, content]) => [path, isChanged(path) ? content.replaceAll(from, () => to) : content] as const,
  );
  expect(changed.some(([path, content]) => content !== files.get(path))).toBe(true);
  return new Map(changed);
}

/** Each by itself: a run that was ended goes on where it was. */
function defineAll(row: LanguageSuite): void {
  const chosen = realDefinitions.filter(({ entry }) => entry.bytes < LARGE);
  describe.skipIf(corpus.kind === "absent")("pass for all definitions but the largest", () => {
    let sum = 0;
    test.each(chosen.map((definition) => [definition.entry.path, definition] as const))(
      "%s",
      async (_, definition) => {
        const sdks = await emitReal(row, [definition]);
        if (sdks.size > 0) sum += await runTests(row, sdks);
      },
      1_200_000,
    );

    test("have thousands of them", () => expect(sum).toBeGreaterThan(2000));
  });
}

describe("the wire tests of emitted SDKs", () => {
  describeRows((row) => {
    test("pass for features", async () => {
      const sdks = await emitSome(row);
      expect(sdks.size).toBeGreaterThanOrEqual(TESTED.length);
      expect(await runTests(row, sdks)).toBeGreaterThan(30);
    }, 600_000);

    const breaks = [...row.wire.breaks, ...row.wire.readingBreaks].map((change) => {
      const { title = `the client has ${change.to} for ${change.from}` } = change;
      return [title, change] as const;
    });

    test.each(breaks)(
      "fail where %s",
      async (_, change) => {
        const { feature = "parameters" } = change;
        const files = broken(row, await emitFeature(row, feature), change);
        const question = questionOf(row, "wire tests of a broken client", [HERE, row.wire.module]);
        await verdicts.once(question, hashOf(change.says, hashOfFiles(files)), async () => {
          const { failures }: TestRun = await row.wire.run(new Map([[feature, files]]));
          expect(
            failures.filter((failure) => failure.includes(change.says)),
            failures.join("\n"),
          ).not.toEqual([]);
        });
      },
      120_000,
    );

    test.skipIf(corpus.kind === "absent")(
      "pass for real definitions",
      async () => {
        const paths = row.wire.definitions ?? [...VARIED, ...CALLED];
        // In one go: starting a test runner for each takes longer than most tests.
        const sdks = await emitReal(
          row,
          realDefinitions.filter(({ entry }) => paths.includes(entry.path)),
        );
        expect(sdks.size).toBeGreaterThanOrEqual(3);
        expect(await runTests(row, sdks)).toBeGreaterThan(100);
      },
      600_000,
    );

    if (takesAll) defineAll(row);
  });
});
