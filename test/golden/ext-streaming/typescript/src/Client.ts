import type { CompleteRequest, CompleteStreamRequest } from "./api/requests.js";
import { AnswersClient } from "./api/resources/answers/Client.js";
import type { Answer } from "./api/types/Answer.js";
import type { Chunk } from "./api/types/Chunk.js";
import { type StreamsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { EventStream } from "./core/stream/eventStream.js";
import { streamLines } from "./core/stream/jsonLines.js";
import { resumeEvents } from "./core/stream/resume.js";
import { streamEvents } from "./core/stream/sse.js";

const completeOperation: OperationSpec = {
  method: "POST",
  path: "/completions",
  body: { kind: "json" },
  response: { kind: "json" },
  pinned: { stream: false },
};

const completeStreamOperation: OperationSpec = {
  method: "POST",
  path: "/completions",
  body: { kind: "json" },
  response: { kind: "sse", terminator: "[DONE]" },
  pinned: { stream: true },
};

const listenOperation: OperationSpec = {
  method: "GET",
  path: "/events",
  response: { kind: "sse", terminator: "end", errorEvent: "failure" },
};

const tailOperation: OperationSpec = {
  method: "GET",
  path: "/lines",
  response: { kind: "jsonl", terminator: "[DONE]" },
};

export class StreamsClient {
  readonly #core: Core;
  #answersClient: AnswersClient | undefined;

  constructor(options: StreamsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get answers(): AnswersClient {
    return (this.#answersClient ??= new AnswersClient(this.#core));
  }

  complete(request: CompleteRequest, options?: RequestOptions): ApiPromise<Answer> {
    return this.#core.send(completeOperation, request, options);
  }

  completeStream(
    request: CompleteStreamRequest,
    options?: RequestOptions,
  ): ApiPromise<EventStream<Chunk>> {
    return streamEvents(this.#core, completeStreamOperation, request, options);
  }

  listen(options?: RequestOptions): ApiPromise<EventStream<Chunk>> {
    return resumeEvents(this.#core, listenOperation, undefined, options);
  }

  tail(options?: RequestOptions): ApiPromise<EventStream<Chunk>> {
    return streamLines(this.#core, tailOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<StreamsClientOptions>): StreamsClient {
    return new StreamsClient(this.#core.derive(options as StreamsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
