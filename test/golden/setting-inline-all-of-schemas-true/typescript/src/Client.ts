import { DogsClient } from "./api/resources/dogs/Client.js";
import { type AnimalsClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class AnimalsClient {
  readonly #core: Core;
  #dogsClient: DogsClient | undefined;

  constructor(options: AnimalsClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get dogs(): DogsClient {
    return (this.#dogsClient ??= new DogsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<AnimalsClientOptions>): AnimalsClient {
    return new AnimalsClient(this.#core.derive(options as AnimalsClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
