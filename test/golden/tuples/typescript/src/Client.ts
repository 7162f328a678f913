import { PointsClient } from "./api/resources/points/Client.js";
import { type TuplesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class TuplesClient {
  readonly #core: Core;
  #pointsClient: PointsClient | undefined;

  constructor(options: TuplesClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get points(): PointsClient {
    return (this.#pointsClient ??= new PointsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<TuplesClientOptions>): TuplesClient {
    return new TuplesClient(this.#core.derive(options as TuplesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
