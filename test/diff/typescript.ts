import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inMemoryFolder, ROOT } from "@sdkwright/testkit";
import { type ExportedDeclarations, Node, Project } from "ts-morph";
import ts from "typescript";
import { compileFolder, filesOf } from "../support/compile.js";
import type { Node as Definition } from "./definitions.js";

/** The TypeScript SDK of a definition, in memory. */
export function emitted(definition: Definition): Promise<Files> {
  return inMemoryFolder(async (folder) => {
    const kind = "asyncapi" in definition ? "asyncapi" : "openapi";
    writeFileSync(join(folder, "api.json"), JSON.stringify(definition));
    const generators = [{ name: "gen-typescript-sdk", version: "*", config: { "package-name": "pets" } }];
    const settings = { api: { specs: [{ [kind]: "api.json" }] }, groups: { sdk: { generators } } };
    writeFileSync(join(folder, "generators.yml"), JSON.stringify(settings));
    return filesOf(await compileFolder(folder));
  });
}

const CALLER = readFileSync(`${ROOT}test/diff/caller.ts.txt`, "utf8").replace('"SDK"', '"./src/index.js"');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

/** Parsed files by path and text: the libraries and the runtime are the same in every program. */
const parsed = new Map<string, { readonly text: string; readonly file: ts.SourceFile }>();
let last: ts.Program | undefined;

/** A program over an SDK and the code that calls it. The one before is used again as far as it is the same. */
function programOf(files: Files): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const textOf = (path: string): string | undefined =>
    path === "/sdk/caller.ts" ? CALLER : path.startsWith("/sdk/") ? files.get(path.slice(5)) : ts.sys.readFile(path);
  host.fileExists = (path) => (path.startsWith("/sdk/") ? textOf(path) !== undefined : ts.sys.fileExists(path));
  host.readFile = textOf;
  host.directoryExists = (path) => path.startsWith("/sdk") || ts.sys.directoryExists(path);
  host.realpath = (path) => path;
  host.getSourceFile = (path) => {
    const known = parsed.get(path);
    const text = known && !path.startsWith("/sdk/") ? known.text : textOf(path);
    if (text === undefined) return undefined;
    if (known?.text === text) return known.file;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    parsed.set(path, { text, file });
    return file;
  };
  last = ts.createProgram(["/sdk/caller.ts", "/sdk/src/index.ts"], OPTIONS, host, last);
  return last;
}

/** What a compiler says of code that calls everything of the pet store, with an SDK. */
export interface Compiled {
  readonly errors: readonly string[];
  /** Each exported name with its type as declared, members included. */
  readonly surface: ReadonlyMap<string, string>;
}

export function compileCaller(files: Files): Compiled {
  const program = programOf(files);
  const caller = program.getSourceFile("/sdk/caller.ts");
  const errors = caller ? program.getSemanticDiagnostics(caller) : [];
  return {
    errors: errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    surface: surfaceOf(files),
  };
}

/** The SDK as ts-morph reads it. What one SDK has in common with the one before is parsed once. */
const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });

/** Brings the project to the sources of an SDK. */
function load(files: Files): void {
  for (const file of project.getSourceFiles()) if (!files.has(file.getFilePath().slice(1))) file.forget();
  for (const [path, text] of files) {
    if (!/^src\/.*\.ts$/.test(path) || project.getSourceFile(`/${path}`)?.getFullText() === text) continue;
    project.createSourceFile(`/${path}`, text, { overwrite: true });
  }
}

/** The exported names of the API's own namespace and of the package, each with the text of what it declares. */
function surfaceOf(files: Files): Map<string, string> {
  load(files);
  const surface = new Map<string, string>();
  for (const path of ["/src/api/index.ts", "/src/index.ts"]) {
    for (const [name, declarations] of project.getSourceFileOrThrow(path).getExportedDeclarations()) {
      const own = declarations.filter((one) => !one.getSourceFile().getFilePath().includes("/core/"));
      for (const one of own) addDeclaration(surface, name, one);
    }
  }
  return surface;
}

/** Members of a type or an object, whose order callers do not see. */
function unordered(text: string): string {
  return text
    .split(/[{},;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .sort()
    .join(" ");
}

/** What callers see of a declaration: no bodies, no comments, no private members. */
function addDeclaration(surface: Map<string, string>, name: string, declaration: ExportedDeclarations): void {
  if (Node.isClassDeclaration(declaration) || Node.isInterfaceDeclaration(declaration)) {
    surface.set(name, "");
    for (const member of declaration.getMembers()) {
      const own = Node.hasName(member) ? member.getName() : member.getKindName();
      if (own.startsWith("#") || (Node.isModifierable(member) && member.hasModifier("private"))) continue;
      const body = Node.isBodyable(member) ? member.getBody() : undefined;
      const text = body ? member.getText().slice(0, body.getPos() - member.getStart()) : member.getText();
      surface.set(`${name}.${own}`, text.replace(/\s+/g, " ").replace(/ = .*$/, ""));
    }
    return;
  }
  if (Node.isSourceFile(declaration)) return;
  const text = declaration.getText().replace(/\/\*\*[\s\S]*?\*\//g, "");
  surface.set(`${name}:${declaration.getKindName()}`, unordered(text.replace(/\s+/g, " ")));
}
