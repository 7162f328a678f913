import { Linter } from "eslint";
import prettier from "prettier";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { distinctSources } from "../../support/distinct.js";
import type { Emitted } from "../suite.js";
import { isRuntime } from "./project.js";

/** What checks of text judge. */
function sources(emitted: Emitted): ReadonlyMap<string, string> {
  const runtimePath = (path: string): string | undefined => (isRuntime(path) ? path : undefined);
  return distinctSources(emitted, { extension: ".ts", runtimePath });
}

/** Files that prettier would lay out in another way. */
export async function checkLayout(emitted: Emitted): Promise<string[]> {
  const complaints: string[] = [];
  for (const [path, content] of sources(emitted)) {
    const formatted = await prettier.format(content, { parser: "typescript", printWidth: 100 });
    if (formatted === content) continue;
    const before = content.split("\n");
    const line = formatted.split("\n").findIndex((text, index) => text !== before[index]);
    complaints.push(`${path}:${line + 1}: ${before[line]} -> ${formatted.split("\n")[line]}`);
  }
  return complaints;
}

/** Complaints of typescript-eslint's `strict` rules that need no types. */
export function checkStyle(emitted: Emitted): string[] {
  const linter = new Linter();
  const config = tseslint.config({ files: ["**/*.ts"], extends: [tseslint.configs.strict] });
  return [...sources(emitted)].flatMap(([path, content]) =>
    linter
      .verify(content, config as Parameters<Linter["verify"]>[1], { filename: path })
      .map(({ line, message, ruleId }) => `${path}:${line}: ${message} (${ruleId})`),
  );
}

/** Places at which `any` is used as a type. */
export function anyTypes(emitted: Emitted): string[] {
  const found: string[] = [];
  for (const [path, content] of sources(emitted)) {
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) {
        found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
