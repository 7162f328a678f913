import { ProblemClientError } from "./api/errors/ProblemClientError.js";
import type { Item } from "./api/types/Item.js";
import type { TwoShapesAcceptedResponse } from "./api/types/TwoShapesAcceptedResponse.js";
import { type ResponsesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import { type BinaryResponse, download } from "./core/file/download.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";
import type { EventStream } from "./core/stream/eventStream.js";
import { streamLines } from "./core/stream/jsonLines.js";
import { streamEvents } from "./core/stream/sse.js";

const rangeOperation: OperationSpec = {
  method: "GET",
  path: "/range",
  response: { kind: "json" },
  errors: { "4XX": ProblemClientError },
};

const defaultOnlyOperation: OperationSpec = {
  method: "GET",
  path: "/default-only",
  response: { kind: "json" },
};

const maybeEmptyOperation: OperationSpec = {
  method: "GET",
  path: "/maybe-empty",
  response: { kind: "json", empty: true },
};

const twoShapesOperation: OperationSpec = {
  method: "POST",
  path: "/two-shapes",
  response: { kind: "json" },
};

const eventsOperation: OperationSpec = {
  method: "GET",
  path: "/events",
  response: { kind: "sse" },
};

const linesOperation: OperationSpec = {
  method: "GET",
  path: "/lines",
  response: { kind: "jsonl" },
};

const fileOperation: OperationSpec = {
  method: "GET",
  path: "/file",
  response: { kind: "binary", accept: "application/octet-stream" },
};

const imageOperation: OperationSpec = {
  method: "GET",
  path: "/image",
  response: { kind: "binary", accept: "image/png" },
};

const textOperation: OperationSpec = {
  method: "GET",
  path: "/text",
  response: { kind: "text" },
};

const jsonOrTextOperation: OperationSpec = {
  method: "GET",
  path: "/json-or-text",
  response: { kind: "json" },
};

const nothingOperation: OperationSpec = {
  method: "DELETE",
  path: "/nothing",
};

const untypedOperation: OperationSpec = {
  method: "GET",
  path: "/untyped",
  response: { kind: "json" },
};

const redirectOperation: OperationSpec = {
  method: "GET",
  path: "/redirect",
};

const headOperation: OperationSpec = {
  method: "HEAD",
  path: "/head",
};

/** By method, the errors that the API declares. Any call can fail in other ways too. */
export interface ResponsesClientErrors {
  range: ProblemClientError;
}

export class ResponsesClient {
  readonly #core: Core;

  constructor(options: ResponsesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  /** @throws {ProblemClientError} - 4XX: Any client error. */
  range(options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(rangeOperation, undefined, options);
  }

  defaultOnly(options?: RequestOptions): ApiPromise<Item> {
    return this.#core.send(defaultOnlyOperation, undefined, options);
  }

  maybeEmpty(options?: RequestOptions): ApiPromise<Item | undefined> {
    return this.#core.send(maybeEmptyOperation, undefined, options);
  }

  twoShapes(options?: RequestOptions): ApiPromise<Item | TwoShapesAcceptedResponse> {
    return this.#core.send(twoShapesOperation, undefined, options);
  }

  events(options?: RequestOptions): ApiPromise<EventStream<Item>> {
    return streamEvents(this.#core, eventsOperation, undefined, options);
  }

  lines(options?: RequestOptions): ApiPromise<EventStream<Item>> {
    return streamLines(this.#core, linesOperation, undefined, options);
  }

  file(options?: RequestOptions): ApiPromise<BinaryResponse> {
    return download(this.#core, fileOperation, undefined, options);
  }

  image(options?: RequestOptions): ApiPromise<BinaryResponse> {
    return download(this.#core, imageOperation, undefined, options);
  }

  text(options?: RequestOptions): ApiPromise<string> {
    return this.#core.send(textOperation, undefined, options);
  }

  jsonOrText(options?: RequestOptions): ApiPromise<Item[]> {
    return this.#core.send(jsonOrTextOperation, undefined, options);
  }

  nothing(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(nothingOperation, undefined, options);
  }

  untyped(options?: RequestOptions): ApiPromise<unknown> {
    return this.#core.send(untypedOperation, undefined, options);
  }

  redirect(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(redirectOperation, undefined, options);
  }

  /** @throws {ApiError} - 404: Is not. */
  head(options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(headOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<ResponsesClientOptions>): ResponsesClient {
    return new ResponsesClient(this.#core.derive(options as ResponsesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
