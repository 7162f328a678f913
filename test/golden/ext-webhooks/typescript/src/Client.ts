import type { Order } from "./api/types/Order.js";
import { type SignedWebhooksClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions, RequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { OperationSpec } from "./core/spec.js";

const listOrdersOperation: OperationSpec = {
  method: "GET",
  path: "/orders",
  response: { kind: "json" },
};

export class SignedWebhooksClient {
  readonly #core: Core;

  constructor(options: SignedWebhooksClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  listOrders(options?: RequestOptions): ApiPromise<Order[]> {
    return this.#core.send(listOrdersOperation, undefined, options);
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<SignedWebhooksClientOptions>): SignedWebhooksClient {
    return new SignedWebhooksClient(this.#core.derive(options as SignedWebhooksClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
