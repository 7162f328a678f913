import type { Files } from "@sdkwright/testkit";
import ts from "typescript";

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
