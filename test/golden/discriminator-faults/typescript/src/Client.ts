import { ThingsClient } from "./api/resources/things/Client.js";
import { type FaultsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class FaultsClient {
  readonly #core: Core;
  #thingsClient: ThingsClient | undefined;

  constructor(options: FaultsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get things(): ThingsClient {
    return (this.#thingsClient ??= new ThingsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<FaultsClientOptions>): FaultsClient {
    return new FaultsClient(this.#core.derive(options as FaultsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
