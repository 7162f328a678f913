import { type OperationId, type RequestNode, requestNode, type TargetContext } from "@sdkwright/plugin-api";

/** What tells the struct of a method's arguments from others; undefined where it is like no other: a request is in it. */
function shapeOf({ names }: Pick<TargetContext, "names">, { operation, method }: RequestNode): string | undefined {
  if (method.request || method.arguments.length === 0) return undefined;
  const fields = method.arguments.map(({ from, type }) => {
    const parameter =
      from.kind === "parameter" && method.call.parameters.find((one) => one.in === from.in && one.name === from.name);
    return [names.companion("argumentField", operation.id, from), from, type, parameter];
  });
  return JSON.stringify(fields);
}

/**
 * For each operation, the one whose struct of arguments it uses: the first with the same arguments. Hundreds of
 * operations of an API are about the same `owner` and `repo`, and each struct costs users time to compile.
 */
export function sharedParams(target: Pick<TargetContext, "sdk" | "names">): ReadonlyMap<OperationId, OperationId> {
  const owners = new Map<string, OperationId>();
  const shared = new Map<OperationId, OperationId>();
  for (const id of target.sdk.clients.flatMap(({ methods }) => methods)) {
    const shape = shapeOf(target, requestNode(target.sdk, id));
    const owner = (shape !== undefined && owners.get(shape)) || id;
    if (shape !== undefined) owners.set(shape, owner);
    shared.set(id, owner);
  }
  return shared;
}
