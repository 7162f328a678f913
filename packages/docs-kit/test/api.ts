import {
  type Api,
  type Diagnostic,
  type HttpOperation,
  IR_VERSION,
  makeName,
  type ObjectDecl,
  type Parameter,
  type Property,
  primitive,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import type { ExampleContext } from "../src/index.js";

export const text: Type = primitive("string");
export const whole: Type = primitive("int32");

export function property(wire: string, type: Type, more: Partial<Property> = {}): Property {
  return { name: makeName(wire), type, required: true, origin: 0, ...more };
}

export function object(wire: string, properties: readonly Property[], more: Partial<ObjectDecl> = {}): ObjectDecl {
  const name = makeName(wire, { explicit: true });
  return { kind: "object", id: `type:${wire}`, name, properties, extends: [], additional: null, origin: 0, ...more };
}

export function parameter(wire: string, place: Parameter["in"], more: Partial<Parameter> = {}): Parameter {
  const style = place === "path" || place === "header" ? "simple" : "form";
  const base = { name: makeName(wire), in: place, type: text, required: true, style, explode: style === "form" };
  return { ...base, origin: 0, ...more } as Parameter;
}

export function operation(more: Partial<HttpOperation> = {}): HttpOperation {
  return {
    kind: "http",
    id: "op:one",
    resource: "resource:",
    name: makeName("one"),
    method: "GET",
    path: [{ kind: "text", text: "/one" }],
    parameters: [],
    body: null,
    responses: [],
    errors: [],
    security: null,
    examples: [],
    origin: 0,
    ...more,
  };
}

/** A body of JSON. */
export function jsonBody(type: Type, more: object = {}): NonNullable<HttpOperation["body"]> {
  return { required: true, contents: [{ kind: "json", mediaType: "application/json", type }], origin: 0, ...more };
}

/** An API of these types, and what is reported about it. */
export function context(types: readonly TypeDecl[] = [], more: Partial<Api> = {}) {
  const found: Diagnostic[] = [];
  const table: { [id: TypeId]: TypeDecl } = {};
  for (const type of types) table[type.id] = type;
  const api: Api = {
    irVersion: IR_VERSION,
    name: makeName("Test"),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [makeName("default")], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: table,
    errors: {},
    operations: {},
    resources: {},
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: [[-1, "api.yml"]],
    ...more,
  };
  const made: ExampleContext = { api, report: (diagnostic) => void found.push(diagnostic) };
  return { context: made, found };
}
