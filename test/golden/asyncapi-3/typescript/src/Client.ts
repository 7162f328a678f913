import { MarketClient } from "./api/resources/market/Client.js";
import { type PricesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { RawRequestOptions } from "./requestOptions.js";

export class PricesClient {
  readonly #core: Core;
  #marketClient: MarketClient | undefined;

  constructor(options: PricesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get market(): MarketClient {
    return (this.#marketClient ??= new MarketClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<PricesClientOptions>): PricesClient {
    return new PricesClient(this.#core.derive(options as PricesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
