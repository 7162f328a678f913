import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { checkLayout, compileJava } from "./check.js";
import { row } from "./index.js";
import { runWireTests } from "./wire.js";

/** As many letters as fit on one line, but not with what types of types add to them. */
const NAME = `A${"LongName".repeat(7)}`;

/** More bytes than a constant of a class can have, and characters that have one to six there. */
const TEXT = `a\0é€😀${"x".repeat(60)} `.repeat(2000);

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
  const schema = { $ref: "#/components/schemas/Variants" };
  const texts = {
    type: "object",
    required: ["same"],
    properties: { text: { type: "string" }, data: { type: "string", format: "byte" }, same: { const: TEXT } },
  };
  const example = { text: TEXT, data: Buffer.from(TEXT).toString("base64"), same: TEXT };
  const limit = { name: "text", in: "query", schema: { type: "string", default: TEXT } };
  return {
    openapi: "3.1.0",
    info: { title: "Shapes", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      "/variants": { get: { operationId: "getVariants", responses: ok({ schema }) } },
      "/texts": {
        get: {
          operationId: "getText",
          description: TEXT,
          parameters: [limit],
          responses: ok({ schema: texts, example }),
        },
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

/** Judges the emitted SDK, unless that was done. */
async function judged(title: string, judge: (sdks: ReadonlyMap<string, Files>) => Promise<readonly string[]>) {
  const sdk = await emit();
  expect([...sdk.values()].some((content) => content.includes(NAME))).toBe(true);
  const here = `${ROOT}test/languages/java`;
  const question = questionOf(row, title, [`${here}/layout.test.ts`, `${here}/check.ts`]);
  await verdicts.once(question, hashOfFiles(sdk), async () => expectNone(await judge(new Map([["long", sdk]]))));
}

test.skipIf(toolchainOf(row).kind === "missing")(
  "types of types that do not fit on a line are laid out as the formatter does",
  () => judged("long types", checkLayout),
  60_000,
);

test.skipIf(toolchainOf(row).kind === "missing")(
  "constants and undeclared properties of every type compile",
  () => judged("open objects", compileJava),
  60_000,
);

test.skipIf(toolchainOf(row).kind === "missing")(
  "texts that no constant of a class holds compile, and are read",
  () => judged("long texts", async (sdks) => (await runWireTests(sdks)).failures),
  60_000,
);
