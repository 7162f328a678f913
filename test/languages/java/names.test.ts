import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { compileJava } from "./check.js";
import { row } from "./index.js";

const HERE = `${ROOT}test/languages/java`;

/** Keywords, some of which are names in other places. */
const KEYWORDS =
  "abstract assert boolean class const default double enum false final for goto import int interface long native new null " +
  "package private protected public return short static super switch this throw true try void volatile while " +
  "_ var yield record sealed permits module exports open opens requires to uses with when";
/** Methods that all objects have, and names of what emitted classes have. */
const MEMBERS =
  "getClass hashCode equals toString wait notify notifyAll clone finalize builder build toBuilder toJson received from of " +
  "additionalProperties known value type raw request options core spec environment close name ordinal values valueOf";
/** Classes that need no import. */
const LANG =
  "String Object Record Error Exception Throwable RuntimeException Integer Long Double Float Boolean Character Byte Short " +
  "Number Enum Class Void Override Deprecated SafeVarargs SuppressWarnings FunctionalInterface Iterable Comparable " +
  "Runnable Thread System Math Process Module Package StringBuilder AutoCloseable IllegalArgumentException";
const UTIL =
  "List Map Set Optional UUID Supplier Function Arrays Collections Objects Duration Instant Path Iterator Builder";

const RUNTIME = `${ROOT}plugins/backend-java/runtime/src/main/java/sdk`;
const runtimeClasses = (): string[] =>
  readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".java") && !path.endsWith("package-info.java"))
    .map((path) => basename(path, ".java"));

const words = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(" "));

/** Tags whose clients are called as the further classes of another tag's client are, `pets`. */
const TAGS = words("pets AsyncPets RawPets AsyncRawPets PetsOperations RawAsyncPets");

/** An API in which each of the words is a name in every place. */
function definition(): object {
  const members = words(KEYWORDS, MEMBERS);
  const types = [...new Set([...words(LANG, UTIL, "AUX Foobar FooBar Model"), ...runtimeClasses()])];
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const text = { type: "string" };
  const ok = (schema: object) => ({ 200: { description: "Done.", content: { "application/json": { schema } } } });
  const all = Object.fromEntries(members.map((name) => [name, text]));
  const body = { content: { "application/json": { schema: { type: "object", required: members, properties: all } } } };
  const query = members.map((name) => ({ name, in: "query", schema: text }));
  const paths = members.map((name, index) => [
    `/${index}/{${name}}`,
    {
      get: {
        operationId: `words_${name}`,
        tags: [index % 2 === 0 ? name : "words"],
        "x-gen-sdk-method-name": name,
        parameters: [{ name, in: "path", required: true, schema: text }],
        responses: ok(ref(types[index % types.length] as string)),
      },
    },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Words", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      ...Object.fromEntries(paths),
      ...Object.fromEntries(TAGS.map((tag) => [`/tags/${tag}`, { get: { tags: [tag], responses: ok(text) } }])),
      "/all": {
        get: { operationId: "getAll", tags: ["all"], parameters: query, responses: ok(ref("Everything")) },
        post: { operationId: "postAll", tags: ["all"], requestBody: body, responses: ok(ref("Holder")) },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(
          types.map((name) => [name, { type: "object", properties: { [name]: ref(name), id: text } }]),
        ),
        Everything: {
          type: "object",
          properties: Object.fromEntries(types.map((name) => [name, ref(name)])),
          required: types.slice(0, 20),
        },
        Optionals: { type: "object", properties: all },
        Words: { type: "string", enum: [...members, ...types] },
        Variants: { oneOf: types.map(ref) },
        Holder: { type: "object", properties: { o: ref("Optionals"), w: ref("Words"), v: ref("Variants") } },
      },
    },
  };
}

async function emit(): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*" }];
    const api = { specs: [{ openapi: "openapi.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "openapi.json": definition() };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

describe("names that Java has already", () => {
  let sdk: Files;
  beforeAll(async () => {
    sdk = await emit();
  });

  test("are kept where nothing is in the way", () => {
    const types = [...sdk.keys()].filter((path) => path.includes("/types/")).map((path) => basename(path, ".java"));
    expect(types).toEqual(
      expect.arrayContaining(["Error", "Exception", "Thread", "Process", "Module", "Everything", "Model"]),
    );
  });

  test("are not those of the runtime, which users import beside the platform's", () => {
    const platform = words("HttpClient HttpHeaders HttpRequest HttpResponse WebSocket Headers HttpServer HttpExchange");
    expect(runtimeClasses().filter((name) => platform.includes(name))).toEqual([]);
  });

  test("give every class a file of its own", () => {
    const classes = [...sdk].filter(([path]) => path.startsWith("src/main/") && !path.endsWith("package-info.java"));
    const several = classes.filter(
      ([, text]) => (text.match(/^public (?:final |abstract |sealed )*class /gm) ?? []).length > 1,
    );
    expect(several.map(([path]) => path)).toEqual([]);
    for (const tag of TAGS)
      expect(
        classes.some(([, text]) => text.includes(`/tags/${tag}`)),
        tag,
      ).toBe(true);
  });

  test("give files that differ by more than case, and none that Windows refuses", () => {
    const paths = [...sdk.keys()].map((path) => path.toLowerCase());
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    expect(paths.filter((path) => /\/(?:aux|con|prn|nul)\.java$/.test(path))).toEqual([]);
  });

  test.skipIf(toolchainOf(row).kind === "missing")(
    "compile in every place",
    async () => {
      const question = questionOf(row, "names compile", [`${HERE}/names.test.ts`, `${HERE}/check.ts`]);
      const judge = async () => expectNone(await compileJava(new Map([["names", sdk]])));
      await verdicts.once(question, hashOfFiles(sdk), judge);
    },
    300_000,
  );
});
