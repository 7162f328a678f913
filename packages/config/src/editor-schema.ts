import type { Json } from "@sdkwright/source";
import type { TSchema } from "@sinclair/typebox";
import { Docs } from "./schema/docs.js";
import { Generators } from "./schema/root.js";
import { quoted } from "./words.js";

type JsonObject = { [key: string]: Json };

/** Files that editors know by a schema of ours. */
export const EDITOR_FILES = ["generators", "docs"] as const;
export type EditorFile = (typeof EDITOR_FILES)[number];

const SCHEMAS: { readonly [F in EditorFile]: TSchema } = { generators: Generators, docs: Docs };

/**
 * JSON Schema (draft 2020-12) of generators.yml or of docs.yml for editors: completion, hover texts, and the checks of
 * shape that JSON Schema can express. Beside its keywords stand two that editors know: `errorMessage` and
 * `doNotSuggest`, for keys that are read but that nobody should begin to use.
 */
export function editorSchema(file: EditorFile = "generators"): Json {
  const schema = forEditors(JSON.parse(JSON.stringify(SCHEMAS[file]))) as JsonObject;
  return { $schema: "https://json-schema.org/draft/2020-12/schema", title: `${file}.yml`, ...schema };
}

/** The schema with our own notes, all the way down, in terms that editors know. */
function forEditors(value: Json): Json {
  if (Array.isArray(value)) return value.map(forEditors);
  if (typeof value !== "object" || value === null) return value;
  const rules = rulesOf(value);
  const own = Object.entries(value).filter(([key, inner]) => !isNote(key, inner));
  return {
    ...Object.fromEntries(own.map(([key, inner]) => [key, forEditors(inner)])),
    ...(value.deprecated === true && { doNotSuggest: true }),
    ...(rules.length > 0 && { allOf: rules }),
  };
}

/** A note of ours, and no property that happens to have such a name: the value of that is a schema. */
function isNote(key: string, value: Json): boolean {
  return key.startsWith("x-") && (typeof value !== "object" || Array.isArray(value));
}

function rulesOf(schema: JsonObject): Json[] {
  const one = keysAt(schema, "x-exactly-one");
  const most = keysAt(schema, "x-at-most-one");
  const least = keysAt(schema, "x-at-least-one");
  const aliases = Object.entries((schema.properties ?? {}) as { [key: string]: JsonObject }).flatMap(
    ([key, property]) => (typeof property["x-alias-of"] === "string" ? [[property["x-alias-of"], key]] : []),
  );
  const covered = new Set([...one, ...most]);
  return [
    ...atLeastOne(one.length > 0 ? one : least),
    ...atMostOne(one),
    ...atMostOne(most),
    ...aliases.filter((pair) => !pair.every((key) => covered.has(key))).flatMap(atMostOne),
  ];
}

function keysAt(schema: JsonObject, rule: string): string[] {
  const keys = schema[rule];
  return Array.isArray(keys) ? keys.map(String) : [];
}

function atLeastOne(keys: readonly string[]): Json[] {
  if (keys.length === 0) return [];
  const errorMessage = `One of the keys ${quoted(keys, "and")} is needed.`;
  return [{ anyOf: keys.map((key) => ({ required: [key], errorMessage })) }];
}

/** A rule for each pair of keys, which marks the second: editors have no words of ours for `not`. */
function atMostOne(keys: readonly string[]): Json[] {
  return keys.flatMap((key, index) =>
    keys.slice(index + 1).map((other) => ({
      if: { required: [key] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
      then: {
        properties: { [other]: false },
        errorMessage: `The keys ${quoted([key, other], "and")} exclude each other.`,
      },
    })),
  );
}
