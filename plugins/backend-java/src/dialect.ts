import type { Dialect, ResolvedImport } from "@sdkwright/plugin-api";
import { literalEscaper, oncePerText, numberLiteral as usualNumber } from "@sdkwright/plugin-api";
import { javadocLines } from "./comment.js";
import { WIDTH } from "./line-breaks.js";

/** Java reads `\u` escapes before it reads strings, so that line feeds among them would end one. */
const escapeText = literalEscaper({ short: { "\b": "b", "\f": "f", '"': '"' } });

/** Bytes that a constant of a class can have, in the UTF-8 of class files: `javac` refuses one more. */
const LONGEST_CONSTANT = 65_534;

/** The bytes of a code point in class files, which have one for each half of a pair, and two for NUL. */
function bytesOf(point: number): number {
  if (point > 0xffff) return 6;
  if (point === 0 || (point >= 0x80 && point < 0x800)) return 2;
  return point < 0x80 ? 1 : 3;
}

/** Parts of a text that are short enough for constants. */
function constantsOf(value: string): string[] {
  if (value.length <= LONGEST_CONSTANT / 3) return [value];
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of value) {
    bytes += bytesOf(character.codePointAt(0) ?? 0);
    if (bytes > LONGEST_CONSTANT) {
      parts.push(part);
      part = "";
      bytes = bytesOf(character.codePointAt(0) ?? 0);
    }
    part += character;
  }
  return [...parts, part];
}

/** A string as literals that are joined, since the compiler refuses one that is too long; `+` would make it one again. */
export const stringLiterals = (value: string): string[] => constantsOf(value).map((part) => `"${escapeText(part)}"`);

/** A string as an expression of the language: the only way in which text of a definition becomes code. */
export function stringLiteral(value: string): string {
  const literals = stringLiterals(value);
  return literals.length === 1 ? literals.join("") : `String.join("", ${literals.join(", ")})`;
}

/** A number as a literal: of integers the smallest type that holds them. */
export function numberLiteral(value: number): string {
  if (!Number.isInteger(value)) return usualNumber(value);
  if (!Number.isSafeInteger(value)) return `${value.toExponential().replace("e+", "e")}`;
  return Math.abs(value) < 2 ** 31 ? String(value === 0 ? 0 : value) : `${value}L`;
}

/** Where sources are, in the layout of Maven. */
export const SOURCES = "src/main/java/";

const packages = oncePerText((folder) => folder.replace(/^src\/(?:main|test)\/java\//, "").replaceAll("/", "."));

/** The package of a file. */
export const packageOf = (path: string): string => packages(path.slice(0, path.lastIndexOf("/")));

/** The methods of a class, to import by their own names: a module to take symbols from. */
export const methodsOf = (className: string): string => `static ${className}`;

/** Imports in the order of google-java-format: of methods, of classes. What is in the same package needs none. */
export function importLines(imports: readonly ResolvedImport[], own: string): string[] {
  const imported: string[] = [];
  for (const { module, names } of imports) {
    const home = module.endsWith(".java") ? packageOf(module) : module;
    if (home !== own && home !== "java.lang") for (const { name } of names) imported.push(`${home}.${name}`);
  }
  const isMethod = (name: string): boolean => name.startsWith("static ");
  const linesOf = (names: readonly string[]): string[] => [...names].sort().map((name) => `import ${name};`);
  const methods = linesOf(imported.filter(isMethod));
  const classes = linesOf(imported.filter((name) => !isMethod(name)));
  return methods.length > 0 && classes.length > 0 ? [...methods, "", ...classes] : [...methods, ...classes];
}

/** The Java of emitted SDKs, laid out as google-java-format does. */
export const dialect: Dialect = {
  indent: "  ",
  width: WIDTH,
  string: stringLiteral,
  comment: (comment, depth) => javadocLines(comment, WIDTH - 2 * depth),
  imports(imports, path) {
    const own = packageOf(path);
    const lines = importLines(imports, own);
    return [`package ${own};`, ...(lines.length > 0 ? ["", ...lines] : [])];
  },
};

/** Samples stand in no package. */
export const sampleDialect: Dialect = { ...dialect, imports: (imports) => importLines(imports, "") };
