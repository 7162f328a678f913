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
  terminatorOf,
  unnamed,
} from "./eventStream.js";
import type { ServerSentEvent } from "./eventStream.js";
import { linesOf } from "./lines.js";
import { resultOf, separated } from "./separate.js";

/** Calls an operation that answers with one JSON value a line. Retries happen only before the stream begins. */
export function streamLines<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, async (reply, told) => {
      await openStream(reply, told, { name: "a stream of JSON lines", types: /json/ });
      return new EventStream<T>(reply, decodeLines<T>(reply, told));
    }),
  );
}

async function* decodeLines<T>(
  reply: Reply,
  told: Told,
): AsyncGenerator<ServerSentEvent<T>, void, undefined> {
  const terminator = terminatorOf(reply);
  let number = 0;
  const isTranscoded = reply.operation.response?.transcoded === true;
  const chunks = isTranscoded ? separated(chunksOf(reply)) : chunksOf(reply);
  for await (const received of linesOf(chunks, reply)) {
    const line = isTranscoded ? resultOf(received) : received;
    number += 1;
    if (line.trim() === terminator) return;
    if (line.trim() === "") continue;
    const value = parseJson(line, reply, number);
    const failure = reportedError(value, reply, told);
    if (failure !== undefined) throw failure;
    yield unnamed(value as T);
  }
  if (reply.operation.response?.terminator !== undefined) {
    throw new StreamError(
      reply.failed("the stream ended before its terminator: lines may be missing"),
    );
  }
}
