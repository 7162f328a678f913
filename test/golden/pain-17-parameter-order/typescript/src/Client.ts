import type { FirstRequest, SecondRequest } from "./api/requests.js";
import { type OrderedClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const firstOperation: OperationSpec = {
  method: "GET",
  path: "/first/{id}",
  query: ["from", "to"],
};

const secondOperation: OperationSpec = {
  method: "GET",
  path: "/second/{id}",
  query: ["to", "from"],
};

export class OrderedClient {
  readonly #core: Core;

  constructor(options: OrderedClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  first(request: FirstRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(firstOperation, request, options);
  }

  second(request: SecondRequest, options?: RequestOptions): ApiPromise<void> {
    return this.#core.send(secondOperation, request, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<OrderedClientOptions>): OrderedClient {
    return new OrderedClient(this.#core.derive(options as OrderedClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
