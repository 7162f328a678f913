import type { Api, ErrorId, HttpOperation, Operation, RpcOperation, TypeId } from "@sdkwright/ir-schema";

/** The operations that SDKs have methods for, in declared order. */
export function requestsOf({ operations }: Pick<Api, "operations">): HttpOperation[] {
  return Object.values(operations).filter((operation) => operation.kind === "http");
}

/** The remote call that a request carries, where it goes by JSON-RPC. */
export function jsonRpcOf({ carries }: HttpOperation): RpcOperation | undefined {
  return carries?.protocol === "json-rpc" ? carries : undefined;
}

/** Id of the object that holds the parameters of a remote call. */
export function parametersId(operation: Operation["id"]): TypeId {
  return `type:${operation}#params`;
}

/** Whether an id is that of an error of a remote call, which all share one class of the runtime. */
export function isCarriedError(id: ErrorId): boolean {
  return id.startsWith("error:op:") && id.includes("#");
}
