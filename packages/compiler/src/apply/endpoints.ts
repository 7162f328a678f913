import type { Api, HttpOperation, Operation, OperationId } from "@sdkwright/plugin-api";

/** The path template of an operation, as its definition has it. */
export function pathText(operation: HttpOperation): string {
  return operation.path.map((part) => (part.kind === "text" ? part.text : `{${part.name}}`)).join("");
}

/** Every way to write a reference to an operation: `METHOD /path`, `group.operation`, its operationId. */
function spellings(api: Api, operation: Operation): string[] {
  const group = api.resources[operation.resource]?.name.wire;
  const names = [operation.name.wire, operation.operationId].filter((name) => name !== undefined);
  const qualified = names.map((name) => (group ? `${group}.${name}` : name));
  return operation.kind === "http"
    ? [`${operation.method} ${pathText(operation)}`, ...qualified, ...names]
    : [...qualified, ...names];
}

/** Finds the operation that a reference of the configuration means (specification section 4); `ns::` narrows it. */
export function findEndpoint(api: Api, reference: string): OperationId | undefined {
  const separator = reference.indexOf("::");
  const namespace = separator < 0 ? undefined : reference.slice(0, separator);
  const wanted = (separator < 0 ? reference : reference.slice(separator + 2)).trim().replace(/\s+/g, " ");
  for (const operation of Object.values(api.operations)) {
    if (namespace !== undefined && operation.namespace !== namespace) continue;
    if (spellings(api, operation).includes(wanted)) return operation.id;
  }
  return undefined;
}
