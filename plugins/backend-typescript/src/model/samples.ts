import type {
  Api,
  EnumDecl,
  ExampleCall,
  HttpOperation,
  JsonValue,
  ObjectDecl,
  PrimitiveKind,
  Property,
  Type,
  TypeId,
  UnionDecl,
} from "@sdkwright/plugin-api";
import { mergedBody, resolveType } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { allProperties } from "./objects.js";
import { requestShape } from "./request.js";

const scalars: { readonly [K in PrimitiveKind]: JsonValue } = {
  string: "string",
  boolean: true,
  int32: 1,
  int64: 1,
  uint32: 1,
  uint64: 1,
  bigint: 1,
  float: 1.5,
  number: 1.5,
  decimal: "1.5",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00",
  duration: "PT1H",
  uuid: "3f2b8a6e-1c4d-4e5f-8a9b-0c1d2e3f4a5b",
  uri: "https://example.com",
  base64: "aGVsbG8=",
  binary: "content of the file",
};

/** What is being made, so that a type that needs itself ends; and the text that a string shows. */
export interface Place {
  readonly open: readonly TypeId[];
  readonly hint: string;
}

function objectSample(api: Api, decl: ObjectDecl, { open }: Place): JsonValue | undefined {
  if (open.includes(decl.id)) return undefined;
  const made: Record<string, JsonValue> = {};
  for (const property of allProperties(api, decl)) {
    if (!property.required) continue;
    const value = propertySample(api, property, [...open, decl.id]);
    if (value === undefined) return undefined;
    define(made, property.name.wire, value);
  }
  return made;
}

/** Sets a key that any text can be, `__proto__` included. */
function define(into: Record<string, JsonValue>, key: string, value: JsonValue): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}

function unionSample(api: Api, decl: UnionDecl, { open, hint }: Place): JsonValue | undefined {
  if (open.includes(decl.id)) return undefined;
  for (const { type, tags } of decl.variants) {
    const value = typeSample(api, type, { open: [...open, decl.id], hint });
    if (value === undefined) continue;
    const [tag] = tags;
    if (!decl.discriminator || tag === undefined || !isRecord(value)) return value;
    const tagged: Record<string, JsonValue> = {};
    define(tagged, decl.discriminator.wire, tag);
    for (const [key, item] of Object.entries(value)) if (key !== decl.discriminator.wire) define(tagged, key, item);
    return tagged;
  }
  return undefined;
}

function isRecord(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function enumSample(decl: EnumDecl): JsonValue {
  return decl.values[0]?.value ?? (decl.base === "string" ? "string" : 1);
}

/** A value of a type, with nothing in it that may be left out; undefined where there is none that ends. */
export function typeSample(api: Api, type: Type, place: Place): JsonValue | undefined {
  const resolved = resolveType(api, type);
  switch (resolved.kind) {
    case "primitive":
      return resolved.primitive === "string" ? place.hint : scalars[resolved.primitive];
    case "literal":
      return resolved.value;
    case "object":
      return objectSample(api, resolved, place);
    case "enum":
      return enumSample(resolved);
    case "union":
      return unionSample(api, resolved, place);
    case "list": {
      const item = typeSample(api, resolved.items, place);
      return item === undefined ? [] : [item];
    }
    case "tuple": {
      const items = resolved.items.map((item) => typeSample(api, item, place));
      return items.some((item) => item === undefined) ? undefined : (items as JsonValue[]);
    }
    case "map":
      return {};
    case "nullable":
      return typeSample(api, resolved.inner, place) ?? null;
    case "unknown":
      return "value";
    case "null":
      return null;
    case "never":
      return undefined;
    default:
      return resolved satisfies never;
  }
}

/** An example of the definition, where it is a plain value of the plain type that it stands for. */
function givenExample(api: Api, { type, examples }: Pick<Property, "type" | "examples">): JsonValue | undefined {
  const value = examples?.[0]?.value;
  const resolved = resolveType(api, type);
  if (value === undefined) return undefined;
  if (resolved.kind === "enum") return resolved.values.some((known) => known.value === value) ? value : undefined;
  if (resolved.kind !== "primitive" || resolved.primitive === "binary") return undefined;
  return typeof value === typeof scalars[resolved.primitive] ? value : undefined;
}

function propertySample(api: Api, property: Property, open: readonly TypeId[]): JsonValue | undefined {
  return givenExample(api, property) ?? typeSample(api, property.type, { open, hint: property.name.wire });
}

function sampleBody(api: Api, operation: HttpOperation, required: ReadonlySet<string>): JsonValue | undefined {
  const object = mergedBody(api, operation);
  if (object) {
    const made: Record<string, JsonValue> = {};
    for (const property of allProperties(api, object)) {
      if (!required.has(property.name.wire) || !property.required) continue;
      const value = propertySample(api, property, [object.id]);
      if (value !== undefined) define(made, property.name.wire, value);
    }
    return made;
  }
  const content = operation.body?.contents[0];
  if (!operation.body?.required || !content) return undefined;
  return content.kind === "binary" ? scalars.binary : typeSample(api, content.type, { open: [], hint: "text" });
}

/** A call that gives what an operation cannot do without, and nothing else. */
export function sampleCall(emission: Emission, operation: HttpOperation): ExampleCall {
  const { api, names } = emission.target;
  const { fields } = requestShape(emission, operation);
  const required = new Set(fields.filter((field) => field.required).map(({ key }) => key));
  const parameters = operation.parameters.flatMap((parameter) => {
    const { in: place, name, type } = parameter;
    if (!required.has(names.parameter(operation.id, place, name.wire))) return [];
    const value = givenExample(api, parameter) ?? typeSample(api, type, { open: [], hint: name.wire });
    return value === undefined ? [] : [{ in: place, name: name.wire, value }];
  });
  const body = sampleBody(api, operation, required);
  return { operation, parameters, ...(body !== undefined && { body }) };
}
