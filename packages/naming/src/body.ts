import type { Api, HttpOperation, Operation, RpcOperation } from "@sdkwright/ir-schema";
import { mergedBody } from "@sdkwright/sdk-model";

/** An operation as the definition declares it, where a request carries a remote call. */
export function declaredCall(operation: Operation): RpcOperation | undefined {
  if (operation.kind === "rpc") return operation;
  return operation.kind === "http" ? operation.carries : undefined;
}

/** Whether an operation's body is one key of its request object. */
export function hasBodyKey(api: Pick<Api, "types">, operation: HttpOperation): boolean {
  return operation.body !== null && mergedBody(api, operation) === null;
}
