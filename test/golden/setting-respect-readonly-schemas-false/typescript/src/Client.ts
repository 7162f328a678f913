import { OrdersResourceClient } from "./api/resources/orders/Client.js";
import { type OrdersClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class OrdersClient {
  readonly #core: Core;
  #ordersClient: OrdersResourceClient | undefined;

  constructor(options: OrdersClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get orders(): OrdersResourceClient {
    return (this.#ordersClient ??= new OrdersResourceClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<OrdersClientOptions>): OrdersClient {
    return new OrdersClient(this.#core.derive(options as OrdersClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
