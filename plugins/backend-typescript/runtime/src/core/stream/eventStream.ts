import { ConfigurationError } from "../../errors/configuration.js";
import { DecodeError } from "../../errors/decode.js";
import { StreamError } from "../../errors/stream.js";
import { decode, readStart, saidIn } from "../http/failure.js";
import type { Told } from "../http/failure.js";
import { discard, readBody } from "../http/response.js";
import type { Reply } from "../http/response.js";
import { encodeJson } from "../json/json.js";

/** Where a stream comes from: another reply, once it has been resumed. */
export interface Source {
  reply: Reply;
  isClosed: boolean;
  /** Ends a wait for the next connection. */
  wake?: () => void;
}

/** An event of a stream, with its data decoded. */
export interface ServerSentEvent<T> {
  readonly data: T;
  /** Name of the event: `message` if the server gives none. */
  readonly event: string;
  /** The last event id that the stream has given so far; empty if there is none. */
  readonly id: string;
}

/** What a stream has whose items have neither names nor ids: lines of JSON, and messages of Connect. */
export function unnamed<T>(data: T): ServerSentEvent<T> {
  return { data, event: "message", id: "" };
}

/**
 * The data of events as they arrive; {@link events} gives whole events. Can be iterated over once. Leaving the loop or
 * calling {@link close} closes the connection. The timeout of the call applies between any two chunks.
 */
export class EventStream<T> implements AsyncIterable<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  readonly #events: AsyncGenerator<ServerSentEvent<T>, void, undefined>;
  readonly #source: Source;
  #isIterated = false;

  constructor(
    reply: Reply,
    events: AsyncGenerator<ServerSentEvent<T>, void, undefined>,
    source: Source = { reply, isClosed: false },
  ) {
    this.status = reply.raw.status;
    this.headers = reply.raw.headers;
    this.requestId = reply.raw.requestId;
    this.#events = events;
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    this.#begin();
    try {
      if (this.#source.isClosed) return;
      for await (const { data } of this.#events) yield data;
    } catch (error) {
      if (!this.#source.isClosed) throw error;
    }
  }

  /**
   * Iterates over whole events, in place of their data: with the name and the last event id of each. Items of streams that
   * are not server-sent events have the name `message` and an empty id.
   */
  async *events(): AsyncGenerator<ServerSentEvent<T>, void, undefined> {
    this.#begin();
    try {
      if (!this.#source.isClosed) yield* this.#events;
    } catch (error) {
      if (!this.#source.isClosed) throw error;
    }
  }

  /** Closes the connection and ends a loop that is waiting for an event. */
  async close(): Promise<void> {
    this.#source.isClosed = true;
    this.#source.wake?.();
    const { deadline, body } = this.#source.reply;
    deadline.end();
    deadline.abort(new ConfigurationError("The stream is closed"));
    if (!this.#isIterated) await discard(body);
  }

  #begin(): void {
    if (this.#isIterated) throw new ConfigurationError("A stream can be iterated once");
    this.#isIterated = true;
  }
}

/** What a stream is made of: how errors call it, and the content types that it has. */
export interface Frames {
  readonly name: string;
  readonly types: RegExp;
}

/** Keeps a stream open for its reader. Raises `DecodeError` for an answer whose content type says that it is none. */
export async function openStream(reply: Reply, told: Told, frames: Frames): Promise<void> {
  const declared = reply.operation.response?.accept?.toLowerCase();
  const contentType = reply.raw.headers.get("content-type");
  const type = (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  // Types that servers send where they know of none.
  const saysNothing = ["", "text/plain", "application/octet-stream"].includes(type);
  if (saysNothing || type === declared || frames.types.test(type)) return reply.keepOpen();
  const { status, headers } = reply.raw;
  reply.deadline.phase = "body";
  const rawBody = await readStart(reply);
  const body = decode(rawBody, contentType, reply);
  const said = saidIn({ body, rawBody, secrets: told.secrets }, reply);
  const what = `the response (status ${String(status)}) is ${type}, not ${frames.name}${said}`;
  const message = reply.failed(what);
  throw new DecodeError({ message, status, headers, rawBody });
}

/** The error that an item reports in place of a value: all that APIs which stream JSON have in common. */
export function reportedError(value: unknown, reply: Reply, told: Told): StreamError | undefined {
  if (reply.operation.response?.errorItems) return undefined;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, "error"))
    return undefined;
  return (value as { error: unknown }).error ? streamFailure(value, reply, told) : undefined;
}

/** The error for what a server reports in a stream. */
export function streamFailure(data: unknown, reply: Reply, { secrets }: Told): StreamError {
  const said = saidIn({ body: data, rawBody: encodeJson(data) ?? "", secrets }, reply);
  return new StreamError(reply.failed(`the server reported an error in the stream${said}`), data);
}

/** What ends a stream of JSON that declares nothing else: all that stream as the best known API does send it. */
export function terminatorOf(reply: Reply): string | undefined {
  const declared = reply.operation.response;
  return declared?.terminator ?? (declared?.text ? undefined : "[DONE]");
}

/**
 * Chunks of a body that outlives its attempt, the time limit counted between any two. Ending early closes the
 * connection. Raises `ConnectionError`, `TimeoutError` or the reason of the caller's signal.
 */
export async function* chunksOf(reply: Reply): AsyncGenerator<Uint8Array, void, undefined> {
  const { deadline } = reply;
  const reader = reply.body?.getReader();
  try {
    while (reader !== undefined) {
      deadline.phase = "idle";
      deadline.restart();
      const { done, value } = await readBody(reader.read(), deadline);
      if (done) return;
      deadline.pause();
      yield value;
    }
  } finally {
    deadline.end();
    reader?.cancel().catch(() => undefined);
  }
}
