import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT } from "@sdkwright/testkit";
import ts from "typescript";
import { compileFolder, filesOf } from "../support/compile.js";
import type { Node } from "./definitions.js";

/** The TypeScript SDK of a definition, in memory. */
export function emitted(definition: Node): Promise<Files> {
  return inTemporaryFolder(async (folder) => {
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
    surface: surfaceOf(program),
  };
}

/** The exported names of the API's own namespace and of the package, each with the text of what it declares. */
function surfaceOf(program: ts.Program): Map<string, string> {
  const checker = program.getTypeChecker();
  const surface = new Map<string, string>();
  for (const path of ["/sdk/src/api/index.ts", "/sdk/src/index.ts"]) {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const declared = (target.declarations ?? []).filter((one) => !one.getSourceFile().fileName.includes("/core/"));
      for (const one of declared) addDeclaration(surface, symbol.name, one);
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
function addDeclaration(surface: Map<string, string>, name: string, declaration: ts.Declaration): void {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
    surface.set(name, "");
    for (const member of declaration.members) {
      const isPrivate =
        ts.canHaveModifiers(member) &&
        ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
      if (isPrivate || (member.name && ts.isPrivateIdentifier(member.name))) continue;
      const { text } = declaration.getSourceFile();
      const end = "body" in member && member.body ? (member.body as ts.Node).pos : member.end;
      const own = member.name ? member.name.getText() : ts.SyntaxKind[member.kind];
      surface.set(
        `${name}.${own}`,
        text
          .slice(member.getStart(), end)
          .replace(/\s+/g, " ")
          .replace(/ = .*$/, ""),
      );
    }
    return;
  }
  if (ts.isSourceFile(declaration)) return;
  const text = declaration.getText().replace(/\/\*\*[\s\S]*?\*\//g, "");
  surface.set(`${name}:${ts.SyntaxKind[declaration.kind]}`, unordered(text.replace(/\s+/g, " ")));
}
