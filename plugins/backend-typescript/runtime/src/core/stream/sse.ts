import { StreamError } from "../../errors/stream.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { ApiPromise } from "../http/promise.js";
import type { Told } from "../http/failure.js";
import { parseJson } from "../http/response.js";
import type { Reply } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import {
  chunksOf,
  EventStream,
  openStream,
  reportedError,
  streamFailure,
  terminatorOf,
} from "./eventStream.js";
import type { Frames, ServerSentEvent } from "./eventStream.js";
import { checkSize, linesOf } from "./lines.js";
import type { Bound } from "./lines.js";

export const eventFrames: Frames = { name: "a stream of events", types: /^text\/event-stream$/ };

/** Calls an operation that answers with server-sent events. Retries happen only before the stream begins. */
export function streamEvents<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, async (reply, told) => {
      await openStream(reply, told, eventFrames);
      return new EventStream<T>(reply, decodeEvents<T>(reply, told));
    }),
  );
}

/** The events of a reply; `lastId` is the last id of the connection that this one continues. */
export async function* decodeEvents<T>(
  reply: Reply,
  told: Told,
  lastId = "",
): AsyncGenerator<ServerSentEvent<T>, void, undefined> {
  const declared = reply.operation.response;
  const terminator = terminatorOf(reply);
  const bound = { ...reply, terminator, lastId };
  for await (const { event, data, id } of parseEvents(chunksOf(reply), bound)) {
    if (data.trim() === terminator) return;
    if (event === (declared?.errorEvent ?? "error"))
      throw streamFailure(decodeLoosely(data), reply, told);
    // No JSON is empty: an event without data is a sign of life.
    if (!declared?.text && data.trim() === "") continue;
    const value = declared?.text
      ? data
      : parseJson(declared?.allowsText ? jsonOf(data) : data, reply);
    const failure = reportedError(value, reply, told);
    if (failure !== undefined) throw failure;
    yield { data: value as T, event, id };
  }
  if (declared?.terminator !== undefined) {
    throw new StreamError(
      reply.failed("the stream ended before its terminator: events may be missing"),
    );
  }
}

/** The JSON of an event that is JSON or else text. */
function jsonOf(data: string): string {
  try {
    JSON.parse(data);
    return data;
  } catch {
    return JSON.stringify(data);
  }
}

function decodeLoosely(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

/**
 * Parses a stream of events as the WHATWG specification says: one that the end cuts off is dropped, since it may lack
 * data. A terminator lacks none, so it counts without the blank line that some servers leave out.
 */
export async function* parseEvents(
  chunks: AsyncIterable<Uint8Array>,
  bound: Bound & { readonly terminator?: string | undefined; readonly lastId?: string },
): AsyncGenerator<ServerSentEvent<string>, void, undefined> {
  const { terminator, lastId = "" } = bound;
  let event = "";
  let data: string[] = [];
  let size = 0;
  let id = lastId;
  for await (const line of linesOf(chunks, bound)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n"), id };
      event = "";
      data = [];
      size = 0;
      continue;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "event") event = value;
    else if (field === "data") {
      data.push(value);
      checkSize((size += value.length + 1), bound);
    } else if (field === "id" && !value.includes("\0")) id = value;
  }
  if (terminator !== undefined && data.join("\n").trim() === terminator)
    yield { event: event || "message", data: terminator, id };
}
