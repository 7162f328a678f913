import type { Api, OperationId } from "@sdkwright/ir-schema";
import type { NameTable } from "./table.js";

/** How callers reach a method from the client, with dots: `books.list`. */
export function callPath({ operations, resources }: Api, names: NameTable, id: OperationId): string {
  const path = [names.method(id)];
  for (let at = operations[id]?.resource ?? null; at !== null; at = resources[at]?.parent ?? null) {
    if (resources[at]?.parent !== null) path.unshift(names.resource(at));
  }
  return path.join(".");
}
