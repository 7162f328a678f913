import type { ListBooksRequest } from "./api/requests.js";
import { type QueriesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const listBooksOperation: OperationSpec = {
  method: "GET",
  path: "/books",
  query: [{ key: "filter", style: "deepObject", explode: false }, "tags"],
};

export class QueriesClient {
  readonly #core: Core;

  constructor(options: QueriesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  listBooks(request?: ListBooksRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(listBooksOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<QueriesClientOptions>): QueriesClient {
    return new QueriesClient(this.#core.derive(options as QueriesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
