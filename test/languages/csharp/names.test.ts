import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Files, hashOf, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { beforeAll, describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { compileSdk } from "./check.js";
import { row } from "./index.js";

const HERE = `${ROOT}test/languages/csharp`;

/** Keywords, some of which are names in other places. */
const KEYWORDS =
  "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum " +
  "event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long " +
  "namespace new null object operator out override params private protected public readonly ref return sbyte sealed short " +
  "sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual " +
  "void volatile while add allows alias and ascending args async await by descending dynamic equals extension field file from " +
  "get global group init into join let managed nameof nint not notnull nuint on or orderby partial record remove required " +
  "scoped select set unmanaged value var when where with yield";
/** Members that all objects or records have, and names of what emitted classes have. */
const MEMBERS =
  "ToString GetType Equals GetHashCode MemberwiseClone Finalize ReferenceEquals EqualityContract PrintMembers Clone Deconstruct " +
  "get_Item op_Equality AdditionalProperties Received ToJson JsonType Converter Match Switch Raw Known Value " +
  "IsKnown Values Unknown Of With Request Options Core Internal Spec Environment Dispose WithOptions WithRawResponse _core json " +
  "options cancellationToken request body headers";
/** Types of `System` and other namespaces, which files of projects see without an import. */
const PLATFORM =
  "String Object Type Action Func Task Environment Version Exception Attribute Index Range Uri Guid Buffer Console Random Math " +
  "DateTime DateTimeOffset TimeSpan Timer Thread Lock Path File Stream Nullable Tuple Void Enum Delegate Array List Dictionary " +
  "Enumerable HttpClient HttpMethod CancellationToken IDisposable IReadOnlyList IAsyncEnumerable JsonElement JsonSerializer " +
  "JsonConverter BigInteger System Microsoft Serialization Text Collections Generic Json Threading Net Http Linq Numerics Record";

const RUNTIME = `${ROOT}plugins/backend-csharp/runtime/src/Sdk`;
const runtimeTypes = (): string[] =>
  readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".cs") && !/(?:^|\/)(?:bin|obj)\//.test(path))
    .map((path) => basename(path, ".cs"));

const words = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(" "));

/** Tags whose clients are called as the further types of another tag's client are, `pets`. */
const TAGS = words(
  "pets IPets RawPets RawIPets PetsOperations PetsClient PetsBatch Words WordsClient requestAsync requestAsyncClient",
);

/** Words that C# writes in other ways than definitions do. */
const SPELLINGS = [
  "1st",
  "2",
  "éclair",
  "naïve",
  "日本",
  "a-b",
  "a_b",
  "aB",
  "AB",
  "a.b",
  "$ref",
  "_",
  "@at",
  "x y",
  "Ünï",
];

const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const ok = (schema: object) => ({ 200: { description: "Done.", content: { "application/json": { schema } } } });
const objectOf = (names: readonly string[], of: (name: string) => object = () => text) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, of(name)])),
});

const MEMBER_NAMES = [...new Set([...words(KEYWORDS, MEMBERS), ...SPELLINGS])];
const TYPE_NAMES = [...new Set([...words(PLATFORM, MEMBERS, "AUX Foobar FooBar Model Acme Words"), ...runtimeTypes()])];

/** What each of the types is; in one with a property of its own name and type, another is called as its getter would be. */
const KINDS: { readonly [kind: string]: (name: string) => object } = {
  objects: (name) => ({
    type: "object",
    properties: { [name]: ref(name), [`Get${name}`]: text, Value: ref("Value") },
    additionalProperties: ref(name),
  }),
  enumerations: (name) => ({ type: "string", enum: ["a", "Value", name, "JsonTypes"] }),
  unions: (name) => ({
    oneOf: [text, { type: "array", items: ref(name) }, ref("Optionals"), { title: name, ...objectOf([name]) }],
  }),
};

/** Objects that must have one property, which their constructors take. */
const SINGLES = Object.fromEntries(
  MEMBER_NAMES.map((name, index) => [`Single${index}`, { ...objectOf([name]), required: [name] }]),
);

/** Methods of a name in a place of its own, with an argument of that name. */
function methodsOf(tags: (index: number) => string, names: readonly string[], path: string): object {
  const paths = names.map((name, index) => [
    `/${path}/${index}/{${name}}`,
    {
      get: {
        tags: [tags(index)],
        "x-gen-sdk-method-name": name,
        parameters: [{ name, in: "path", required: true, schema: text }],
        responses: ok(ref(TYPE_NAMES[index % TYPE_NAMES.length] as string)),
      },
    },
  ]);
  return Object.fromEntries(paths);
}

/** Methods of the client itself, whose properties are called as the classes that these methods name. */
function rootMethods(): object {
  const page = { type: "object", properties: { items: { type: "array", items: ref("Page") }, next: text } };
  const cursor = { cursor: "$request.cursor", next_cursor: "$response.next", results: "$response.items" };
  const content = (type: string, schema: object) => ({
    200: { description: "Done.", content: { [type]: { schema } } },
  });
  return {
    "/root": {
      get: {
        operationId: "listRoot",
        "x-gen-pagination": cursor,
        parameters: [{ name: "cursor", in: "query", schema: text }],
        responses: ok(page),
      },
      post: { operationId: "streamRoot", responses: content("text/event-stream", ref("Stream")) },
      put: {
        operationId: "downloadRoot",
        responses: content("application/octet-stream", { type: "string", format: "binary" }),
      },
    },
  };
}

/** An API in which each of the words is a name in every place. */
function definition(kind: string): object {
  const everything = objectOf(TYPE_NAMES, ref);
  const body = { content: { "application/json": { schema: { ...objectOf(MEMBER_NAMES), required: MEMBER_NAMES } } } };
  const query = MEMBER_NAMES.map((name) => ({ name, in: "query", schema: text }));
  return {
    openapi: "3.1.0",
    info: { title: "Words", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      ...methodsOf((index) => (index % 2 === 0 ? (MEMBER_NAMES[index] as string) : "words"), MEMBER_NAMES, "members"),
      ...methodsOf(() => "pets", TYPE_NAMES, "types"),
      ...Object.fromEntries(
        [...TAGS, ...TYPE_NAMES].map((tag) => [`/tags/${tag}`, { get: { tags: [tag], responses: ok(text) } }]),
      ),
      ...rootMethods(),
      "/all": {
        get: { operationId: "getAll", tags: ["all"], parameters: query, responses: ok(ref("Everything")) },
        post: { operationId: "postAll", tags: ["all"], requestBody: body, responses: ok(ref("Holder")) },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries(TYPE_NAMES.map((name) => [name, KINDS[kind]?.(name)])),
        Everything: { ...everything, required: TYPE_NAMES.slice(0, 20) },
        Optionals: objectOf(MEMBER_NAMES),
        Required: { ...objectOf(MEMBER_NAMES), required: MEMBER_NAMES },
        Choices: { type: "string", enum: [...MEMBER_NAMES, ...TYPE_NAMES] },
        Variants: { oneOf: TYPE_NAMES.map(ref) },
        ...SINGLES,
        Holder: objectOf(["Optionals", "Required", "Choices", "Variants", ...Object.keys(SINGLES)], ref),
      },
    },
  };
}

async function emit(kind: string): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*" }];
    const api = { specs: [{ openapi: "openapi.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "openapi.json": definition(kind) };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder, { keepGoing: true }));
  });
}

describe("names that C# has already", () => {
  const sdks = new Map<string, Files>();
  beforeAll(async () => {
    for (const kind of Object.keys(KINDS)) sdks.set(kind, await emit(kind));
  });

  test("are kept where nothing is in the way", () => {
    const files = [...(sdks.get("objects")?.keys() ?? [])];
    const types = files.filter((path) => path.includes("/Types/")).map((path) => basename(path, ".cs"));
    expect(types).toEqual(
      expect.arrayContaining(["Record", "Func", "Dictionary", "Pages", "Json", "Arguments", "Everything"]),
    );
    expect(types).toEqual(expect.arrayContaining(["TaskModel", "ValueModel", "Model", "PageModel"]));
  });

  test("give files that differ by more than case, and none that Windows refuses", () => {
    for (const sdk of sdks.values()) {
      const paths = [...sdk.keys()].map((path) => path.toLowerCase());
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
      expect(paths.filter((path) => /\/(?:aux|con|prn|nul)\.cs$/.test(path))).toEqual([]);
    }
  });

  test("are all called", () => {
    const tags = new Set([...TAGS, ...TYPE_NAMES]);
    const further = 5;
    for (const sdk of sdks.values()) {
      expect(row.describedCalls(sdk)).toBe(MEMBER_NAMES.length + TYPE_NAMES.length + tags.size + further);
    }
  });

  test.skipIf(toolchainOf(row).kind === "missing")(
    "compile in every place",
    async () => {
      const question = questionOf(row, "names compile", [`${HERE}/names.test.ts`, `${HERE}/check.ts`]);
      const judge = () =>
        inTemporaryFolder(async (folder) => {
          for (const [kind, sdk] of sdks) expectNone(await compileSdk(join(folder, kind), sdk));
        });
      await verdicts.once(question, hashOf(...[...sdks.values()].map(hashOfFiles)), judge);
    },
    600_000,
  );
});
