import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Diagnostic } from "@sdkwright/compiler";
import { type Files, hashOfProduct, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import type { LanguageSuite } from "../languages/suite.js";
import { type CompileOptions, compileFolder, filesOf } from "../support/compile.js";
import { DIRECTIVES, HOSTILE, hostileDefinition, TEXT_POSITIONS, type TextPosition } from "../support/hostile.js";
import { definitionOfMany, EVERYWHERE, SINGLE } from "../support/hostile-many.js";
import { describeRows, expectNone, questionOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/hostile.test.ts`;

interface Emission {
  readonly files: Files;
  /** The files that hold text of the definition: the runtime is the same in every SDK. */
  readonly own: Files;
  readonly errors: readonly Diagnostic[];
}

function configFor({ generator }: LanguageSuite): string {
  const output = { location: "local-file-system", path: "sdk" };
  const groups = { sdk: { generators: [{ ...generator, version: "*", output }] } };
  return JSON.stringify({ api: { specs: [{ openapi: "openapi.json" }] }, "default-group": "sdk", groups });
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

/** Compiles a definition in an empty folder. Nothing may appear outside the output, whatever it holds. */
function emit(row: LanguageSuite, definition: unknown, options: CompileOptions = {}): Promise<Emission> {
  return inTemporaryFolder(async (temporary) => {
    const folder = join(temporary, "a/b/c/project");
    writeFolder(
      folder,
      new Map([
        ["generators.yml", configFor(row)],
        ["openapi.json", JSON.stringify(definition)],
      ]),
    );
    const result = await compileFolder(folder, options);
    const outside = filesBelow(temporary).filter((path) => !path.startsWith("a/b/c/project/sdk/"));
    expect(outside.sort()).toEqual(["a/b/c/project/generators.yml", "a/b/c/project/openapi.json"]);
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    const tree = result.targets[0]?.emitted.tree;
    const files = filesOf(result);
    const own = new Map([...files].filter(([path]) => tree?.get(path)?.kind !== "runtime"));
    return { files, own, errors };
  });
}

/** Identifiers and texts of emitted code as the language's lexer reads them, and what is wrong with it. */
function read(row: LanguageSuite, files: Files): { readonly problems: string[]; readonly strings: Set<string> } {
  const problems: string[] = [];
  const strings = new Set<string>();
  for (const [path, content] of files) {
    const tokens = row.tokens(path, content);
    if (!tokens) continue;
    problems.push(...tokens.problems.map((problem) => `${path}: ${problem}`));
    // The attacks' own name as code: a text broke out without breaking the syntax.
    if (tokens.identifiers.has("canary")) problems.push(`${path}: a text became code`);
    for (const text of [...tokens.strings, ...tokens.identifiers]) strings.add(text);
  }
  return { problems, strings };
}

/** Positions whose text is data on the wire: it must be in the code exactly, as a literal. */
const CARRIED: readonly TextPosition[] = [
  "property",
  "propertyOfFile",
  "queryParameter",
  "headerParameter",
  "cookieParameter",
  "enumValue",
  "constant",
];

/** Numbers of the placements that errors are about. */
function faultyOf(errors: Emission["errors"]): ReadonlySet<number> {
  const numbers = errors.flatMap(({ location }) => {
    const pointer = location && "pointer" in location ? location.pointer : "";
    return [...pointer.matchAll(/\/~1h(\d+)|\/Body(\d+)/g)].map(([, path, body]) => Number(path ?? body));
  });
  return new Set(numbers);
}

/** What is wrong with the code that is emitted for texts at a position. */
async function problemsOf(row: LanguageSuite, position: TextPosition, texts: readonly string[]): Promise<string[]> {
  const placements = texts.map((text) => ({ position, text }));
  // Where texts become paths, the SDK is written: nothing may appear outside the output.
  const command = NAMING_FILES.includes(position) ? "generate" : "check";
  const { files, own, errors } = await emit(row, definitionOfMany(placements), { command, keepGoing: true });
  if (files.size === 0) return [`${JSON.stringify(texts[0])}: nothing was emitted`];
  const { problems, strings } = read(row, own);
  const faulty = faultyOf(errors);
  if (row.describedCalls(own) <= texts.length / 2) problems.push("fewer than half of the calls were emitted");
  if (!CARRIED.includes(position)) return problems;
  if (faulty.size > texts.length / 2) problems.push("more than half of the texts are refused");
  const lost = texts.filter((text, number) => {
    const name = text.trim() === "" && position.endsWith("Parameter") ? "blank" : text;
    return !faulty.has(number) && !strings.has(row.asWritten?.(name) ?? name);
  });
  return [...problems, ...lost.map((text) => `${JSON.stringify(text)} is lost`)];
}

/** The texts at a position, in as few definitions as hold them. */
const groupsOf = (position: TextPosition, texts: readonly string[]): readonly (readonly string[])[] =>
  SINGLE.has(position) ? texts.map((text) => [text]) : [texts];

/** SDKs of texts for each of the positions, by position and number. */
async function emitEach(
  row: LanguageSuite,
  textsAt: (turn: number) => readonly string[],
  positions: readonly TextPosition[] = TEXT_POSITIONS,
): Promise<Map<string, Files>> {
  const sdks = new Map<string, Files>();
  for (const [turn, position] of positions.entries()) {
    for (const [index, texts] of groupsOf(position, textsAt(turn)).entries()) {
      const placements = texts.map((text) => ({ position, text }));
      const { files } = await emit(row, definitionOfMany(placements), { keepGoing: true });
      if (files.size > 0) sdks.set(`${position}_${index}`, files);
    }
  }
  return sdks;
}

const ATTACKS = HOSTILE.filter((text) => text.includes("canary"));
/** Every attack at every other position: all of them, at all positions, pass the lexer. */
const everyOther = (turn: number): readonly string[] => ATTACKS.filter((_, index) => (index + turn) % 2 === 0);
const oneEach = (turn: number): readonly string[] => [HOSTILE[(turn + 2) % HOSTILE.length] ?? ""];

/** Positions whose texts become names of files. */
const NAMING_FILES: readonly TextPosition[] = [
  "tag",
  "schemaName",
  "operationId",
  "title",
  "path",
  "chosenNames",
  "serverName",
];

describe("hostile text, as a lexer reads it", () => {
  describeRows(
    (row) => {
      const question = questionOf(row, "hostile text", [HERE, row.lexer]);

      test.each(TEXT_POSITIONS)(
        "as %s never breaks out of its place, and is carried",
        async (position) => {
          await verdicts.once(question, `${position} ${hashOfProduct()}`, async () => {
            for (const texts of groupsOf(position, HOSTILE)) expectNone(await problemsOf(row, position, texts));
          });
        },
        60_000,
      );
    },
    { needs: "nothing" },
  );
});

/** Positions whose texts name nothing: only comments and data may differ. */
const SAYING = ["description", "deprecation", "schemaDescription", "error", "externalDocs"] as const;

/** A directive at the start of a comment's line, whatever marks are before it. */
const DIRECTIVE = new RegExp(
  `^[\\s/*#!]*(?:${DIRECTIVES.map((text) => /^\W*(.*)$/.exec(text)?.[1])
    .map((text = "") => text.replace(/[^\w -]/g, "\\$&"))
    .join("|")})`,
);

interface Outline {
  readonly imports: number;
  readonly declarations: number;
  readonly directives: readonly string[];
}

function outlineOf(row: LanguageSuite, files: Files): Outline {
  const all = [...files].flatMap(([path, content]) => row.tokens(path, content) ?? []);
  return {
    imports: all.reduce((sum, { imports }) => sum + imports, 0),
    declarations: all.reduce((sum, { declarations }) => sum + declarations, 0),
    directives: all
      .flatMap(({ comments }) => comments.flatMap((text) => text.split("\n")))
      .filter((l) => DIRECTIVE.test(l)),
  };
}

describe("texts that tools read as directives", () => {
  describeRows(
    (row) => {
      test("neither become directives nor add imports and declarations", async () => {
        const saying = (text: string) => definitionOfMany(SAYING.map((position) => ({ position, text })));
        const plain = outlineOf(row, (await emit(row, saying("Plain words."), { keepGoing: true })).own);
        for (const text of HOSTILE.filter((text) => DIRECTIVES.every((line) => text.includes(line)))) {
          expect(outlineOf(row, (await emit(row, saying(text), { keepGoing: true })).own)).toEqual(plain);
        }
        expect(plain).toMatchObject({ directives: [] });
        expect(plain.declarations).toBeGreaterThan(SAYING.length);
      });
    },
    { needs: "nothing" },
  );
});

describe("hostile text, as toolchains read it", () => {
  describeRows((row) => {
    test("stays text where one SDK holds all of it", async () => {
      const { files } = await emit(row, definitionOfMany(EVERYWHERE), { keepGoing: true });
      expect(row.describedCalls(files)).toBeGreaterThan(EVERYWHERE.length / 2);
      const sdks = new Map([["everything", files]]);
      for (const check of row.checks) {
        if (check.isOfText || check.isForFeatures || check.problem?.() !== undefined) continue;
        expectNone(await verdicts.onceEach(questionOf(row, check.title, [check.module]), sdks, check.run));
      }
    }, 240_000);

    test.runIf(row.attacks)(
      "runs nothing where what was emitted is imported",
      async () => {
        const { module = HERE, run = async () => [] } = row.attacks ?? {};
        await verdicts.once(questionOf(row, "attacks", [HERE, module]), hashOfProduct(), async () => {
          const sdks = await emitEach(row, everyOther);
          expect(sdks.size).toBeGreaterThan(TEXT_POSITIONS.length);
          expectNone(await run(sdks));
        });
      },
      240_000,
    );

    test.runIf(row.wire.hostile)(
      "passes the tests that SDKs bring",
      async () => {
        const { isShared, hostile = 1, module, run } = row.wire;
        await verdicts.once(
          questionOf(row, "wire tests of hostile text", [HERE, module]),
          hashOfProduct(),
          async () => {
            const positions = TEXT_POSITIONS.filter(
              (_, index) => process.env.WIRE_ALL === "1" || index % hostile === 0,
            );
            const sdks = [...(await emitEach(row, oneEach, positions))].filter(([, files]) =>
              [...files.keys()].some(isShared),
            );
            expect(sdks.length).toBeGreaterThan(1);
            expectNone((await run(new Map(sdks))).failures);
          },
        );
      },
      600_000,
    );
  });
});

test("any text at any position gives code that a lexer reads, in any language", async () => {
  const awkward = [..."*/`$'\"\\\n\r\u2028{}<>@.-_ a1"];
  const unit = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: "binary", maxLength: 1 }));
  const text = fc.string({ unit, maxLength: 40 });
  const position = fc.constantFrom(...TEXT_POSITIONS);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...ROWS), position, text, async (row, place, value) => {
      expect(read(row, (await emit(row, hostileDefinition(place, value))).own).problems).toEqual([]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
