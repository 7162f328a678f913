import { __Brand__ConnectionError as ConnectionError } from "../../errors/connection.js";
import { StreamError } from "../../errors/stream.js";
import type { Core } from "../client/core.js";
import type { RequestOptions } from "../client/options.js";
import { sleep } from "../http/deadline.js";
import type { Told } from "../http/failure.js";
import { retriesOf } from "../http/prepare.js";
import type { Call } from "../http/prepare.js";
import { ApiPromise } from "../http/promise.js";
import { discard } from "../http/response.js";
import type { Reply } from "../http/response.js";
import { waitBefore } from "../http/retry.js";
import type { OperationSpec } from "../spec.js";
import { EventStream, openStream } from "./eventStream.js";
import type { ServerSentEvent, Source } from "./eventStream.js";
import { decodeEvents, eventFrames } from "./sse.js";

/**
 * Calls an operation whose events go on where a connection broke off: the call is made again with the id of the last
 * event, as often as calls are retried before another event comes.
 */
export function resumeEvents<T>(
  core: Core,
  operation: OperationSpec,
  request?: object,
  options?: RequestOptions,
): ApiPromise<EventStream<T>> {
  const call: Call = { operation, request, options };
  return new ApiPromise(
    core.call(call, async (reply, told) => {
      await openStream(reply, told, eventFrames);
      const source: Source = { reply, isClosed: false };
      return new EventStream<T>(reply, events<T>(core, call, source, told), source);
    }),
  );
}

async function* events<T>(
  core: Core,
  call: Call,
  source: Source,
  told: Told,
): AsyncGenerator<ServerSentEvent<T>, void, undefined> {
  const limit = isRepeatable(call) ? core.inside((config) => retriesOf(config, call)) : 0;
  let lastId = "";
  let failures = 0;
  while (!source.isClosed) {
    try {
      for await (const event of decodeEvents<T>(source.reply, told, lastId)) {
        failures = 0;
        lastId = event.id;
        yield event;
      }
      return;
    } catch (error) {
      if (lastId === "" || failures >= limit || source.isClosed || !brokeOff(error)) throw error;
    }
    failures += 1;
    const closed = new Promise<void>((resolve) => (source.wake = resolve));
    await Promise.race([sleep(waitBefore(failures, undefined), call.options?.signal), closed]);
    if (source.isClosed) return;
    source.reply = await reconnect(core, call, lastId);
  }
  // It was closed while it was being connected anew.
  source.reply.deadline.end();
  await discard(source.reply.body);
}

/** Whether a stream ended before its time, and not because the server reported an error in it. */
function brokeOff(error: unknown): boolean {
  return (
    error instanceof ConnectionError || (error instanceof StreamError && error.data === undefined)
  );
}

/** Whether a request has no body that may be one to be read once. */
function isRepeatable({ operation: { body } }: Call): boolean {
  return body?.kind !== "binary" && body?.kind !== "multipart";
}

async function reconnect(core: Core, call: Call, lastId: string): Promise<Reply> {
  const headers = { ...call.options?.headers, "Last-Event-ID": lastId };
  const again: Call = { ...call, options: { ...call.options, headers } };
  const { data } = await core.call(again, async (reply, told) => {
    await openStream(reply, told, eventFrames);
    return reply;
  });
  return data;
}
