import type { Dialect, DocComment, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { literalEscaper, numberLiteral as usualNumber } from "@sdkwright/plugin-api";
import { encodeComment } from "./comment.js";

/** Text in Go is UTF-8, which has no halves of surrogate pairs. */
const escapeText = literalEscaper({
  short: { "\u0007": "a", "\b": "b", "\f": "f", "\v": "v", '"': '"' },
  wholeCharacters: true,
});

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(value: string): string {
  return `"${escapeText(value)}"`;
}

/** A finite number as a literal. To Go, `-0` is the integer 0, and what has more digits than an integer overflows it. */
export function numberLiteral(value: number): string {
  const isLong = Number.isInteger(value) && !Number.isSafeInteger(value);
  return isLong ? value.toExponential().replace("e+", "e") : usualNumber(value === 0 ? 0 : value);
}

/** A string as a literal, raw where that saves escapes: for long texts that readers look into. */
export function rawLiteral(value: string): string {
  const unquoted = value.replace(/["\\]/g, "");
  const isPlain = unquoted !== value && !value.includes("`") && escapeText(unquoted) === unquoted;
  return isPlain ? `\`${value}\`` : stringLiteral(value);
}

/**
 * The tag of a struct's field from its keys and values. Raw where Go can write it raw: a tag is itself a Go string, whose
 * values are Go strings.
 */
export function structTag(entries: readonly (readonly [key: string, value: string])[]): string {
  const text = entries.map(([key, value]) => `${key}:${stringLiteral(value)}`).join(" ");
  return /[`\r]/.test(text) ? stringLiteral(text) : `\`${text}\``;
}

/** The last element of an import path that names a package: a major version behind it does not. */
export function packageOf(module: string): string {
  const parts = module.split("/");
  const last = parts.at(-1) ?? "";
  return /^v\d+$/.test(last) && parts.length > 1 ? (parts.at(-2) ?? last) : last;
}

function importLine({ module, names }: ResolvedImport): Part {
  const alias = names[0]?.alias ?? "";
  const path = stringLiteral(module);
  return alias === packageOf(module) ? path : `${alias} ${path}`;
}

const KEYWORD = "import";

/** The standard library first, then packages of the module, each sorted by path, as goimports has them. */
function importSection(imports: readonly ResolvedImport[]): Part[] {
  const [only] = imports;
  if (!only) return [];
  if (imports.length === 1) return ["", [KEYWORD, " ", importLine(only)]];
  const lines: Part[] = [];
  let group: boolean | undefined;
  for (const entry of imports) {
    if (group !== undefined && group !== entry.external) lines.push("");
    group = entry.external;
    lines.push(["\t", importLine(entry)]);
  }
  return ["", [KEYWORD, " ("], ...lines, ")"];
}

/** The Go of emitted SDKs, laid out as gofmt does; every file begins with the clause of its package. */
export function dialectOf(packageClause: (path: string) => string): Dialect {
  return {
    indent: "\t",
    width: 120,
    string: stringLiteral,
    comment: (comment: DocComment) => encodeComment(comment),
    imports: (imports, path) => [`package ${packageClause(path)}`, ...importSection(imports)],
  };
}
