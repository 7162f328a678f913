import { AnimalsClient } from "./api/resources/animals/Client.js";
import { type SharedClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class SharedClient {
  readonly #core: Core;
  #animalsClient: AnimalsClient | undefined;

  constructor(options: SharedClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get animals(): AnimalsClient {
    return (this.#animalsClient ??= new AnimalsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<SharedClientOptions>): SharedClient {
    return new SharedClient(this.#core.derive(options as SharedClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
