import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Files, inTemporaryFolder, readFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type CompileOptions, compileFolder, filesOf } from "./support/compile.js";
import { typecheckAll } from "./support/emitted.js";
import { HOSTILE, hostileDefinition, TEXT_POSITIONS, type TextPosition } from "./support/hostile.js";

const CONFIG = `api: { specs: [{ openapi: openapi.json }] }
default-group: sdk
groups: { sdk: { generators: [{ name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }] } }
`;

interface Emission {
  readonly files: Files;
  /** The files that hold text of the definition: the runtime is the same in every SDK. */
  readonly own: Files;
  readonly errors: readonly string[];
}

/** Compiles a definition in an empty folder. Nothing may appear outside the output, whatever it holds. */
function emit(definition: unknown, command: NonNullable<CompileOptions["command"]> = "check"): Promise<Emission> {
  return inTemporaryFolder(async (temporary) => {
    const folder = join(temporary, "a/b/c/project");
    writeFolder(
      folder,
      new Map([
        ["generators.yml", CONFIG],
        ["openapi.json", JSON.stringify(definition)],
      ]),
    );
    const result = await compileFolder(folder, { command });
    const outside = [...readFolder(temporary).keys()].filter((path) => !path.startsWith("a/b/c/project/sdk/"));
    expect(outside).toEqual(["a/b/c/project/generators.yml", "a/b/c/project/openapi.json"]);
    const errors = result.diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message);
    const tree = result.targets[0]?.emitted.tree;
    const files = filesOf(result);
    const own = new Map([...files].filter(([path]) => tree?.get(path)?.kind !== "runtime"));
    return { files, own, errors };
  });
}

/** Texts of all identifiers of emitted code, and of all string literals too, as the language reads them. */
function literalsOf(files: Files, which: "all" | "identifiers" = "all"): Set<string> {
  const literals = new Set<string>();
  for (const [path, content] of files) {
    if (!path.endsWith(".ts")) continue;
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) || (which === "all" && ts.isStringLiteralLike(node))) literals.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return literals;
}

/** Syntax errors, each with its place. */
function syntaxErrors(name: string, files: Files): string[] {
  const paths = [...files.keys()].filter((path) => path.endsWith(".ts"));
  const host: ts.CompilerHost = {
    getSourceFile: (path) => ts.createSourceFile(path, files.get(path) ?? "", ts.ScriptTarget.Latest),
    getDefaultLibFileName: () => "lib.d.ts",
    writeFile: () => {},
    getCurrentDirectory: () => "",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
  };
  const program = ts.createProgram(paths, { noLib: true, noResolve: true }, host);
  expect(program.getSourceFiles()).toHaveLength(paths.length);
  return program
    .getSyntacticDiagnostics()
    .map(({ file, messageText }) => `${name}/${file?.fileName}: ${JSON.stringify(messageText)}`);
}

/** Files in which the attacks' own name stands as code: a text broke out without breaking the syntax. */
function escaped(name: string, files: Files): string[] {
  return [...files]
    .filter(([path, content]) => path.endsWith(".ts") && content.includes("canary"))
    .filter(([path, content]) => literalsOf(new Map([[path, content]]), "identifiers").has("canary"))
    .map(([path]) => `${name}/${path}: a text became code`);
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

describe.each(TEXT_POSITIONS)("hostile text as %s", (position) => {
  test("never breaks out of its place, and is carried", async () => {
    const problems: string[] = [];
    let emitted = 0;
    for (const [index, text] of HOSTILE.entries()) {
      const { files, own, errors } = await emit(hostileDefinition(position, text));
      problems.push(...syntaxErrors(`${index}`, own), ...escaped(`${index}`, own));
      if (errors.length > 0) continue;
      emitted++;
      if (files.size === 0) problems.push(`${index}: nothing was emitted`);
      const name = text.trim() === "" && position.endsWith("Parameter") ? "blank" : text;
      if (CARRIED.includes(position) && !literalsOf(own).has(name))
        problems.push(`${index}: ${JSON.stringify(text)} is lost`);
    }
    expect(problems).toEqual([]);
    expect(emitted).toBeGreaterThan(HOSTILE.length / 2);
  }, 60_000);
});

/** Where most of the text of real definitions becomes names: each hostile text takes two of them, in turn. */
const NAMING: readonly TextPosition[] = ["property", "schemaName", "enumValue", "operationId", "tag"];

test("everything at once compiles under the strictest settings", async () => {
  const emitted = new Map<string, Files>();
  for (const [index, text] of HOSTILE.entries()) {
    const turns = [TEXT_POSITIONS[index % TEXT_POSITIONS.length], NAMING[index % 5], NAMING[(index + 2) % 5]];
    for (const other of new Set(turns as TextPosition[])) {
      const { files } = await emit(hostileDefinition(other, text));
      if (files.size > 0) emitted.set(`${index}-${other}`, files);
    }
  }
  expect(emitted.size).toBeGreaterThan(HOSTILE.length);
  expect(await typecheckAll(emitted)).toEqual([]);
}, 240_000);

test(
  "importing what was emitted runs nothing",
  () =>
    inTemporaryFolder(async (folder) => {
      const entries: string[] = [];
      const attacks = HOSTILE.filter((text) => text.includes("canary"));
      for (const [turn, position] of TEXT_POSITIONS.entries()) {
        for (const [index, text] of attacks.entries()) {
          // Every attack at every other position: all of them, at all positions, are parsed above.
          if ((index + turn) % 2 === 1) continue;
          const { files } = await emit(hostileDefinition(position, text));
          if (!files.has("src/index.ts")) continue;
          const place = join(folder, `${position}-${index}`);
          writeFolder(place, transpiled(files));
          entries.push(pathToFileURL(join(place, "src/index.js")).href);
        }
      }
      expect(entries.length).toBeGreaterThan(TEXT_POSITIONS.length);
      const script = `${entries.map((url) => `await import(${JSON.stringify(url)});`).join("\n")}\nconsole.log(String(globalThis.canary));\n`;
      writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
      writeFileSync(join(folder, "main.mjs"), script);
      const { code, stdout, stderr } = await runProcess(process.execPath, ["main.mjs"], { cwd: folder });
      expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "undefined\n", stderr: "" });
    }),
  120_000,
);

/** By source: most files of an SDK are the runtime's, the same in all. */
const scripts = new Map<string, string>();

function scriptOf(content: string): string {
  const known = scripts.get(content);
  if (known !== undefined) return known;
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
  const script = ts.transpileModule(content, { compilerOptions }).outputText;
  scripts.set(content, script);
  return script;
}

function transpiled(files: Files): Files {
  const sources = [...files].filter(([path]) => path.endsWith(".ts"));
  return new Map(sources.map(([path, content]) => [path.replace(/\.ts$/, ".js"), scriptOf(content)]));
}

test("nothing is written outside the output", async () => {
  for (const position of ["tag", "schemaName", "operationId", "title", "path", "chosenNames", "serverName"] as const) {
    for (const text of HOSTILE) await emit(hostileDefinition(position, text), "generate");
  }
}, 120_000);

test("any text at any position gives code that parses", async () => {
  const awkward = [..."*/`$'\"\\\n\r\u2028{}<>@.-_ a1"];
  const unit = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: "binary", maxLength: 1 }));
  const text = fc.string({ unit, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TEXT_POSITIONS), text, async (position, value) => {
      const { own } = await emit(hostileDefinition(position, value));
      expect(syntaxErrors(position, own)).toEqual([]);
    }),
    { interruptAfterTimeLimit: 12_000, markInterruptAsFailure: false, numRuns: 2_000 },
  );
}, 60_000);
