import { createMemorySources, type Json } from "@sdkwright/source";
import type { TSchema } from "@sinclair/typebox";
import { Generators } from "../../src/schema/root.js";
import type { JsonObject, Section } from "./row.js";

/** The schemas that one step leads to from a schema, whichever of its alternatives is meant. */
function inside(schema: TSchema, step: string): TSchema[] {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((alternative) => inside(alternative, step));
  if (schema.items) return [schema.items as TSchema];
  if (schema.patternProperties) return Object.values(schema.patternProperties as { [pattern: string]: TSchema });
  const properties = (schema.properties ?? {}) as { [key: string]: TSchema };
  const property = Object.hasOwn(properties, step) ? properties[step] : undefined;
  return property ? [property] : [];
}

/** The steps from the root of a file to `HERE`. */
function stepsTo(value: Json): string[] | undefined {
  if (value === "HERE") return [];
  for (const [key, item] of typeof value === "object" && value !== null ? Object.entries(value) : []) {
    const below = stepsTo(item);
    if (below) return [key, ...below];
  }
  return undefined;
}

function objectsOf(schema: TSchema): TSchema[] {
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap(objectsOf);
  return schema.properties ? [schema] : [];
}

/** Whether an object schema knows all keys of a section, and the words in it. */
function takes(schema: TSchema, section: JsonObject): boolean {
  return Object.entries(section).every(([key, value]) => {
    const property = schema.properties[key] as TSchema | undefined;
    const words: unknown[] | undefined =
      property?.enum ?? (property?.const === undefined ? undefined : [property.const]);
    return property !== undefined && (words === undefined || words.includes(value));
  });
}

/** The object schemas that a section is checked by. */
function schemasOf(section: Section): TSchema[] {
  const data = createMemorySources({ f: section.frame }, () => {}).read("f")?.data ?? null;
  const steps = stepsTo(data) ?? [];
  const found = steps.reduce<TSchema[]>((schemas, step) => schemas.flatMap((one) => inside(one, step)), [Generators]);
  const keys = Object.fromEntries(section.rows.map(({ key, good }) => [key, good]));
  return found.flatMap(objectsOf).filter((schema) => takes(schema, { ...keys, ...section.beside }));
}

/** Every object schema below one, by its text: equal ones check alike. */
function everyObject(schema: TSchema, into = new Map<string, TSchema>()): Map<string, TSchema> {
  const parts = [schema.items, ...(schema.anyOf ?? []), ...Object.values(schema.patternProperties ?? {})];
  for (const part of [...parts, ...Object.values(schema.properties ?? {})]) if (part) everyObject(part, into);
  if (schema.properties && !schema["x-alias-of"]) into.set(JSON.stringify(schema.properties), schema);
  return into;
}

/** Keys of the schema of generators.yml that no row is about, with the description of their section. */
export function uncovered(sections: readonly Section[]): string[] {
  const covered = new Map<string, Set<string>>();
  for (const section of sections) {
    for (const schema of schemasOf(section)) {
      const id = JSON.stringify(schema.properties);
      const keys = covered.get(id) ?? new Set();
      for (const { key } of section.rows) keys.add(key);
      covered.set(id, keys);
    }
  }
  return [...everyObject(Generators)].flatMap(([id, schema]) =>
    Object.keys(schema.properties)
      .filter((key) => !covered.get(id)?.has(key))
      .map((key) => `${schema.description} ${key}`),
  );
}
