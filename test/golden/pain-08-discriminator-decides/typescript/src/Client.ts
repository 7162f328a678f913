import { ProductsClient } from "./api/resources/products/Client.js";
import { type DecidedClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class DecidedClient {
  readonly #core: Core;
  #productsClient: ProductsClient | undefined;

  constructor(options: DecidedClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get products(): ProductsClient {
    return (this.#productsClient ??= new ProductsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<DecidedClientOptions>): DecidedClient {
    return new DecidedClient(this.#core.derive(options as DecidedClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
