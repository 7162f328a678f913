import { paramsText } from "@sdkwright/docs-kit";
import type { JsonValue, RpcOperation } from "@sdkwright/plugin-api";
import type { Body } from "../collection.js";
import { plainJson } from "../text.js";

/** The body of a remote call: a message of JSON-RPC, or the one message of a Connect call. */
export function remoteBody(rpc: RpcOperation, given: JsonValue | undefined): Body {
  const message = rpc.protocol === "connect" ? (given ?? {}) : jsonRpcMessage(rpc, given);
  return { kind: "raw", language: "json", text: plainJson(JSON.stringify(message, null, 2)) };
}

function jsonRpcMessage(rpc: RpcOperation, given: JsonValue | undefined): JsonValue {
  const params = paramsText(rpc, JSON.stringify(given ?? {}));
  return {
    jsonrpc: "2.0",
    ...(rpc.result !== null && { id: 1 }),
    method: rpc.method,
    ...(params !== undefined && { params: JSON.parse(params) as JsonValue }),
  };
}
