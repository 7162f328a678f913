import type { OperationId } from "@sdkwright/ir-schema";
import { resourcePath } from "@sdkwright/ir-schema";
import type { Sdk } from "@sdkwright/sdk-model";
import type { NameTable } from "./table.js";

/** The names by which a method is reached from the client, the method's own last: `pets`, `photos`, `get`. */
export function accessPath({ api, methods }: Sdk, names: NameTable, id: OperationId): string[] {
  const owner = methods[id]?.owner ?? api.root;
  return [...resourcePath(api, owner).map((resource) => names.resource(resource.id)), names.method(id)];
}
