import type { Files } from "@sdkwright/testkit";
import ts from "typescript";
import type { Tokens } from "../suite.js";

/** What the parser keeps of a file beside what it exports: its syntax errors. */
interface Parsed extends ts.SourceFile {
  readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
}

const NOTHING: Tokens = {
  problems: [],
  identifiers: new Set(),
  strings: new Set(),
  comments: [],
  imports: 0,
  declarations: 0,
};

/** Reads a file as TypeScript does; undefined for files that are no TypeScript. */
export function tokens(path: string, content: string): Tokens | undefined {
  if (!path.endsWith(".ts")) return undefined;
  const source: Parsed = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false);
  if (source.parseDiagnostics === undefined) return { ...NOTHING, problems: ["the parser tells no errors"] };
  const problems = source.parseDiagnostics.map(({ messageText }) => JSON.stringify(messageText));
  const identifiers = new Set<string>();
  const strings = new Set<string>();
  const comments: string[] = [];
  const visit = (node: ts.Node): void => {
    comments.push(...commentsOf(source, node));
    if (ts.isIdentifier(node)) identifiers.add(node.text);
    else if (ts.isStringLiteralLike(node)) strings.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const imports = source.statements.filter(ts.isImportDeclaration).length;
  return { problems, identifiers, strings, comments, imports, declarations: source.statements.length - imports };
}

/** Comments before what the parser reads: no emitted comment stands elsewhere. */
function commentsOf({ text }: ts.SourceFile, node: ts.Node): string[] {
  return (ts.getLeadingCommentRanges(text, node.pos) ?? []).map(({ pos, end }) => text.slice(pos, end));
}

/** Constants of emitted clients that describe a call: an object with a method and a path. */
export function describedCalls(sdk: Files): number {
  let count = 0;
  for (const [path, content] of sdk) {
    if (!path.endsWith("Client.ts")) continue;
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false);
    for (const statement of source.statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isObjectLiteralExpression(initializer)) continue;
        const keys = initializer.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : ""));
        if (keys.includes("method") && keys.includes("path")) count++;
      }
    }
  }
  return count;
}
