import { StreamError } from "../../errors/stream.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { ApiPromise } from "../http/promise.js";
import { parseJson } from "../http/response.js";
import type { Reply } from "../http/response.js";
import type { OperationSpec } from "../spec.js";
import { chunksOf, EventStream } from "./eventStream.js";
import { linesOf } from "./lines.js";

/** Calls an operation that answers with one JSON value a line. Retries happen only before the stream begins. */
export function streamLines<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, (reply) => {
      reply.keepOpen();
      return Promise.resolve(new EventStream<T>(reply, decodeLines<T>(reply)));
    }),
  );
}

async function* decodeLines<T>(reply: Reply): AsyncGenerator<T, void, undefined> {
  const terminator = reply.operation.response?.terminator;
  let number = 0;
  for await (const line of linesOf(chunksOf(reply))) {
    number += 1;
    if (terminator !== undefined && line === terminator) return;
    if (line.trim() !== "") yield parseJson(line, reply, number) as T;
  }
  if (terminator !== undefined) {
    throw new StreamError("The stream ended before its terminator: lines may be missing");
  }
}
