import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { checkClasses, checkReleases } from "./check.js";
import { row } from "./index.js";

/** Words that PHP keeps for itself, in whatever letter case. */
const KEYWORDS =
  "abstract and array as break callable case catch class clone const continue declare default die do echo else elseif empty " +
  "enddeclare endfor endforeach endif endswitch endwhile eval exit extends final finally fn for foreach function global goto if " +
  "implements include instanceof insteadof interface isset list match namespace new or print private protected public readonly " +
  "require return static switch throw trait try unset use var while xor yield self parent true false null int float bool string " +
  "void never mixed object iterable enum resource numeric";
/** Members of models and clients, magic methods, and names of arguments that have a meaning. */
const MEMBERS =
  "__construct __get __isset __debugInfo __serialize __clone __call __toString fromArray fromJson ofJson has received with equals " +
  "toJson toArray jsonSerialize encode encodeArray properties required extra additionalProperties receivedJson converted " +
  "PROPERTIES REQUIRED EXTRA TAG VARIANTS VALUES values isKnown withOptions withRawResponse request batch send core resources " +
  "this options channelOptions name message code file line previous trace getMessage body statusCode";
/** Classes of PHP itself. */
const PLATFORM =
  "Exception Error Closure Generator DateTime DateTimeImmutable DateTimeInterface ArrayObject Iterator Traversable Countable " +
  "Stringable JsonSerializable stdClass Directory WeakMap Attribute SensitiveParameter Fiber UnitEnum BackedEnum Psr";

const RUNTIME = `${ROOT}plugins/backend-php/runtime/src`;
const runtimeClasses = (): string[] =>
  readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".php"))
    .map((path) => basename(path, ".php"));

/** Words that PHP writes in other ways than definitions do, and those that differ in letter case alone. */
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
  "Ab",
  "a.b",
  "$ref",
  "_",
  "@at",
  "x y",
  "getab",
  "getAb",
];

const words = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.split(" ")))];
const ALL = [...words(KEYWORDS, MEMBERS, PLATFORM), ...SPELLINGS, ...runtimeClasses()];

const schemaName = (word: string): string => word.replaceAll(/[^\w.-]/g, "-");
const TEXT = { type: "string" };

/** An API in which each word is a type, a property, a value of an enum, a parameter, a method and a tag. */
function definition(): object {
  const distinct = [...new Map(ALL.map((word) => [schemaName(word), word])).values()];
  const schemas = Object.fromEntries(
    distinct.map((word) => [schemaName(word), { type: "object", required: [word], properties: { [word]: TEXT } }]),
  );
  const refs = distinct.map((word) => [word, { $ref: `#/components/schemas/${schemaName(word)}` }] as const);
  const content = (word: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${schemaName(word)}` } },
  });
  const operation = (word: string, index: number) => ({
    operationId: word,
    tags: [index % 2 === 0 ? word : "words"],
    parameters: [{ name: word, in: "query", schema: TEXT }],
    requestBody: { content: content(word) },
    responses: { 200: { description: "The word.", content: content(word) } },
  });
  const all = { post: { ...operation("_", 1), operationId: "everything", requestBody: { content: content("All") } } };
  return {
    openapi: "3.1.0",
    info: { title: "Names", version: "1" },
    servers: [{ url: "https://example.com" }],
    paths: {
      ...Object.fromEntries(distinct.map((word, index) => [`/words/${index}`, { post: operation(word, index) }])),
      "/all": all,
    },
    components: {
      schemas: {
        ...schemas,
        All: { type: "object", properties: Object.fromEntries(refs) },
        Kinds: { type: "string", enum: distinct },
        Held: { type: "object", properties: { kind: { $ref: "#/components/schemas/Kinds" } } },
      },
    },
  };
}

function emit(): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*", config: { "wire-tests": false } }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    const files = { "generators.yml": settings, "openapi.json": definition() };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });
}

describe.skipIf(toolchainOf(row).kind === "missing")("names that PHP has already", () => {
  test("are written in ways that it takes, in every release", async () => {
    const sdks = new Map([["names", await emit()]]);
    expect(sdks.get("names")?.size).toBeGreaterThan(ALL.length);
    const question = questionOf(row, "names", [
      `${ROOT}test/languages/php/names.test.ts`,
      `${ROOT}test/languages/php/check.ts`,
    ]);
    const judge = async (all: ReadonlyMap<string, Files>) => [
      ...(await checkClasses(all)),
      ...(await checkReleases(all)),
    ];
    expectNone(await verdicts.onceEach(question, sdks, judge));
  }, 180_000);
});
