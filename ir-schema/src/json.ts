import type { JsonValue } from "./common.js";

/** What becomes of a JSON value of each kind, such as a literal of a language. */
export interface JsonForms<T> {
  text(value: string): T;
  scalar(value: number | boolean | null): T;
  list(items: readonly T[]): T;
  map(entries: readonly (readonly [key: string, value: T])[]): T;
}

/** What becomes of a JSON value, from its innermost values outwards. */
export function foldJson<T>(value: JsonValue, forms: JsonForms<T>): T {
  if (typeof value === "string") return forms.text(value);
  if (typeof value !== "object" || value === null) return forms.scalar(value);
  if (isList(value)) return forms.list(value.map((item) => foldJson(item, forms)));
  return forms.map(Object.entries(value).map(([key, item]) => [key, foldJson(item, forms)]));
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}
