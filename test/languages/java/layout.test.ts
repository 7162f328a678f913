import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { checkLayout } from "./check.js";
import { row } from "./index.js";

/** As many letters as fit on one line, but not with what types of types add to them. */
const NAME = `A${"LongName".repeat(7)}`;

/** An API in which lists and maps of a long name are in each other, as variants of a union. */
function definition(): object {
  const map = (values: object) => ({ type: "object", additionalProperties: values });
  const list = (items: object) => ({ type: "array", items });
  const long = { $ref: `#/components/schemas/${NAME}` };
  const schemas = {
    [NAME]: { type: "object", properties: { id: { type: "string" } } },
    Variants: { oneOf: [list(map(list(map(long)))), map(list(map(list(list(long))))), { type: "string" }] },
  };
  const schema = { $ref: "#/components/schemas/Variants" };
  const responses = { 200: { description: "Done.", content: { "application/json": { schema } } } };
  return {
    openapi: "3.1.0",
    info: { title: "Shapes", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: { "/variants": { get: { operationId: "getVariants", responses } } },
    components: { schemas },
  };
}

const emit = (): Promise<Files> =>
  inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*" }];
    const project = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    const files = { "generators.yml": project, "openapi.json": definition() };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });

test.skipIf(toolchainOf(row).kind === "missing")(
  "types of types that do not fit on a line are laid out as the formatter does",
  async () => {
    const sdk = await emit();
    expect([...sdk.values()].some((content) => content.includes(NAME))).toBe(true);
    const here = `${ROOT}test/languages/java`;
    const question = questionOf(row, "long types", [`${here}/layout.test.ts`, `${here}/check.ts`]);
    await verdicts.once(question, hashOfFiles(sdk), async () =>
      expectNone(await checkLayout(new Map([["long", sdk]]))),
    );
  },
  60_000,
);
