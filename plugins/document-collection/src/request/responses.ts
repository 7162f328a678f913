import { type DocumentedResponse, documentedResponses } from "@sdkwright/docs-kit";
import type { HttpOperation, JsonValue } from "@sdkwright/plugin-api";
import { jsonRpcOf, uuidOf } from "@sdkwright/plugin-api";
import type { SavedResponse } from "../collection.js";
import type { Context } from "../context.js";

function bodyText(operation: HttpOperation, { content, value, isError }: DocumentedResponse): string {
  if (!content || value === undefined) return "";
  const rpc = jsonRpcOf(operation);
  switch (content.kind) {
    case "json":
      return JSON.stringify(rpc && !isError ? { jsonrpc: "2.0", id: 1, result: value } : value, null, 2);
    case "text":
      return typeof value === "string" ? value : JSON.stringify(value);
    case "sse": {
      const data = content.text && typeof value === "string" ? value : JSON.stringify(value);
      return `data: ${data}\n\n${content.terminator === undefined ? "" : `data: ${content.terminator}\n\n`}`;
    }
    case "jsonl":
      return `${JSON.stringify(value)}\n`;
    case "binary":
      return "";
    default:
      return content satisfies never;
  }
}

/** Errors of JSON-RPC, which come with status 200, by their codes. */
function rpcErrors(operation: HttpOperation): SavedResponse[] {
  const rpc = jsonRpcOf(operation);
  return (rpc?.codes ?? []).map(({ code, message }) => {
    const body: JsonValue = { jsonrpc: "2.0", id: 1, error: { code, message } };
    return {
      id: uuidOf(`${operation.id} code ${code}`),
      name: `${code} ${message}`,
      code: 200,
      mediaType: "application/json",
      body: JSON.stringify(body, null, 2),
    };
  });
}

/** One response for each documented status. */
export function savedResponses({ api, report }: Context, operation: HttpOperation): SavedResponse[] {
  const saved = documentedResponses({ api, report }, operation).map((response): SavedResponse => {
    const { status, code, content, description = "" } = response;
    const label = status.kind === "code" ? String(code) : status.kind === "range" ? `${status.class}XX` : "default";
    const mediaType = content?.mediaType.includes("*") ? undefined : content?.mediaType;
    const text = description.split("\n")[0] ?? "";
    return {
      id: uuidOf(`${operation.id} ${label}`),
      name: text === "" ? label : `${label} ${text}`,
      code,
      mediaType,
      body: bodyText(operation, response),
    };
  });
  const ids = new Set<string>();
  const distinct = saved.filter(({ id }) => !ids.has(id) && ids.add(id));
  return [...distinct, ...rpcErrors(operation)];
}
