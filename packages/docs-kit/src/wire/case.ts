import type { ExampleCall, HttpOperation, JsonValue } from "@sdkwright/plugin-api";
import { exampleCall, exampleResponse } from "../calls.js";
import type { ExampleContext } from "../declared.js";
import { type WireRequest, wireRequest } from "./request.js";

/** What the server answers. */
export interface WireReply {
  readonly status: number;
  /** Absent where there is no body. */
  readonly contentType?: string;
  readonly body: string;
}

/** One call, what a server must see of it, and what it answers. */
export interface WireCase {
  readonly call: ExampleCall;
  readonly request: WireRequest;
  readonly reply: WireReply;
  /** How the answer is to be read, and the value that it carries: the one event of a stream. */
  readonly result:
    | { readonly kind: "json" | "text" | "events" | "lines"; readonly value: JsonValue }
    | { readonly kind: "file"; readonly text: string }
    | { readonly kind: "none" };
}

/** Tests send what is optional too, down to this level, where no setting says otherwise. */
const REQUEST_DEPTH = 1;

/** Content of the files that tests send and receive. */
const FILE_TEXT = "content of the file";

function concrete(mediaType: string, fallback: string): string {
  return mediaType.includes("*") ? fallback : mediaType;
}

function replyOf(context: ExampleContext, operation: HttpOperation): Pick<WireCase, "reply" | "result"> | undefined {
  const example = exampleResponse(context, operation);
  const status = example?.status ?? 204;
  const content = example?.content;
  if (!content) return { reply: { status, body: "" }, result: { kind: "none" } };
  if (content.kind === "binary") {
    const contentType = concrete(content.mediaType, "application/octet-stream");
    return { reply: { status, contentType, body: FILE_TEXT }, result: { kind: "file", text: FILE_TEXT } };
  }
  const { value } = example;
  if (value === undefined) return undefined;
  const json = JSON.stringify(value);
  const contentType = concrete(content.mediaType, "application/json");
  switch (content.kind) {
    case "json":
      return { reply: { status, contentType, body: json }, result: { kind: "json", value } };
    case "text": {
      const body = typeof value === "string" ? value : json;
      return { reply: { status, contentType, body }, result: { kind: "text", value: body } };
    }
    case "sse": {
      const data = content.text && typeof value === "string" ? value.replace(/[\r\n]+/g, " ") : json;
      const end = content.terminator === undefined ? "" : `data: ${content.terminator}\n\n`;
      const event = content.text ? data : value;
      return {
        reply: { status, contentType, body: `data: ${data}\n\n${end}` },
        result: { kind: "events", value: event },
      };
    }
    case "jsonl": {
      const end = content.terminator === undefined ? "" : `${content.terminator}\n`;
      return { reply: { status, contentType, body: `${json}\n${end}` }, result: { kind: "lines", value } };
    }
    default:
      return content satisfies never;
  }
}

/** HTTP allows no body here, whatever a definition says. */
function hasNoBody({ method }: HttpOperation, status: number): boolean {
  return method === "HEAD" || status === 204 || status === 205 || status === 304;
}

/**
 * A test of an operation against a server: what is sent is worked out here from the definition, apart from any SDK, so
 * that a fault of the SDK shows. Undefined where no answer can be made.
 */
export function wireCase(context: ExampleContext, operation: HttpOperation): WireCase | undefined {
  const answer = replyOf(context, operation);
  if (!answer || (answer.reply.body !== "" && hasNoBody(operation, answer.reply.status))) return undefined;
  const call = exampleCall(context, operation, REQUEST_DEPTH);
  return { call, request: wireRequest(context, operation, call), ...answer };
}
