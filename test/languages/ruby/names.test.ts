import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { checkLoading } from "./check.js";
import { row } from "./index.js";

/** Words that Ruby keeps for itself. */
const KEYWORDS =
  "__ENCODING__ __FILE__ __LINE__ __method__ BEGIN END alias and begin break case class def defined do else elsif end ensure " +
  "false for if in module next nil not or redo rescue retry return self super then true undef unless until when while yield it";
/** Methods that every object has, and those of models, clients and arguments that have a meaning. */
const MEMBERS =
  "object_id __id__ __send__ send public_send instance_eval hash class freeze dup clone inspect to_s itself tap then method " +
  "methods display extend is_a kind_of instance_of nil respond_to raise puts print format test open system exec fork loop " +
  "lambda proc require load sleep rand binding caller catch throw gets trap to_h to_json as_json deconstruct_keys key with " +
  "from_h from_json additional_properties properties required extra initialize with_options with_raw_response request batch " +
  "execute subscribe core resources request_options channel_options message status headers body timeout logger block path " +
  "options values json type name size length first each map select close events data id event";
/** Constants of Ruby and of its libraries. */
const PLATFORM =
  "Object Class Module Kernel Comparable Enumerable String Symbol Integer Float Array Hash Range Proc Method Thread Fiber " +
  "Mutex Queue Time Date File IO Dir Process Struct Data Set Random Math GC Exception StandardError RuntimeError TypeError " +
  "ArgumentError IOError Errno Encoding Regexp JSON URI Net OpenSSL Ractor Rational Complex Marshal Signal ENV ARGV STDOUT " +
  "VALUES TAG VARIANTS PROPERTIES REQUIRED SECRET EXTRA BODY OMIT VERSION OPERATIONS Types Resources Channels Environment Webhooks Client";

const RUNTIME = `${ROOT}plugins/backend-ruby/runtime/lib/sdk`;

/** Names of the runtime's classes, and of its files. */
const runtimeNames = (): string[] =>
  readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".rb"))
    .flatMap((path) => {
      const name = basename(path, ".rb");
      return [name, name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())];
    });

/** Words that Ruby writes in other ways than definitions do, and those that differ in letter case alone. */
const SPELLINGS = "1st 2 éclair naïve 日本 a-b a_b aB AB Ab a.b $ref _ @at get? get! get= x=y #x".split(" ");

const words = (...texts: readonly string[]): string[] => texts.flatMap((text) => text.split(" "));
const ALL = [...new Set([...words(KEYWORDS, MEMBERS, PLATFORM), ...SPELLINGS, ...runtimeNames()])];

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

describe.skipIf(toolchainOf(row).kind === "missing")("names that Ruby has already", () => {
  test("are written in ways that it takes", async () => {
    const sdks = new Map([["names", await emit()]]);
    expect(sdks.get("names")?.size).toBeGreaterThan(ALL.length);
    const question = questionOf(row, "names", [
      `${ROOT}test/languages/ruby/names.test.ts`,
      `${ROOT}test/languages/ruby/check.ts`,
    ]);
    expectNone(await verdicts.onceEach(question, sdks, checkLoading));
  }, 180_000);
});
