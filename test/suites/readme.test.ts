import { readFileSync } from "node:fs";
import { templatesModule } from "@sdkwright/docs-kit/templates";
import { type Files, hashOf, hashOfFiles, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import type { Emitted } from "../languages/suite.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { holdingMarkup, lackingSamples } from "../support/documents.js";
import { emitFeatures, FEATURES } from "../support/features.js";
import { sampledFeatures } from "../support/sample.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/readme.test.ts`;

/** The example of the command line stands beside the features. */
const BOOKSHOP = "bookshop";

describe("what an SDK says of itself", () => {
  describeRows((row) => {
    const { fence, exceptions, module, compile } = row.samples;
    /** The example, and features in which everything appears. The suite `check` looks at the documents of all. */
    const emit = async (): Promise<Emitted> => {
      const example = filesOf(await compileFolder(`${ROOT}packages/cli/example`, row));
      const features = process.env.CORPUS === "all" ? FEATURES : [...sampledFeatures()];
      return new Map([[BOOKSHOP, example], ...(await emitFeatures(row, features))]);
    };

    test("has samples that compile", async () => {
      const emitted = await emit();
      const example = emitted.get(BOOKSHOP) as Files;
      expect([...lackingSamples(example, fence), ...holdingMarkup(example)]).toEqual([]);
      const sdks = new Map([...emitted].filter(([name]) => !Object.hasOwn(exceptions, name)));
      const subject = hashOf(...[...sdks].map(([name, files]) => hashOf(name, hashOfFiles(files))));
      const judge = async () => expectNone(await compile(sdks));
      await verdicts.once(questionOf(row, "samples", [HERE, module]), subject, judge);
    }, 400_000);
  });
});

test.each([
  ["packages/docs-kit", "README", "src/readme"],
  ["plugins/backend-go", "texts", "src"],
  ["plugins/backend-python", "texts", "src"],
  ["plugins/backend-typescript", "texts", "src"],
])("the compiled template of %s is that of its source", (folder, name, modules) => {
  const source = readFileSync(`${ROOT}${folder}/templates/${name}.md.hbs`, "utf8");
  const compiled = readFileSync(`${ROOT}${folder}/${modules}/generated-templates.ts`, "utf8");
  expect(compiled === templatesModule([[name, source]], { typed: true })).toBe(true);
});
