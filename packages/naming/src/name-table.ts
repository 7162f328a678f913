import type { Api, TypeId } from "@sdkwright/ir-schema";
import { companionKey } from "./companions.js";
import { credentialKey, enumKey, headerKey, variableKey } from "./member-scopes.js";
import { parameterKey, type RequestKeys } from "./parameters.js";
import type { NameTable } from "./table.js";

type Members = ReadonlyMap<string, string>;

/** Everything that a table answers from. */
export interface Names {
  /** By id; request types and clients with `request ` and `client ` before it. */
  readonly types: Members;
  /** Resources and operations by id. */
  readonly resources: Members;
  /** Properties by wire name, inherited ones included. */
  readonly propertiesOf: (type: TypeId) => Members | undefined;
  /** Values of enums, variants of unions. */
  readonly members: ReadonlyMap<string, Members>;
  readonly requests: ReadonlyMap<string, RequestKeys>;
  readonly options: Members;
  readonly environments: Members;
  readonly urlRoles: Members;
  readonly files: Members;
  readonly rootMembers: Members;
  readonly companions: Members;
  /** Names of the package. */
  readonly taken: ReadonlySet<string>;
}

function need(names: Members | undefined, key: string, what: string): string {
  const name = names?.get(key);
  if (name === undefined) throw new Error(`The API has no name for ${what}`);
  return name;
}

function toEntries(api: Api, names: Names): [string, string][] {
  const entries: [string, string][] = [];
  const all = (prefix: string, members: Members | undefined): void => {
    for (const [key, name] of members ?? []) if (key !== name) entries.push([`${prefix}${key}`, name]);
  };
  all("", names.types);
  all("name ", names.resources);
  for (const { id, kind } of Object.values(api.types)) {
    if (kind === "object") all(`property ${id} `, names.propertiesOf(id));
    else all(`${kind === "enum" ? "value" : "variant"} ${id} `, names.members.get(id));
  }
  for (const [id, { body, parameters }] of names.requests) {
    if (body !== undefined) entries.push([`body ${id}`, body]);
    for (const [key, name] of parameters) {
      if (key.slice(key.indexOf(" ") + 1) !== name) entries.push([`parameter ${id} ${key}`, name]);
    }
  }
  all("option ", names.options);
  all("environment ", names.environments);
  all("url-role ", names.urlRoles);
  all("file ", names.files);
  all("member ", names.rootMembers);
  all("companion ", names.companions);
  return entries;
}

/** The immutable table over settled names. */
export function createTable(api: Api, names: Names): NameTable {
  const { types, resources, options } = names;
  const table: NameTable = {
    type: (id) => need(types, id, id),
    request: (id) => need(types, `request ${id}`, `the request of ${id}`),
    client: (id) => need(types, `client ${id}`, `the client of ${id}`),
    resource: (id) => need(resources, id, id),
    method: (id) => need(resources, id, id),
    property: (type, wire) => need(names.propertiesOf(type), wire, `property ${wire} of ${type}`),
    enumMember: (type, value) => need(names.members.get(type), enumKey(value), `value ${value} of ${type}`),
    variant: (type, index) => need(names.members.get(type), String(index), `variant ${index} of ${type}`),
    parameter: (operation, place, wire) =>
      need(names.requests.get(operation)?.parameters, parameterKey(place, wire), `${place} ${wire} of ${operation}`),
    body(operation) {
      const key = names.requests.get(operation)?.body;
      if (key === undefined) throw new Error(`The body of ${operation} has no key of its own`);
      return key;
    },
    field(operation, from) {
      switch (from.kind) {
        case "parameter":
          return table.parameter(operation, from.in, from.name);
        case "property":
          return table.property(from.type, from.name);
        case "body":
          return table.body(operation);
        default:
          return from satisfies never;
      }
    },
    credential: (scheme, part) => need(options, credentialKey(scheme, part), `${part} of scheme ${scheme}`),
    header: (header) => need(options, headerKey(header), `header ${header}`),
    variable: (wire) => need(options, variableKey(wire), `variable ${wire}`),
    environment: (index) => need(names.environments, String(index), `environment ${index}`),
    urlRole: (index) => need(names.urlRoles, String(index), `URL role ${index}`),
    file: (id) => need(names.files, id, `the file of ${id}`),
    rootMember: (wanted) => need(names.rootMembers, wanted, `the member ${wanted}`),
    companion(kind, ...subject) {
      const key = companionKey(kind, subject);
      return need(names.companions, key, key);
    },
    isTaken: (name) => names.taken.has(name),
    toJSON: () => Object.fromEntries(toEntries(api, names)),
  };
  return table;
}
