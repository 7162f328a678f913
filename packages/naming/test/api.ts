import {
  type Api,
  type ErrorDecl,
  IR_VERSION,
  type Operation,
  type OperationId,
  type Property,
  primitive,
  type ResourceDecl,
  type ResourceId,
  type Type,
  type TypeDecl,
  type TypeId,
} from "@sdkwright/ir-schema";
import { operationsAsRequests } from "@sdkwright/passes";
import { modelOf, type Sdk, shapeFor } from "@sdkwright/sdk-model";
import { makeName, type NamingProfile } from "../src/index.js";

export const string: Type = primitive("string");

export const profile: NamingProfile = {
  casing: {
    type: "pascal",
    client: "pascal",
    resource: "camel",
    method: "camel",
    property: "camel",
    parameter: "camel",
    argument: "camel",
    "enum-member": "pascal",
    variant: "camel",
    option: "camel",
    environment: "pascal",
    "url-role": "camel",
    file: "preserve",
  },
  reserved: { method: new Set(["constructor"]), property: new Set(["class"]) },
  fixed: { type: new Set(["Error", "Date"]), option: new Set(["baseUrl"]) },
  escape: (name) => `${name}_`,
  wireProperties: false,
  smartCasing: true,
  unicode: true,
  rootClient: "AcmeClient",
};

export function property(wire: string, type: Type = string): Property {
  return { name: makeName(wire), type, required: false, origin: 0 };
}

export function object(wire: string, properties: readonly string[] = [], more: object = {}): TypeDecl {
  return {
    kind: "object",
    id: `type:${wire}`,
    name: makeName(wire, { explicit: true }),
    properties: properties.map((name) => property(name)),
    extends: [],
    additional: null,
    origin: 0,
    ...more,
  } as TypeDecl;
}

/** An inline type: `place` are the words of its place. */
export function inline(place: string, parent: string): TypeDecl {
  return {
    kind: "alias",
    id: `type:inline/${place}`,
    name: makeName(place),
    parent: `type:${parent}`,
    type: string,
    origin: 0,
  };
}

/** `resource` is a dotted path, empty for the root. */
export function operation(resource: string, method: string, more: object = {}): Operation {
  return {
    kind: "http",
    id: `op:${resource}/${method}`,
    resource: `resource:${resource}`,
    name: makeName(method),
    method: "GET",
    path: [],
    parameters: [],
    body: null,
    responses: [],
    errors: [],
    examples: [],
    security: null,
    origin: 0,
    ...more,
  } as Operation;
}

/** The resources that operations stand in, and those above them. */
function resourcesOf(operations: readonly Operation[], more: readonly string[]): ResourceDecl[] {
  const paths = new Set([""]);
  for (const path of [...operations.map((o) => o.resource.slice("resource:".length)), ...more]) {
    const steps = path === "" ? [] : path.split(".");
    for (let length = 1; length <= steps.length; length++) paths.add(steps.slice(0, length).join("."));
  }
  const parentOf = (path: string) => (path === "" ? null : path.slice(0, Math.max(0, path.lastIndexOf("."))));
  return [...paths].map((path) => ({
    kind: "resource",
    id: `resource:${path}`,
    name: makeName(path.slice(path.lastIndexOf(".") + 1)),
    parent: path === "" ? null : (`resource:${parentOf(path)}` as ResourceId),
    children: [...paths].filter((child) => parentOf(child) === path).map((child): ResourceId => `resource:${child}`),
    operations: operations.filter((o) => o.resource === `resource:${path}`).map((o) => o.id),
    origin: 0,
  }));
}

function byId<T extends { readonly id: string }>(list: readonly T[]): { [id: string]: T } {
  return Object.fromEntries(list.map((item) => [item.id, item]));
}

export interface ApiParts {
  readonly types?: readonly TypeDecl[];
  readonly errors?: readonly ErrorDecl[];
  readonly operations?: readonly Operation[];
  /** Paths of resources beside those of the operations. */
  readonly resources?: readonly string[];
  readonly more?: Partial<Api>;
}

export function api({ types = [], errors = [], operations = [], resources = [], more = {} }: ApiParts = {}): Api {
  return {
    irVersion: IR_VERSION,
    name: makeName("Acme"),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: [], list: [] },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: byId(types) as Record<TypeId, TypeDecl>,
    errors: byId(errors) as Api["errors"],
    operations: byId(operations) as Record<OperationId, Operation>,
    resources: byId(resourcesOf(operations, resources)) as Api["resources"],
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: [[-1, "openapi.yml"]],
    ...more,
  };
}

/** The model of an API in the plainest style: what names are settled over. */
export function sdkOf(api: Api): Sdk {
  return shapeFor(modelOf(operationsAsRequests(api)), { arguments: "as-configured", events: "inline" });
}
