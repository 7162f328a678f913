import { nearest, type Report } from "@sdkwright/diagnostics";
import { escapeToken, type Json, type SourceDocument } from "@sdkwright/source";
import { overlayCatalogue } from "./catalogue.js";
import { isObject } from "./draft.js";

/** Keywords of which one says what the values of a schema are. */
const SHAPES = [
  "$ref",
  "type",
  "properties",
  "items",
  "enum",
  "const",
  "allOf",
  "oneOf",
  "anyOf",
  "additionalProperties",
];

interface Added {
  readonly kind: "schema" | "property";
  readonly name: string;
  readonly pointer: string;
  readonly known: readonly string[];
}

/**
 * Reports schemas and properties that an override adds without saying what their values are: it was meant to change one,
 * and the name is misspelled.
 */
export function noteAddedSchemas(document: Json, override: SourceDocument, report: Report): void {
  for (const keys of [["components", "schemas"], ["definitions"]]) {
    const declared = keys.reduce(memberOf, document);
    const given = keys.reduce(memberOf, override.data);
    for (const { kind, name, known, ...added } of addedSchemas(declared, given, `/${keys.join("/")}`)) {
      const location = { document: override.path, pointer: added.pointer, at: "key" } as const;
      const params = { kind, name, nearest: nearest(name, known) };
      report(overlayCatalogue.create("override-adds-schema", params, { location }));
    }
  }
}

function addedSchemas(declared: Json, given: Json, pointer: string): readonly Added[] {
  const known = Object.keys(isObject(declared) ? declared : {});
  return membersOf(given).flatMap(([name, schema]): readonly Added[] => {
    const place = `${pointer}/${escapeToken(name)}`;
    if (!known.includes(name)) return isBare(schema) ? [{ kind: "schema", name, pointer: place, known }] : [];
    return addedProperties(memberOf(memberOf(declared, name), "properties"), memberOf(schema, "properties"), place);
  });
}

/** Of a schema that declares none, nothing is known: its properties may come from elsewhere. */
function addedProperties(declared: Json, given: Json, pointer: string): readonly Added[] {
  if (!isObject(declared)) return [];
  const known = Object.keys(declared);
  return membersOf(given)
    .filter(([name, schema]) => !known.includes(name) && isBare(schema))
    .map(([name]) => ({ kind: "property", name, pointer: `${pointer}/properties/${escapeToken(name)}`, known }));
}

function isBare(schema: Json): boolean {
  return isObject(schema) && !SHAPES.some((key) => key in schema);
}

function memberOf(value: Json, key: string): Json {
  return isObject(value) && Object.hasOwn(value, key) ? (value[key] ?? null) : null;
}

function membersOf(value: Json): readonly (readonly [string, Json])[] {
  return isObject(value) ? Object.entries(value) : [];
}
