import { existsSync, readFileSync } from "node:fs";
import type { Files } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import type { Emitted, LanguageSuite } from "../languages/suite.js";
import { holdingMarkup, lackingSamples } from "../support/documents.js";
import { emitFeatures, SPECS } from "../support/features.js";
import { sampled } from "../support/sample.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

// Every feature in every language, judged by the language's own tools: syntax, types, layout, lint.

/** Features whose SDKs have types alone: a README begins with a method, and they have none. */
const WITHOUT_METHODS = ["asyncapi-brokers"];

/** An SDK with its user's code, `usage` of the feature, where there is one in the language: it has to compile too. */
function withUsage({ extension }: LanguageSuite, feature: string, files: Files): Files {
  const name = `usage.${extension}`;
  const path = `${SPECS}/${feature}/${name}`;
  return existsSync(path) ? new Map([...files, [name, readFileSync(path, "utf8")]]) : files;
}

describeRows((row) => {
  let emitted: Promise<Emitted> | undefined;
  const emit = (): Promise<Emitted> => {
    emitted ??= emitFeatures(row);
    return emitted;
  };
  let own: Promise<Emitted> | undefined;
  const emitOwn = (): Promise<Emitted> => {
    own ??= row.emitOwn?.() ?? Promise.resolve(new Map());
    return own;
  };

  test("are emitted for every feature", async () => {
    expect([...(await emit())].filter(([, files]) => files.size === 0).map(([feature]) => feature)).toEqual([]);
  }, 120_000);

  test("say in their documents how they are used, with samples", async () => {
    const sdks = [...(await emit())].filter(([feature]) => !WITHOUT_METHODS.includes(feature));
    const problems = sdks.map(([feature, files]) => [feature, lackingSamples(files, row.samples.fence)] as const);
    expect(problems.filter(([, paths]) => paths.length > 0)).toEqual([]);
  }, 120_000);

  test("keep text of a definition in its place in their documents", async () => {
    const problems = [...(await emit())].map(([feature, files]) => [feature, holdingMarkup(files)] as const);
    expect(problems.filter(([, paths]) => paths.length > 0)).toEqual([]);
  }, 120_000);

  describe("emitted SDKs", () => {
    for (const check of row.checks) {
      const problem = check.problem?.();
      test.skipIf(problem !== undefined)(
        `${check.title}${problem === undefined ? "" : `: ${problem}`}`,
        async () => {
          const features = check.isSampled ? sampled(await emit()) : await emit();
          const sdks = [...features, ...(await emitOwn())].map(([name, sdk]): [string, Files] => {
            // What users write is compiled; how they lay it out is theirs.
            return [name, check.isOfText ? sdk : withUsage(row, name, sdk)];
          });
          const question = questionOf(row, check.title, [check.module]);
          expectNone(await verdicts.onceEach(question, new Map(sdks), check.run));
        },
        600_000,
      );
    }
  });
});
