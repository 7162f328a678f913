import { partKey, subjectKey } from "./companion-names.js";
import { credentialKey, enumKey, headerKey, variableKey } from "./member-scopes.js";
import { nameInKey, parameterKey } from "./parameters.js";
import type { NameData, NameTable } from "./table.js";

/** What is missing in the data is a bug of who chose it, and throws. */
function missing(what: string): never {
  throw new Error(`The data has no name for ${what}`);
}

/** A table of names that were taken from another as data. It knows no files, and of taken names those of `yieldingNames`. */
export function readNames(parts: readonly NameData[]): NameTable {
  const found = (kind: string, key: string): string | undefined => {
    for (const part of parts) {
      const group = Object.hasOwn(part, kind) ? part[kind] : undefined;
      if (group && Object.hasOwn(group, key)) return group[key];
    }
    return undefined;
  };
  const named = (kind: string, key: string): string => found(kind, key) ?? missing(`${kind} ${key}`);
  const member = (group: string, key: string, usual = key): string => found(group, key) ?? usual;
  const table: NameTable = {
    type: (id) => named("type", id),
    request: (id) => named("request", id),
    action: (id) => (found("action", id) ?? named("request", id)).replace(/(?:Request|Params)$/, ""),
    client: (id) => named("client", id),
    resource: (id) => named("name", id),
    method: (id) => named("name", id),
    property: (type, wire) => member(`property ${type}`, wire),
    enumMember: (type, value) => member(`member ${type}`, enumKey(value)),
    variant: (type, index) => member(`member ${type}`, String(index)),
    parameter(operation, place, wire) {
      const key = parameterKey(place, wire);
      return member(`parameter ${operation}`, key, nameInKey(key));
    },
    body: (operation) => named(`body ${operation}`, ""),
    field(operation, from) {
      if (from.kind === "parameter") return table.parameter(operation, from.in, from.name);
      return from.kind === "property" ? table.property(from.type, from.name) : table.body(operation);
    },
    credential: (scheme, part) => named("option", credentialKey(scheme, part)),
    header: (header) => named("option", headerKey(header)),
    variable: (wire) => named("option", variableKey(wire)),
    environment: (index) => named("environment", String(index)),
    urlRole: (index) => named("url-role", String(index)),
    file: (id) => missing(`the file of ${id}`),
    rootMember: (wanted) => named("root", wanted),
    companion: (kind, ...subject) => named(`companion ${kind}`, subjectKey(subject)),
    part: (part, client) => named("part", partKey(part, client)),
    isTaken: (name) => found("taken", name) !== undefined,
    dataOf: () => missing("data"),
    toJSON: () => missing("everything"),
  };
  return table;
}
