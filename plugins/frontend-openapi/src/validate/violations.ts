import type { Json } from "@sdkwright/plugin-api";

/** What the validator says of one value. */
export interface Violation {
  /** Tokens of the value's place in the document. */
  readonly path: readonly string[];
  /** True where the key is wrong, and not the value. */
  readonly atKey: boolean;
  readonly problem: string;
}

/**
 * Reads a message of the validator, which shows the place as a line of the document as `JSON.stringify` indents it, or
 * as a path in backquotes whose keys are not escaped. Without either, the whole document is meant.
 */
export function violationOf(message: string, document: Json, lines: readonly (readonly string[])[]): Violation {
  const [head = message] = message.split("\n\n");
  const problem = head
    .replaceAll("\n", " ")
    .replace(/^[A-Z ]+ (?=must )/, "this ")
    .replace(/\.$/, "");
  const line = /^> *(\d+) \|/m.exec(message)?.[1];
  if (line === undefined) return { path: pathNamed(message, document), atKey: false, problem };
  const path = lines[Number(line) - 1] ?? [];
  const atKey = /must NOT have (?:additional|unevaluated) properties/.test(head);
  return { path, atKey, problem: atKey ? `\`${path.at(-1)}\` is no key of this object` : problem };
}

/** The path of the value that begins on each line of `JSON.stringify(document, undefined, 2)`. */
export function pathsByLine(document: Json): readonly (readonly string[])[] {
  const lines: (readonly string[])[] = [];
  const visit = (value: Json, path: readonly string[]): void => {
    lines.push(path);
    if (typeof value !== "object" || value === null) return;
    const entries = Object.entries(value);
    for (const [key, inner] of entries) visit(inner, [...path, key]);
    // The bracket that closes; an empty list or mapping stands on one line.
    if (entries.length > 0) lines.push(path);
  };
  visit(document, []);
  return lines;
}

/** Follows a path whose keys may hold slashes, as far as the document goes along. */
function pathNamed(message: string, document: Json): string[] {
  let rest = /`(\/[^`]+)`/.exec(message)?.[1] ?? "";
  const path: string[] = [];
  for (let value = document; typeof value === "object" && value !== null; ) {
    const fits = Object.keys(value).filter((key) => `${rest}/`.startsWith(`${key.startsWith("/") ? "" : "/"}${key}/`));
    const [key] = fits.sort((a, b) => b.length - a.length);
    if (key === undefined) break;
    rest = rest.slice(key.length + (key.startsWith("/") ? 0 : 1));
    path.push(key);
    value = (value as { readonly [key: string]: Json })[key] ?? null;
  }
  return path;
}
