import { Linter } from "eslint";
import prettier from "prettier";
import ts from "typescript";
import tseslint from "typescript-eslint";
import type { Emitted } from "../suite.js";

interface Source {
  readonly name: string;
  readonly path: string;
  readonly content: string;
}

/** What checks of text can judge, each text once: most of an SDK's runtime is that of all others. */
function sources(emitted: Emitted): Source[] {
  const distinct = new Map<string, Source>();
  for (const [name, files] of emitted) {
    for (const [path, content] of files) {
      if (path.endsWith(".ts") && !distinct.has(content)) distinct.set(content, { name, path, content });
    }
  }
  return [...distinct.values()];
}

/** Files that prettier would lay out in another way. */
export async function checkLayout(emitted: Emitted): Promise<string[]> {
  const complaints: string[] = [];
  for (const { name, path, content } of sources(emitted)) {
    const formatted = await prettier.format(content, { parser: "typescript", printWidth: 100 });
    if (formatted === content) continue;
    const before = content.split("\n");
    const line = formatted.split("\n").findIndex((text, index) => text !== before[index]);
    complaints.push(`${name}/${path}:${line + 1}: ${before[line]} -> ${formatted.split("\n")[line]}`);
  }
  return complaints;
}

/** Complaints of typescript-eslint's `strict` rules that need no types. */
export function checkStyle(emitted: Emitted): string[] {
  const linter = new Linter();
  const config = tseslint.config({ files: ["**/*.ts"], extends: [tseslint.configs.strict] });
  return sources(emitted).flatMap(({ name, path, content }) =>
    linter
      .verify(content, config as Parameters<Linter["verify"]>[1], { filename: path })
      .map(({ line, message, ruleId }) => `${name}/${path}:${line}: ${message} (${ruleId})`),
  );
}

/** Places at which `any` is used as a type. */
export function anyTypes(emitted: Emitted): string[] {
  const found: string[] = [];
  for (const { name, path, content } of sources(emitted)) {
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) {
        found.push(`${name}/${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
