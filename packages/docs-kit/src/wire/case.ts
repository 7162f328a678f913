import type { Api, HttpOperation, JsonValue, OperationId, Type } from "@sdkwright/plugin-api";
import { jsonRpcOf, oncePer, pageTypes, pathText, textOfEvents, typeAt } from "@sdkwright/plugin-api";
import { type ExampleCall, exampleCall, exampleResponse } from "../calls.js";
import type { ExampleContext } from "../declared.js";
import { type WireRequest, wireRequest } from "./request.js";
import { rpcRequest } from "./rpc.js";

/** What the server answers. */
export interface WireReply {
  readonly status: number;
  /** Media type of the body; absent where there is none. */
  readonly type?: string;
  readonly body: string;
}

/** How an answer is to be read, and what callers get of it. */
export type WireResult =
  | {
      readonly kind: "json" | "page" | "text" | "events" | "lines";
      /** Of a stream its one event, of a page its body, of an operation that hands out one property that property. */
      readonly value: JsonValue;
      /** The type of `value`. */
      readonly type: Type;
      /** What a test compares, as JSON: the value; of a stream the list of its events. */
      readonly expected: string;
      /** Callers get the body of the answer as it is: a test that has it needs no `expected`. */
      readonly asSent: boolean;
    }
  /** `expected`: the content of the file; of one that arrives as bytes at once (`buffered`), the same as JSON. */
  | { readonly kind: "file"; readonly buffered: boolean; readonly expected: string }
  | { readonly kind: "none" };

/** One call, the request that a server must receive, and its response. */
export interface WireCase {
  readonly operation: HttpOperation;
  /** What a server knows the operation by. */
  readonly name: string;
  readonly call: ExampleCall;
  /** By JSON-RPC its body is the parameters alone: nothing where there are none. */
  readonly request: WireRequest;
  /** By JSON-RPC its body is the result alone; empty for a notification. */
  readonly reply: WireReply;
  readonly result: WireResult;
  /** The method that is called by JSON-RPC, whose messages are around both bodies. */
  readonly method?: string;
}

/** Default depth to which tests also send optional values. */
const REQUEST_DEPTH = 1;

/** Content of the files that tests send and receive. */
const FILE_TEXT = "content of the file";

function concrete(mediaType: string, fallback: string): string {
  return mediaType.includes("*") ? fallback : mediaType;
}

type Answer = Pick<WireCase, "reply" | "result">;

function answerOf(context: ExampleContext, operation: HttpOperation): Answer | undefined {
  const example = exampleResponse(context, operation);
  const status = example?.status ?? 204;
  const content = example?.content;
  if (!content) return { reply: { status, body: "" }, result: { kind: "none" } };
  if (content.kind === "binary") {
    const type = concrete(content.mediaType, "application/octet-stream");
    const buffered = content.bytes === true;
    const expected = buffered ? JSON.stringify(FILE_TEXT) : FILE_TEXT;
    return { reply: { status, type, body: FILE_TEXT }, result: { kind: "file", buffered, expected } };
  }
  const { value } = example;
  if (value === undefined) return undefined;
  const json = JSON.stringify(value);
  const type = concrete(content.mediaType, "application/json");
  switch (content.kind) {
    case "json":
      if (hasLongInteger(value)) return undefined;
      return {
        reply: { status, type, body: json },
        result: jsonResult(context, operation, { value, type: content.type, json }),
      };
    case "text": {
      const body = typeof value === "string" ? value : json;
      const expected = JSON.stringify(body);
      return {
        reply: { status, type, body },
        result: { kind: "text", value: body, type: content.type, expected, asSent: true },
      };
    }
    case "sse": {
      const { text } = textOfEvents(context.api, content);
      const data = text && typeof value === "string" ? value.replace(/[\r\n]+/g, " ") : json;
      const end = content.terminator === undefined ? "" : `data: ${content.terminator}\n\n`;
      const event = text ? data : value;
      return {
        reply: { status, type, body: `data: ${data}\n\n${end}` },
        result: streamResult("events", [event, content.type]),
      };
    }
    case "jsonl": {
      const end = content.terminator === undefined ? "" : `${content.terminator}\n`;
      return { reply: { status, type, body: `${json}\n${end}` }, result: streamResult("lines", [value, content.type]) };
    }
    default:
      return content satisfies never;
  }
}

/** Integers that are rounded here already: no server would send the value that stands in a test. */
function hasLongInteger(value: JsonValue): boolean {
  if (typeof value === "number") return Number.isInteger(value) && !Number.isSafeInteger(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasLongInteger);
}

/** A value with its type. */
type Typed = readonly [value: JsonValue, type: Type];

/** The body of an answer: as a value, and as it is sent. */
interface JsonBody {
  readonly value: JsonValue;
  readonly type: Type;
  readonly json: string;
}

function streamResult(kind: "events" | "lines", [value, type]: Typed): WireResult {
  return { kind, value, type, expected: JSON.stringify([value]), asSent: false };
}

/** All of an answer, or the property that the operation hands out. */
function jsonResult({ api }: ExampleContext, operation: HttpOperation, { value, type, json }: JsonBody): WireResult {
  const { returns } = operation;
  const isPage = pageTypes(api, operation) !== undefined;
  if (isPage || !returns) return { kind: isPage ? "page" : "json", value, type, expected: json, asSent: true };
  type Members = { readonly [key: string]: JsonValue } | null;
  const inner = returns.reduce<JsonValue>((outer, key) => (outer as Members)?.[key] ?? null, value);
  const innerType: Type = typeAt(api, type, returns) ?? { kind: "unknown" };
  return { kind: "json", value: inner, type: innerType, expected: JSON.stringify(inner), asSent: false };
}

/** HTTP allows no body here, whatever a definition says. */
function hasNoBody({ method }: HttpOperation, status: number): boolean {
  return method === "HEAD" || status === 204 || status === 205 || status === 304;
}

/** What a server knows an operation by: the method that it calls by JSON-RPC, else its method and path. */
export function wireName(operation: HttpOperation): string {
  return jsonRpcOf(operation)?.method ?? `${operation.method} ${pathText(operation)}`;
}

/** Cases by API, since the tests of all languages have the same ones. */
const casesOf = oncePer((_: Api) => new Map<OperationId, WireCase | undefined>());

/**
 * A test of an operation against a server: what is sent is worked out here from the definition, apart from any SDK, so
 * that a fault of the SDK shows. Undefined where no answer can be made.
 */
export function wireCase(context: ExampleContext, operation: HttpOperation): WireCase | undefined {
  const cases = casesOf(context.api);
  const { id } = operation;
  if (!cases.has(id)) cases.set(id, makeCase(context, operation));
  return cases.get(id);
}

function makeCase(context: ExampleContext, operation: HttpOperation): WireCase | undefined {
  const answer = answerOf(context, operation);
  if (!answer || (answer.reply.body !== "" && hasNoBody(operation, answer.reply.status))) return undefined;
  const call = exampleCall(context, operation, REQUEST_DEPTH);
  const request = wireRequest(context, operation, call);
  const rpc = operation.carries;
  const method = jsonRpcOf(operation)?.method;
  return {
    operation,
    name: wireName(operation),
    call,
    request: rpc ? rpcRequest(request, rpc) : request,
    ...answer,
    ...(method !== undefined && { method }),
  };
}
