import { readdirSync, readFileSync } from "node:fs";
import { templatesModule } from "@sdkwright/docs-kit/templates";
import { type Files, hashOf, hashOfFiles, ROOT } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../support/compile.js";
import { blocksOf } from "../support/documents.js";
import { emitFeatures } from "../support/features.js";
import { sampled } from "../support/sample.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/readme.test.ts`;
const DOCUMENTS = ["README.md", "reference.md"];

/** The example of the command line stands beside the features. */
const BOOKSHOP = "bookshop";

/** Features whose SDKs have types alone: a README begins with a method, and they have none. */
const WITHOUT_METHODS = ["asyncapi-brokers"];

describe("what an SDK says of itself", () => {
  describeRows((row) => {
    const { fence, exceptions, module, compile } = row.samples;
    const emitted = new Map<string, Files>();

    beforeAll(async () => {
      emitted.set(BOOKSHOP, filesOf(await compileFolder(`${ROOT}packages/cli/example`, row)));
      for (const [name, files] of await emitFeatures(row)) emitted.set(name, files);
    }, 60_000);

    test("is how it is used, with samples", () => {
      for (const [name, files] of emitted) {
        if (WITHOUT_METHODS.includes(name)) continue;
        expect(blocksOf(files, "README.md", fence).length, name).toBeGreaterThan(4);
        expect(blocksOf(files, "reference.md", fence).length, name).toBeGreaterThan(0);
      }
    });

    test("has samples that compile", async () => {
      const chosen = [...sampled(emitted)].filter(([name]) => !Object.hasOwn(exceptions, name));
      const sdks = new Map([[BOOKSHOP, emitted.get(BOOKSHOP) as Files], ...chosen]);
      const subject = hashOf(...[...sdks].map(([name, files]) => hashOf(name, hashOfFiles(files))));
      const judge = async () => expectNone(await compile(sdks));
      await verdicts.once(questionOf(row, "samples", [HERE, module]), subject, judge);
    }, 400_000);

    test("keeps text of a definition in its place", () => {
      for (const [name, files] of emitted) {
        for (const path of DOCUMENTS) {
          const outside = (files.get(path) ?? "").replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
          expect(outside.match(/<[a-z!/]/i), `${name}/${path}`).toBeNull();
        }
      }
    });
  });
});

test.each([
  ["packages/docs-kit", "src/readme"],
  ["plugins/backend-go", "src"],
  ["plugins/backend-java", "src"],
  ["plugins/backend-python", "src"],
  ["plugins/backend-typescript", "src"],
])("the compiled templates of %s are those of their sources", (folder, modules) => {
  const sources = readdirSync(`${ROOT}${folder}/templates`)
    .filter((file) => file.endsWith(".hbs"))
    .sort()
    .map((file) => [file.split(".")[0] ?? "", readFileSync(`${ROOT}${folder}/templates/${file}`, "utf8")] as const);
  const compiled = readFileSync(`${ROOT}${folder}/${modules}/generated-templates.ts`, "utf8");
  expect(compiled === templatesModule(sources, { typed: true })).toBe(true);
});
