import type { Dialect, ResolvedImport } from "@sdkwright/plugin-api";
import { literalEscaper, numberLiteral as usualNumber } from "@sdkwright/plugin-api";
import { xmlComment } from "./comment.js";

/** Columns of a line. */
export const WIDTH = 100;

const escapeText = literalEscaper({ short: { '"': '"' } });

/** A string as an expression of the language: the only way in which text of a definition becomes code. */
export const stringLiteral = (value: string): string => `"${escapeText(value)}"`;

/** A number as a literal: of integers the smallest type that holds them. */
export function numberLiteral(value: number): string {
  if (!Number.isInteger(value)) return usualNumber(value);
  if (!Number.isSafeInteger(value)) return value.toExponential().replace("e+", "e");
  return Math.abs(value) < 2 ** 31 ? String(value === 0 ? 0 : value) : `${value}L`;
}

/** Namespaces that new projects import anyway. */
const IMPLICIT: ReadonlySet<string> = new Set([
  "System",
  "System.Collections.Generic",
  "System.IO",
  "System.Linq",
  "System.Net.Http",
  "System.Threading",
  "System.Threading.Tasks",
]);

const isSystem = (namespace: string): boolean => /^(?:using )?System[.;]|^System$/.test(namespace);

/** Namespaces, or lines that import them, with those of the platform first. */
export const sortedUsings = (all: readonly string[]): string[] => [
  ...all.filter(isSystem),
  ...all.filter((one) => !isSystem(one)),
];

/** The namespaces that a file uses, those of the platform first. All files of an SDK are of one namespace. */
function namespacesOf(imports: readonly ResolvedImport[], own: string): string[] {
  return sortedUsings([...new Set(imports.map(({ module, external }) => (external ? module : own)))].sort());
}

const usings = (namespaces: readonly string[]): string[] => namespaces.map((one) => `using ${one};`);

/** Namespaces in that of every SDK. */
const NESTED = ["Core", "Internal"];

/** A namespace as imports within another one have it, where a namespace or a type that is nearer may have its first name. */
export function importedInto(inside: string, imported: string, types: readonly string[]): string {
  const [first = ""] = imported.split(".");
  const [outermost = "", ...nearer] = inside.split(".");
  const isHidden = [...nearer, ...NESTED].includes(first) || types.includes(first);
  // What `Microsoft.Extensions` has is not known here.
  const isUnknown = outermost === "Microsoft" && first !== outermost && !isSystem(imported);
  return isHidden || isUnknown ? `global::${imported}` : imported;
}

/** The C# of an SDK whose types are in a namespace, laid out as CSharpier does; of its tests, which are in another one. */
export function dialectOf(namespace: string, inside = namespace, client = ""): Dialect {
  return {
    indent: "    ",
    width: WIDTH,
    string: stringLiteral,
    comment: (comment, depth) => xmlComment(comment, WIDTH - 4 * depth),
    imports(imports) {
      const others = namespacesOf(imports, namespace).filter((one) => one !== inside);
      const lines = usings(others.map((one) => importedInto(inside, one, [client])));
      // Behind the namespace they come before namespaces of the same names, such as `Json`.
      return [`namespace ${inside};`, ...(lines.length > 0 ? ["", ...lines] : [])];
    },
  };
}

/** Samples stand in no namespace, and in a project that imports what new projects do. */
export function sampleDialectOf(namespace: string): Dialect {
  return {
    ...dialectOf(namespace),
    imports: (imports) => usings(namespacesOf(imports, namespace).filter((one) => !IMPLICIT.has(one))),
  };
}
