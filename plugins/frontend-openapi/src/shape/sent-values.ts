import {
  type Api,
  allProperties,
  type Body,
  type Example,
  type HttpOperation,
  type JsonValue,
  type ObjectDecl,
  resolveType,
  type Type,
  type TypeDecl,
  type UnionDecl,
} from "@sdkwright/plugin-api";

type JsonRecord = { readonly [key: string]: JsonValue };

function isRecord(value: JsonValue): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value of a type as callers send it: without what is read-only, at any depth. */
function sentValue(api: Api, type: Type, value: JsonValue): JsonValue {
  const found = resolveType(api, type);
  switch (found.kind) {
    case "nullable":
      return sentValue(api, found.inner, value);
    case "list":
      return Array.isArray(value) ? value.map((item) => sentValue(api, found.items, item)) : value;
    case "map":
      return isRecord(value) ? mapRecord(value, (item) => sentValue(api, found.values, item)) : value;
    case "object":
      return isRecord(value) ? sentObject(api, found, value) : value;
    case "union": {
      const variant = isRecord(value) ? variantOf(api, found, value) : undefined;
      return variant ? sentValue(api, variant, value) : value;
    }
    default:
      return value;
  }
}

function mapRecord(value: JsonRecord, map: (item: JsonValue, key: string) => JsonValue): JsonRecord {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item, key)]));
}

function sentObject(api: Api, decl: ObjectDecl, value: JsonRecord): JsonRecord {
  const properties = new Map(allProperties(api, decl).map((property) => [property.name.wire, property]));
  const kept = Object.entries(value).filter(([key]) => properties.get(key)?.access !== "read");
  return mapRecord(Object.fromEntries(kept), (item, key) => {
    const property = properties.get(key);
    return property ? sentValue(api, property.type, item) : item;
  });
}

/** The variant that an object is of: the one that its tag selects, or the only one that is an object. */
function variantOf(api: Api, { discriminator, variants }: UnionDecl, value: JsonRecord): Type | undefined {
  if (discriminator) return variants.find(({ tags }) => tags.some((tag) => tag === value[discriminator.wire]))?.type;
  const objects = variants.filter(({ type }) => resolveType(api, type).kind === "object");
  return objects.length === 1 ? objects[0]?.type : undefined;
}

function sentExamples<T extends { readonly examples?: readonly Example[] }>(api: Api, owner: T, type: Type): T {
  if (!owner.examples) return owner;
  const examples = owner.examples.map((example) => ({ ...example, value: sentValue(api, type, example.value) }));
  return { ...owner, examples };
}

/** A declaration whose examples, and those of its properties, are as callers send them. `api` still knows what is read-only. */
export function withSentExamples(api: Api, decl: TypeDecl): TypeDecl {
  const own = sentExamples(api, decl, { kind: "ref", id: decl.id });
  if (own.kind !== "object") return own;
  return { ...own, properties: own.properties.map((property) => sentExamples(api, property, property.type)) };
}

/** The operation with examples of its body as callers send them. `api` and the operation still know what is read-only. */
export function withSentBodies(api: Api, operation: HttpOperation): HttpOperation {
  const { body } = operation;
  const [content] = body?.contents ?? [];
  if (!body || !content || content.kind === "binary") return operation;
  const { type } = content;
  const examples = operation.examples.map((example) => {
    return example.body === undefined ? example : { ...example, body: sentValue(api, type, example.body) };
  });
  return { ...operation, body: sentExamples<Body>(api, body, type), examples };
}
