import { CatsClient } from "./api/resources/cats/Client.js";
import { type CompositionClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class CompositionClient {
  readonly #core: Core;
  #catsClient: CatsClient | undefined;

  constructor(options: CompositionClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get cats(): CatsClient {
    return (this.#catsClient ??= new CatsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<CompositionClientOptions>): CompositionClient {
    return new CompositionClient(this.#core.derive(options as CompositionClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
