import type { JsonValue, RpcOperation } from "@sdkwright/plugin-api";
import type { WireRequest } from "./request.js";

/**
 * The request of a remote call. By JSON-RPC its body is the parameters, which a test finds in the message; by Connect
 * nothing is sent as a message without fields.
 */
export function rpcRequest({ body, ...request }: WireRequest, rpc: RpcOperation): WireRequest {
  const given = body?.json;
  if (rpc.protocol === "connect") return withBody(request, given ?? "{}");
  return withBody({ ...request, path: "/" }, given === undefined ? undefined : paramsText(rpc, given));
}

function withBody(request: Omit<WireRequest, "body">, text: string | undefined): WireRequest {
  return text === undefined ? request : { ...request, body: { type: "application/json", json: text } };
}

/**
 * The parameters of a JSON-RPC call as they are sent, from those by name: by position where the method has positions and
 * none in between is left out. JSON text both; undefined if there are none.
 */
export function paramsText({ params, paramStructure }: RpcOperation, named: string): string | undefined {
  const given = JSON.parse(named) as { readonly [name: string]: JsonValue | undefined };
  if (paramStructure === "by-name") return named === "{}" ? undefined : named;
  const values = params.map(({ name: { wire } }) => (Object.hasOwn(given, wire) ? given[wire] : undefined));
  while (values.length > 0 && values.at(-1) === undefined) values.pop();
  if (paramStructure === "either" && values.includes(undefined)) return named;
  return JSON.stringify(values.map((value) => value ?? null));
}
