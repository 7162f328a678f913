import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { SPELLINGS, wordsDefinition } from "../../support/words-definition.js";
import { checkLoading } from "./check.js";
import { row } from "./index.js";

/** Words that Ruby keeps for itself. */
const KEYWORDS =
  "__ENCODING__ __FILE__ __LINE__ BEGIN END alias and begin break case class def defined? do else elsif end ensure false for " +
  "if in module next nil not or redo rescue retry return self super then true undef unless until when while yield";
/** Methods of every object, of models and clients, and names of arguments that have a meaning. */
const MEMBERS =
  "__id__ __send__ clone define_singleton_method display dup enum_for extend freeze frozen hash inspect instance_eval " +
  "instance_variable_get itself method methods object_id public_send send singleton_class tap to_enum to_s yield_self " +
  "initialize method_missing respond_to raise format open test p puts print select system binding lambda proc loop " +
  "block_given private public protected attr_reader require new allocate name const_get constants from_h from_json of_json " +
  "to_h to_json as_json deconstruct_keys with key hold plain check_null additional_properties PROPERTIES REQUIRED EXTRA TAG " +
  "VARIANTS VALUES values known OMIT NIL TRUE FALSE BODY OPERATIONS CLIENT core resources options request batch execute " +
  "subscribe with_options with_raw_response request_options channel_options timeout headers base_url environment _1 _9 it";
/** Classes and modules of Ruby itself. */
const PLATFORM =
  "Array BasicObject Boolean Class Comparable Data Date DateTime Enumerable Enumerator Exception Fiber File Float Hash IO " +
  "Integer Kernel Method Module NilClass Numeric Object Pathname Proc Process Random Range Regexp Set StandardError String " +
  "StringIO Struct Symbol Thread Time URI JSON Net OpenSSL Names NamesApi Types Errors Internal Resources Channels Client";

const RUNTIME = `${ROOT}plugins/backend-ruby/runtime/lib/sdk`;

/** Classes of the runtime by their files: `HttpRequest` of `http_request.rb`. */
const runtimeClasses = (): string[] =>
  readdirSync(RUNTIME, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".rb"))
    .map((path) => basename(path, ".rb").replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()));

const words = (...texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.split(" ")))];
const ALL = [...words(KEYWORDS, MEMBERS, PLATFORM), ...SPELLINGS, ...runtimeClasses()];

function emit(): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
    const generators = [{ ...row.generator, version: "*", config: { "wire-tests": false } }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    const files = { "generators.yml": settings, "openapi.json": wordsDefinition(ALL) };
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
