import { errorClass } from "../../errors/status.js";
import { StreamError } from "../../errors/stream.js";
import type { ConnectFailure } from "../../errors/connect.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { failureInit } from "../http/failure.js";
import type { Told } from "../http/failure.js";
import { ApiPromise } from "../http/promise.js";
import { parseJson } from "../http/response.js";
import type { Reply } from "../http/response.js";
import { encodeJson } from "../json/json.js";
import type { OperationSpec } from "../spec.js";
import { chunksOf, EventStream, openStream, unnamed } from "../stream/eventStream.js";
import type { ServerSentEvent } from "../stream/eventStream.js";
import { envelopesOf } from "./envelope.js";

/** Calls a method that answers with a stream by the Connect protocol. Retries happen only before it begins. */
export function streamMessages<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call = { operation, request, options };
  return new ApiPromise(
    core.call(call, async (reply, told) => {
      await openStream(reply, told, {
        name: "a stream of messages",
        types: /^application\/connect/,
      });
      return new EventStream<T>(reply, decodeMessages<T>(reply, told));
    }),
  );
}

const COMPRESSED = 1;
const END = 2;

async function* decodeMessages<T>(
  reply: Reply,
  told: Told,
): AsyncGenerator<ServerSentEvent<T>, void, undefined> {
  for await (const { flags, text } of envelopesOf(chunksOf(reply), reply)) {
    if (flags & COMPRESSED)
      throw new StreamError(reply.failed("the stream is compressed, which was not asked for"));
    if (flags & END) {
      const { error } = parseJson(text, reply) as { readonly error?: ConnectFailure | null };
      if (error) throw toError(error, reply, told);
      return;
    }
    yield unnamed(parseJson(text, reply) as T);
  }
  throw new StreamError(
    reply.failed("the stream ended without its last message: others may be missing"),
  );
}

/** The status that a code has in answers that are not streams. */
const statuses: { readonly [code: string]: number } = {
  canceled: 499,
  invalid_argument: 400,
  deadline_exceeded: 504,
  not_found: 404,
  already_exists: 409,
  permission_denied: 403,
  resource_exhausted: 429,
  failed_precondition: 400,
  aborted: 409,
  out_of_range: 400,
  unimplemented: 501,
  unavailable: 503,
  unauthenticated: 401,
};

/** The error that the same failure is before a stream has begun. */
function toError(failure: ConnectFailure, reply: Reply, told: Told): Error {
  const status = statuses[failure.code] ?? 500;
  const what = `${told.method} ${reply.operation.path} failed with ${failure.code}`;
  const rawBody = encodeJson(failure) ?? "";
  const init = failureInit(reply, { what, body: failure, rawBody }, told);
  return new (errorClass(status))({ ...init, status });
}
