import {
  type Api,
  createOriginTable,
  type Documented,
  type Environment,
  type HttpOperation,
  makeName,
  type ObjectDecl,
  type OperationId,
  type OriginTable,
  type ResourceDecl,
  type ResourceId,
  type Type,
  type TypeId,
} from "../src/index.js";

/** An operation of a test's API: `GET /pets` under `pets`, using some types. */
export interface OperationInput extends Documented {
  readonly at: string;
  readonly resource?: string;
  readonly uses?: readonly string[];
  readonly fails?: readonly string[];
  readonly namespace?: string;
  readonly server?: string;
  readonly query?: readonly ({ readonly name: string } & Documented)[];
}

/** A type of a test's API: an object whose properties refer to other types, or are texts. */
export interface TypeInput extends Documented {
  readonly properties: { readonly [name: string]: string | ({ readonly type: string } & Documented) };
  readonly parent?: string;
}

export interface ApiInput {
  readonly document?: string;
  readonly origins?: OriginTable;
  readonly prefix?: string;
  readonly operations?: readonly OperationInput[];
  readonly types?: { readonly [name: string]: TypeInput };
  readonly environments?: { readonly [name: string]: { readonly [role: string]: string } };
  readonly more?: Partial<Api>;
}

export const typeId = (name: string): TypeId => `type:${name}`;
export const operationId = (at: string): OperationId => `op:${at}`;

function typeOf(name: string): Type {
  return name === "text" ? { kind: "primitive", primitive: "string" } : { kind: "ref", id: typeId(name) };
}

function declOf(name: string, { properties, parent, ...documented }: TypeInput, origin: number): ObjectDecl {
  return {
    ...documented,
    kind: "object",
    id: typeId(name),
    name: makeName(name),
    extends: [],
    additional: null,
    origin,
    ...(parent !== undefined && { parent: typeId(parent) }),
    properties: Object.entries(properties).map(([property, value]) => {
      const { type, ...notes } = typeof value === "string" ? { type: value } : value;
      return { ...notes, name: makeName(property), type: typeOf(type), required: false, origin };
    }),
  };
}

function operationOf(input: OperationInput, prefix: string, origin: number): HttpOperation {
  const { at, resource, uses = [], fails = [], namespace, server, query = [], ...documented } = input;
  const [method = "", path = ""] = at.split(" ");
  return {
    ...documented,
    kind: "http",
    id: operationId(`${prefix}${at}`),
    resource: resource === undefined ? "resource:" : `resource:${resource}`,
    name: makeName(path.split("/").at(-1) ?? path),
    ...(namespace !== undefined && { namespace }),
    ...(server !== undefined && { server }),
    method,
    path: [{ kind: "text", text: path }],
    parameters: query.map(({ name, ...notes }) => ({
      ...notes,
      name: makeName(name),
      in: "query",
      type: typeOf("text"),
      required: false,
      style: "form",
      explode: true,
      origin,
    })),
    body: null,
    responses: uses.map((name) => ({
      status: { kind: "code", code: 200 },
      contents: [{ kind: "json", mediaType: "application/json", type: typeOf(name) }],
      headers: [],
      origin,
    })),
    errors: fails.map((name) => ({ status: { kind: "code", code: 400 }, error: `error:400/${name}`, origin })),
    security: null,
    examples: [],
    origin,
  };
}

function resourcesOf(operations: readonly HttpOperation[], origin: number): { [id: ResourceId]: ResourceDecl } {
  const names = [...new Set(operations.map(({ resource }) => resource))].filter((id) => id !== "resource:");
  const decl = (id: ResourceId, parent: ResourceId | null, children: ResourceId[]): ResourceDecl => ({
    kind: "resource",
    id,
    name: makeName(id.slice("resource:".length)),
    parent,
    children,
    operations: operations.filter(({ resource }) => resource === id).map((operation) => operation.id),
    origin,
  });
  const root: ResourceId = "resource:";
  return Object.fromEntries([decl(root, null, names), ...names.map((id) => decl(id, root, []))].map((r) => [r.id, r]));
}

/** A sound API for tests of stages that work on the IR alone. */
export function makeApi(input: ApiInput = {}): Api {
  const { document = "openapi.yml", origins = createOriginTable(), prefix = "" } = input;
  const origin = origins.document(document);
  const operations = (input.operations ?? []).map((operation) => operationOf(operation, prefix, origin));
  const types = Object.entries(input.types ?? {}).map(([name, type]) => declOf(name, type, origin));
  const failures = new Set((input.operations ?? []).flatMap(({ fails = [] }) => fails));
  const environments = Object.entries(input.environments ?? {}).map(
    ([name, urls]): Environment => ({
      name: makeName(name),
      urls: Object.values(urls).map((template) => ({ template, variables: [] })),
      origin,
    }),
  );
  const roles = Object.keys(Object.values(input.environments ?? {})[0] ?? { default: "" });
  return {
    irVersion: 1,
    name: makeName("Acme"),
    auth: { mode: { kind: "none" }, schemes: [], security: null },
    environments: { roles: roles.map((role) => makeName(role)), list: environments },
    headers: [],
    variables: [],
    requestIdHeaders: [],
    types: Object.fromEntries(types.map((decl) => [decl.id, decl])),
    errors: Object.fromEntries(
      [...failures].map((name) => [
        `error:400/${name}`,
        {
          kind: "error",
          id: `error:400/${name}`,
          name: makeName("BadRequest"),
          status: { kind: "code", code: 400 },
          type: typeOf(name),
          origin,
        },
      ]),
    ),
    operations: Object.fromEntries(operations.map((operation) => [operation.id, operation])),
    resources: resourcesOf(operations, origin),
    root: "resource:",
    webhooks: {},
    channels: {},
    origins: origins.list,
    ...input.more,
  };
}
