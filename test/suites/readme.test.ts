import { readdirSync, readFileSync } from "node:fs";
import { templatesModule } from "@sdkwright/docs-kit/templates";
import { type Files, hashOf, hashOfFiles, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import type { Emitted } from "../languages/suite.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { FAULTY, folderOf, realDefinitions } from "../support/corpus.js";
import { holdingMarkup, lackingSamples, sampleBlocks } from "../support/documents.js";
import { emitFeatures, FEATURES } from "../support/features.js";
import { sampledFeatures } from "../support/sample.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/readme.test.ts`;

/** The example of the command line stands beside the features. */
const BOOKSHOP = "bookshop";

const takesAll = process.env.SAMPLES_ALL === "1";
/** Definitions of which no sample can be right. */
const ENDLESS: { readonly [path: string]: string } = {
  "openapi/nasty/circular-request-bodies.yaml": "Each TreeNode requires another one: no value of it ends.",
};
/** Real definitions of all formats, none of them large; with `SAMPLES_ALL=1`, the samples of each are compiled. */
const REAL = realDefinitions
  .filter(({ entry: { path, bytes } }) => {
    return !Object.hasOwn(FAULTY, path) && !Object.hasOwn(ENDLESS, path) && bytes > 2000 && bytes < 1_000_000;
  })
  .filter((_, index) => index % 3 === 0);

describe("what an SDK says of itself", () => {
  describeRows((row) => {
    const { fence, exceptions, module, problem, compile } = row.samples;
    const reason = problem?.();
    if (reason !== undefined) {
      test.skip(`has samples that compile: ${reason}`, () => {});
      return;
    }
    /** The example, and features in which everything appears. The suite `check` looks at the documents of all. */
    const emit = async (): Promise<Emitted> => {
      const example = filesOf(await compileFolder(`${ROOT}packages/cli/example`, row));
      const features = process.env.CORPUS === "all" ? FEATURES : [...sampledFeatures()];
      return new Map([[BOOKSHOP, example], ...(await emitFeatures(row, features))]);
    };

    const expectSamples = async (emitted: Emitted): Promise<void> => {
      const sdks = new Map([...emitted].filter(([name]) => !Object.hasOwn(exceptions, name)));
      const subject = hashOf(...[...sdks].map(([name, files]) => hashOf(name, hashOfFiles(files))));
      const judge = async () => expectNone(await compile(sdks));
      await verdicts.once(questionOf(row, "samples", [HERE, module]), subject, judge);
    };

    test("has samples that compile", async () => {
      const emitted = await emit();
      const example = emitted.get(BOOKSHOP) as Files;
      expect([...lackingSamples(example, fence), ...holdingMarkup(example)]).toEqual([]);
      await expectSamples(emitted);
    }, 400_000);

    if (takesAll) {
      let shown = 0;
      test.each(REAL.map((definition) => [definition.entry.path, definition] as const))(
        "has samples of %s that compile",
        async (path, definition) => {
          const files = filesOf(await definition.compile({ generator: row.generator }));
          // Without methods there is nothing to show.
          if (sampleBlocks(files, fence).length === 0) return;
          shown += 1;
          await expectSamples(new Map([[folderOf(path), files]]));
        },
        600_000,
      );

      test("has samples of 30 definitions", () => expect(shown).toBeGreaterThanOrEqual(30));
    }
  });
});

test.each([
  ["packages/docs-kit", "src/readme"],
  ["plugins/backend-go", "src"],
  ["plugins/backend-java", "src"],
  ["plugins/backend-python", "src"],
  ["plugins/backend-swift", "src"],
  ["plugins/backend-typescript", "src"],
])("the compiled templates of %s are those of their sources", (folder, modules) => {
  const sources = readdirSync(`${ROOT}${folder}/templates`)
    .filter((file) => file.endsWith(".hbs"))
    .sort()
    .map((file) => [file.split(".")[0] ?? "", readFileSync(`${ROOT}${folder}/templates/${file}`, "utf8")] as const);
  const compiled = readFileSync(`${ROOT}${folder}/${modules}/generated-templates.ts`, "utf8");
  expect(compiled === templatesModule(sources, { typed: true })).toBe(true);
});
