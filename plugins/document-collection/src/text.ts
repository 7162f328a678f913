import { isDeviceName } from "@sdkwright/plugin-api";

/** A variable in a text. */
export const variable = (name: string): string => `{{${name}}}`;

/** Sample text must not be taken for a variable, whose value may be a secret. */
export const plainText = (text: string): string => text.replaceAll("{{", "{ {");

/** The same in JSON text, whose value stays as it is: an escape of a string stands in place of the brace. */
export const plainJson = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"/gs, (string) => string.replaceAll("{{", "{\\u007b"));

/** Characters that stay as they are in paths and queries, where servers read them as themselves. */
const READABLE = /%(?:2C|3A|40|2F)/g;

/** A value in a path or a query, percent-encoded. A slash is kept where `keepsSlash` is set. */
export function encoded(text: string, keepsSlash = false): string {
  return encodeURIComponent(text).replace(READABLE, (code) =>
    code === "%2F" && !keepsSlash ? code : decodeURIComponent(code),
  );
}

/** Words as a title: `billing accounts` is `Billing accounts`. */
export function titleOf(words: readonly string[]): string {
  const text = words
    .map((word, index) => (index > 0 && /^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a query parameter; brackets stay, as people know `filter[name]`. */
export const encodedName = (name: string): string => encoded(name).replaceAll("%5B", "[").replaceAll("%5D", "]");

/** Names as file names: in lower case, with dashes, each once and none of those that are taken. */
export function uniqueNames(names: readonly string[], reserved: readonly string[] = []): string[] {
  const taken = new Set(reserved);
  return names.map((name) => {
    const stem = fileStem(name);
    let unique = stem;
    for (let nth = 2; taken.has(unique); nth++) unique = `${stem}-${nth}`;
    taken.add(unique);
    return unique;
  });
}

/** Longest name of a file: paths of deep trees must fit too. */
const LONGEST = 60;

function fileStem(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST);
  const stem = words.replace(/^-+|-+$/g, "") || "item";
  return isDeviceName(stem) ? `${stem}-item` : stem;
}
