import type { Dialect, DocComment, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { list, literalEscaper, quotedLiteral, relativeModule } from "@sdkwright/plugin-api";
import { encodeComment } from "./comment.js";

const escapeText = literalEscaper({ short: { "\b": "b", "\f": "f", "\v": "v" } });

/** A string as a literal of the language: the only way in which text of a definition becomes code. */
export const stringLiteral = (value: string): string => quotedLiteral(value, escapeText);

const identifier = /^[A-Za-z_$][\w$]*$/;

/** True where a name can stand after a dot, and as a key without quotes. ASCII only, as formatters have it. */
export function isIdentifier(name: string): boolean {
  return identifier.test(name);
}

/**
 * Identifiers with letters of the wide-spread scripts. Formatters leave those unquoted that the first releases of the
 * language knew; these blocks held the same letters then as now.
 */
const wideIdentifier =
  /^(?:[A-Za-z_$]|[\u00c0-\u024f\u0386\u0388-\u03ff\u0400-\u0481\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fcb\uac00-\ud7a3](?<=\p{L}))(?:[\w$]|[\u00c0-\u024f\u0386\u0388-\u03ff\u0400-\u0481\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fcb\uac00-\ud7a3](?<=\p{L}))*$/u;

/** A key of a type's member. */
export function memberKey(name: string): string {
  return isIdentifier(name) || wideIdentifier.test(name) ? name : stringLiteral(name);
}

const index = /^(?:0|[1-9]\d{0,8})$/;

/** A key of an object literal. `__proto__` is computed, since as a plain key it would set the prototype. */
export function objectKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return index.test(name) ? name : memberKey(name);
}

/** `.name` or `["name"]`. */
export function access(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${stringLiteral(name)}]`;
}

/** Import specifier of a file of the output, as seen from another: extensions are those of the built files. */
export function specifier(from: string, to: string): string {
  return relativeModule(from, to).replace(/\.ts$/, ".js");
}

function importLine({ module, external, names }: ResolvedImport, path: string): Part {
  const allTypes = names.every((name) => name.typeOnly);
  const items = names.map(({ name, alias, typeOnly }): Part => {
    const named = name === alias ? name : `${name} as ${alias}`;
    return typeOnly && !allTypes ? `type ${named}` : named;
  });
  const from = `from ${stringLiteral(external ? module : specifier(path, module))};`;
  const head = allTypes ? "import type {" : "import {";
  return items.length === 1
    ? [head, " ", items[0] ?? "", " } ", from]
    : [list(head, items, "} ", { spaced: true }), from];
}

/** The TypeScript of emitted SDKs, laid out as prettier does with a width of 100. */
export const dialect: Dialect = {
  indent: "  ",
  width: 100,
  string: stringLiteral,
  comment: (comment: DocComment) => encodeComment(comment),
  imports: (imports, path) => imports.map((entry) => importLine(entry, path)),
};
