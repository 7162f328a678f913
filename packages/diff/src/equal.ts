import type { TypeId } from "@sdkwright/plugin-api";

/** Keys that do not affect values: locations and documentation. */
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

/** Whether two parts of an IR are equal, documentation and places aside. References are, where `types` pairs them. */
export function isEqual(one: unknown, other: unknown, types?: ReadonlyMap<TypeId, TypeId>): boolean {
  if (one === other && types === undefined) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, at) => isEqual(item, other[at], types));
  }
  const [a, b] = [one as Members, other as Members];
  if (types && a.kind === "ref" && b.kind === "ref") return types.get(a.id as TypeId) === b.id;
  for (const key in a) if (!SILENT.has(key) && !isEqual(a[key], b[key], types)) return false;
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
