import { createSourceSet } from "@sdkwright/plugin-api";
import { fixtureFile } from "../fixture.js";
import type { ScalarKind } from "./shown.js";

/** What the fixture declares of a value: the few parts of JSON Schema that it uses. */
export type Shape =
  | { readonly kind: "scalar"; readonly scalar: ScalarKind }
  | { readonly kind: "constant"; readonly value: string | number | boolean }
  | { readonly kind: "enum"; readonly values: readonly (string | number)[] }
  | { readonly kind: "list"; readonly items: Shape }
  | { readonly kind: "map"; readonly values: Shape }
  | { readonly kind: "nullable"; readonly inner: Shape }
  | ObjectShape
  | UnionShape
  | { readonly kind: "any" };

export interface ObjectShape {
  readonly kind: "object";
  /** Name of the schema; undefined for one that stands where it is used. */
  readonly name?: string;
  readonly properties: ReadonlyMap<string, PropertyShape>;
  /** Of undeclared properties. */
  readonly extra: Shape;
}

export interface PropertyShape {
  readonly shape: Shape;
  readonly required: boolean;
}

export interface UnionShape {
  readonly kind: "union";
  /** Wire name of the discriminator; undefined where variants are told apart by their shape. */
  readonly tag?: string;
  readonly variants: readonly VariantShape[];
}

export interface VariantShape {
  /** Name of the schema; undefined for one that stands where it is used. */
  readonly name?: string;
  readonly tags: readonly string[];
  readonly shape: Shape;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly items?: Schema;
  readonly properties?: { readonly [wire: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string; readonly mapping: { readonly [tag: string]: string } };
}

interface Media {
  readonly content?: { readonly [type: string]: { readonly schema?: Schema } };
  readonly $ref?: string;
}

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: Media;
  readonly responses: { readonly [status: string]: Media };
}

interface Definition {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly webhooks: { readonly [name: string]: { readonly post: Operation } };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses: { readonly [name: string]: Media };
  };
}

let read: Definition | undefined;

function definition(): Definition {
  const report = ({ message }: { readonly message: string }): never => {
    throw new Error(`openapi.yml: ${message}`);
  };
  read ??= createSourceSet({ root: fixtureFile(""), report }).read("openapi.yml")?.data as unknown as Definition;
  return read;
}

const nameOf = ($ref: string | undefined): string | undefined => $ref?.split("/").at(-1);

function schemaAt(name: string): Schema {
  const schema = definition().components.schemas[name];
  if (!schema) throw new Error(`The fixture has no schema ${name}`);
  return schema;
}

const FORMATS: { readonly [format: string]: ScalarKind } = {
  int32: "int32",
  int64: "int64",
  uint64: "uint64",
  float: "float",
  decimal: "decimal",
  uuid: "uuid",
  date: "date",
  "date-time": "date-time",
  byte: "base64",
};

const TYPES: { readonly [type: string]: ScalarKind } = {
  string: "string",
  boolean: "boolean",
  integer: "int64",
  number: "number",
};

const named = new Map<string, Shape>();

/** The shape of a schema by name. Each is made once, since schemas hold themselves. */
function shapeNamed(name: string): Shape {
  const existing = named.get(name);
  if (existing) return existing;
  const schema = schemaAt(name);
  if (schema.properties) {
    const properties = new Map<string, PropertyShape>();
    const shape: ObjectShape = { kind: "object", name, properties, extra: shapeOf(schema.additionalProperties ?? {}) };
    named.set(name, shape);
    addProperties(properties, schema);
    return shape;
  }
  const shape = shapeOf(schema);
  named.set(name, shape);
  return shape;
}

function addProperties(target: Map<string, PropertyShape>, { properties = {}, required = [] }: Schema): void {
  for (const [wire, schema] of Object.entries(properties)) {
    target.set(wire, { shape: shapeOf(schema), required: required.includes(wire) });
  }
}

function unionOf({ oneOf = [], discriminator }: Schema): Shape {
  const others = oneOf.filter(({ type }) => type !== "null");
  const [first] = others;
  if (others.length < oneOf.length && others.length === 1 && first) return { kind: "nullable", inner: shapeOf(first) };
  const variants = others.map((schema): VariantShape => {
    const name = nameOf(schema.$ref);
    const tags = Object.entries(discriminator?.mapping ?? {}).filter(([, ref]) => nameOf(ref) === name);
    return { ...(name !== undefined && { name }), tags: tags.map(([tag]) => tag), shape: shapeOf(schema) };
  });
  return { kind: "union", variants, ...(discriminator && { tag: discriminator.propertyName }) };
}

function inlineObject(schema: Schema): Shape {
  if (!schema.properties) return { kind: "map", values: shapeOf(schema.additionalProperties ?? {}) };
  const properties = new Map<string, PropertyShape>();
  addProperties(properties, schema);
  return { kind: "object", properties, extra: shapeOf(schema.additionalProperties ?? {}) };
}

/** The shape of a schema. */
export function shapeOf(schema: Schema): Shape {
  const name = nameOf(schema.$ref);
  if (name !== undefined) return shapeNamed(name);
  if (schema.const !== undefined) return { kind: "constant", value: schema.const };
  if (schema.enum) return { kind: "enum", values: schema.enum };
  if (schema.oneOf) return unionOf(schema);
  if (Array.isArray(schema.type)) {
    const type = (schema.type as readonly string[]).find((one) => one !== "null") ?? "";
    return { kind: "nullable", inner: shapeOf({ ...schema, type }) };
  }
  if (schema.type === "array") return { kind: "list", items: shapeOf(schema.items ?? {}) };
  if (schema.type === "object") return inlineObject(schema);
  const scalar = FORMATS[schema.format ?? ""] ?? TYPES[String(schema.type)];
  return scalar === undefined ? { kind: "any" } : { kind: "scalar", scalar };
}

function operationNamed(call: string): Operation | undefined {
  const all = Object.values(definition().paths).flatMap((methods) => Object.values(methods));
  return all.find(({ operationId }) => operationId === call.replace(".", "_"));
}

function contentOf(media: Media | undefined): Shape | undefined {
  const { content } = media?.$ref ? (definition().components.responses[nameOf(media.$ref) ?? ""] ?? {}) : (media ?? {});
  const [first] = Object.values(content ?? {});
  return first?.schema && shapeOf(first.schema);
}

/** What an operation gives with a status; undefined where the fixture declares nothing. */
export function responseShape(call: string, status = "200"): Shape | undefined {
  return contentOf(operationNamed(call)?.responses[status]);
}

/** What deliveries of a webhook hold. */
export function webhookShape(name: string): Shape | undefined {
  return contentOf(definition().webhooks[name]?.post.requestBody);
}

/** Whether a call gives a list in pages: the fixture names all of those alike. */
export function isList(call: string): boolean {
  return /\.list/.test(call);
}

/** The items of the lists of an operation: those of a property `items`, or of the whole response. */
export function itemShape(call: string): Shape | undefined {
  const shape = responseShape(call);
  const list = shape?.kind === "object" ? shape.properties.get("items")?.shape : shape;
  return list?.kind === "list" ? list.items : undefined;
}
