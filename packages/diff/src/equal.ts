/** Keys that say nothing of what values are: where something stands, and what only documents. */
const SILENT: ReadonlySet<string> = new Set([
  "origin",
  "origins",
  "summary",
  "description",
  "externalDocs",
  "examples",
  "codeSamples",
  "exampleDepth",
]);

type Members = { readonly [key: string]: unknown };

/** Whether two parts of an IR are equal, documentation and places aside. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  }
  const [a, b] = [one as Members, other as Members];
  for (const key in a) if (!SILENT.has(key) && !isEqual(a[key], b[key])) return false;
  for (const key in b) if (!SILENT.has(key) && b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** A part of an IR without what {@link isEqual} does not look at. */
export function withoutDocumentation<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutDocumentation) as T;
  const kept = Object.entries(value).filter(([key]) => !SILENT.has(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutDocumentation(inner)])) as T;
}
