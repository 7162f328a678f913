import type { Json } from "@sdkwright/plugin-api";
import { isBinary } from "./media-types.js";
import { isObject, type JsonObject } from "./node.js";

/** Keywords that make two otherwise equal uses of a schema different types. */
const SHAPING = ["properties", "patternProperties", "items", "prefixItems", "enum", "const", "not", "$dynamicRef"];

/** True where any member of `properties` and the like is there; an empty one shapes nothing. */
function holds(value: Json | undefined): boolean {
  if (value === undefined) return false;
  return !isObject(value) || Object.keys(value).length > 0;
}

/** True where a schema does more than document, limit or repeat the type of another one it is combined with. */
export function isShaping(value: Json): boolean {
  if (!isObject(value)) return value === false;
  if (typeof value.$ref === "string") return true;
  for (const keyword of SHAPING) if (keyword !== "not" && holds(value[keyword])) return true;
  if (isObject(value.additionalProperties) && holds(value.additionalProperties)) return true;
  if (Array.isArray(value.required) && value.required.length > 0) return true;
  if (Array.isArray(value.allOf) && value.allOf.some(isShaping)) return true;
  return unionKeyword(value) !== undefined;
}

/** True for a variant that only says which properties must be there, and the like: it limits and makes no type. */
function isCondition(value: Json): boolean {
  if (!isObject(value)) return false;
  if (value.type !== undefined && value.type !== "object") return false;
  for (const name of Object.keys(value)) {
    if (CONDITIONS.has(name)) continue;
    if (name === "properties" && isObject(value.properties) && Object.values(value.properties).every(isCondition))
      continue;
    if ((name === "allOf" || name === "anyOf" || name === "oneOf") && Array.isArray(value[name])) {
      if (value[name].every(isCondition)) continue;
    }
    return false;
  }
  return (
    Array.isArray(value.required) || value.not !== undefined || value.minProperties !== undefined || hasInner(value)
  );
}

const CONDITIONS: ReadonlySet<string> = new Set([
  "required",
  "not",
  "title",
  "description",
  "minProperties",
  "maxProperties",
  "type",
]);

function hasInner(value: JsonObject): boolean {
  return value.allOf !== undefined || value.anyOf !== undefined || value.oneOf !== undefined;
}

/** The keyword under which a schema lists variants; undefined where it lists none, or only conditions. */
export function unionKeyword(value: JsonObject): "oneOf" | "anyOf" | undefined {
  const { oneOf, anyOf } = value;
  if (oneOf !== undefined && listsVariants(oneOf)) return "oneOf";
  return anyOf !== undefined && listsVariants(anyOf) ? "anyOf" : undefined;
}

function listsVariants(list: Json | undefined): boolean {
  return Array.isArray(list) && list.length > 0 && !list.every(isCondition);
}

const ANNOTATIONS: ReadonlySet<string> = new Set([
  "$ref",
  "$comment",
  "title",
  "summary",
  "description",
  "default",
  "deprecated",
  "example",
  "examples",
  "readOnly",
  "writeOnly",
  "nullable",
  "externalDocs",
  "xml",
]);

/** Keywords that limit values and make no difference to their type. */
export const LIMITS: ReadonlySet<string> = new Set(
  (
    "minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems " +
    "uniqueItems minProperties maxProperties"
  ).split(" "),
);

/** Keywords beside `$ref` that are more than annotations. */
export function refSiblings(value: JsonObject): string[] {
  const names: string[] = [];
  for (const name in value) if (!ANNOTATIONS.has(name) && !name.startsWith("x-")) names.push(name);
  return names;
}

export const TYPES: ReadonlySet<string> = new Set([
  "string",
  "number",
  "integer",
  "boolean",
  "array",
  "object",
  "null",
]);

/** The declared types without null; guessed from other keywords where `type` is missing. */
export function typesOf(value: JsonObject): readonly string[] {
  const { type } = value;
  if (typeof type === "string") return type === "null" ? [] : [type];
  if (Array.isArray(type)) return type.filter((name): name is string => typeof name === "string" && name !== "null");
  return inferTypes(value);
}

function inferTypes(value: JsonObject): readonly string[] {
  if ("properties" in value || "additionalProperties" in value || "patternProperties" in value) return ["object"];
  if ("items" in value || "prefixItems" in value || "minItems" in value || "uniqueItems" in value) return ["array"];
  if ("pattern" in value || "minLength" in value || "maxLength" in value || "contentEncoding" in value)
    return ["string"];
  if (isBinary(value)) return ["string"];
  if (typeof value.format === "string") {
    if (value.format === "int32" || value.format === "int64") return ["integer"];
    if (value.format === "float" || value.format === "double") return ["number"];
    if (STRING_FORMATS.has(value.format)) return ["string"];
  }
  if ("minimum" in value || "maximum" in value || "multipleOf" in value) return ["number"];
  if ("minProperties" in value || "propertyNames" in value || "required" in value) return ["object"];
  return [];
}

const STRING_FORMATS: ReadonlySet<string> = new Set([
  "date",
  "date-time",
  "time",
  "duration",
  "uuid",
  "uri",
  "url",
  "email",
  "hostname",
  "byte",
  "binary",
  "password",
]);

/** A schema that describes null and nothing else. */
export function isNullSchema(value: Json): boolean {
  if (!isObject(value)) return false;
  const { type } = value;
  if (type === "null" || (Array.isArray(type) && type.length === 1 && type[0] === "null")) return true;
  if (Object.hasOwn(value, "const")) return value.const === null;
  return Array.isArray(value.enum) && value.enum.length > 0 && value.enum.every((item) => item === null);
}

/** A schema that accepts everything: `true`, `{}`, or annotations alone. */
export function isAnything(value: Json): boolean {
  if (value === true) return true;
  if (!isObject(value)) return false;
  for (const name in value) if (!ANNOTATIONS.has(name) && !name.startsWith("x-")) return false;
  return value.$ref === undefined;
}

/**
 * Whether no value can satisfy both schemas, as far as their types and null tell. Used for variants that what stands
 * beside them rules out.
 */
export function excludes(a: JsonObject, b: JsonObject): boolean {
  if (a.type === undefined || b.type === undefined) return false;
  const first = typesOf(a);
  const second = typesOf(b);
  if (first.length === 0 || second.length === 0) return false;
  return !first.some((type) => second.some((other) => other === type || (isNumeric(type) && isNumeric(other))));
}

function isNumeric(type: string): boolean {
  return type === "integer" || type === "number";
}

/** True for an object schema that becomes a declaration and not a map. */
export function isDeclaration(value: JsonObject): boolean {
  if (isObject(value.properties) && Object.keys(value.properties).length > 0) return true;
  return value.additionalProperties === false && value.patternProperties === undefined;
}
