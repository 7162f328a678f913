import {
  type Api,
  type Diagnostic,
  type HttpOperation,
  IR_VERSION,
  makeName,
  type ObjectDecl,
  type Operation,
  type Parameter,
  type Property,
  primitive,
  type SdkStyle,
  sdkOf,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/plugin-api";
import type { ExampleContext, SampleContext } from "../src/index.js";

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

/** What a style asks for unless told otherwise: arguments as the configuration has them. */
const plainStyle: SdkStyle = { arguments: "as-configured", events: "inline" };

/** An API of these types and operations as an SDK in a style. */
export function sdkContext(
  {
    types = [],
    operations = [],
    ...more
  }: Partial<Omit<Api, "types" | "operations">> & {
    readonly types?: readonly TypeDecl[];
    readonly operations?: readonly Operation[];
  } = {},
  style: Partial<SdkStyle> = {},
): SampleContext {
  const root = {
    kind: "resource",
    id: "resource:",
    name: makeName(""),
    parent: null,
    children: [],
    origin: 0,
  } as const;
  const table = Object.fromEntries(operations.map((declared) => [declared.id, declared]));
  const resources = { [root.id]: { ...root, operations: operations.map(({ id }) => id) } };
  const { context: made } = context(types, { operations: table, resources, ...more } as Partial<Api>);
  const sdk = sdkOf(made.api, { ...plainStyle, ...style });
  return { api: sdk.api, report: made.report, sdk };
}
