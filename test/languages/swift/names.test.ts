import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { checkModule, compileSwift } from "./check.js";
import { row } from "./index.js";
import { RUNTIME, runtimeFiles } from "./project.js";

const HERE = `${ROOT}test/languages/swift`;

/** Words that Swift keeps for itself, everywhere or in some places. */
const KEYWORDS =
  "associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private " +
  "precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do " +
  "else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super throws " +
  "true try actor any async borrowing consuming convenience didSet dynamic each final get indirect infix isolated lazy left " +
  "macro mutating none nonisolated nonmutating optional override package postfix prefix Protocol required right sending set " +
  "some Type unowned weak willSet";
/** Members that all models, enumerations or unions have, and names of what emitted clients and methods have. */
const MEMBERS =
  "json values hash hashValue description debugDescription customMirror encode placeholder declaredNames additionalProperties " +
  "with rawValue allCases known unknown core options request body response client withOptions withRawResponse batch send " +
  "headers query environment baseURL token timeout transport channelOptions connection close events first firstPage pages items " +
  "type of value key id name error message status kind index count result arguments spec print min max zip";
/** Types of Swift and of Foundation, and words that an SDK has for itself. */
const PLATFORM =
  "String Substring Character Int Int64 UInt64 Double Float Bool Array Dictionary Set Optional Result Error Never Void Range " +
  "Sequence Collection Hashable Equatable Comparable Codable Encodable Decodable Encoder Decoder Sendable Task TaskGroup Actor " +
  "MainActor AsyncSequence AsyncStream Clock Duration Date Data Decimal URL UUID URLSession URLRequest URLResponse Calendar " +
  "Locale TimeZone Measurement Unit Notification Operation Progress Process Thread Timer Bundle Host Port Stream Scanner " +
  "Foundation Swift Testing Test Suite Tag Issue Words WordsClient RawWordsClient WordsOperations ClientSpecs UnionShapes " +
  "Webhooks WordsEnvironment WordsError WordsAPIError Core Model Union Environment Client Request Mirror StaticString Identifiable";

const words = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(" "));

/** Words that Swift writes in other ways than definitions do, and those that differ in letter case alone. */
const SPELLINGS = [..."1st 2 éclair naïve 日本 a-b a_b aB AB Ab a.b $ref _ @at".split(" "), "x y"];

const MEMBER_NAMES = [...new Set([...words(KEYWORDS, MEMBERS), ...SPELLINGS])];

/** With the names of the runtime's types, after which its files are called. */
const typeNames = (): string[] => [
  ...new Set([...words(PLATFORM), ...[...runtimeFiles()].map((path) => basename(path, ".swift").replace(/\W/g, ""))]),
];

/** What a literal has to escape, above all in an attribute. */
const DEPRECATION = 'Say "\\(other)", not #"this"#. */';

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const ok = (schema: object) => ({ 200: { description: "Done.", content: { "application/json": { schema } } } });
const objectOf = (names: readonly string[], of: (name: string) => object = () => text) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, of(name)])),
});

/** What the types are, in turn. */
const KINDS: readonly ((name: string) => object)[] = [
  (name) => ({ type: "object", required: [name], properties: { [name]: ref(name), own: text } }),
  (name) => ({ type: "string", enum: ["a", name, "unknown"] }),
  (name) => ({ oneOf: [text, { type: "array", items: ref(name) }, { title: name, ...objectOf([name]) }] }),
];

/** A method for each name, in a resource of that name or in one of all. */
const methodsOf = (names: readonly string[], types: readonly string[]): object =>
  Object.fromEntries(
    names.map((name, index) => [
      `/members/${index}/{${name}}`,
      {
        get: {
          tags: [index % 4 === 0 ? name : "words"],
          "x-gen-sdk-method-name": name,
          ...(index === 0 ? { "x-gen-availability": { status: "deprecated", message: DEPRECATION } } : {}),
          parameters: [
            { name, in: "path", required: true, schema: text },
            { name, in: "query", schema: text },
          ],
          responses: ok(ref(types[index % types.length] ?? "")),
        },
      },
    ]),
  );

/** An API in which each of the words is a name in every place. */
function definition(types: readonly string[]): object {
  const all = objectOf(MEMBER_NAMES);
  const schemas = {
    ...Object.fromEntries(types.map((name, index) => [name, KINDS[index % KINDS.length]?.(name) ?? {}])),
    Optionals: all,
    Required: { ...all, required: MEMBER_NAMES },
    Choices: { type: "string", enum: [...MEMBER_NAMES, ...types] },
    Variants: { oneOf: types.slice(0, 40).map(ref) },
    Holder: objectOf(["Optionals", "Required", "Choices", "Variants"], ref),
  };
  const body = { content: { "application/json": { schema: { ...all, required: MEMBER_NAMES } } } };
  const query = MEMBER_NAMES.map((name) => ({ name, in: "query", schema: text }));
  return {
    openapi: "3.1.0",
    info: { title: "Words", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      ...methodsOf(MEMBER_NAMES, types),
      "/all": {
        get: { operationId: "getAll", tags: ["all"], parameters: query, responses: ok(objectOf(types, ref)) },
        post: { operationId: "postAll", tags: ["all"], requestBody: body, responses: ok(ref("Holder")) },
      },
    },
    components: { schemas },
  };
}

/** Procedures in groups that are called like members of the clients that hold them. */
const procedures = {
  openrpc: "1.3.2",
  info: { title: "Words", version: "1" },
  servers: [{ url: "https://example.com" }],
  methods: words("batch calls core options pending request send withOptions withRawResponse").map((name) => ({
    name: `${name}.get`,
    params: [],
    result: { name: "result", schema: text },
  })),
};

/** An API whose types are called like all types that the runtime names. */
function namesOfRuntime(): object {
  const sources = [...runtimeFiles()].map((path) => readFileSync(`${RUNTIME}/Sources/Sdk/${path}`, "utf8"));
  const code = sources
    .join("\n")
    .replace(/\/\/.*/g, "")
    .replace(/"(?:\\.|[^"\\\n])*"/g, "");
  const names = [...new Set(code.replace(/\bSdk(?=[A-Z])/g, "Words").match(/\b[A-Z][A-Za-z0-9]+\b/g))];
  expect(names.length).toBeGreaterThan(400);
  const schemas = Object.fromEntries(names.map((name) => [name, objectOf(["own"])]));
  return {
    openapi: "3.1.0",
    info: { title: "Words", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: { "/all": { get: { operationId: "getAll", responses: ok(objectOf(names, ref)) } } },
    components: { schemas },
  };
}

function emit(format: "openapi" | "openrpc", api: object): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*", config: { "wire-tests": false } }];
    const settings = { api: { specs: [{ [format]: "definition.json" }] }, groups: { sdk: { generators } } };
    const files = { "generators.yml": settings, "definition.json": api };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

describe("names that Swift has already", () => {
  let sdk: Files = new Map();
  beforeAll(async () => {
    sdk = await emit("openapi", definition(typeNames()));
  });

  test("give files that differ by more than case, each with a name of its own", () => {
    const paths = [...sdk.keys()].map((path) => path.toLowerCase());
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    const names = paths.filter((path) => /^sources\/words\/.*\.swift$/.test(path)).map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.length).toBeGreaterThan(typeNames().length);
  });

  test("are all called", () => {
    expect(row.describedCalls(sdk)).toBe(MEMBER_NAMES.length + 2);
  });

  test.skipIf(toolchainOf(row).kind === "missing")(
    "compile in every place",
    async () => {
      const question = questionOf(row, "names compile", [`${HERE}/names.test.ts`, `${HERE}/check.ts`]);
      const sdks = new Map([
        ["names", sdk],
        ["names of procedures", await emit("openrpc", procedures)],
      ]);
      expectNone(await verdicts.onceEach(question, sdks, compileSwift));
    },
    600_000,
  );

  test.skipIf(toolchainOf(row).kind === "missing")(
    "hide nothing from the runtime that is in one module with them",
    async () => {
      const question = questionOf(row, "names beside the runtime", [`${HERE}/names.test.ts`, `${HERE}/check.ts`]);
      const whole = await emit("openapi", namesOfRuntime());
      expectNone(await verdicts.once(question, hashOfFiles(whole), () => checkModule(whole)));
    },
    600_000,
  );
});
