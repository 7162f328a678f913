import { type Files, hashOf, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { beforeAll, expect, test } from "vitest";
import { describeRows, expectNone, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { SPECS } from "../../support/features.js";
import { checkLayout, compileCsharp } from "./check.js";
import { row } from "./index.js";
import { runWireTests } from "./wire.js";

const HERE = `${ROOT}test/languages/csharp`;

/** As many letters as fit on one line, but not with what types of types add to them. */
const NAME = `A${"LongName".repeat(7)}`;

/** A text longer than any line, with characters that have escapes. */
const TEXT = `a\0é€😀"\\${"x".repeat(60)} `.repeat(2000);

const map = (values: object) => ({ type: "object", additionalProperties: values });
const list = (items: object) => ({ type: "array", items });
const long = { $ref: `#/components/schemas/${NAME}` };

/** Objects with declared properties beside others of a type. */
function openObjects(): object {
  const open = (additionalProperties: object, properties: object = { id: { type: "string" } }) => ({
    type: "object",
    required: Object.keys(properties),
    properties,
    additionalProperties,
  });
  const constants = { text: { const: "a" }, whole: { const: 2 }, real: { const: 1.5 }, flag: { const: true } };
  return {
    [`${NAME}s`]: open(long),
    [`${NAME}Closed`]: { ...open({}), additionalProperties: false },
    Lists: open(list(map(list(map(long))))),
    Diary: open({ type: "string", format: "date-time" }, constants),
    Numbers: open({ type: ["integer", "null"] }),
    Any: open({ type: ["object", "null"] }),
    Tree: open({ $ref: "#/components/schemas/Tree" }),
  };
}

/** An API in which lists and maps of a long name are in each other, as variants of a union. */
function definition(): object {
  const schemas = {
    [NAME]: { type: "object", properties: { id: { type: "string" } } },
    Variants: { oneOf: [list(map(list(map(long)))), map(list(map(list(list(long))))), { type: "string" }] },
    ...openObjects(),
  };
  const ok = (content: object) => ({ 200: { description: "Done.", content: { "application/json": content } } });
  const texts = {
    type: "object",
    required: ["same"],
    properties: { text: { type: "string" }, data: { type: "string", format: "byte" }, same: { const: TEXT } },
  };
  const example = { text: TEXT, data: Buffer.from(TEXT).toString("base64"), same: TEXT };
  const parameters = [{ name: "text", in: "query", schema: { type: "string", default: TEXT } }];
  const schema = { $ref: "#/components/schemas/Variants" };
  return {
    openapi: "3.1.0",
    info: { title: "Shapes", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      "/variants": { get: { operationId: "getVariants", responses: ok({ schema }) } },
      "/texts": {
        get: { operationId: "getText", description: TEXT, parameters, responses: ok({ schema: texts, example }) },
      },
    },
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

/** Features that together have every kind of class that is called after the API, and several constructors. */
const BRANDED = ["auth-oauth", "auth-all", "auth-any", "webhooks-and-callbacks", "undiscriminated-unions"];

/** SDKs of features whose classes have long names: for each length, another line is too long. */
async function branded(): Promise<Map<string, Files>> {
  const sdks = new Map<string, Files>();
  for (const length of [20, 26, 34, 42, 50]) {
    const config = { "client-class-name": `${NAME.slice(0, length)}Client` };
    for (const feature of BRANDED) {
      const generator = { ...row.generator, config };
      sdks.set(`${feature}_${length}`, filesOf(await compileFolder(`${SPECS}/${feature}`, { generator })));
    }
  }
  return sdks;
}

type Judge = (sdks: ReadonlyMap<string, Files>) => Promise<readonly string[]>;

/** Judges emitted SDKs, unless that was done. */
async function judged(title: string, sdks: ReadonlyMap<string, Files>, judge: Judge): Promise<void> {
  const question = questionOf(row, title, [`${HERE}/layout.test.ts`, `${HERE}/check.ts`]);
  const subject = hashOf(...[...sdks.values()].map(hashOfFiles));
  await verdicts.once(question, subject, async () => expectNone(await judge(sdks)));
}

describeRows(
  () => {
    let long: ReadonlyMap<string, Files>;
    beforeAll(async () => {
      const sdk = await emit();
      expect([...sdk.values()].some((content) => content.includes(NAME))).toBe(true);
      long = new Map([["long", sdk]]);
    });

    test("types of types that do not fit on a line are laid out as CSharpier does", async () => {
      await judged("long types", long, checkLayout);
    }, 120_000);

    test("classes that are called after an API of a long name are laid out as CSharpier does", async () => {
      await judged("long brands", await branded(), checkLayout);
    }, 120_000);

    test("constants and undeclared properties of every type compile", async () => {
      await judged("open objects", long, compileCsharp);
    }, 120_000);

    test("texts longer than any line compile, and are read", async () => {
      await judged("long texts", long, async (sdks) => (await runWireTests(sdks)).failures);
    }, 120_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
