import { StreamError } from "../../errors/stream.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { ApiPromise } from "../http/promise.js";
import { parseJson } from "../http/response.js";
import type { Reply } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import { chunksOf, EventStream } from "./eventStream.js";
import { linesOf } from "./lines.js";

/** One server-sent event. */
export interface ServerEvent {
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

/** Calls an operation that answers with server-sent events. Retries happen only before the stream begins. */
export function streamEvents<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, (reply) => {
      reply.keepOpen();
      return Promise.resolve(new EventStream<T>(reply, decodeEvents<T>(reply)));
    }),
  );
}

/** Values of the events of a reply, each event seen before its value is given. */
export async function* decodeEvents<T>(
  reply: Reply,
  see?: (event: ServerEvent) => void,
): AsyncGenerator<T, void, undefined> {
  const declared = reply.operation.response;
  for await (const received of parseEvents(linesOf(chunksOf(reply)))) {
    const { event, data } = received;
    see?.(received);
    if (declared?.terminator !== undefined && data === declared.terminator) return;
    if (declared?.errorEvent !== undefined && event === declared.errorEvent) {
      throw new StreamError(`The server reported an error in the stream`, decodeLoosely(data));
    }
    yield (declared?.text ? data : parseJson(data, reply)) as T;
  }
  if (declared?.terminator !== undefined) {
    throw new StreamError("The stream ended before its terminator: events may be missing");
  }
}

function decodeLoosely(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/** Parses a stream of events as the WHATWG specification says, and hands out data that is pending at its end. */
export async function* parseEvents(
  lines: AsyncIterable<string>,
): AsyncGenerator<ServerEvent, void, undefined> {
  let event = "";
  let data: string[] = [];
  let id: string | undefined;
  for await (const line of lines) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n"), id };
      event = "";
      data = [];
      continue;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") data.push(value);
    else if (field === "id" && !value.includes("\0")) id = value;
  }
  if (data.length > 0) yield { event: event || "message", data: data.join("\n"), id };
}
