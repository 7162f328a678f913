import type { Documented, EnumDecl, ObjectDecl, Property, Type, TypeDecl, UnionDecl } from "@sdkwright/plugin-api";
import { docParagraphs } from "../paragraphs.js";
import { describes, type JsonSchema, type SchemaDialect } from "./dialect.js";
import { constraintKeywords, scalarSchema } from "./scalars.js";

/** The texts of a definition as keywords; nothing where values are only judged. */
export function textKeywords(source: Documented, dialect: SchemaDialect): JsonSchema {
  if (!describes(dialect)) return {};
  const description = docParagraphs(source).join("\n\n");
  return {
    ...(description !== "" && { description }),
    ...(source.availability?.status === "deprecated" && { deprecated: true }),
  };
}

/** A schema that stands beside keywords: a reference keeps its own, as readers of 3.0 ignore what is beside one. */
function beside(schema: JsonSchema, keywords: JsonSchema): JsonSchema {
  if (Object.keys(keywords).length === 0) return schema;
  return "$ref" in schema ? { allOf: [schema], ...keywords } : { ...schema, ...keywords };
}

function nullableSchema(inner: JsonSchema): JsonSchema {
  const { type } = inner;
  const isPlain = typeof type === "string" && !("enum" in inner) && !("const" in inner);
  return isPlain ? { ...inner, type: [type, "null"] } : { anyOf: [inner, { type: "null" }] };
}

function tupleSchema({ items, rest }: Extract<Type, { kind: "tuple" }>, dialect: SchemaDialect): JsonSchema {
  const first = items.map((item) => schemaOfType(item, dialect));
  const others = rest ? schemaOfType(rest, dialect) : false;
  const names =
    dialect.draft === "7" ? { first: "items", rest: "additionalItems" } : { first: "prefixItems", rest: "items" };
  return { type: "array", [names.first]: first, [names.rest]: others, minItems: items.length };
}

/** A type expression as a schema. */
export function schemaOfType(type: Type, dialect: SchemaDialect): JsonSchema {
  switch (type.kind) {
    case "primitive":
      return scalarSchema(type, dialect);
    case "literal":
      return { type: typeof type.value, const: type.value };
    case "ref": {
      const ref = dialect.ref(type.id);
      return ref === undefined ? {} : { $ref: ref };
    }
    case "list": {
      const unique = type.unique ? { uniqueItems: true } : {};
      const items = schemaOfType(type.items, dialect);
      return { type: "array", items, ...unique, ...constraintKeywords(type.constraints, dialect) };
    }
    case "tuple":
      return tupleSchema(type, dialect);
    case "map": {
      const least = type.minProperties === undefined ? {} : { minProperties: type.minProperties };
      const keys = type.keys && describes(dialect) ? { propertyNames: schemaOfType(type.keys, dialect) } : {};
      return { type: "object", additionalProperties: schemaOfType(type.values, dialect), ...keys, ...least };
    }
    case "nullable":
      return nullableSchema(schemaOfType(type.inner, dialect));
    case "unknown":
      return {};
    case "null":
      return { type: "null" };
    case "never":
      return { not: {} };
    default:
      return type satisfies never;
  }
}

function propertySchema(property: Property, dialect: SchemaDialect): JsonSchema {
  const { type, access, default: value, examples } = property;
  const schema = schemaOfType(type, dialect);
  if (!describes(dialect)) return schema;
  const keywords: JsonSchema = {
    ...textKeywords(property, dialect),
    ...(access === "read" && { readOnly: true }),
    ...(access === "write" && { writeOnly: true }),
    ...(value !== undefined && { default: value }),
    ...(examples && examples.length > 0 && { examples: examples.map((example) => example.value) }),
  };
  return beside(schema, keywords);
}

function objectSchema(decl: ObjectDecl, dialect: SchemaDialect): JsonSchema {
  const judges = !describes(dialect);
  // What only requests carry, a response never has.
  const properties = decl.properties.filter(({ access }) => !judges || access !== "write");
  const required = properties.filter((property) => property.required).map(({ name }) => name.wire);
  const own: JsonSchema = {
    type: "object",
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties.map((one) => [one.name.wire, propertySchema(one, dialect)])),
    }),
    ...(required.length > 0 && { required }),
    ...additionalKeyword(decl, dialect),
    ...(decl.minProperties !== undefined && { minProperties: decl.minProperties }),
  };
  if (decl.extends.length === 0) return own;
  const parents = decl.extends.map((id) => schemaOfType({ kind: "ref", id }, dialect));
  return { allOf: [...parents, own] };
}

function additionalKeyword({ additional, extends: parents }: ObjectDecl, dialect: SchemaDialect): JsonSchema {
  // Keywords of a part of `allOf` see the properties of that part alone.
  if (parents.length > 0) return {};
  if (additional === null) return describes(dialect) ? { additionalProperties: false } : {};
  return additional.kind === "unknown" ? {} : { additionalProperties: schemaOfType(additional, dialect) };
}

function enumSchema({ base, values, open, default: value }: EnumDecl, dialect: SchemaDialect): JsonSchema {
  if (!describes(dialect)) return { type: base };
  const known = { type: base, enum: values.map((one) => one.value) };
  const given = value === undefined ? {} : { default: value };
  return open ? { anyOf: [known, { type: base }], ...given } : { ...known, ...given };
}

function unionSchema({ discriminator, variants }: UnionDecl, dialect: SchemaDialect): JsonSchema {
  const schemas = variants.map(({ type }) => schemaOfType(type, dialect));
  if (!discriminator || !describes(dialect)) return { anyOf: schemas };
  const mapping = variants.flatMap(({ tags }, index) => {
    const ref = schemas[index]?.$ref;
    return typeof ref === "string" ? tags.map((tag) => [String(tag), ref] as const) : [];
  });
  return {
    oneOf: schemas,
    discriminator: { propertyName: discriminator.wire, mapping: Object.fromEntries(mapping) },
  };
}

/** A declared type as a schema. */
export function schemaOfDecl(decl: TypeDecl, dialect: SchemaDialect): JsonSchema {
  const examples = decl.examples?.map((example) => example.value) ?? [];
  const keywords: JsonSchema = {
    ...textKeywords(decl, dialect),
    ...(describes(dialect) && examples.length > 0 && { examples }),
  };
  return beside(plainSchema(decl, dialect), keywords);
}

function plainSchema(decl: TypeDecl, dialect: SchemaDialect): JsonSchema {
  switch (decl.kind) {
    case "object":
      return objectSchema(decl, dialect);
    case "enum":
      return enumSchema(decl, dialect);
    case "union":
      return unionSchema(decl, dialect);
    case "alias":
      return schemaOfType(decl.type, dialect);
    default:
      return decl satisfies never;
  }
}
