import { PetClient } from "./api/resources/pet/Client.js";
import { type PetServiceClientOptions, connect } from "./connection.js";
import { type Core, describeClient } from "./core/client/core.js";
import type { ApiPromise } from "./core/http/promise.js";
import type { RawRequestOptions } from "./requestOptions.js";

export class PetServiceClient {
  readonly #core: Core;
  #petClient: PetClient | undefined;

  constructor(options: PetServiceClientOptions) {
    this.#core = connect(options);
    describeClient(this, this.#core);
  }

  get pet(): PetClient {
    return (this.#petClient ??= new PetClient(this.#core));
  }

  /** Calls an endpoint that this client has no method for: a path below the base URL. */
  request<T = unknown>(method: string, path: string, options?: RawRequestOptions): ApiPromise<T> {
    return this.#core.request<T>(method, path, options);
  }

  /**
   * A client that differs from this one in some options. It shares transport and access tokens.
   */
  withOptions(options: Partial<PetServiceClientOptions>): PetServiceClient {
    return new PetServiceClient(this.#core.derive(options as PetServiceClientOptions));
  }

  /** What may be shown of a client: no secret. */
  toJSON(): unknown {
    return this.#core.toJSON();
  }
}
