import { DaysClient } from "./api/resources/days/Client.js";
import { type DatesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class DatesClient {
  readonly #core: Core;
  #daysClient: DaysClient | undefined;

  constructor(options: DatesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get days(): DaysClient {
    return (this.#daysClient ??= new DaysClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<DatesClientOptions>): DatesClient {
    return new DatesClient(this.#core.derive(options as DatesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
