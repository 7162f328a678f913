import { ThingsClient } from "./api/resources/things/Client.js";
import { type ErrorBodiesClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class ErrorBodiesClient {
  readonly #core: Core;
  #thingsClient: ThingsClient | undefined;

  constructor(options: ErrorBodiesClientOptions = {}) {
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
  withOptions(options: Partial<ErrorBodiesClientOptions>): ErrorBodiesClient {
    return new ErrorBodiesClient(this.#core.derive(options as ErrorBodiesClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
