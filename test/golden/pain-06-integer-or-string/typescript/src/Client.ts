import { ForecastsClient } from "./api/resources/forecasts/Client.js";
import { type NumberOrTextClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class NumberOrTextClient {
  readonly #core: Core;
  #forecastsClient: ForecastsClient | undefined;

  constructor(options: NumberOrTextClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get forecasts(): ForecastsClient {
    return (this.#forecastsClient ??= new ForecastsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<NumberOrTextClientOptions>): NumberOrTextClient {
    return new NumberOrTextClient(this.#core.derive(options as NumberOrTextClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
