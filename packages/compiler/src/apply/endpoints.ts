import type { Api, HttpOperation, Name, Operation, OperationId } from "@sdkwright/plugin-api";

/** The path template of an operation, as its definition has it. */
export function pathText(operation: HttpOperation): string {
  return operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
}

/** Names of the groups that lead to an operation, the outermost first: their texts, or their words in one. */
function groupsOf(api: Api, operation: Operation, spell: (name: Name) => string): string[] {
  const groups: string[] = [];
  for (let resource = api.resources[operation.resource]; resource?.parent; ) {
    groups.unshift(spell(resource.name));
    resource = api.resources[resource.parent];
  }
  return groups;
}

/** Every way to write a reference to an operation: `METHOD /path`, `group.operation`, its operationId. */
function spellings(api: Api, operation: Operation): string[] {
  const { name, operationId } = operation;
  const asDeclared = groupsOf(api, operation, ({ wire }) => wire);
  const inWords = groupsOf(api, operation, ({ words }) => words.join("_"));
  const all = [
    [...asDeclared, name.wire].join("."),
    [...asDeclared, name.words.join("_")].join("."),
    [...inWords, name.words.join("_")].join("."),
    name.wire,
  ];
  if (operationId !== undefined) all.push(operationId, [...asDeclared, operationId].join("."));
  return operation.kind === "http" ? [`${operation.method} ${pathText(operation)}`, ...all] : all;
}

/** Finds the operation that a reference of the configuration means (specification section 4); `ns::` narrows it. */
export function findEndpoint(api: Api, reference: string): OperationId | undefined {
  const separator = reference.indexOf("::");
  const namespace = separator < 0 ? undefined : reference.slice(0, separator);
  const wanted = (separator < 0 ? reference : reference.slice(separator + 2)).trim().replace(/\s+/g, " ");
  const candidates = Object.values(api.operations).filter(
    (operation) => namespace === undefined || operation.namespace === namespace,
  );
  const exact = candidates.find((operation) => spellings(api, operation).includes(wanted));
  // `auth.getToken`, `auth.get_token` and `auth.get-token` are one name; a path is what it is.
  const same = (operation: Operation) => spellings(api, operation).some((text) => fold(text) === fold(wanted));
  return (exact ?? (wanted.includes("/") ? undefined : candidates.find(same)))?.id;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}
