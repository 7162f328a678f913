import type { Json } from "@sdkwright/source";

/** The kind of a value, in the terms of JSON Schema. */
export function kindOf(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

const ARTICLES: { readonly [kind: string]: string } = {
  string: "a string",
  boolean: "`true` or `false`",
  integer: "a whole number",
  number: "a number",
  array: "a list",
  object: "a mapping",
  null: "nothing",
};

/** A kind of value as prose names it. */
export function article(kind: string): string {
  return ARTICLES[kind] ?? "a value";
}

/** A value as a message shows it: short texts and numbers themselves, of others the kind. */
export function shown(value: Json): string {
  if (typeof value === "string" && value.length <= 60) return `the string ${JSON.stringify(value)}`;
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return `\`${value}\``;
  return article(kindOf(value));
}

/** Names in backquotes, the last after `and` or `or`. */
export function quoted(names: readonly string[], conjunction: "and" | "or"): string {
  const marked = names.map((name) => `\`${name}\``);
  const last = marked.pop() ?? "nothing";
  return marked.length === 0 ? last : `${marked.join(", ")} ${conjunction} ${last}`;
}

/** `Known are ...`, or that there are none. */
export function knownNames(names: readonly string[]): string {
  return names.length === 0 ? "None is declared." : `Known: ${quoted(names, "and")}.`;
}

/** Which keys a section knows. */
export function knownKeys(keys: readonly string[]): string {
  if (keys.length === 0) return "No keys are allowed here.";
  return `Allowed here: ${keys.map((key) => `\`${key}\``).join(", ")}.`;
}

/** The value under its key, or nothing where it is absent: for optional keys of exact types. */
export function present<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };
}

/** The variable that a text stands for: `NAME` where all of it is `${NAME}`, undefined for any other text. */
export function placeholderName(text: string): string | undefined {
  return /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/.exec(text)?.[1];
}
