import type { Changes } from "./changes.js";
import { type Operation, operationTarget } from "./definition.js";
import type { JsonObject } from "./json-object.js";

/** A further name of an operation, by what differs from its own. */
export interface Alias {
  readonly group?: readonly string[];
  readonly name?: string;
}

/** Further methods of operations, which the overlay names. */
export interface Aliases {
  add(operation: Operation, alias: Alias, comment?: readonly string[]): void;
}

export function createAliases(changes: Changes): Aliases {
  const lists = new Map<string, JsonObject[]>();
  return {
    add(operation, { group, name }, comment) {
      const target = operationTarget(operation);
      const alias: JsonObject = {
        ...(group !== undefined && { "group-name": [...group] }),
        ...(name !== undefined && { "method-name": name }),
      };
      const list = [...(lists.get(target) ?? []), alias];
      lists.set(target, list);
      changes.update(target, { "x-gen-sdk-aliases": list }, comment);
    },
  };
}
