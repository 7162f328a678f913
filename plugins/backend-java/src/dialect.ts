import type { Dialect, ResolvedImport } from "@sdkwright/plugin-api";
import { literalEscaper, numberLiteral as usualNumber } from "@sdkwright/plugin-api";
import { javadocLines } from "./javadoc.js";
import { WIDTH } from "./layout.js";

/** Java reads `\u` escapes before it reads strings, so that line feeds among them would end one. */
const escapeText = literalEscaper({ short: { "\b": "b", "\f": "f", '"': '"' } });

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(value: string): string {
  return `"${escapeText(value)}"`;
}

/** A number as a literal: of integers the smallest type that holds them. */
export function numberLiteral(value: number): string {
  if (!Number.isInteger(value)) return usualNumber(value);
  if (!Number.isSafeInteger(value)) return `${value.toExponential().replace("e+", "e")}`;
  return Math.abs(value) < 2 ** 31 ? String(value === 0 ? 0 : value) : `${value}L`;
}

/** Where sources are, in the layout of Maven. */
export const SOURCES = "src/main/java/";

/** The package of a file. */
export function packageOf(path: string): string {
  return path
    .replace(/^src\/(?:main|test)\/java\//, "")
    .split("/")
    .slice(0, -1)
    .join(".");
}

/** Imports in the order of google-java-format. What is in the same package needs none. */
export function importLines(imports: readonly ResolvedImport[], own: string): string[] {
  const names = imports
    .map(({ module, names: all }) => ({ home: module.endsWith(".java") ? packageOf(module) : module, all }))
    .filter(({ home }) => home !== own && home !== "java.lang")
    .flatMap(({ home, all }) => all.map(({ name }) => `${home}.${name}`));
  return names.sort().map((name) => `import ${name};`);
}

/** The Java of emitted SDKs, laid out as google-java-format does. */
export function dialectAt(depth: number): Dialect {
  return {
    indent: "  ",
    width: WIDTH,
    string: stringLiteral,
    comment: (comment) => javadocLines(comment, WIDTH - 2 * depth),
    imports(imports, path) {
      const own = packageOf(path);
      const lines = importLines(imports, own);
      return [`package ${own};`, ...(lines.length > 0 ? ["", ...lines] : [])];
    },
  };
}

export const dialect = dialectAt(0);

/** Samples stand in no package. */
export const sampleDialect: Dialect = { ...dialect, imports: (imports) => importLines(imports, "") };
