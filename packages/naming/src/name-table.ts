import type { Api } from "@sdkwright/ir-schema";
import { typeDecls } from "@sdkwright/ir-schema";
import { requestsOf } from "@sdkwright/sdk-model";
import { partKey, subjectKey } from "./companion-names.js";
import { credentialKey, enumKey, headerKey, variableKey } from "./member-scopes.js";
import type { Members } from "./members.js";
import { companionsBySubject, scopedNames, sharedNames } from "./name-data.js";
import { nameInKey, parameterKey } from "./parameters.js";
import type { Names } from "./settled.js";
import type { NameTable } from "./table.js";

function missing(what: string): never {
  throw new Error(`The API has no name for ${what}`);
}

function toEntries(api: Api, names: Names): [string, string][] {
  const entries: [string, string][] = [];
  const all = (prefix: string, members: Members | undefined): void => {
    for (const [key, name] of members ?? []) if (key !== name) entries.push([`${prefix}${key}`, name]);
  };
  all("", names.types);
  all("name ", names.resources);
  for (const { id, kind } of typeDecls(api)) {
    if (kind === "object") all(`property ${id} `, names.propertiesOf(id));
    else all(`${kind === "enum" ? "value" : "variant"} ${id} `, names.membersOf(id));
  }
  for (const { id } of requestsOf(api)) {
    const { body, parameters } = names.requestOf(id) ?? missing(`the request of ${id}`);
    if (body !== undefined) entries.push([`body ${id}`, body]);
    for (const [key, name] of parameters) {
      if (nameInKey(key) !== name) entries.push([`parameter ${id} ${key}`, name]);
    }
  }
  all("option ", names.options);
  all("environment ", names.environments);
  all("url-role ", names.urlRoles);
  all("file ", names.files());
  all("member ", names.rootMembers);
  all("part ", names.further().parts);
  for (const [kind, companions] of names.further().companions) all(`companion ${kind} `, companions);
  return entries;
}

/** The immutable table over settled names. */
export function createTable(api: Api, names: Names): NameTable {
  const { types, resources, options } = names;
  let bySubject: ReturnType<typeof companionsBySubject> | undefined;
  const table: NameTable = {
    type: (id) => types.get(id) ?? missing(id),
    request: (id) => types.get(`request ${id}`) ?? missing(`the request of ${id}`),
    action: (id) =>
      (types.get(`action ${id}`) ?? types.get(`request ${id}`) ?? missing(`the request of ${id}`)).replace(
        /(?:Request|Params)$/,
        "",
      ),
    client: (id) => types.get(`client ${id}`) ?? missing(`the client of ${id}`),
    resource: (id) => resources.get(id) ?? missing(id),
    method: (id) => resources.get(id) ?? missing(id),
    property: (type, wire) => names.propertiesOf(type)?.get(wire) ?? missing(`property ${wire} of ${type}`),
    enumMember: (type, value) => names.membersOf(type)?.get(enumKey(value)) ?? missing(`value ${value} of ${type}`),
    variant: (type, index) => names.membersOf(type)?.get(String(index)) ?? missing(`variant ${index} of ${type}`),
    parameter: (operation, place, wire) =>
      names.requestOf(operation)?.parameters.get(parameterKey(place, wire)) ??
      missing(`${place} ${wire} of ${operation}`),
    body(operation) {
      const key = names.requestOf(operation)?.body;
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
    credential: (scheme, part) => options.get(credentialKey(scheme, part)) ?? missing(`${part} of scheme ${scheme}`),
    header: (header) => options.get(headerKey(header)) ?? missing(`header ${header}`),
    variable: (wire) => options.get(variableKey(wire)) ?? missing(`variable ${wire}`),
    environment: (index) => names.environments.get(String(index)) ?? missing(`environment ${index}`),
    urlRole: (index) => names.urlRoles.get(String(index)) ?? missing(`URL role ${index}`),
    file: (id) => names.files().get(id) ?? missing(`the file of ${id}`),
    rootMember: (wanted) => names.rootMembers.get(wanted) ?? missing(`the member ${wanted}`),
    companion(kind, ...subject) {
      const key = subjectKey(subject);
      return names.further().companions.get(kind)?.get(key) ?? missing(`the ${kind} of ${key}`);
    },
    part: (part, client) => names.further().parts.get(partKey(part, client)) ?? missing(`the ${part} of ${client}`),
    isTaken: (name) => names.further().taken.has(name),
    dataOf(scope) {
      bySubject ??= companionsBySubject(names);
      const source = { api, names, companions: bySubject };
      return scope === "shared" ? sharedNames(source) : scopedNames(source, scope);
    },
    toJSON: () => Object.fromEntries(toEntries(api, names)),
  };
  return table;
}
