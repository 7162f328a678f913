import type { WireCase, WireRequest } from "@sdkwright/docs-kit";
import type { JsonValue, RpcOperation } from "@sdkwright/plugin-api";

/**
 * The case of a remote call. By JSON-RPC its bodies are parameters and result, which the harness finds in the messages; by
 * Connect nothing is sent as a message without fields.
 */
export function rpcCase(test: WireCase, rpc: RpcOperation): WireCase {
  const { body, ...request } = test.request;
  const given = body?.kind === "json" ? body.text : undefined;
  if (rpc.protocol === "connect") return { ...test, request: withBody(request, given ?? "{}") };
  const text = given === undefined ? undefined : paramsText(rpc, given);
  return { ...test, request: withBody({ ...request, path: "/" }, text) };
}

function withBody(request: Omit<WireRequest, "body">, text: string | undefined): WireRequest {
  return text === undefined ? request : { ...request, body: { kind: "json", mediaType: "application/json", text } };
}

/** The parameters as they are sent: by position where the method has positions and none in between is left out. */
function paramsText({ params, paramStructure }: RpcOperation, named: string): string | undefined {
  const given = JSON.parse(named) as { readonly [name: string]: JsonValue | undefined };
  if (paramStructure === "by-name") return named === "{}" ? undefined : named;
  const values = params.map(({ name: { wire } }) => (Object.hasOwn(given, wire) ? given[wire] : undefined));
  while (values.length > 0 && values.at(-1) === undefined) values.pop();
  if (paramStructure === "either" && values.includes(undefined)) return named;
  return JSON.stringify(values.map((value) => value ?? null));
}
