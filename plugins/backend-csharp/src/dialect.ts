import type { Dialect, DocComment, JsonValue, Part, ResolvedImport } from "@sdkwright/plugin-api";
import { cleanText, list, literalEscaper } from "@sdkwright/plugin-api";

const escapeText = literalEscaper({ short: { '"': '"' } });

/** The one literal encoder: the only way in which text of a definition becomes code. */
export function stringLiteral(text: string): string {
  return `"${escapeText(text)}"`;
}

/** A constant of the definition; one with parts is its JSON text. */
export function constant(value: JsonValue): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "object" && value !== null ? `json(${stringLiteral(JSON.stringify(value))})` : String(value);
}

/** The one comment encoder: a comment goes on to the end of its line, so every line of the text gets a mark. */
function commentLines({ text, tags = [] }: DocComment): string[] {
  const paragraphs = [...text, ...tags.map((tag) => `${tag.tag}: ${tag.text}`)].map((paragraph) =>
    cleanText(paragraph).trim(),
  );
  return paragraphs
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .split("\n")
    .map((line) => `// ${line}`.trimEnd());
}

function importLine({ module, names }: ResolvedImport): Part {
  const imported = names.map(({ name, alias }) => (name === alias ? name : `${name} as ${alias}`));
  return list("import {", imported, `} from ${stringLiteral(module)}`, { spaced: true });
}

export const dialect: Dialect = {
  indent: "    ",
  width: 120,
  string: stringLiteral,
  comment: commentLines,
  imports: (imports) => imports.map(importLine),
};
