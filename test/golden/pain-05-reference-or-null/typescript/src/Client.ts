import { PetsClient } from "./api/resources/pets/Client.js";
import { type OrNullClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { RawRequestOptions } from "./core/client/options.js";
import type { ApiPromise } from "./core/http/promise.js";

export class OrNullClient {
  readonly #core: Core;
  #petsClient: PetsClient | undefined;

  constructor(options: OrNullClientOptions = {}) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get pets(): PetsClient {
    return (this.#petsClient ??= new PetsClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<OrNullClientOptions>): OrNullClient {
    return new OrNullClient(this.#core.derive(options as OrNullClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
