import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { expectNone, questionOf, toolchainOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { SPELLINGS, wordsDefinition } from "../../support/words-definition.js";
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
