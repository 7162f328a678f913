import type { OperationId } from "@sdkwright/plugin-api";
import { accessPath } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";

/** The call of a method without its arguments: `client.pets.get`. */
export function pathTo({ sdk, names }: Context, id: OperationId): string {
  return ["client", ...accessPath(sdk, names, id)].join(".");
}
