import { join } from "node:path";
import { hashOfPath, oncePerProduct, ROOT } from "@sdkwright/testkit";
import { type ExportedDeclarations, ModuleKind, ModuleResolutionKind, Node, Project, type SourceFile } from "ts-morph";
import { describe, expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

/** Features whose SDKs have every kind of declaration between them. */
const FEATURES = ["errors", "ext-pagination", "ext-streaming", "auth-oauth", "asyncapi-3", "ext-webhooks", "bodies"];

/** The entry of an SDK, with all files that it leads to. */
async function entryOf(feature: string): Promise<SourceFile> {
  const files = filesOf(
    await compileFolder(join(ROOT, "test/specs", feature), { generator: { name: "gen-typescript-sdk" } }),
  );
  const project = new Project({
    useInMemoryFileSystem: true,
    compilerOptions: { strict: true, module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
  });
  for (const [path, content] of files) {
    if (/^src\/.*\.ts$/.test(path)) project.createSourceFile(`/${path}`, content.toString());
  }
  return project.getSourceFileOrThrow("/src/index.ts");
}

/** Whether a part of a declaration is hidden from callers: a private member, or code that runs. */
function isHidden(node: Node): boolean {
  if (Node.isBlock(node) || Node.isPrivateIdentifier(node)) return true;
  if (Node.isModifierable(node) && (node.hasModifier("private") || node.hasModifier("protected"))) return true;
  const name =
    Node.hasName(node) || Node.isPropertyDeclaration(node) || Node.isMethodDeclaration(node) ? node.getName() : "";
  if (name?.startsWith("#")) return true;
  // An initial value is no part of the type, where a type is written beside it.
  const parent = node.getParent();
  return Node.isInitializerExpressionGetable(parent) && parent.getInitializer() === node;
}

/** The names of types that callers see in a declaration. */
function namedTypes(node: Node): Node[] {
  const own = Node.isTypeReference(node)
    ? [node.getTypeName()]
    : Node.isExpressionWithTypeArguments(node)
      ? [node.getExpression()]
      : [];
  return [...own, ...node.forEachChildAsArray().flatMap((child) => (isHidden(child) ? [] : namedTypes(child)))];
}

/** What a name stands for, behind imports: declarations of the SDK. */
function declarationsOf(name: Node): Node[] {
  const symbol = name.getSymbol();
  const target = symbol?.getAliasedSymbol() ?? symbol;
  const declared = target?.getDeclarations() ?? [];
  const isOurs = (node: Node): boolean => !node.getSourceFile().isDeclarationFile();
  return declared.filter((node) => isOurs(node) && !Node.isTypeParameterDeclaration(node));
}

/** What a module exports, also by way of `export * as`. */
function exportsOf(
  entry: SourceFile,
  seen = new Set<SourceFile>(),
): [name: string, declaration: ExportedDeclarations][] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  return [...entry.getExportedDeclarations()].flatMap(([name, declarations]) =>
    declarations.flatMap((node): [string, ExportedDeclarations][] =>
      Node.isSourceFile(node) ? exportsOf(node, seen) : [[name, node]],
    ),
  );
}

/** The types that what an entry exports mentions, and that it does not export: `<exported>: <type>`. */
function missingTypes(entry: SourceFile): string[] {
  const exported = exportsOf(entry);
  const all = new Set<Node>(exported.map(([, declaration]) => declaration));
  const missing = exported.flatMap(([name, declaration]) =>
    namedTypes(declaration).flatMap((mentioned) => {
      const stands = declarationsOf(mentioned);
      return stands.length === 0 || stands.some((one) => all.has(one)) ? [] : [`${name}: ${mentioned.getText()}`];
    }),
  );
  return [...new Set(missing)].sort();
}

/** What no caller needs to name: other types say the same, or only the SDK makes and takes such values. */
const UNNAMED = ["Core", "OnRejected", "RawRequestOptions_", "Reply", "RequestOptions_", "SocketOptions_", "Source"];

/** What an entry exports of the runtime without a word on it; the API's own types say what the definition does. */
function undocumented(entry: SourceFile): string[] {
  const isDocumented = (node: ExportedDeclarations): boolean => {
    const holder = Node.isVariableDeclaration(node) ? node.getVariableStatement() : node;
    return (
      holder !== undefined && Node.isJSDocable(holder) && holder.getJsDocs().some((doc) => doc.getInnerText() !== "")
    );
  };
  const isRuntime = (node: Node): boolean => /^\/src\/(?:core|errors)\//.test(node.getSourceFile().getFilePath());
  return exportsOf(entry).flatMap(([name, node]) => (isRuntime(node) && !isDocumented(node) ? [name] : []));
}

describe.each(FEATURES)("the public surface of %s", (feature) => {
  const module = join(ROOT, "test/languages/typescript/public-surface.test.ts");
  const once = { title: `public surface: ${feature}`, module, reads: [hashOfPath(join(ROOT, "test/specs", feature))] };
  const judge = async (): Promise<void> => {
    const entry = await entryOf(feature);
    expect(entry.getExportedDeclarations().size).toBeGreaterThan(10);
    expect(missingTypes(entry).filter((type) => !UNNAMED.includes(type.replace(/^.*: /, "")))).toEqual([]);
    expect(undocumented(entry)).toEqual([]);
  };
  test("names every type that it mentions, so that callers can", () => oncePerProduct(once, judge));
});

test("a type that is mentioned and not exported is found", () => {
  const project = new Project({ useInMemoryFileSystem: true });
  project.createSourceFile("/src/core/hidden.ts", "export interface Hidden {}\n");
  const entry = project.createSourceFile(
    "/src/core/index.ts",
    'import type { Hidden } from "./hidden.js";\nexport interface Seen { x: Hidden }\nexport class C { #own?: Hidden; run() { const a: Hidden = {}; return a; } }\n',
  );
  expect(missingTypes(entry)).toEqual(["Seen: Hidden"]);
  expect(undocumented(entry)).toEqual(["Seen", "C"]);
});
