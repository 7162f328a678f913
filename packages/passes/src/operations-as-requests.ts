import type { Api, ErrorDecl, ErrorId, Operation, OperationId, TypeDecl, TypeId } from "@sdkwright/ir-schema";
import { canOpen } from "@sdkwright/sdk-model";
import { handshakeOf } from "./handshakes.js";
import { carriedCall } from "./remote-calls.js";

interface Additions {
  readonly types: { [id: TypeId]: TypeDecl };
  readonly errors: { [id: ErrorId]: ErrorDecl };
}

/** What an operation is to an SDK: a request, or itself where SDKs have no transport for it. */
function requestOf(api: Api, operation: Operation, { types, errors }: Additions): Operation {
  switch (operation.kind) {
    case "http":
      return operation;
    case "rpc": {
      const { request, params, failures } = carriedCall(operation);
      if (params) types[params.id] = params;
      for (const failure of failures) errors[failure.id] = failure;
      return request;
    }
    case "channel": {
      const channel = api.channels[operation.channel];
      return channel && canOpen(channel) ? handshakeOf(operation, channel) : operation;
    }
    default:
      return operation satisfies never;
  }
}

/**
 * An API as SDKs see it: remote calls are the HTTP requests that carry them, and channels are opened by requests, so that
 * whatever is emitted for requests is emitted for these too. The same object where nothing changes.
 */
export function operationsAsRequests(api: Api): Api {
  if (!Object.values(api.operations).some(({ kind }) => kind !== "http")) return api;
  const types = { ...api.types };
  const errors = { ...api.errors };
  const operations: { [id: OperationId]: Operation } = {};
  for (const operation of Object.values(api.operations)) {
    operations[operation.id] = requestOf(api, operation, { types, errors });
  }
  return { ...api, types, errors, operations };
}
