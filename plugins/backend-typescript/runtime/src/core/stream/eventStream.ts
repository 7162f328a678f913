import { ConfigurationError } from "../../errors/configuration.js";
import { discard, readBody } from "../http/response.js";
import type { Reply } from "../http/response.js";

/** Where a stream comes from: another reply, once it has been resumed. */
export interface Source {
  reply: Reply;
  isClosed: boolean;
  /** Ends a wait for the next connection. */
  wake?: () => void;
}

/**
 * Events as they arrive. Can be iterated once; leaving the loop, or {@link close}, closes the connection. The time
 * limit of the call counts between any two chunks.
 */
export class EventStream<T> implements AsyncIterable<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly requestId: string | undefined;
  readonly #events: AsyncGenerator<T, void, undefined>;
  readonly #source: Source;
  #isIterated = false;

  constructor(
    reply: Reply,
    events: AsyncGenerator<T, void, undefined>,
    source: Source = { reply, isClosed: false },
  ) {
    this.status = reply.raw.status;
    this.headers = reply.raw.headers;
    this.requestId = reply.raw.requestId;
    this.#events = events;
    this.#source = source;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    if (this.#isIterated) throw new ConfigurationError("A stream can be iterated once");
    this.#isIterated = true;
    try {
      if (!this.#source.isClosed) yield* this.#events;
    } catch (error) {
      if (!this.#source.isClosed) throw error;
    }
  }

  /** Closes the connection. A loop that waits for an event ends. */
  async close(): Promise<void> {
    this.#source.isClosed = true;
    this.#source.wake?.();
    const { deadline, body } = this.#source.reply;
    deadline.end();
    deadline.abort(new ConfigurationError("The stream is closed"));
    if (!this.#isIterated) await discard(body);
  }
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
